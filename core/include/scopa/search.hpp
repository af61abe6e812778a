// The search of the bot maestro: play-outs of a policy in worlds that the view allows.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "scopa/beliefs.hpp"
#include "scopa/limits.hpp"
#include "scopa/policy.hpp"
#include "scopa/seen.hpp"

namespace scopa {

struct SearchOptions {
    double epsilon = 0.1;   // the chance of a random play in a play-out
    double confidence = 3;  // standard errors behind the best at which a play is given up
    BeliefOptions beliefs;
};

struct Considered {
    Play play;
    double value = 0;  // points of the round: the viewer's side minus the best other side
    std::uint64_t playouts = 0;
};

// Plays a round to its end by the policy; each play is at random with probability epsilon.
void play_out(Policy& policy, Position& position, Lacking lacking, double epsilon, Random& random);

// Where worlds come from: the view's beliefs, or the true one.
using DrawWorld = std::function<Position()>;

// Every legal play, best first. A node is one play-out.
std::vector<Considered> search(const Seen& seen, Policy& policy, const SearchOptions& options,
                               const DrawWorld& draw, std::uint64_t seed, Watch& watch);

}  // namespace scopa
