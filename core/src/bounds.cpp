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

// The most scopas that a side makes in `plays` plays. Its second scopa in a row takes the one card
// that the seat between has laid, so that its rank is held by both: `matches` such pairs are left.
// Any other needs two plays, but the first of all, unless the table was swept just before.
int most_scopas(int plays, int matches, bool just_swept) {
    if (plays == 0) return 0;
    const int first = just_swept ? 0 : 1;
    const int in_a_row = std::min(plays - first, matches);
    return first + in_a_row + (plays - first - in_a_row) / 2;
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

// The pairs of equal ranks that a seat of the side and the seat before it hold now or will.
int matches_of(const Ground& ground, const Node& node, int side) {
    const int players = ground.variant.players;
    int matches = ground.matches_ahead[static_cast<std::size_t>(node.stock_next)]
                                      [static_cast<std::size_t>(side)];
    if (matches >= kCards) return matches;
    for (int seat = side; seat < players; seat += 2) {
        const int before = seat == 0 ? players - 1 : seat - 1;
        matches += common_ranks(node.hands[static_cast<std::size_t>(seat)],
                                node.hands[static_cast<std::size_t>(before)]);
    }
    return matches;
}

// The longest and the certain run of coins from the ace that side `a` can end with.
Range napola_range(const Node& node, std::size_t a, Mask remaining) {
    return {napola_of_run(node.coins_of[a]),
            napola_of_run(node.coins_of[a] | ranks_present(remaining & kCoins))};
}

}  // namespace

Range open_points(const Ground& ground, const Node& node, int f) {
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
    const int mover = variant.side_of(node.turn);
    const int last_mover = (plays & 1) != 0 ? mover : 1 - mover;
    const int end_side =
        last_counts ? last_mover : 1 - last_mover;  // makes the last of the sweeping plays
    const auto own = [&](int side) { return side == end_side ? (sweeping + 1) / 2 : sweeping / 2; };
    range.high += own(0);
    range.low -= own(1);
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
    // Counting pairs takes time: only where it might settle the question.
    const auto fewer = [&](int side, int matches) {
        return own(side) - most_scopas(own(side), matches, node.table == 0 && side != mover);
    };
    const int missing_low = f - worst_majorities(node) - range.low;
    const int missing_high = range.high + best_majorities(node) - f + 1;
    if (missing_low > 0 && missing_high > 0) {
        if (missing_low <= fewer(1, 0)) range.low += fewer(1, matches_of(ground, node, 1));
        if (missing_high <= fewer(0, 0)) range.high -= fewer(0, matches_of(ground, node, 0));
    }
    return range;
}

Need strip(const Node& node, const Verdict& verdict, Bound& bound) {
    const int spare = verdict.reached ? 1 : -1;
    const auto without = [&bound](int outcome) {
        bound.value = static_cast<std::int8_t>(bound.value - outcome);
    };
    if (!verdict.prime)
        without(-spare);
    else if (!node.prime_open)
        without(node.prime_min);
    else
        return kPrimiera;
    const int free = -spare * kFree;
    if (verdict.coins == free)
        without(-spare);
    else if (!denari_open(node))
        without(sign(node.coins - node.coins_left));
    else
        return kCoinLead;
    bound.coins = static_cast<std::int8_t>(free);
    if (verdict.cards == free)
        without(-spare);
    else if (!carte_open(node))
        without(sign(node.cards - node.cards_left));
    else
        return kCardLead;
    bound.cards = static_cast<std::int8_t>(free);
    return kNothing;
}

}  // namespace scopa
