// The transposition table: what has been proven of positions already searched.
//
// An entry holds a lower and an upper bound of the points still to come. Each bound names the lead
// in cards and in coins (side 1's captured minus side 2's) that its proof needs: more of either can
// only help side 1, so a lower bound holds for every lead at least as large, an upper bound for
// every lead at most as large. The counts are therefore no part of the key. (The idea is Ginsberg's
// partition search, 1996, on two numbers.)
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "scopa/cards.hpp"

namespace scopa {

// A lead that no proof needs: any will do.
inline constexpr int kFree = 100;

struct Bound {
    std::int8_t value = 0;
    std::int8_t cards = 0;
    std::int8_t coins = 0;
};

struct Entry {
    std::uint64_t key = 0;  // 0 marks an empty entry
    Bound low{-kFree, -kFree, -kFree};
    Bound high{kFree, kFree, kFree};
    std::uint8_t best = 0xFF;  // card of the best play known
    std::uint8_t effort = 0;   // log2 of the nodes searched below
};
static_assert(sizeof(Entry) == 16);

// Grows by doubling, in place, from a few pages to the given size, so that a small search never
// pays for a large table.
class TranspositionTable {
  public:
    static constexpr std::size_t kWays = 4;

    // At most `bytes`, and at least one bucket.
    explicit TranspositionTable(std::size_t bytes);

    // Empties the table and gives back what it grew by.
    void clear();

    void prefetch(std::uint64_t key) const { __builtin_prefetch(&buckets_[key & mask_]); }

    // The entry of a key, or null.
    Entry* find(std::uint64_t key);

    // The entry to write to: the key's own, or the least worth keeping of its bucket, emptied.
    Entry& claim(std::uint64_t key);

    std::size_t bytes() const { return buckets_.size() * sizeof(Bucket); }

  private:
    struct alignas(64) Bucket {
        std::array<Entry, kWays> entries;
    };

    void grow();

    std::vector<Bucket> buckets_;
    std::size_t limit_;  // buckets, a power of two
    std::uint64_t mask_ = 0;
    std::size_t used_ = 0;  // entries filled, as far as growing needs to know
    std::uint8_t tick_ = 0;
};

}  // namespace scopa
