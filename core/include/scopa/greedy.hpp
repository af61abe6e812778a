// The greedy play: the capture worth most by the categories it helps, or the least valuable card.
#pragma once

#include <span>

#include "scopa/play.hpp"
#include "scopa/policy.hpp"
#include "scopa/position.hpp"

namespace scopa {

// A card's worth to whoever captures it, in hundredths of a point: settebello 100, a share of carte
// 3, of denari 9, of primiera 22, 9 and 4 for a seven, six, ace.
int card_worth(Card card);

// The best of some legal plays; the first of equals. `table` is the table before the play.
const Play& greedy_play(const Variant& variant, Mask table, std::span<const Play> plays);

// What the bot greedy plays (src/scopa/bots/greedy.py): it has other worths, and lays what no
// unseen card can take. Of equal plays the first.
const Play& greedy_choice(const Variant& variant, const Scene& scene, std::span<const Play> plays);

}  // namespace scopa
