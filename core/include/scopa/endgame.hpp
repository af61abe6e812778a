// The last plays with open cards, exactly: every line is played to its end.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "scopa/objective.hpp"
#include "scopa/position.hpp"

namespace scopa {

using Values = std::array<double, kMaxSides>;  // by side

// What each side gets when everybody plays best for his own side; nothing when that takes more than
// `budget` positions, which it uses up. On a crowded table a few cards have very many lines.
std::optional<Values> play_exactly(const Variant& variant, const Position& position,
                                   const Objective& objective, std::uint64_t& budget);

}  // namespace scopa
