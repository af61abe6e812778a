// Random deals, for tuning and tests; those of matches are Python's (docs/dealing.md).
#pragma once

#include <array>

#include "scopa/position.hpp"
#include "scopa/random.hpp"

namespace scopa {

std::array<Card, kCards> shuffled_deck(Random& random);

// Any deal of the variant, three or four kings on the table not excepted; the first seat leads.
Position random_deal(const Variant& variant, Random& random);

}  // namespace scopa
