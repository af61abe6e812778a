// What a played card takes: every legal capture, for every switch of rules.md ("Capture").
#pragma once

#include "scopa/cards.hpp"
#include "scopa/partitions.hpp"
#include "scopa/variant.hpp"

namespace scopa {

// Calls visit(Mask) for every set of table cards that a partition can mean.
template <class Visit>
void for_each_choice(const Partition& partition, Mask table, Visit&& visit) {
    const auto choose = [&](auto&& self, int part, Mask chosen) -> void {
        if (part == partition.ranks) {
            visit(chosen);
            return;
        }
        const auto [rank, copies] = partition.parts[static_cast<std::size_t>(part)];
        const Choices& choices = kPartitions.choices(nibble(table, rank), copies);
        for (int i = 0; i < choices.size; ++i)
            self(self, part + 1,
                 chosen | (Mask{choices.sets[static_cast<std::size_t>(i)]} << (4 * (rank - 1))));
    };
    choose(choose, 0, 0);
}

constexpr bool holds(Mask table, const Partition& partition) {
    for (int i = 0; i < partition.ranks; ++i) {
        const auto [rank, copies] = partition.parts[static_cast<std::size_t>(i)];
        if (std::popcount(nibble(table, rank)) < copies) return false;
    }
    return true;
}

// Calls visit(Mask) for every set of table cards with the given sum; with `fewest` only for the
// smallest ones.
template <class Visit>
void for_each_sum(int target, Mask table, bool fewest, Visit&& visit) {
    int cards = 0;
    for (const Partition& partition : kPartitions.of(target, ranks_present(table))) {
        if (!holds(table, partition)) continue;
        if (fewest && cards != 0 && partition.cards != cards)
            return;  // the lists go from few cards to many
        cards = partition.cards;
        for_each_choice(partition, table, visit);
    }
}

// Calls visit(Mask) for every non-empty set the card may capture; none means that the card is laid.
template <class Visit>
void for_each_capture(const Variant& variant, Card card, Mask table, Visit&& visit) {
    const int rank = rank_of(card);
    Mask singles = table & rank_mask(rank);
    const auto each_single = [&] {
        while (singles != 0) visit(bit(pop_lowest(singles)));
    };
    if (table == 0) return;
    if (rank == 1 && variant.ace == Ace::sweep) {
        if (singles != 0 && variant.ace_on_ace == AceOnAce::single) return each_single();
        return visit(table);
    }
    switch (variant.capture) {
        case Capture::fifteen:
            return for_each_sum(15 - rank, table, false, visit);
        case Capture::any:
            return for_each_sum(rank, table, false, visit);
        case Capture::fewest:
            return for_each_sum(rank, table, true, visit);
        case Capture::single_first:
            if (singles != 0) return each_single();
            return for_each_sum(rank, table, false, visit);
    }
}

// Whether a capture that empties the table is a scopa (the last-sweep rule apart).
constexpr bool sweep_scores(const Variant& variant, Card card, Mask captured) {
    if (variant.ace == Ace::plain || rank_of(card) != 1 || variant.ace_sweep_is_scopa) return true;
    return (captured & (captured - 1)) == 0 &&
           (captured & kAces) != 0;  // a lone ace: an ordinary scopa
}

// Whether a capture counts for `tris`: the card and two of the table, three suits, sum 15.
constexpr bool is_tris(Card card, Mask captured) {
    if (count(captured) != 2 || rank_sum(captured) + rank_of(card) != 15) return false;
    const Mask all = captured | bit(card);
    int suits = 0;
    for (int suit = 0; suit < kSuits; ++suit) suits += (all & suit_mask(suit)) != 0 ? 1 : 0;
    return suits == 3;
}

}  // namespace scopa
