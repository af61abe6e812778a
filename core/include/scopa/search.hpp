// The search of the bot maestro: play-outs of a policy in worlds that the view allows.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "scopa/beliefs.hpp"
#include "scopa/limits.hpp"
#include "scopa/objective.hpp"
#include "scopa/policy.hpp"
#include "scopa/seen.hpp"

namespace scopa {

struct SearchOptions {
    double epsilon = 0.1;   // the chance of a random play in a play-out
    double confidence = 2;  // standard errors behind the best at which a play is given up
    double prior = 80;      // worlds that the policy's own worth of a play counts for
    // Cards in all hands from which on a world is played exactly instead: where it is the only one,
    // and where it is one of several.
    int exact_if_known = 8;
    int exact = 0;
    BeliefOptions beliefs;
};

struct Considered {
    Play play;
    double value = 0;  // points of the round: the viewer's side minus the best other side
    std::uint64_t playouts = 0;
};

// A deal of the hidden cards, and how each seat plays.
struct Supposed {
    Position position;
    StyleOf style_of{};
};

// Plays a round to its end, each seat in its style; a play is at random with probability epsilon.
void play_out(Styles styles, const StyleOf& style_of, Position& position, Lacking lacking,
              double epsilon, Random& random);

// Where worlds come from: the view's beliefs, or the true one.
using DrawWorld = std::function<Supposed()>;

// Every legal play, the best for the objective first. A node is one play-out.
std::vector<Considered> search(const Seen& seen, Styles styles, const Objective& objective,
                               const SearchOptions& options, const DrawWorld& draw,
                               std::uint64_t seed, Watch& watch);

}  // namespace scopa
