#include "scopa/bounds.hpp"

#include <algorithm>

namespace scopa {

namespace {

// The number of plays, counted from now, before any can sweep the table: every capture takes at
// most 10 (14 where sets make 15), an ace may take it all.
int plays_before_sweep(const Variant& variant, int sum) {
    if (variant.ace == Ace::sweep) return sum == 0 ? 1 : 0;
    const int most = variant.capture == Capture::fifteen ? 14 : 10;
    return sum == 0 ? 1 : (sum + most - 1) / most - 1;
}

// Whether some table card can never be taken, so that the table is never empty again: no hand nor
// the stock holds its rank, nor a higher one that a remaining low card could complete. (Captures by
// sum of the card's value, aces plain.)
bool is_blocked(Mask table, Mask in_hands) {
    if (table == 0) return false;
    const unsigned hands = ranks_present(in_hands);
    const unsigned lowest_left =
        static_cast<unsigned>(std::countr_zero(hands | ranks_present(table))) + 1;
    for (unsigned open = ranks_present(table) & ~hands; open != 0; open &= open - 1) {
        // Rank r (bit r - 1) needs a hand card of rank r + lowest_left or more.
        const unsigned bit_of_rank = static_cast<unsigned>(std::countr_zero(open));
        if ((hands >> bit_of_rank >> lowest_left) == 0) return true;
    }
    return false;
}

// The longest and the certain run of coins from the ace that side `a` can end with.
Range napola_range(const Node& node, std::size_t a, Mask remaining) {
    return {napola_of_run(node.coins_of[a]),
            napola_of_run(node.coins_of[a] | ranks_present(remaining & kCoins))};
}

}  // namespace

Range open_points(const Ground& ground, const Node& node) {
    const Variant& variant = ground.variant;
    const Mask remaining = ground.remaining(node);
    int single = (remaining & bit(kSettebello)) != 0 ? 1 : 0;
    if (variant.re_bello && (remaining & bit(kReBello)) != 0) ++single;
    Range range{-single, single};

    // Plays alternate between the sides; whose are the plays that may sweep?
    const int plays = count(remaining & ~node.table);
    const bool last_counts = variant.last_sweep == LastSweep::counts;
    int sweeping = std::max(
        0, plays - (last_counts ? 0 : 1) - plays_before_sweep(variant, rank_sum(node.table)));
    if (variant.capture != Capture::fifteen && variant.ace == Ace::plain &&
        is_blocked(node.table, remaining & ~node.table))
        sweeping = 0;
    const int last_mover =
        (plays & 1) != 0 ? variant.side_of(node.turn) : 1 - variant.side_of(node.turn);
    const int end_side =
        last_counts ? last_mover : 1 - last_mover;  // makes the last of the sweeping plays
    const int of_end_side = (sweeping + 1) / 2, of_other = sweeping / 2;
    range.high += end_side == 0 ? of_end_side : of_other;
    range.low -= end_side == 1 ? of_end_side : of_other;
    if (variant.tris) {
        range.high += (plays + 1) / 2;
        range.low -= (plays + 1) / 2;
    }
    if (variant.napola) {
        const Range first = napola_range(node, 0, remaining),
                    second = napola_range(node, 1, remaining);
        range.high += first.high - second.low;
        range.low += first.low - second.high;
    }
    // Under `last-capture` a scopa already made may be taken back.
    if (variant.last_sweep == LastSweep::last_capture && node.last_scored) {
        range.high += node.last == 1 ? 1 : 0;
        range.low -= node.last == 0 ? 1 : 0;
    }
    return range;
}

}  // namespace scopa
