// A position as the solver sees it: what the future depends on, and no more.
//
// Side 1 (index 0) maximises. Points that can no longer change are banked as they are made; what is
// still open is kept as leads (cards, coins), prime values, and the cards that remain. `live` holds
// the cards whose suit still matters: settebello, coins until denari is clinched, cards that would
// improve a side's primiera until that is decided. Any two other cards of a rank are
// interchangeable.
#pragma once

#include <array>
#include <cstdint>

#include "scopa/position.hpp"
#include "scopa/scoring.hpp"

namespace scopa {

using SuitValues = std::array<std::uint8_t, kSuits>;

// Cards worth more than a prime value, by the value.
inline constexpr std::array<Mask, 22> kAbovePrimeValue = [] {
    std::array<Mask, 22> above{};
    for (std::size_t value = 0; value < above.size(); ++value)
        for (int rank = 1; rank <= kRanks; ++rank)
            if (prime_value_of_rank(rank) > static_cast<int>(value))
                above[value] |= rank_mask(rank);
    return above;
}();

struct Node {
    std::array<Mask, kMaxSeats> hands{};
    Mask table = 0;
    Mask unplayed = 0;  // the cards in hands and in the stock
    Mask live = kAll;
    std::array<std::uint16_t, 2> coins_of{};  // captured coins by rank, for napola
    std::array<SuitValues, 2> prime{};        // best prime value, by side and suit
    // Best value among what remains; not kept up to date where both sides have as much already.
    SuitValues prime_left{};
    std::int8_t cards = 0;               // lead in captured cards
    std::array<std::int8_t, 2> coins{};  // captured, by side
    std::int8_t cards_left = 0;          // cards in hands, on the table, in the stock
    std::int8_t coins_left = 0;
    std::int8_t prime_min = -1;  // worst and best outcome of primiera that is possible
    std::int8_t prime_max = 1;
    std::int8_t turn = 0;   // seat; -1 when the round is over
    std::int8_t last = -1;  // side of the last capture
    std::int8_t stock_next = 0;
    bool last_scored = false;
    bool prime_open = true;   // whether these differ
    std::int16_t banked = 0;  // points settled so far, side 1's minus side 2's
};

// What does not change during a search.
struct Ground {
    Variant variant;
    std::array<Card, kCards> stock{};
    int stock_end = 0;
    int leader = 0;
    int coins = 0;  // in the round
    // By `stock_next` and side: the pairs of equal ranks that hands still to be dealt give to a
    // seat of the side and the seat before it (`kCards` for "any number": other rules of capture).
    std::array<std::array<std::int8_t, 2>, kCards + 1> matches_ahead{};

    bool stock_empty(const Node& node) const { return node.stock_next == stock_end; }
};

Ground make_ground(const Variant& variant, const Position& position);
Node make_node(const Ground& ground, const Position& position);

// Makes a legal play: `next` becomes the node after it. At the end of the round the leftovers are
// given and everything that was open is banked, save carte, denari and primiera.
void advance(const Ground& ground, const Node& node, const Play& play, Node& next);

// The cards that a side captures by a play, with those left over when it ends the round.
constexpr Mask gained_by(int side, const Node& node, const Play& play, const Node& next) {
    Mask cards = 0;
    if (play.captured != 0 && side == (node.turn & 1)) cards = play.captured | bit(play.card);
    if (next.turn < 0 && next.last == side)
        cards |= play.captured == 0 ? node.table | bit(play.card) : node.table ^ play.captured;
    return cards;
}

constexpr int sign(int x) { return (x > 0) - (x < 0); }

// Whether the most cards, the most coins, can still fall to either side or to none.
constexpr bool carte_open(const Node& node) {
    return sign(node.cards - node.cards_left) != sign(node.cards + node.cards_left);
}
constexpr bool denari_open(const Node& node) {
    const int lead = node.coins[0] - node.coins[1];
    return sign(lead - node.coins_left) != sign(lead + node.coins_left);
}

// How many pairs of equal ranks two hands make, a card of each.
constexpr int common_ranks(Mask a, Mask b) {
    constexpr Mask kTop = 0x8888888888;
    const Mask of_a = rank_counts(a), of_b = rank_counts(b);
    const Mask a_has_more = ((((of_a | kTop) - of_b) & kTop) >> 3) * 0xF;
    const Mask common = (of_b & a_has_more) | (of_a & ~a_has_more);
    return static_cast<int>(
        ((common & 0x0F0F0F0F0F) + (common >> 4 & 0x0F0F0F0F0F)) * 0x0101010101 >> 32 & 0xFF);
}

}  // namespace scopa
