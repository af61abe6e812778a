// Two policies at play against each other: what tuning their weights asks for, many rounds at once.
#pragma once

#include <cstdint>

#include "scopa/objective.hpp"
#include "scopa/policy.hpp"

namespace scopa {

struct Duel {
    std::uint64_t rounds = 0;
    double lead = 0;     // the first's points minus the best other side's, a round
    double squares = 0;  // the mean of its squares, by deals
    double won = 0;      // the share of rounds in which that is above 0
    double lost = 0;
};

// Random deals of the variant, each played once for every side that the first may have; the others
// are the second's.
Duel duel(Policy& first, Policy& second, std::uint64_t deals, std::uint64_t seed);

// How rounds of a policy against itself end, of a variant with two sides: shares of `deals`.
RoundEnds round_ends(Policy& policy, std::uint64_t deals, std::uint64_t seed);

}  // namespace scopa
