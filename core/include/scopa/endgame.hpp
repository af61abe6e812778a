// The last plays with open cards, exactly: every line is played to its end.
#pragma once

#include <array>

#include "scopa/objective.hpp"
#include "scopa/position.hpp"

namespace scopa {

using Values = std::array<double, kMaxSides>;  // by side

// What each side gets when everybody plays best for his own side. The number of lines grows
// with the factorials of the hands: for few cards only.
Values play_exactly(const Variant& variant, const Position& position, const Objective& objective);

}  // namespace scopa
