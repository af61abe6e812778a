#include "scopa/transposition.hpp"

#include <algorithm>
#include <bit>
#include <cstdint>

#if defined(__linux__)
#include <sys/mman.h>
#endif

namespace scopa {

namespace {

constexpr std::size_t kFirstBuckets = 1024;

// Asks for pages of 2 MiB, where the system has them, past what a small search uses: a probe of a
// large table of small pages misses the processor's list of pages as well as its caches.
void ask_for_huge_pages([[maybe_unused]] void* memory, [[maybe_unused]] std::size_t bytes) {
#if defined(__linux__)
    constexpr std::uintptr_t kHuge = std::uintptr_t{2} << 20;
    const auto start = reinterpret_cast<std::uintptr_t>(memory);
    const std::uintptr_t first = (start + kHuge - 1) / kHuge * kHuge + kHuge;
    const std::uintptr_t end = (start + bytes) / kHuge * kHuge;
    if (first < end) madvise(reinterpret_cast<void*>(first), end - first, MADV_HUGEPAGE);
#endif
}

}  // namespace

TranspositionTable::TranspositionTable(std::size_t bytes)
    : limit_(std::bit_floor(std::max<std::size_t>(bytes / sizeof(Bucket), 1))) {
    buckets_.reserve(limit_);  // address space only: pages are used as the table grows
    ask_for_huge_pages(buckets_.data(), limit_ * sizeof(Bucket));
    clear();
}

void TranspositionTable::clear() {
    buckets_.clear();
    buckets_.resize(std::min(kFirstBuckets, limit_));
    mask_ = buckets_.size() - 1;
    used_ = 0;
    tick_ = 0;
}

Entry* TranspositionTable::find(std::uint64_t key) {
    for (Entry& entry : buckets_[key & mask_].entries)
        if (entry.key == key) return &entry;
    return nullptr;
}

Entry& TranspositionTable::claim(std::uint64_t key) {
    if (used_ * 4 > buckets_.size() * kWays * 3 && buckets_.size() < limit_) grow();
    Bucket& bucket = buckets_[key & mask_];
    Entry* victim = &bucket.entries[0];
    for (Entry& entry : bucket.entries) {
        if (entry.key == key) return entry;
        if (entry.key == 0) {
            victim = &entry;
            break;
        }
        if (entry.effort < victim->effort) victim = &entry;
    }
    if (victim->key == 0) {
        ++used_;
    } else {
        // What stays ages: an entry outlives only so many newer ones that wanted its place.
        Entry& other = bucket.entries[++tick_ % kWays];
        if (other.effort > 0) --other.effort;
    }
    *victim = Entry{};
    victim->key = key;
    return *victim;
}

// Doubles the table: the next bit of the key says which entries move to the new half.
void TranspositionTable::grow() {
    const std::size_t half = buckets_.size();
    buckets_.resize(2 * half);
    mask_ = buckets_.size() - 1;
    for (std::size_t i = 0; i < half; ++i) {
        std::size_t moved = 0;
        for (Entry& entry : buckets_[i].entries) {
            if (entry.key == 0 || (entry.key & half) == 0) continue;
            buckets_[i + half].entries[moved++] = entry;
            entry = Entry{};
        }
    }
}

}  // namespace scopa
