// Best prime values of the four suits in one word, a byte for each, and sums over them without a
// loop.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "scopa/cards.hpp"
#include "scopa/scoring.hpp"

namespace scopa {

using PackedValues = std::uint32_t;
inline constexpr PackedValues kEachSuit = 0x01010101;
inline constexpr PackedValues kTopOfEach = 0x80 * kEachSuit;
inline constexpr int kBestValue = 21;
inline constexpr PackedValues kBestValues = kBestValue * kEachSuit;

constexpr unsigned value_in(PackedValues values, int suit) { return values >> (8 * suit) & 0xFF; }
constexpr PackedValues whole_suit(int suit) { return PackedValues{0xFF} << (8 * suit); }
constexpr int sum_of(PackedValues values) { return static_cast<int>(values * kEachSuit >> 24); }

// Suits (0x80 in each byte) in which `a` is at least `b`.
constexpr PackedValues at_least_in(PackedValues a, PackedValues b) {
    return ((a | kTopOfEach) - b) & kTopOfEach;
}
constexpr bool covers(PackedValues a, PackedValues b) { return at_least_in(a, b) == kTopOfEach; }
constexpr PackedValues max_of(PackedValues a, PackedValues b) {
    const PackedValues from_a = (at_least_in(a, b) >> 7) * 0xFF;
    return (a & from_a) | (b & ~from_a);
}
constexpr PackedValues min_of(PackedValues a, PackedValues b) {
    const PackedValues from_b = (at_least_in(a, b) >> 7) * 0xFF;
    return (b & from_b) | (a & ~from_b);
}
constexpr bool has_every_suit(PackedValues values) { return covers(values, kEachSuit); }

// Best prime value by the ranks of a suit (bit rank - 1).
inline constexpr std::array<std::uint8_t, 1024> kValueOfRanks = [] {
    std::array<std::uint8_t, 1024> values{};
    for (unsigned ranks = 0; ranks < 1024; ++ranks)
        for (int rank = 1; rank <= kRanks; ++rank)
            if ((ranks >> (rank - 1) & 1) != 0)
                values[ranks] =
                    std::max(values[ranks], static_cast<std::uint8_t>(prime_value_of_rank(rank)));
    return values;
}();

// What the cards give each suit.
constexpr PackedValues values_of(Mask cards) {
    PackedValues values = 0;
    for (int suit = 0; suit < kSuits; ++suit)
        values |= PackedValues{kValueOfRanks[ranks_of_suit(cards, suit)]} << (8 * suit);
    return values;
}

// By suit, the cards worth more than a prime value.
inline constexpr std::array<std::array<Mask, kBestValue + 1>, kSuits> kAbovePrimeValue = [] {
    std::array<std::array<Mask, kBestValue + 1>, kSuits> above{};
    for (int suit = 0; suit < kSuits; ++suit)
        for (int value = 0; value <= kBestValue; ++value)
            for (int rank = 1; rank <= kRanks; ++rank)
                if (prime_value_of_rank(rank) > value)
                    above[static_cast<std::size_t>(suit)][static_cast<std::size_t>(value)] |=
                        bit(make_card(rank, suit));
    return above;
}();

constexpr Mask above_in(int suit, unsigned value) {
    return kAbovePrimeValue[static_cast<std::size_t>(suit)][value];
}

// Cards worth more, in their suit, than the values.
constexpr Mask above(PackedValues values) {
    Mask cards = 0;
    for (int suit = 0; suit < kSuits; ++suit) cards |= above_in(suit, value_in(values, suit));
    return cards;
}

}  // namespace scopa
