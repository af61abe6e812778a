// Cards and sets of cards as 40-bit masks.
//
// Inside the core a card is 4 * (rank - 1) + suit ("rank-major"): the four cards of a rank are one
// nibble, so counts by rank are nibble counts. Python's index is 10 * suit + (rank - 1); only the
// bindings translate.
#pragma once

#include <bit>
#include <cstdint>
#include <type_traits>

#if defined(__BMI2__)
#include <immintrin.h>
#endif

namespace scopa {

using Mask = std::uint64_t;
using Card = std::uint8_t;

inline constexpr int kCards = 40;
inline constexpr int kRanks = 10;
inline constexpr int kSuits = 4;
inline constexpr int kMaxSeats = 4;
inline constexpr int kMaxSides = 3;

inline constexpr Mask kAll = (Mask{1} << kCards) - 1;
inline constexpr Mask kFirstSuit = 0x1111111111;  // one bit of each rank: the coins
inline constexpr Mask kCoins = kFirstSuit;
inline constexpr Mask kAces = 0xF;

constexpr Card make_card(int rank, int suit) { return static_cast<Card>(4 * (rank - 1) + suit); }
constexpr int rank_of(Card card) { return (card >> 2) + 1; }
constexpr int suit_of(Card card) { return card & 3; }
constexpr Mask bit(Card card) { return Mask{1} << card; }
constexpr Mask rank_mask(int rank) { return Mask{0xF} << (4 * (rank - 1)); }
constexpr Mask suit_mask(int suit) { return kFirstSuit << suit; }
constexpr unsigned nibble(Mask mask, int rank) {
    return static_cast<unsigned>(mask >> (4 * (rank - 1))) & 0xFU;
}

inline constexpr Card kSettebello = make_card(7, 0);
inline constexpr Card kReBello = make_card(10, 0);

constexpr int count(Mask mask) { return std::popcount(mask); }
constexpr Card lowest(Mask mask) { return static_cast<Card>(std::countr_zero(mask)); }

// The lowest card of a mask, removed from it.
constexpr Card pop_lowest(Mask& mask) {
    const Card card = lowest(mask);
    mask &= mask - 1;
    return card;
}

// Number of cards of each rank, one nibble a rank.
constexpr Mask rank_counts(Mask mask) {
    const Mask pairs = mask - ((mask >> 1) & 0x5555555555);
    return (pairs & 0x3333333333) + ((pairs >> 2) & 0x3333333333);
}

// Bit rank - 1 for every rank present.
constexpr unsigned ranks_present(Mask mask) {
    Mask x = mask | (mask >> 1);
    x = (x | (x >> 2)) & kFirstSuit;
#if defined(__BMI2__)
    if (!std::is_constant_evaluated()) return static_cast<unsigned>(_pext_u64(x, kFirstSuit));
#endif
    x = (x | (x >> 3)) & 0x0303030303;
    x = (x | (x >> 6)) & 0x000F000F000F;
    return static_cast<unsigned>((x & 0x00F) | ((x >> 12) & 0x0F0) | ((x >> 24) & 0x300));
}

// The same of one suit.
constexpr unsigned ranks_of_suit(Mask mask, int suit) {
#if defined(__BMI2__)
    if (!std::is_constant_evaluated())
        return static_cast<unsigned>(_pext_u64(mask, suit_mask(suit)));
#endif
    return ranks_present(mask & suit_mask(suit));
}

// Sum of the ranks of a set.
constexpr int rank_sum(Mask mask) {
    // Four bit planes of the rank: a rank's weight is the sum of the planes that hold its nibble.
    constexpr Mask kOne = 0x0F0F0F0F0F;    // ranks 1 3 5 7 9
    constexpr Mask kTwo = 0xF00FF00FF0;    // ranks 2 3 6 7 10
    constexpr Mask kFour = 0x000FFFF000;   // ranks 4 5 6 7
    constexpr Mask kEight = 0xFFF0000000;  // ranks 8 9 10
    return count(mask & kOne) + 2 * count(mask & kTwo) + 4 * count(mask & kFour) +
           8 * count(mask & kEight);
}

// Python's index of a card, and back.
constexpr int to_index(Card card) { return 10 * suit_of(card) + rank_of(card) - 1; }
constexpr Card from_index(int index) { return make_card(index % 10 + 1, index / 10); }

constexpr Mask to_index_mask(Mask mask) {
    Mask out = 0;
    while (mask != 0) out |= Mask{1} << to_index(pop_lowest(mask));
    return out;
}

constexpr Mask from_index_mask(Mask mask) {
    Mask out = 0;
    for (; mask != 0; mask &= mask - 1) out |= bit(from_index(std::countr_zero(mask)));
    return out;
}

}  // namespace scopa
