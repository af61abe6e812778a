#include "scopa/solver.hpp"

#include <algorithm>
#include <bit>
#include <optional>

#include "scopa/hashing.hpp"

namespace scopa {

namespace {

// Of interchangeable table cards of a rank, only the lowest are taken.
bool is_canonical(Mask captured, Mask dead_table) {
    const Mask left = dead_table & ~captured;
    const Mask above =
        ((left << 1) & 0xEEEEEEEEEE) | ((left << 2) & 0xCCCCCCCCCC) | ((left << 3) & 0x8888888888);
    return (above & captured & dead_table) == 0;
}

// The ranks that can capture something, as bits: those whose sum some set of the table makes.
unsigned reachable(const Variant& variant, Mask table) {
    if (table == 0) return 0;
    unsigned sums = 1;
    for (Mask cards = table; cards != 0;) sums |= sums << rank_of(pop_lowest(cards));
    if (variant.capture == Capture::fifteen) {
        unsigned ranks = 0;
        for (int rank = 1; rank <= kRanks; ++rank) ranks |= (sums >> (15 - rank) & 1) << rank;
        sums = ranks;
    }
    return variant.ace == Ace::sweep ? sums | 2 : sums;
}

std::int8_t small(int x) { return static_cast<std::int8_t>(x); }

// A bound on a child's leads, as one on its parent's.
int to_parent(int lead, int gained) {
    return lead <= -kFree || lead >= kFree ? lead : lead - gained;
}

Verdict to_parent(const Verdict& verdict, const Node& parent, const Node& child) {
    return {verdict.reached, to_parent(verdict.cards, child.cards - parent.cards),
            to_parent(verdict.coins, child.coins - parent.coins), verdict.prime};
}

// Where denari is clinched, plays with equal cards have been merged, so the proof holds for
// clinched leads only.
void keep_clinched(const Node& node, Verdict& verdict) {
    if (verdict.reached && verdict.coins > -kFree && node.coins > node.coins_left)
        verdict.coins = node.coins_left + 1;
    if (!verdict.reached && verdict.coins < kFree && -node.coins > node.coins_left)
        verdict.coins = -node.coins_left - 1;
}

// What the verdicts on a node's children prove of it.
class Proof {
  public:
    Proof(const Node& node, bool maximises)
        : node_(node),
          maximises_(maximises),
          all_{!maximises, maximises ? kFree : -kFree, maximises ? kFree : -kFree, false} {}

    // Whether a child answers the question by itself; its verdict becomes the node's.
    bool settles(const Node& child, Verdict& verdict) {
        verdict = to_parent(verdict, node_, child);
        if (verdict.reached == maximises_) return true;
        all_.prime = all_.prime || verdict.prime;
        all_.cards =
            maximises_ ? std::min(all_.cards, verdict.cards) : std::max(all_.cards, verdict.cards);
        all_.coins =
            maximises_ ? std::min(all_.coins, verdict.coins) : std::max(all_.coins, verdict.coins);
        return false;
    }

    // Otherwise it is answered by all of them together, and so needs what each needs.
    const Verdict& of_all() const { return all_; }

  private:
    const Node& node_;
    bool maximises_;
    Verdict all_;
};

// Whether no seat holds more than one card, and none is to come.
bool is_last_trick(const Ground& ground, const Node& node) {
    if (!ground.stock_empty(node)) return false;
    Mask more_than_one = 0;
    for (const Mask hand : node.hands) more_than_one |= hand & (hand - 1);
    return more_than_one == 0;
}

}  // namespace

void Solver::generate(const Node& node, std::vector<Play>& plays) const {
    plays.clear();
    const Mask hand = node.hands[static_cast<std::size_t>(node.turn)];
    const Mask dead_table = node.table & ~node.live;
    const unsigned targets = reachable(ground_.variant, node.table);
    for (Mask cards = hand; cards != 0;) {
        const Card card = pop_lowest(cards);
        if ((bit(card) & node.live) == 0) cards &= ~(rank_mask(rank_of(card)) & ~node.live);
        if ((targets >> rank_of(card) & 1) == 0) {
            plays.push_back({card, 0});
            continue;
        }
        for_each_capture(ground_.variant, card, node.table, [&](Mask captured) {
            if (is_canonical(captured, dead_table)) plays.push_back({card, captured});
        });
    }
}

// An answer that needs no search: the end of the round, or bounds.
std::optional<Verdict> Solver::settle(const Node& node, int f) const {
    const Range open = node.turn < 0 ? Range{} : open_points(ground_, node, f);
    if (open.low + worst_majorities(node) >= f)
        return at_least(node, {small(open.low), -kFree, -kFree}, kNothing, f);
    if (open.high + best_majorities(node) < f)
        return below(node, {small(open.high), kFree, kFree}, kNothing, f);
    return std::nullopt;
}

// The last plays have a small table of their own: there are many such positions, they come back
// soon or not at all, and so their table should stay in the processor's cache.
TranspositionTable& Solver::table_of(const Node& node) {
    const auto& [a, b, c, d] = node.hands;
    return ground_.stock_empty(node) && count(a | b | c | d) <= kLastPlays ? last_table_ : table_;
}

void Solver::clear_tables() {
    table_.clear();
    last_table_.clear();
}

// An answer that the table holds; `best` becomes the card it suggests.
std::optional<Verdict> Solver::recall(const Node& node, const Keys& keys, int f,
                                      std::uint8_t& best) {
    TranspositionTable& table = table_of(node);
    for (int need = kNothing; need >= kPrimiera; --need) {
        const std::uint64_t key = keys.of[static_cast<std::size_t>(need)];
        const Entry* known = key == 0 ? nullptr : table.find(key);
        if (known == nullptr) continue;
        const Bound &low = known->low, &high = known->high;
        if (node.cards >= low.cards && node.coins >= low.coins &&
            low.value + worst_besides(node, need) >= f)
            return at_least(node, low, need, f);
        if (node.cards <= high.cards && node.coins <= high.coins &&
            high.value + best_besides(node, need) < f)
            return below(node, high, need, f);
        best = known->best;
    }
    return std::nullopt;
}

void Solver::remember(const Node& node, const Keys& keys, const Verdict& verdict, int f,
                      std::uint8_t best, std::uint64_t nodes) {
    Bound bound{small(verdict.reached ? f : f - 1), small(verdict.cards), small(verdict.coins)};
    const int need = strip(node, verdict, bound);
    Entry& entry = table_of(node).claim(keys.of[static_cast<std::size_t>(need)]);
    (verdict.reached ? entry.low : entry.high) = bound;
    entry.best = best;
    entry.effort = static_cast<std::uint8_t>(std::bit_width(nodes));
}

// Are the points still to come at node, carte, denari and primiera included, at least f?
Verdict Solver::test(const Node& node, int f) {
    if (const auto verdict = settle(node, f)) return *verdict;
    return test(node, keys_of(ground_, node), f, 0);
}

Verdict Solver::test(const Node& node, const Keys& keys, int f, int depth) {
    if (!watch_->tick()) return {};
    std::uint8_t best = 0xFF;
    if (is_last_trick(ground_, node)) {
        Verdict verdict = play_out(node, f);
        keep_clinched(node, verdict);
        return verdict;
    }
    if (const auto verdict = recall(node, keys, f, best)) return *verdict;
    const std::uint64_t nodes_before = watch_->nodes();
    Verdict verdict = search_plays(node, f, depth, best);
    if (watch_->stopped()) return verdict;
    keep_clinched(node, verdict);
    remember(node, keys, verdict, f, best, watch_->nodes() - nodes_before);
    return verdict;
}

// The last cards of all hands: few plays, each forced but for what it takes, so that neither the
// table nor an order is worth its while.
Verdict Solver::play_out(const Node& node, int f) const {
    Proof proof(node, ground_.variant.side_of(node.turn) == 0);
    const Card card = lowest(node.hands[static_cast<std::size_t>(node.turn)]);
    Node child;
    std::optional<Verdict> settled;
    const auto try_play = [&](Mask captured) {
        if (settled) return;
        advance(ground_, node, {card, captured}, child);
        const int f_of_child = f - (child.banked - node.banked);
        std::optional<Verdict> verdict = settle(child, f_of_child);
        if (!verdict) {
            verdict = play_out(child, f_of_child);
            keep_clinched(child, *verdict);
        }
        if (proof.settles(child, *verdict)) settled = verdict;
    };
    const Mask dead_table = node.table & ~node.live;
    if ((reachable(ground_.variant, node.table) >> rank_of(card) & 1) == 0)
        try_play(0);
    else
        for_each_capture(ground_.variant, card, node.table, [&](Mask captured) {
            if (is_canonical(captured, dead_table)) try_play(captured);
        });
    return settled ? *settled : proof.of_all();
}

Verdict Solver::search_plays(const Node& node, int f, int depth, std::uint8_t& best) {
    Proof proof(node, ground_.variant.side_of(node.turn) == 0);
    Level& level = levels_[static_cast<std::size_t>(depth)];
    generate(node, level.plays);

    // 1. A play whose outcome is plain.
    std::vector<Child>& children = level.children;
    if (children.size() < level.plays.size()) {
        children.resize(level.plays.size());
        level.order.resize(level.plays.size());
    }
    std::size_t open = 0;
    for (const Play& play : level.plays) {
        Child& child = children[open];
        advance(ground_, node, play, child.node);
        child.f = f - (child.node.banked - node.banked);
        child.play = play;
        if (auto verdict = settle(child.node, child.f)) {
            if (!proof.settles(child.node, *verdict)) continue;
            best = play.card;
            return *verdict;
        }
        if (!is_last_trick(ground_, child.node)) {
            child.keys = keys_of(ground_, child.node);
            const TranspositionTable& table = table_of(child.node);
            for (const std::uint64_t key : child.keys.of)
                if (key != 0) table.prefetch(key);
        }
        level.order[open] = static_cast<std::uint16_t>(open);
        ++open;
    }
    // 2. A play whose outcome is known.
    const std::size_t to_recall = is_last_trick(ground_, children[0].node) ? 0 : open;
    if (to_recall > 0) open = 0;
    for (std::size_t i = 0; i < to_recall; ++i) {
        const Child& child = children[i];
        std::uint8_t unused = 0xFF;
        if (auto verdict = recall(child.node, child.keys, child.f, unused)) {
            if (!proof.settles(child.node, *verdict)) continue;
            best = child.play.card;
            return *verdict;
        }
        level.order[open++] = static_cast<std::uint16_t>(i);
    }
    // 3. The others, the likeliest first.
    const std::span<std::uint16_t> order(level.order.data(), open);
    if (open > 1) score(ground_, node, children, order, best);
    open = std::min(open, width_);
    for (std::size_t i = 0; i < open; ++i) {
        pick_next(children, order.subspan(i));
        const Child& child = children[order[i]];
        Verdict verdict = test(child.node, child.keys, child.f, depth + 1);
        if (watch_->stopped()) return {};
        if (!proof.settles(child.node, verdict)) continue;
        best = child.play.card;
        return verdict;
    }
    return proof.of_all();
}

// The value of a node within a range, by tests from a guess on; what the limits leave of the range.
Limited Solver::narrow(const Node& node, Limited range, int guess) {
    int at = std::clamp(guess, range.low + 1, std::max(range.high, range.low + 1));
    while (!range.exact()) {
        const bool reached = test(node, at - node.banked).reached;
        if (watch_->stopped()) return range;
        if (reached)
            range.low = at++;
        else
            range.high = --at, at = range.high;
        at = std::clamp(at, range.low + 1, std::max(range.high, range.low + 1));
    }
    return range;
}

void Solver::order(const Node& node, std::uint8_t best, std::vector<Child>& children) const {
    std::vector<Play> plays;
    generate(node, plays);
    children.resize(plays.size());
    std::vector<std::uint16_t> all(plays.size());
    for (std::size_t i = 0; i < plays.size(); ++i) {
        children[i].play = plays[i];
        all[i] = static_cast<std::uint16_t>(i);
        advance(ground_, node, plays[i], children[i].node);
    }
    score(ground_, node, children, all, best);
    std::ranges::stable_sort(children,
                             [](const Child& a, const Child& b) { return a.score > b.score; });
}

// The value when both sides play what the ordering likes best.
int Solver::estimate(const Node& start) const {
    Node node = start;
    std::vector<Child> children;
    while (node.turn >= 0) {
        order(node, 0xFF, children);
        node = children[0].node;
    }
    return node.banked + best_majorities(node);
}

std::vector<Play> Solver::best_line(Node node, int value) {
    std::vector<Play> line;
    std::vector<Child> children;
    while (node.turn >= 0) {
        const bool maximises = ground_.variant.side_of(node.turn) == 0;
        std::uint8_t best = 0xFF;
        recall(node, keys_of(ground_, node),
               maximises ? value - node.banked : value + 1 - node.banked, best);
        order(node, best, children);
        std::size_t i = 0;
        for (; i + 1 < children.size(); ++i) {
            const int f = (maximises ? value : value + 1) - children[i].node.banked;
            if (test(children[i].node, f).reached == maximises) break;
        }
        if (watch_->stopped()) return line;
        line.push_back(children[i].play);
        node = children[i].node;
    }
    return line;
}

Solution Solver::solve(const Variant& variant, const Position& position, Watch& watch,
                       bool every_play) {
    watch_ = &watch;
    ground_ = make_ground(variant, position);
    clear_tables();
    const Node root = make_node(ground_, position);
    Solution solution;
    if (root.turn < 0) {
        solution.value.low = solution.value.high = root.banked + best_majorities(root);
        return solution;
    }
    const Range open = open_points(ground_, root, 0);
    const Limited widest{root.banked + open.low + worst_majorities(root),
                         root.banked + open.high + best_majorities(root)};
    width_ = kEveryPlay;
    int guess = estimate(root);
    if (position.cards_in_hands() >= 18) {
        // A sketch first, of only the two likeliest plays of each node: its value is a good guess,
        // and in large searches it costs a fraction of a test that a bad guess would waste.
        width_ = 2;
        guess = narrow(root, widest, guess).low;
        width_ = kEveryPlay;
        clear_tables();
    }
    solution.value = narrow(root, widest, guess);
    if (solution.value.exact()) solution.line = best_line(root, solution.value.low);
    if (every_play) {
        const bool maximises = variant.side_of(root.turn) == 0;
        for (const Play& play : legal_plays(variant, position)) {
            Node child;
            advance(ground_, root, play, child);
            Limited range = widest;
            (maximises ? range.high : range.low) =
                maximises ? solution.value.high : solution.value.low;
            const int guess = maximises ? range.high : range.low + 1;
            solution.plays.push_back({play, child.turn < 0
                                                ? Limited{child.banked + best_majorities(child),
                                                          child.banked + best_majorities(child)}
                                                : narrow(child, range, guess)});
        }
    }
    solution.nodes = watch.nodes();
    solution.seconds = watch.seconds();
    return solution;
}

}  // namespace scopa
