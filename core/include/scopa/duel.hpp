// Two players at play against each other: what tuning their weights asks for, many rounds at once.
#pragma once

#include <cstdint>
#include <vector>

#include "scopa/objective.hpp"
#include "scopa/policy.hpp"

namespace scopa {

// How a player plays: by one policy; or by several in turn as the round goes on when its side
// leads, and then as many when it deals; or, without any, as the bot greedy.
using Plan = std::vector<Policy>;

struct Duel {
    std::uint64_t rounds = 0;
    double lead = 0;     // the first's points minus the best other side's, a round
    double squares = 0;  // the mean of its squares, by deals
    double won = 0;      // the share of rounds in which that is above 0
    double lost = 0;
};

// Random deals of the variant, each played once for every side that the first may have, or for one
// of them (counted from 0; -1 for all); the others are the second's.
Duel duel(const Variant& variant, Plan& first, Plan& second, int only, std::uint64_t deals,
          std::uint64_t seed);

// How rounds of a policy against itself end, of a variant with two sides: shares of `deals`.
RoundEnds round_ends(Policy& policy, std::uint64_t deals, std::uint64_t seed);

}  // namespace scopa
