// The transposition table: what has been proven of positions already searched.
//
// Positions that differ only in suits share a bucket. Each entry says for which of them it holds:
// those with the `named` cards in the same places that meet the needs of its proof (verdict.hpp).
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "scopa/cards.hpp"
#include "scopa/verdict.hpp"

namespace scopa {

// Five bits a suit.
constexpr std::uint64_t squeeze(PackedValues values) {
    return (values & 0x1F) | (values >> 3 & 0x3E0) | (values >> 6 & 0x7C00) |
           (values >> 9 & 0xF8000);
}
constexpr PackedValues unsqueeze(std::uint64_t bits) {
    return static_cast<PackedValues>((bits & 0x1F) | (bits & 0x3E0) << 3 | (bits & 0x7C00) << 6 |
                                     (bits & 0xF8000) << 9);
}

struct Entry {
    std::uint64_t named : 40 = 0;
    std::uint64_t own_least : 20 = 0;  // five bits a suit
    std::uint64_t coins : 4 = 0;
    std::uint64_t other_most : 20 = squeeze(kBestValues);
    std::uint64_t included : 3 = 0;  // the categories that are part of the value
    std::uint64_t reached : 1 = 0;   // whether that is the least or the most of the points to come
    std::int8_t value = 0;
    std::int8_t cards = -kFree;
    std::uint8_t best = 0xFF;  // card of the best play known
    std::uint8_t effort = 0;   // log2 of the nodes searched below; 0 marks an empty entry
    std::uint32_t tag = 0;     // of the key
    std::uint32_t places = 0;  // of the key with the named cards

    bool empty() const { return effort == 0; }
};
static_assert(sizeof(Entry) == 24);

// Grows by doubling, in place, from a few pages to the given size, so that a small search never
// pays for a large table.
class TranspositionTable {
  public:
    static constexpr std::size_t kWays = 5;

    struct alignas(128) Bucket {
        std::array<Entry, kWays> entries;
    };

    // At most `bytes`, or what there is of them, and at least one bucket.
    explicit TranspositionTable(std::size_t bytes);

    // Empties the table and gives back what it grew by.
    void clear();

    void prefetch(std::uint64_t key) const {
        const char* bucket = reinterpret_cast<const char*>(&bucket_of(key));
        __builtin_prefetch(bucket);
        __builtin_prefetch(bucket + 64);
    }

    static constexpr std::uint32_t tag_of(std::uint64_t key) {
        return static_cast<std::uint32_t>(key >> 32);
    }

    // Where the entries of a key are, among others.
    const Bucket& bucket_of(std::uint64_t key) const { return buckets_[tag_of(key) & mask_]; }

    // Keeps an entry, by its tag: in place of one of the same kind for the same positions, or of
    // the one least worth keeping.
    void keep(const Entry& entry);

    std::size_t bytes() const { return buckets_.size() * sizeof(Bucket); }

  private:
    void reserve();
    void grow();

    std::vector<Bucket> buckets_;
    std::size_t limit_;  // buckets, a power of two
    std::uint64_t mask_ = 0;
    std::size_t used_ = 0;  // entries filled, as far as growing needs to know
    std::uint8_t tick_ = 0;
};

}  // namespace scopa
