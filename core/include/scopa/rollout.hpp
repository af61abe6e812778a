// Play-outs: many rounds from one position with open cards, all in one call.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>

#include "scopa/limits.hpp"
#include "scopa/position.hpp"

namespace scopa {

struct Rollout {
    std::uint64_t rounds = 0;  // fewer than asked for when stopped
    std::uint64_t plays = 0;
    std::array<std::int64_t, kMaxSides> points{};  // sums over the rounds
};

// Plays `count` rounds to their end. Without `epsilon` every play is drawn uniformly from the legal
// plays (a card with what it takes); with it, that happens with probability epsilon, and else the
// greedy play is made. The same seed gives the same rounds. `stopped` is asked every 256 rounds.
Rollout rollout(const Variant& variant, const Position& position, std::uint64_t count,
                std::uint64_t seed, std::optional<double> epsilon,
                const std::function<bool()>& stopped);

}  // namespace scopa
