// How many sets of table cards have each sum, for all sums at once.
//
// The number of sets with sum s is the coefficient of x^s in the product of (1 + x^rank) over the
// cards. The product is kept at x = 256, modulo 2^128: sixteen coefficients, a byte each. A card
// laid multiplies it by 1 + 256^rank and a card taken by the inverse of that, which exists because
// the factor is odd. So it is right after any number of changes, even while some coefficient does
// not fit into its byte.
#pragma once

#include <array>
#include <cstdint>

#include "scopa/bytes.hpp"
#include "scopa/cards.hpp"

namespace scopa {

// The upper half of a product.
constexpr std::uint64_t multiply_high(std::uint64_t a, std::uint64_t b) {
#if defined(__SIZEOF_INT128__)
    __extension__ using Whole = unsigned __int128;
    return static_cast<std::uint64_t>(Whole{a} * b >> 64);
#else
    const std::uint64_t a0 = a & 0xFFFFFFFF, a1 = a >> 32, b0 = b & 0xFFFFFFFF, b1 = b >> 32;
    const std::uint64_t middle = a1 * b0 + (a0 * b0 >> 32), other = a0 * b1 + (middle & 0xFFFFFFFF);
    return a1 * b1 + (middle >> 32) + (other >> 32);
#endif
}

// A number modulo 2^128.
struct Wide {
    std::uint64_t low = 0;
    std::uint64_t high = 0;

    friend constexpr Wide operator*(const Wide& a, const Wide& b) {
        return {a.low * b.low, multiply_high(a.low, b.low) + a.low * b.high + a.high * b.low};
    }
    friend constexpr Wide operator-(const Wide& a, const Wide& b) {
        return {a.low - b.low, a.high - b.high - (a.low < b.low ? 1 : 0)};
    }

    // The inverse of an odd number, by Newton: each step doubles the number of right bits.
    constexpr Wide inverse() const {
        Wide guess{1, 0};
        for (int bits = 1; bits < 128; bits *= 2) guess = guess * (Wide{2, 0} - *this * guess);
        return guess;
    }
};

// What a card laid or cards taken, all of one rank, do to the numbers.
struct Change {
    alignas(16) ByteArray cards{};
    Wide sets;
};

inline constexpr int kMostTaken = 4;

// By rank and number of cards taken; 0 is for one card laid.
inline constexpr std::array<std::array<Change, kMostTaken + 1>, kRanks + 1> kChanges = [] {
    std::array<std::array<Change, kMostTaken + 1>, kRanks + 1> changes{};
    for (std::size_t rank = 1; rank <= kRanks; ++rank) {
        auto& change = changes[rank];
        const std::uint64_t power = std::uint64_t{1} << (8 * (rank % 8));
        change[0].cards[rank] = 1;
        change[0].sets = rank < 8 ? Wide{1 + power, 0} : Wide{1, power};
        Wide taken{1, 0};
        for (std::size_t number = 1; number <= kMostTaken; ++number) {
            taken = taken * change[0].sets.inverse();
            change[number].cards[rank] = static_cast<std::uint8_t>(256 - number);
            change[number].sets = taken;
        }
    }
    return changes;
}();

// Up to so many cards no coefficient outgrows its byte: no set of those with one sum holds another,
// so of ten cards there are at most "10 choose 5" = 252 (Sperner).
inline constexpr int kMostCounted = 10;

class TableCounts {
  public:
    TableCounts() = default;
    explicit TableCounts(Mask table) {
        while (table != 0) change(rank_of(pop_lowest(table)), 0);
    }

    // Takes up to four cards of a rank, or lays one (0).
    void change(int rank, int taken) {
        const Change& change =
            kChanges[static_cast<std::size_t>(rank)][static_cast<std::size_t>(taken)];
        const Wide sets = Wide{sets_.low(), sets_.high()} * change.sets;
        cards_ = cards_ + Bytes(change.cards);
        sets_ = Bytes(sets.low, sets.high);
    }

    // The number of cards of each rank.
    Bytes cards() const { return cards_; }

    // The number of sets with each sum up to 15.
    Bytes sets() const { return sets_; }

  private:
    // Stored as they are read, all at once: the processor would wait for two halves to be written.
    Bytes cards_;
    Bytes sets_{1, 0};
};

}  // namespace scopa
