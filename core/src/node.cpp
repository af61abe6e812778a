#include "scopa/node.hpp"

#include <algorithm>

namespace scopa {

namespace {

// Prime level by the ranks of a suit (bit rank - 1).
constexpr std::array<std::uint8_t, 1024> kLevelOfRanks = [] {
    std::array<std::uint8_t, 1024> levels{};
    for (unsigned ranks = 0; ranks < 1024; ++ranks)
        for (unsigned rank = 1; rank <= kRanks; ++rank)
            if ((ranks >> (rank - 1) & 1) != 0)
                levels[ranks] =
                    std::max(levels[ranks], static_cast<std::uint8_t>(kPrimeLevelOfRank[rank]));
    return levels;
}();

std::uint8_t level_in(Mask cards, int suit) {
    return kLevelOfRanks[ranks_present(cards & suit_mask(suit))];
}

int value_of(std::uint8_t level) { return kPrimeValue[level]; }

// The points that a captured card is worth by itself.
int worth(const Ground& ground, Mask captured) {
    int points = (captured & bit(kSettebello)) != 0 ? 1 : 0;
    if (ground.variant.re_bello && (captured & bit(kReBello)) != 0) ++points;
    return points;
}

// The outcome of primiera when side `a` ends with the best it can and the other with no more than
// it has; 1, 0, -1.
int best_outcome(const Node& node, std::size_t a) {
    const std::size_t b = 1 - a;
    bool a_complete = true, b_complete = true;
    int difference = 0;
    for (std::size_t suit = 0; suit < kSuits; ++suit) {
        const std::uint8_t best = std::max(node.prime[a][suit], node.prime_left[suit]);
        a_complete = a_complete && best > 0;
        b_complete = b_complete && node.prime[b][suit] > 0;
        difference += value_of(best) - value_of(node.prime[b][suit]);
    }
    if (a_complete && b_complete) return sign(difference);
    return int{a_complete} - int{b_complete};
}

void update_live(const Ground& ground, Node& node) {
    Mask live = bit(kSettebello);
    if (ground.variant.re_bello) live |= bit(kReBello);
    if (ground.variant.tris) live = kAll;
    if (ground.variant.napola || (node.coins <= node.coins_left && -node.coins <= node.coins_left))
        live |= kCoins;
    if (node.prime_open) {
        for (std::size_t suit = 0; suit < kSuits; ++suit) {
            const std::uint8_t level = std::min(node.prime[0][suit], node.prime[1][suit]);
            live |= kAbovePrimeLevel[level] & suit_mask(static_cast<int>(suit));
        }
    }
    node.live = live;
}

// Primiera after a capture.
void update_prime(Node& node) {
    if (!node.prime_open) return;
    node.prime_max = static_cast<std::int8_t>(best_outcome(node, 0));
    node.prime_min = static_cast<std::int8_t>(-best_outcome(node, 1));
    node.prime_open = node.prime_min != node.prime_max;
}

// Gives captured cards to a side.
void take(const Ground& ground, Node& node, int side, Mask captured) {
    const auto of = static_cast<std::size_t>(side);
    const int toward = side == 0 ? 1 : -1;
    const int cards = count(captured), coins = count(captured & kCoins);
    node.cards = static_cast<std::int8_t>(node.cards + toward * cards);
    node.coins = static_cast<std::int8_t>(node.coins + toward * coins);
    node.cards_left = static_cast<std::int8_t>(node.cards_left - cards);
    node.coins_left = static_cast<std::int8_t>(node.coins_left - coins);
    node.banked = static_cast<std::int16_t>(node.banked + toward * worth(ground, captured));
    if (ground.variant.napola)
        node.coins_of[of] |= static_cast<std::uint16_t>(ranks_present(captured & kCoins));
    if (!node.prime_open) return;
    const Mask remaining = ground.remaining(node);
    for (int suit = 0; suit < kSuits; ++suit) {
        if ((captured & suit_mask(suit)) == 0) continue;
        const auto at = static_cast<std::size_t>(suit);
        node.prime[of][at] = std::max(node.prime[of][at], level_in(captured, suit));
        node.prime_left[at] = level_in(remaining, suit);
    }
}

void close(const Ground& ground, Node& node) {
    node.turn = -1;
    if (node.last >= 0) {
        const Mask leftovers = node.table;
        node.table = 0;
        take(ground, node, node.last, leftovers);
        if (ground.variant.last_sweep == LastSweep::last_capture && node.last_scored)
            node.banked = static_cast<std::int16_t>(node.banked - (node.last == 0 ? 1 : -1));
    }
    node.cards_left = node.coins_left = 0;
    node.prime_left = {};
    update_prime(node);
    if (ground.variant.napola)
        node.banked = static_cast<std::int16_t>(node.banked + napola_of_run(node.coins_of[0]) -
                                                napola_of_run(node.coins_of[1]));
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

void pass_on(const Ground& ground, Node& node) {
    for (int step = 0; step < ground.variant.players; ++step) {
        node.turn =
            static_cast<std::int8_t>(node.turn + 1 == ground.variant.players ? 0 : node.turn + 1);
        if (node.hands[static_cast<std::size_t>(node.turn)] != 0) return;
    }
    if (ground.stock_empty(node))
        close(ground, node);
    else
        deal(ground, node);
}

bool is_last_card(const Ground& ground, const Node& node) {
    const Mask in_hands = node.hands[0] | node.hands[1] | node.hands[2] | node.hands[3];
    return in_hands == 0 && ground.stock_empty(node);
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

}  // namespace

Ground make_ground(const Variant& variant, const Position& position) {
    Ground ground{variant, position.stock, position.stock_end, position.leader, {}, {}};
    for (int next = position.stock_end - 1; next >= 0; --next) {
        const auto at = static_cast<std::size_t>(next);
        ground.stock_left[at] = ground.stock_left[at + 1] | bit(position.stock[at]);
    }
    count_matches(ground);
    return ground;
}

Node make_node(const Ground& ground, const Position& position) {
    Node node;
    node.hands = position.hands;
    node.table = position.table;
    node.turn = static_cast<std::int8_t>(position.turn);
    node.last =
        static_cast<std::int8_t>(position.last < 0 ? -1 : ground.variant.side_of(position.last));
    node.stock_next = static_cast<std::int8_t>(position.stock_next);
    node.last_scored = position.last_scored;
    const Mask remaining = position.over() ? 0 : ground.remaining(node);
    node.cards_left =
        static_cast<std::int8_t>(count(remaining) + count(position.piles[0] | position.piles[1]));
    node.coins_left = static_cast<std::int8_t>(
        count((remaining | position.piles[0] | position.piles[1]) & kCoins));
    for (int suit = 0; suit < kSuits; ++suit)
        node.prime_left[static_cast<std::size_t>(suit)] = level_in(remaining, suit);
    for (int side = 0; side < 2; ++side)
        take(ground, node, side, position.piles[static_cast<std::size_t>(side)]);
    const int bonus = position.scope[0] + position.tris[0] - position.scope[1] - position.tris[1];
    node.banked = static_cast<std::int16_t>(node.banked + bonus);
    update_prime(node);
    update_live(ground, node);
    if (position.over() && ground.variant.napola)
        node.banked = static_cast<std::int16_t>(node.banked + napola_of_run(node.coins_of[0]) -
                                                napola_of_run(node.coins_of[1]));
    return node;
}

void advance(const Ground& ground, const Node& node, const Play& play, Node& next) {
    next = node;
    next.hands[static_cast<std::size_t>(node.turn)] ^= bit(play.card);
    if (play.captured == 0) {
        next.table |= bit(play.card);
        pass_on(ground, next);
        return;
    }
    const int side = ground.variant.side_of(node.turn);
    next.table ^= play.captured;
    next.last = static_cast<std::int8_t>(side);
    next.last_scored =
        next.table == 0 && sweep_scores(ground.variant, play.card, play.captured) &&
        (ground.variant.last_sweep == LastSweep::counts || !is_last_card(ground, next));
    int bonus = next.last_scored ? 1 : 0;
    if (ground.variant.tris && is_tris(play.card, play.captured)) ++bonus;
    next.banked = static_cast<std::int16_t>(next.banked + (side == 0 ? bonus : -bonus));
    take(ground, next, side, play.captured | bit(play.card));
    update_prime(next);
    pass_on(ground, next);
    update_live(ground, next);
}

}  // namespace scopa
