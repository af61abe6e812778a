// Which play to try first: where a proof depends on it, most of the search's time does too.
#pragma once

#include <cstdint>
#include <span>

#include "scopa/node.hpp"
#include "scopa/play.hpp"

namespace scopa {

struct ScoredPlay {
    Play play;
    int score = 0;
};

// Scores plays of a node. (A history of plays that settled other nodes was tried, and did not
// help.)
void score(const Ground& ground, const Node& node, std::span<ScoredPlay> plays);

// The same by a look at what is taken alone, for the last plays of a round.
void score_last(const Node& node, std::span<ScoredPlay> plays);

// Moves the best play to the front.
void pick_next(std::span<ScoredPlay> plays);

}  // namespace scopa
