// The switches of the rules (one frozen value), as the Python `Variant` gives them.
#pragma once

#include <cstdint>

namespace scopa {

enum class Capture : std::uint8_t { single_first, fewest, any, fifteen };
enum class Ace : std::uint8_t { plain, sweep };
enum class AceOnAce : std::uint8_t { sweep, single };
enum class LastSweep : std::uint8_t { last_card, last_capture, counts };

struct Variant {
    int players = 4;
    int hand_size = 10;
    Capture capture = Capture::single_first;
    Ace ace = Ace::plain;
    AceOnAce ace_on_ace = AceOnAce::sweep;
    bool ace_sweep_is_scopa = false;
    LastSweep last_sweep = LastSweep::last_card;
    bool re_bello = false;
    bool napola = false;
    bool tris = false;

    // Three players play each alone; two and four make two sides.
    constexpr int sides() const { return players == 3 ? 3 : 2; }
    constexpr int side_of(int seat) const { return players == 4 ? (seat & 1) : seat; }
};

}  // namespace scopa
