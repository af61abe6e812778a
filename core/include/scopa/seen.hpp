// What one seat knows of a round: the position without the hidden cards, and the plays made, each
// with what lay open when it was made.
#pragma once

#include <array>
#include <vector>

#include "scopa/policy.hpp"
#include "scopa/position.hpp"

namespace scopa {

// A play made, and the scene before it. Its hand is empty while others cannot know it: until all of
// it has been played.
struct Past {
    Scene scene;
    Play play;
};

struct Seen {
    Position position;  // the viewer's hand alone; no stock
    std::array<int, kMaxSeats> sizes{};
    int stock = 0;
    std::vector<Past> past;     // since the last deal, oldest first
    std::vector<Past> earlier;  // before it, in no order; every hand is known by now

    Mask hidden() const;
};

struct MadePlay {
    int seat = 0;
    Play play;
};

// A view from what it shows; `made` are the plays of the round so far, oldest first, as far as they
// are known. Throws std::invalid_argument where these contradict the rest.
Seen make_seen(const Variant& variant, const Position& position,
               const std::array<int, kMaxSeats>& sizes, int stock,
               const std::vector<MadePlay>& made);

// The scene of the viewer, whose turn it is.
Scene scene_of(const Seen& seen);

// What each seat has passed up since the last deal.
Lacking lacking_of(const Seen& seen, Policy& policy);

}  // namespace scopa
