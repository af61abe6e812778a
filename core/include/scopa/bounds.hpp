// What the points still to come can be at best and at worst, without search.
#pragma once

#include <optional>

#include "scopa/node.hpp"
#include "scopa/verdict.hpp"

namespace scopa {

// A range of the points still to come, carte, denari and primiera apart.
struct Range {
    int low = 0;
    int high = 0;
};

// What carte, denari and primiera are worth at worst and at best.
inline int worst_majorities(const Node& node) { return worst_besides(node, 0, 0); }
inline int best_majorities(const Node& node) { return -worst_besides(node, 1, 0); }

// Bounds from the categories still open and the sweeps still possible, as tight as the question
// "at least `question.low`, or else at most `question.high`?" makes worth while.
Range open_points(const Ground& ground, const Node& node, const Range& question);

// An answer that needs no search: the end of the round, or bounds.
std::optional<Verdict> settle(const Ground& ground, const Node& node, int f);

}  // namespace scopa
