// Python's numbers (card index 10 * suit + rank - 1, seats from 1, 0 for nobody) to the core's
// values and back.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <cstdint>
#include <tuple>
#include <utility>
#include <vector>

#include "scopa/position.hpp"

namespace scopa::python {

using PlayNumbers = std::pair<int, std::uint64_t>;  // card index, captured mask

// A position together with its rules.
struct Game {
    Variant variant;
    Position position;
};

using State = std::tuple<std::vector<std::uint64_t>,  // hands
                         std::uint64_t,               // table
                         int,                         // turn
                         int,                         // last
                         bool,                        // last_scored
                         std::vector<std::uint64_t>,  // piles
                         std::vector<int>,            // scope
                         std::vector<int>,            // tris
                         std::vector<int>,            // stock
                         int>;                        // leader

Variant make_variant(int players, int hand_size, int capture, int ace, int ace_on_ace,
                     bool ace_sweep_is_scopa, int last_sweep, bool re_bello, bool napola,
                     bool tris);
Game make_game(const Variant& variant, const State& state);
State state_of(const Game& game);
PlayNumbers to_numbers(const Play& play);
Play from_numbers(const PlayNumbers& numbers);

}  // namespace scopa::python
