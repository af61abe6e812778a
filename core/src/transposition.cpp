#include "scopa/transposition.hpp"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <exception>
#include <utility>

#if defined(__linux__)
#include <sys/mman.h>
#endif

namespace scopa {

namespace {

constexpr std::size_t kFirstBuckets = 512;

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
    reserve();
    ask_for_huge_pages(buckets_.data(), limit_ * sizeof(Bucket));
    clear();
}

// Address space only: pages are used as the table grows. Where the system has less of it than the
// limit allows, that is the limit.
void TranspositionTable::reserve() {
    for (;; limit_ /= 2) {
        try {
            return buckets_.reserve(limit_);
        } catch (const std::exception&) {  // no memory, or more than any vector can have
            if (limit_ == 1) throw;
        }
    }
}

void TranspositionTable::clear() {
    buckets_.clear();
    buckets_.resize(std::min(kFirstBuckets, limit_));
    mask_ = buckets_.size() - 1;
    used_ = 0;
    tick_ = 0;
}

void TranspositionTable::keep(const Entry& entry) {
    if (used_ * 4 > buckets_.size() * kWays * 3 && buckets_.size() < limit_) grow();
    Bucket& bucket = buckets_[entry.tag & mask_];
    Entry* victim = &bucket.entries[0];
    for (Entry& other : bucket.entries) {
        if (other.empty()) {
            ++used_;
            victim = &other;
            break;
        }
        if (other.tag == entry.tag && other.places == entry.places &&
            other.reached == entry.reached && other.named == entry.named) {
            other = entry;
            return;
        }
        if (other.effort < victim->effort) victim = &other;
    }
    if (!victim->empty()) {
        // What stays ages: an entry outlives only so many newer ones that wanted its place.
        Entry& other = bucket.entries[++tick_ % kWays];
        if (other.effort > 1) --other.effort;
    }
    *victim = entry;
}

// Doubles the table: the next bit of the tag says which entries move to the new half.
void TranspositionTable::grow() {
    const std::size_t half = buckets_.size();
    buckets_.resize(2 * half);
    mask_ = buckets_.size() - 1;
    for (std::size_t i = 0; i < half; ++i) {
        std::size_t moved = 0, stayed = 0;
        for (Entry& entry : buckets_[i].entries) {
            if (entry.empty()) break;
            const Entry here = std::exchange(entry, Entry{});
            if ((here.tag & half) != 0)
                buckets_[i + half].entries[moved++] = here;
            else
                buckets_[i].entries[stayed++] = here;
        }
    }
}

}  // namespace scopa
