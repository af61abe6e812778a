// How long a search may go on, and the flag by which anybody may end it.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <limits>
#include <utility>

namespace scopa {

struct Limits {
    std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max();
    double seconds = std::numeric_limits<double>::infinity();
};

// Set from any thread; read by a search every few thousand nodes.
class StopFlag {
  public:
    void set() { set_.store(true, std::memory_order_relaxed); }
    void clear() { set_.store(false, std::memory_order_relaxed); }
    bool is_set() const { return set_.load(std::memory_order_relaxed); }

  private:
    std::atomic<bool> set_{false};
};

// Counts nodes and watches the limits. The clock is read at every 4,096th node; `interrupted`,
// which may have to wait for Python, is asked 20 times a second.
class Watch {
  public:
    Watch(const Limits& limits, const StopFlag* flag, std::function<bool()> interrupted)
        : limits_(limits), flag_(flag), interrupted_(std::move(interrupted)) {}

    // Counts one node; false when the search has to end.
    bool tick() {
        if (nodes_ >= limits_.nodes) stopped_ = true;
        if (stopped_) return false;
        if ((++nodes_ & 0xFFF) == 0) look();
        return !stopped_;
    }

    bool stopped() const { return stopped_; }
    bool was_interrupted() const { return was_interrupted_; }
    std::uint64_t nodes() const { return nodes_; }
    double seconds() const {
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count();
    }

    void look() {
        const double now = seconds();
        if (now >= limits_.seconds || (flag_ != nullptr && flag_->is_set())) stopped_ = true;
        if (!interrupted_ || now < next_question_) return;
        next_question_ = now + 0.05;
        if (interrupted_()) stopped_ = was_interrupted_ = true;
    }

  private:
    Limits limits_;
    const StopFlag* flag_;
    std::function<bool()> interrupted_;
    std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
    double next_question_ = 0.05;
    std::uint64_t nodes_ = 0;
    bool stopped_ = false;
    bool was_interrupted_ = false;
};

}  // namespace scopa
