// Which play to try first: where a proof depends on it, most of the search's time does too.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "scopa/hashing.hpp"
#include "scopa/node.hpp"
#include "scopa/play.hpp"

namespace scopa {

// A play of a node and where it leads.
struct Child {
    Node node;
    Keys keys;  // of the transposition table
    int f = 0;  // the question asked of it
    Play play;
    int score = 0;
};

// Scores those children of a node that `open` names; `best` is the card of the play that the table
// suggests, or 0xFF. (A history of plays that settled other nodes was tried, and did not help.)
void score(const Ground& ground, const Node& node, std::vector<Child>& children,
           std::span<const std::uint16_t> open, std::uint8_t best);

// Moves the best of the children that `order` names to its front.
void pick_next(const std::vector<Child>& children, std::span<std::uint16_t> order);

}  // namespace scopa
