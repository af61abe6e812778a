#include "scopa/table_counts.hpp"

#include <algorithm>

namespace scopa {

namespace {

LowSums sums_of(int counts) {
    constexpr std::size_t kSums = 15;
    std::array<std::uint64_t, kSums> ways{1};
    for (std::size_t rank = 1; rank <= 5; ++rank, counts /= 5)
        for (int copy = 0; copy < counts % 5; ++copy)
            for (std::size_t sum = kSums - 1; sum >= rank; --sum) ways[sum] += ways[sum - rank];
    LowSums low;
    for (std::size_t field = 0; field < kRanks; ++field) {
        // A number that fills its field is cut off here; `most` keeps such tables from being used.
        low.from_0 |= std::min<std::uint64_t>(ways[field], 63) << (kField * field);
        low.from_1 |= std::min<std::uint64_t>(ways[field + 1], 63) << (kField * field);
        low.from_5 |= std::min<std::uint64_t>(ways[field + 5], 63) << (kField * field);
    }
    low.most = static_cast<std::uint32_t>(*std::ranges::max_element(ways));
    return low;
}

}  // namespace

const std::array<LowSums, 3125> kLowSums = [] {
    std::array<LowSums, 3125> all;
    for (int counts = 0; counts < 3125; ++counts)
        all[static_cast<std::size_t>(counts)] = sums_of(counts);
    return all;
}();

}  // namespace scopa
