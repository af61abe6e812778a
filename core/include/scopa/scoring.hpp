// The tally of a finished round (rules.md, "Scoring").
#pragma once

#include <array>
#include <cstdint>

#include "scopa/position.hpp"

namespace scopa {

using Points = std::array<int, kMaxSides>;

// A suit's best card in the primiera: 0 for no card, then court, 2, 3, 4, 5, ace, 6, 7.
inline constexpr int kPrimeLevels = 9;
inline constexpr std::array<int, kPrimeLevels> kPrimeValue{0, 10, 12, 13, 14, 15, 16, 18, 21};
inline constexpr std::array<int, kRanks + 1> kPrimeLevelOfRank{0, 6, 2, 3, 4, 5, 7, 8, 1, 1, 1};

constexpr int prime_value_of_rank(int rank) {
    return kPrimeValue[static_cast<std::size_t>(kPrimeLevelOfRank[static_cast<std::size_t>(rank)])];
}

// Cards of the ranks above each prime level.
inline constexpr std::array<Mask, kPrimeLevels> kAbovePrimeLevel = [] {
    std::array<Mask, kPrimeLevels> above{};
    for (int level = 0; level < kPrimeLevels; ++level)
        for (int rank = 1; rank <= kRanks; ++rank)
            if (kPrimeLevelOfRank[static_cast<std::size_t>(rank)] > level)
                above[static_cast<std::size_t>(level)] |= rank_mask(rank);
    return above;
}();

// The best prime level among the cards of a suit; each level adds one to the count of thresholds
// passed.
constexpr int prime_level(Mask cards, int suit) {
    const Mask own = cards & suit_mask(suit);
    int level = 0;
    for (int below = 0; below + 1 < kPrimeLevels; ++below)
        level += (own & kAbovePrimeLevel[static_cast<std::size_t>(below)]) != 0 ? 1 : 0;
    return level;
}

// The primiera of a pile: 0 when a suit is missing.
constexpr int primiera(Mask pile) {
    int sum = 0;
    for (int suit = 0; suit < kSuits; ++suit) {
        const int level = prime_level(pile, suit);
        if (level == 0) return 0;
        sum += kPrimeValue[static_cast<std::size_t>(level)];
    }
    return sum;
}

// Points for an unbroken run of coins from the ace: 0, or 3 to 10. `coins` has bit rank - 1 for
// each.
constexpr int napola_of_run(unsigned coins) {
    const int run = std::countr_one(coins);
    return run >= 3 ? run : 0;
}

constexpr int napola(Mask pile) { return napola_of_run(ranks_present(pile & kCoins)); }

// Every category of the variant summed, for each side; piles and scope as they stand when the round
// is over.
Points points(const Variant& variant, const Position& position);

}  // namespace scopa
