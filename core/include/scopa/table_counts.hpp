// How many plays each rank has on a table, for all ranks at once.
//
// The number of sets of table cards with sum s is the coefficient of x^s in the product of (1 +
// x^rank) over the cards. The low ranks (ace to 5) have their product tabulated by their counts; a
// high rank occurs in a sum of at most 10 (14 for capture-15) once (twice), so the high cards are
// shifts and additions. Ten numbers of six bits share one word.
#pragma once

#include <array>
#include <cstdint>

#include "scopa/cards.hpp"

namespace scopa {

inline constexpr int kField = 6;
inline constexpr std::uint64_t kFieldOnes = 0x041041041041041;  // 1 in each of the ten fields
inline constexpr std::uint64_t kAllFields = (std::uint64_t{1} << (kField * kRanks)) - 1;
inline constexpr std::array<int, kRanks + 1> kPowerOfFive{0, 1, 5, 25, 125, 625, 0, 0, 0, 0, 0};

// The low ranks' sums, by their counts in base five.
struct LowSums {
    std::uint64_t from_0 = 0;  // sums 0 to 9
    std::uint64_t from_1 = 0;  // sums 1 to 10
    std::uint64_t from_5 = 0;  // sums 5 to 14
    std::uint32_t most = 0;    // the largest of these numbers
};
extern const std::array<LowSums, 3125> kLowSums;

// The cards of a table by rank.
class TableCounts {
  public:
    TableCounts() = default;
    explicit TableCounts(Mask table) {
        while (table != 0) add(rank_of(pop_lowest(table)), 1);
    }

    void add(int rank, int copies) {
        counts_ += static_cast<std::uint64_t>(copies) << (kField * (rank - 1));
        low_ += copies * kPowerOfFive[static_cast<std::size_t>(rank)];
        cards_ += copies;
    }

    bool empty() const { return cards_ == 0; }
    std::uint64_t singles() const {
        return counts_;
    }  // cards of each rank, rank 1 in the lowest field
    std::uint64_t copies(int rank) const { return counts_ >> (kField * (rank - 1)) & 63; }

    // Whether no number can outgrow its field (31 at most, so that a field's top bit stays free).
    bool fits() const { return cards_ <= 7 || fits_many(); }

    // Sets with sums 1 to 10, the sum 1 in the lowest field.
    std::uint64_t sums_to_10() const {
        const LowSums& low = sums();
        const std::uint64_t z = low.from_0;
        return (low.from_1 + copies(6) * (z << 30) + copies(7) * (z << 36) + copies(8) * (z << 42) +
                copies(9) * (z << 48) + (counts_ & (std::uint64_t{63} << 54))) &
               kAllFields;
    }

    // Sets with sums 5 to 14, the sum 5 in the lowest field: what a king to an ace needs for 15.
    std::uint64_t sums_to_14() const {
        const LowSums& low = sums();
        const std::uint64_t z = low.from_0, c6 = copies(6), c7 = copies(7), c8 = copies(8);
        return (low.from_5 + c6 * (z << 6) + c7 * (z << 12) + c8 * (z << 18) +
                copies(9) * (z << 24) + copies(10) * (z << 30) + c6 * (c6 - 1) / 2 * (z << 42) +
                c6 * c7 * (z << 48) + (c7 * (c7 - 1) / 2 + c6 * c8) * (z << 54)) &
               kAllFields;
    }

  private:
    const LowSums& sums() const { return kLowSums[static_cast<std::size_t>(low_)]; }
    bool fits_many() const {
        const std::uint64_t high = copies(6) + copies(7) + copies(8) + copies(9) + copies(10);
        return sums().most * (1 + high + high * high / 2) <= 31;
    }

    std::uint64_t counts_ = 0;
    int low_ = 0;
    int cards_ = 0;
};

// 1 in every field that is not zero (fields of at most 31).
constexpr std::uint64_t nonzero_fields(std::uint64_t fields) {
    return ((fields + 31 * kFieldOnes) >> 5) & kFieldOnes;
}

}  // namespace scopa
