#include "scopa/node.hpp"

#include <algorithm>

namespace scopa {

namespace {

// Best prime value by the ranks of a suit (bit rank - 1).
constexpr std::array<std::uint8_t, 1024> kValueOfRanks = [] {
    std::array<std::uint8_t, 1024> values{};
    for (unsigned ranks = 0; ranks < 1024; ++ranks)
        for (int rank = 1; rank <= kRanks; ++rank)
            if ((ranks >> (rank - 1) & 1) != 0)
                values[ranks] =
                    std::max(values[ranks], static_cast<std::uint8_t>(prime_value_of_rank(rank)));
    return values;
}();

std::uint8_t best_value(Mask cards, int suit) {
    return kValueOfRanks[ranks_present(cards & suit_mask(suit))];
}

// The points that a captured card is worth by itself.
int worth(const Ground& ground, Mask captured) {
    int points = (captured & bit(kSettebello)) != 0 ? 1 : 0;
    if (ground.variant.re_bello && (captured & bit(kReBello)) != 0) ++points;
    return points;
}

// The outcome of primiera when side `a` ends with the best it can and the other with no more than
// it has; 1, 0, -1.
int best_outcome(const Node& node, std::size_t a) {
    // All suits at once, a byte for each.
    constexpr std::uint32_t kEach = 0x01010101, kTop = 0x80 * kEach;
    const auto has = std::bit_cast<std::uint32_t>(node.prime[a]);
    const auto left = std::bit_cast<std::uint32_t>(node.prime_left);
    const auto other = std::bit_cast<std::uint32_t>(node.prime[1 - a]);
    const std::uint32_t keeps = ((((has | kTop) - left) & kTop) >> 7) * 0xFF;
    const std::uint32_t best = (has & keeps) | (left & ~keeps);
    const auto sum = [](std::uint32_t values) { return static_cast<int>(values * kEach >> 24); };
    const auto complete = [](std::uint32_t values) {
        return ((values + 0x7F * kEach) & kTop) == kTop;
    };
    const bool a_complete = complete(best), b_complete = complete(other);
    if (a_complete && b_complete) return sign(sum(best) - sum(other));
    return int{a_complete} - int{b_complete};
}

// Whether no side has more coins yet than the other can still reach.
bool denari_may_matter(const Node& node) {
    const int lead = node.coins[0] - node.coins[1];
    return lead <= node.coins_left && -lead <= node.coins_left;
}

void update_live(const Ground& ground, Node& node) {
    Mask live = bit(kSettebello);
    if (ground.variant.re_bello) live |= bit(kReBello);
    if (ground.variant.tris) live = kAll;
    if (ground.variant.napola || denari_may_matter(node)) live |= kCoins;
    if (node.prime_open) {
        for (std::size_t suit = 0; suit < kSuits; ++suit) {
            const std::uint8_t value = std::min(node.prime[0][suit], node.prime[1][suit]);
            live |= kAbovePrimeValue[value] & suit_mask(static_cast<int>(suit));
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
    node.coins[of] = static_cast<std::int8_t>(node.coins[of] + coins);
    node.cards_left = static_cast<std::int8_t>(node.cards_left - cards);
    node.coins_left = static_cast<std::int8_t>(node.coins_left - coins);
    node.banked = static_cast<std::int16_t>(node.banked + toward * worth(ground, captured));
    if (ground.variant.napola)
        node.coins_of[of] |= static_cast<std::uint16_t>(ranks_present(captured & kCoins));
}

// Values of primiera after a side has taken cards.
void raise_values(Node& node, int side, Mask captured) {
    const auto of = static_cast<std::size_t>(side);
    const Mask remaining = node.unplayed | node.table;
    for (int suit = 0; suit < kSuits; ++suit) {
        if ((captured & suit_mask(suit)) == 0) continue;
        const auto at = static_cast<std::size_t>(suit);
        node.prime[of][at] = std::max(node.prime[of][at], best_value(captured, suit));
        node.prime_left[at] = best_value(remaining, suit);
    }
}

void close(const Ground& ground, Node& node) {
    node.turn = -1;
    if (node.last >= 0) {
        const Mask leftovers = node.table;
        node.table = 0;
        take(ground, node, node.last, leftovers);
        if (node.prime_open) raise_values(node, node.last, leftovers);
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

}  // namespace

Ground make_ground(const Variant& variant, const Position& position) {
    Ground ground{variant, position.stock, position.stock_end, position.leader, 0, {}};
    ground.coins = count(all_cards(position) & kCoins);
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
    node.unplayed = unplayed_cards(position);
    const Mask remaining = position.over() ? 0 : node.unplayed | node.table;
    node.cards_left =
        static_cast<std::int8_t>(count(remaining) + count(position.piles[0] | position.piles[1]));
    node.coins_left = static_cast<std::int8_t>(
        count((remaining | position.piles[0] | position.piles[1]) & kCoins));
    for (int suit = 0; suit < kSuits; ++suit)
        node.prime_left[static_cast<std::size_t>(suit)] = best_value(remaining, suit);
    for (int side = 0; side < 2; ++side) {
        const Mask pile = position.piles[static_cast<std::size_t>(side)];
        take(ground, node, side, pile);
        for (int suit = 0; suit < kSuits; ++suit)
            node.prime[static_cast<std::size_t>(side)][static_cast<std::size_t>(suit)] =
                best_value(pile, suit);
    }
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
    next.unplayed ^= bit(play.card);
    if (play.captured == 0) {
        next.table |= bit(play.card);
        pass_on(ground, next);
        return;
    }
    const int side = ground.variant.side_of(node.turn);
    next.table ^= play.captured;
    next.last = static_cast<std::int8_t>(side);
    next.last_scored = next.table == 0 && sweep_scores(ground.variant, play.card, play.captured) &&
                       (ground.variant.last_sweep == LastSweep::counts || next.unplayed != 0);
    int bonus = next.last_scored ? 1 : 0;
    if (ground.variant.tris && is_tris(play.card, play.captured)) ++bonus;
    next.banked = static_cast<std::int16_t>(next.banked + (side == 0 ? bonus : -bonus));
    const Mask taken = play.captured | bit(play.card);
    take(ground, next, side, taken);
    // Other cards change neither whether denari is clinched nor any value that can still rise.
    const bool matters = (taken & node.live) != 0;
    if (matters && next.prime_open) {
        raise_values(next, side, taken);
        update_prime(next);
    }
    pass_on(ground, next);
    if (matters) update_live(ground, next);
}

}  // namespace scopa
