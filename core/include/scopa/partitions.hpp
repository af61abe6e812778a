// Which ranks, how often each, make a sum: the integer partitions a capture can take, listed by the
// ranks present.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "scopa/cards.hpp"

namespace scopa {

inline constexpr int kMaxTarget = 14;  // capture-15 takes 15 minus an ace

struct Partition {
    struct Part {
        std::uint8_t rank;
        std::uint8_t copies;
    };
    std::array<Part, 4> parts{};  // at most four different ranks: 1 + 2 + 3 + 4 + 5 is 15
    std::uint8_t ranks = 0;       // parts in use
    std::uint8_t cards = 0;       // copies in all
};

// The subsets of a nibble with a given number of bits.
struct alignas(8) Choices {
    std::array<std::uint8_t, 6> sets{};
    std::uint8_t size = 0;
};

class PartitionTables {
  public:
    PartitionTables();

    // Partitions of `target` (1..14) into ranks among `present` (bit rank - 1), fewest cards first.
    // Copies are at most four; whether the table holds that many is for the caller to see.
    std::span<const Partition> of(int target, unsigned present) const {
        const Slice slice = slices_[static_cast<std::size_t>(target)][present];
        return {lists_.data() + slice.first, slice.size};
    }

    const Choices& choices(unsigned nibble, int copies) const {
        return choices_[nibble][static_cast<std::size_t>(copies)];
    }

    // The number of sets of table cards that a partition can mean.
    std::uint32_t ways(const Partition& partition, Mask table) const {
        std::uint32_t ways = 1;
        for (std::size_t i = 0; i < partition.ranks; ++i) {
            const auto [rank, copies] = partition.parts[i];
            ways *= choices(nibble(table, rank), copies).size;
        }
        return ways;
    }

  private:
    struct Slice {
        std::uint32_t first = 0;
        std::uint32_t size = 0;
    };
    std::vector<Partition> lists_;
    std::array<std::array<Slice, 1024>, kMaxTarget + 1> slices_{};
    std::array<std::array<Choices, 5>, 16> choices_{};
};

extern const PartitionTables kPartitions;

}  // namespace scopa
