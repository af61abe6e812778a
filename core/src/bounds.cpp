#include "scopa/bounds.hpp"

#include <algorithm>

namespace scopa {

namespace {

// The number of plays, counted from now, before any can sweep the table: every capture takes at
// most 10 (14 where sets make 15), an ace may take it all.
int plays_before_sweep(const Variant& variant, int sum) {
    if (variant.ace == Ace::sweep) return sum == 0 ? 1 : 0;
    if (sum == 0) return 1;
    return static_cast<int>(variant.capture == Capture::fifteen
                                ? (static_cast<unsigned>(sum) - 1) / 14
                                : (static_cast<unsigned>(sum) - 1) / 10);
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
    return {napola_of_run(ranks_of_suit(node.piles[a], 0)),
            napola_of_run(ranks_of_suit(node.piles[a] | remaining, 0))};
}

}  // namespace

Range open_points(const Ground& ground, const Node& node, const Range& question) {
    const Variant& variant = ground.variant;
    const Mask remaining = node.remaining();
    int single = (remaining & bit(kSettebello)) != 0 ? 1 : 0;
    if (variant.re_bello && (remaining & bit(kReBello)) != 0) ++single;
    Range besides{-single, single};  // without scopas
    const int plays = count(node.unplayed);
    if (variant.tris) {
        const int most = ground.in_turn ? (plays + 1) / 2 : plays;
        besides.high += most;
        besides.low -= most;
    }
    if (variant.napola) {
        const Range first = napola_range(node, 0, remaining),
                    second = napola_range(node, 1, remaining);
        besides.high += first.high - second.low;
        besides.low += first.low - second.high;
    }
    // Under `last-capture` a scopa already made may be taken back.
    if (variant.last_sweep == LastSweep::last_capture && node.last_scored) {
        besides.high += node.last == 1 ? 1 : 0;
        besides.low -= node.last == 0 ? 1 : 0;
    }

    const bool last_counts = variant.last_sweep == LastSweep::counts;
    const int sweeping =
        plays - (last_counts ? 0 : 1) - plays_before_sweep(variant, rank_sum(node.table));
    if (sweeping <= 0) return besides;
    if (!ground.in_turn) {
        // Whoever plays: after a scopa a card is laid.
        const int most = (sweeping + 1) / 2;
        return {besides.low - most, besides.high + most};
    }
    // Plays alternate between the sides; whose are the plays that may sweep?
    const int mover = variant.side_of(node.turn);
    // The side that makes the last of the sweeping plays.
    const int end_side = mover ^ (plays & 1) ^ (last_counts ? 1 : 0);
    const int own_first = (sweeping + 1 - end_side) >> 1, own_second = (sweeping + end_side) >> 1;
    Range range{besides.low - own_second, besides.high + own_first};

    // What takes more time is done only where it can settle the question.
    const auto settled = [&](int low, int high) {
        return low >= question.low || high <= question.high;
    };
    if (settled(range.low, range.high) || !settled(besides.low, besides.high)) return range;
    if (variant.capture != Capture::fifteen && variant.ace == Ace::plain &&
        is_blocked(node.table, node.unplayed))
        return besides;
    const bool swept = node.table == 0;
    const auto fewer = [&](int side, int own, int matches) {
        return own - most_scopas(own, matches, swept && side != mover);
    };
    if (range.low + fewer(1, own_second, 0) >= question.low)
        range.low += fewer(1, own_second, matches_of(ground, node, 1));
    if (range.high - fewer(0, own_first, 0) <= question.high)
        range.high -= fewer(0, own_first, matches_of(ground, node, 0));
    return range;
}

std::optional<Verdict> settle(const Ground& ground, const Node& node, int f) {
    const Range question{f - worst_majorities(node), f - 1 - best_majorities(node)};
    const Range open = node.turn < 0 ? Range{} : open_points(ground, node, question);
    if (open.low < question.low && open.high > question.high) return std::nullopt;
    Verdict verdict;
    verdict.reached = open.low >= question.low;
    complete(ground, node, 0, verdict.reached ? open.low - question.low : question.high - open.high,
             verdict);
    return verdict;
}

}  // namespace scopa
