// One card played and the table cards it takes.
#pragma once

#include "scopa/cards.hpp"

namespace scopa {

struct Play {
    Card card = 0;
    Mask captured = 0;  // empty when the card is laid

    friend bool operator==(const Play&, const Play&) = default;
};

}  // namespace scopa
