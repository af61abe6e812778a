#include "scopa/partitions.hpp"

#include <algorithm>
#include <bit>

namespace scopa {

namespace {

void extend(Partition& partial, int rank, int rest, std::vector<Partition>& out) {
    if (rest == 0) {
        out.push_back(partial);
        return;
    }
    for (; rank <= kRanks && rank <= rest; ++rank) {
        for (int copies = 1; copies <= kSuits && copies * rank <= rest; ++copies) {
            Partition next = partial;
            next.parts[next.ranks++] = {static_cast<std::uint8_t>(rank),
                                        static_cast<std::uint8_t>(copies)};
            next.cards = static_cast<std::uint8_t>(next.cards + copies);
            extend(next, rank + 1, rest - copies * rank, out);
        }
    }
}

unsigned ranks_needed(const Partition& partition) {
    unsigned needed = 0;
    for (int i = 0; i < partition.ranks; ++i)
        needed |= 1U << (partition.parts[static_cast<std::size_t>(i)].rank - 1);
    return needed;
}

}  // namespace

PartitionTables::PartitionTables() {
    for (int target = 1; target <= kMaxTarget; ++target) {
        std::vector<Partition> all;
        Partition empty;
        extend(empty, 1, target, all);
        std::ranges::stable_sort(all, {}, &Partition::cards);
        for (unsigned present = 0; present < 1024; ++present) {
            Slice& slice = slices_[static_cast<std::size_t>(target)][present];
            slice.first = static_cast<std::uint32_t>(lists_.size());
            for (const Partition& partition : all)
                if ((ranks_needed(partition) & ~present) == 0) lists_.push_back(partition);
            slice.size = static_cast<std::uint32_t>(lists_.size()) - slice.first;
        }
    }
    for (unsigned nibble = 0; nibble < 16; ++nibble) {
        for (unsigned set = 0; set < 16; ++set) {
            if ((set & ~nibble) != 0) continue;
            Choices& choices = choices_[nibble][static_cast<std::size_t>(std::popcount(set))];
            choices.sets[choices.size++] = static_cast<std::uint8_t>(set);
        }
    }
}

const PartitionTables kPartitions;

}  // namespace scopa
