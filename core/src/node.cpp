#include "scopa/node.hpp"

#include <cstdlib>

namespace scopa {

namespace {

// The points that a captured card is worth by itself.
int worth(const Ground& ground, Mask captured) {
    int points = (captured & bit(kSettebello)) != 0 ? 1 : 0;
    if (ground.variant.re_bello && (captured & bit(kReBello)) != 0) ++points;
    return points;
}

// The outcome of primiera when side `a` ends with the best it can and the other with no more than
// it has; 1, 0, -1.
int best_outcome(const Node& node, std::size_t a) {
    const PackedValues best = max_of(node.prime[a], node.prime_left), other = node.prime[1 - a];
    const bool a_complete = has_every_suit(best), b_complete = has_every_suit(other);
    if (a_complete && b_complete) return sign(sum_of(best) - sum_of(other));
    return int{a_complete} - int{b_complete};
}

void update_prime(Node& node) {
    node.prime_max = static_cast<std::int8_t>(best_outcome(node, 0));
    node.prime_min = static_cast<std::int8_t>(-best_outcome(node, 1));
    node.prime_open = node.prime_min != node.prime_max;
}

// Whether no side has more coins yet than the other can still reach.
bool denari_may_matter(const Node& node) {
    return std::abs(node.coins_lead()) <= node.coins_left();
}

void update_live(const Ground& ground, Node& node) {
    Mask live = bit(kSettebello);
    if (ground.variant.re_bello) live |= bit(kReBello);
    if (ground.variant.tris) live = kAll;
    if (ground.variant.napola || denari_may_matter(node)) live |= kCoins;
    if (node.prime_open) live |= above(min_of(node.prime[0], node.prime[1]));
    node.live = live;
}

// Gives captured cards to a side.
void take(const Ground& ground, Node& node, int side, Mask captured) {
    node.piles[static_cast<std::size_t>(side)] |= captured;
    const int points = worth(ground, captured);
    node.banked = static_cast<std::int16_t>(node.banked + (side == 0 ? points : -points));
}

int napola_points(const Node& node) {
    return napola_of_run(ranks_of_suit(node.piles[0], 0)) -
           napola_of_run(ranks_of_suit(node.piles[1], 0));
}

void close(const Ground& ground, Node& node) {
    node.turn = -1;
    if (node.last >= 0) {
        take(ground, node, node.last, node.table);
        if (ground.variant.last_sweep == LastSweep::last_capture && node.last_scored)
            node.banked = static_cast<std::int16_t>(node.banked - (node.last == 0 ? 1 : -1));
    }
    node.table = 0;
    if (ground.variant.napola)
        node.banked = static_cast<std::int16_t>(node.banked + napola_points(node));
}

void deal(const Ground& ground, Node& node) {
    const int players = ground.variant.players;
    int seat = ground.leader;
    for (int dealt = ground.variant.hand_size * players; dealt > 0 && !ground.stock_empty(node);
         --dealt) {
        node.hands[static_cast<std::size_t>(seat)] |=
            bit(ground.stock[static_cast<std::size_t>(node.stock_next++)]);
        seat = seat + 1 == players ? 0 : seat + 1;
    }
    node.turn = static_cast<std::int8_t>(ground.leader);
}

// The turn goes to the next seat that holds a card; when none does, to the leader after the next
// deal, or the round is over.
void pass_on(const Ground& ground, Node& node) {
    const int players = ground.variant.players;
    for (int step = 0; step < players; ++step) {
        node.turn = static_cast<std::int8_t>(node.turn + 1 == players ? 0 : node.turn + 1);
        if (node.hands[static_cast<std::size_t>(node.turn)] != 0) [[likely]]
            return;
    }
    if (ground.stock_empty(node))
        close(ground, node);
    else
        deal(ground, node);
}

// Fills in `matches_ahead`, from the last hands to be dealt to the first.
void count_matches(Ground& ground) {
    const Variant& variant = ground.variant;
    if (variant.capture == Capture::fifteen || variant.ace == Ace::sweep) {
        for (auto& matches : ground.matches_ahead) matches = {kCards, kCards};
        return;
    }
    for (int first = ground.stock_end - 1; first >= 0; --first) {
        const auto at = static_cast<std::size_t>(first);
        Node dealt;
        dealt.stock_next = static_cast<std::int8_t>(first);
        deal(ground, dealt);
        auto& matches = ground.matches_ahead[at];
        matches = ground.matches_ahead[static_cast<std::size_t>(dealt.stock_next)];
        // The leader's first play may take what was laid last before the deal.
        ++matches[static_cast<std::size_t>(variant.side_of(ground.leader))];
        for (int seat = 0; seat < variant.players; ++seat) {
            const int before = seat == 0 ? variant.players - 1 : seat - 1;
            auto& of_side = matches[static_cast<std::size_t>(variant.side_of(seat))];
            of_side = static_cast<std::int8_t>(
                of_side + common_ranks(dealt.hands[static_cast<std::size_t>(seat)],
                                       dealt.hands[static_cast<std::size_t>(before)]));
        }
    }
}

Mask unplayed_cards(const Position& position) {
    Mask cards = 0;
    for (const Mask hand : position.hands) cards |= hand;
    for (int at = position.stock_next; at < position.stock_end; ++at)
        cards |= bit(position.stock[static_cast<std::size_t>(at)]);
    return cards;
}

Mask all_cards(const Position& position) {
    return unplayed_cards(position) | position.table | position.piles[0] | position.piles[1];
}

// Whether every seat plays after the one before it, to the end. That depends on how many cards are
// held, and not on what is played.
bool plays_in_turn(const Ground& ground, const Position& position) {
    Node node;
    node.hands = position.hands;
    node.turn = static_cast<std::int8_t>(position.turn);
    node.stock_next = static_cast<std::int8_t>(position.stock_next);
    while (node.turn >= 0) {
        const int next = node.turn + 1 == ground.variant.players ? 0 : node.turn + 1;
        pop_lowest(node.hands[static_cast<std::size_t>(node.turn)]);
        pass_on(ground, node);
        if (node.turn >= 0 && node.turn != next) return false;
    }
    return true;
}

}  // namespace

Ground make_ground(const Variant& variant, const Position& position) {
    Ground ground{variant, position.stock, position.stock_end, position.leader, 0, true, {}};
    ground.coins = count(all_cards(position) & kCoins);
    ground.in_turn = plays_in_turn(ground, position);
    count_matches(ground);
    return ground;
}

Node make_node(const Ground& ground, const Position& position) {
    Node node;
    node.hands = position.hands;
    node.table = position.over() ? 0 : position.table;
    node.turn = static_cast<std::int8_t>(position.turn);
    node.last =
        static_cast<std::int8_t>(position.last < 0 ? -1 : ground.variant.side_of(position.last));
    node.stock_next = static_cast<std::int8_t>(position.stock_next);
    node.last_scored = position.last_scored;
    node.unplayed = unplayed_cards(position);
    node.prime_left = values_of(node.remaining());
    for (int side = 0; side < 2; ++side) {
        const auto of = static_cast<std::size_t>(side);
        take(ground, node, side, position.piles[of]);
        node.prime[of] = values_of(position.piles[of]);
    }
    const int bonus = position.scope[0] + position.tris[0] - position.scope[1] - position.tris[1];
    node.banked = static_cast<std::int16_t>(node.banked + bonus);
    update_prime(node);
    update_live(ground, node);
    if (position.over() && ground.variant.napola)
        node.banked = static_cast<std::int16_t>(node.banked + napola_points(node));
    return node;
}

namespace {

// The only play of a seat with one card, if it has but one.
bool is_forced(const Ground& ground, const Node& node, Play& play) {
    const Mask hand = node.hands[static_cast<std::size_t>(node.turn)];
    if ((hand & (hand - 1)) != 0) return false;
    play = {lowest(hand), 0};
    if (node.table == 0) return true;
    int captures = 0;
    for_each_capture(ground.variant, play.card, node.table, [&](Mask captured) {
        if (!is_canonical(captured, node.table & ~node.live)) return;
        play.captured = captured;
        ++captures;
    });
    return captures <= 1;
}

// Moves the cards of a play and banks its points; `settle_values` has to follow.
[[gnu::always_inline]] inline void make(const Ground& ground, const Play& play, Node& node) {
    auto& hand = node.hands[static_cast<std::size_t>(node.turn)];
    hand ^= bit(play.card);
    node.unplayed ^= bit(play.card);
    if (play.captured == 0) {
        node.table |= bit(play.card);
    } else {
        const int side = node.turn & 1;
        node.table ^= play.captured;
        node.last = static_cast<std::int8_t>(side);
        node.last_scored = node.table == 0 &&
                           sweep_scores(ground.variant, play.card, play.captured) &&
                           (ground.variant.last_sweep == LastSweep::counts || node.unplayed != 0);
        int bonus = node.last_scored ? 1 : 0;
        if (ground.variant.tris && is_tris(play.card, play.captured)) ++bonus;
        node.banked = static_cast<std::int16_t>(node.banked + (side == 0 ? bonus : -bonus));
        take(ground, node, side, play.captured | bit(play.card));
    }
    pass_on(ground, node);
}

}  // namespace

void play_on(const Ground& ground, const Node& node, const Play& play, Node& next) {
    next = node;
    Play forced = play;
    do make(ground, forced, next);
    while (next.turn >= 0 && is_forced(ground, next, forced));
}

void settle_values(const Ground& ground, const Node& node, Node& next) {
    const std::array gained{node.piles[0] ^ next.piles[0], node.piles[1] ^ next.piles[1]};
    // Other cards change neither whether denari is clinched nor any value that can still rise.
    const bool matters = ((gained[0] | gained[1]) & node.live) != 0;
    if (node.prime_open && (matters || next.turn < 0)) {
        for (std::size_t side = 0; side < 2; ++side)
            if (gained[side] != 0)
                next.prime[side] = max_of(next.prime[side], values_of(gained[side]));
        next.prime_left = values_of(next.remaining());
        update_prime(next);
    }
    if (matters && next.turn >= 0) update_live(ground, next);
}

void advance(const Ground& ground, const Node& node, const Play& play, Node& next) {
    next = node;
    make(ground, play, next);
    settle_values(ground, node, next);
}

}  // namespace scopa
