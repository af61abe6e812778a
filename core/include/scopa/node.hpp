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
#include "scopa/prime_values.hpp"

namespace scopa {

struct Node {
    std::array<Mask, kMaxSeats> hands{};
    Mask table = 0;
    Mask unplayed = 0;  // the cards in hands and in the stock
    Mask live = kAll;
    std::array<Mask, 2> piles{};          // captured, by side
    std::array<PackedValues, 2> prime{};  // best prime value, by side and suit
    // Best value among what remains; not kept up to date where both sides have as much already.
    PackedValues prime_left = 0;
    std::int8_t prime_min = -1;  // worst and best outcome of primiera that is possible
    std::int8_t prime_max = 1;
    std::int8_t turn = 0;   // seat; -1 when the round is over
    std::int8_t last = -1;  // side of the last capture
    std::int8_t stock_next = 0;
    bool last_scored = false;
    bool prime_open = true;   // whether prime_min and prime_max differ
    std::int16_t banked = 0;  // points settled so far, side 1's minus side 2's

    Mask remaining() const { return unplayed | table; }
    int coins(std::size_t side) const { return count(piles[side] & kCoins); }
    int cards_lead() const { return count(piles[0]) - count(piles[1]); }
    int cards_left() const { return count(remaining()); }
    int coins_lead() const { return coins(0) - coins(1); }
    int coins_left() const { return count(remaining() & kCoins); }
};

// What does not change during a search.
struct Ground {
    Variant variant;
    std::array<Card, kCards> stock{};
    int stock_end = 0;
    int leader = 0;
    int coins = 0;        // in the round
    bool in_turn = true;  // whether no seat is passed over: never, in hands as they are dealt
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

// The same in two steps, the first of which goes on to whatever plays follow without a choice; the
// second completes what `next` knows of primiera and of live cards. The key needs only the first.
void play_on(const Ground& ground, const Node& node, const Play& play, Node& next);
void settle_values(const Ground& ground, const Node& node, Node& next);

constexpr int sign(int x) { return (x > 0) - (x < 0); }

// Whether the most cards, the most coins, can still fall to either side or to none.
inline bool carte_open(const Node& node) {
    const int lead = node.cards_lead(), left = node.cards_left();
    return sign(lead - left) != sign(lead + left);
}
inline bool denari_open(const Node& node) {
    const int lead = node.coins_lead(), left = node.coins_left();
    return sign(lead - left) != sign(lead + left);
}

// Of interchangeable table cards of a rank, only the lowest are taken.
constexpr bool is_canonical(Mask captured, Mask dead_table) {
    const Mask left = dead_table & ~captured;
    const Mask above =
        ((left << 1) & 0xEEEEEEEEEE) | ((left << 2) & 0xCCCCCCCCCC) | ((left << 3) & 0x8888888888);
    return (above & captured & dead_table) == 0;
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
