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

std::int8_t small(int x) { return static_cast<std::int8_t>(x); }

// A bound on a child's leads, as one on its parent's.
int to_parent(int lead, int gained) {
    return lead <= -kFree || lead >= kFree ? lead : lead - gained;
}

Verdict to_parent(const Verdict& verdict, const Node& parent, const Node& child) {
    return {verdict.reached, to_parent(verdict.cards, child.cards - parent.cards),
            to_parent(verdict.coins, child.coins - parent.coins)};
}

// Where denari is clinched, plays with equal cards have been merged, so the proof holds for
// clinched leads only.
void keep_clinched(const Node& node, Verdict& verdict) {
    if (verdict.reached && verdict.coins > -kFree && node.coins > node.coins_left)
        verdict.coins = node.coins_left + 1;
    if (!verdict.reached && verdict.coins < kFree && -node.coins > node.coins_left)
        verdict.coins = -node.coins_left - 1;
}

}  // namespace

void Solver::generate(const Node& node, std::vector<Play>& plays) const {
    plays.clear();
    const Mask hand = node.hands[static_cast<std::size_t>(node.turn)];
    const Mask dead_table = node.table & ~node.live;
    for (Mask cards = hand; cards != 0;) {
        const Card card = pop_lowest(cards);
        if ((bit(card) & node.live) == 0) cards &= ~(rank_mask(rank_of(card)) & ~node.live);
        const std::size_t before = plays.size();
        for_each_capture(ground_.variant, card, node.table, [&](Mask captured) {
            if (is_canonical(captured, dead_table)) plays.push_back({card, captured});
        });
        if (plays.size() == before) plays.push_back({card, 0});
    }
}

// An answer that needs no search: the end of the round, or bounds.
std::optional<Verdict> Solver::settle(const Node& node, int f) const {
    if (node.turn < 0) {
        const int open = sign(node.cards) + sign(node.coins);
        return open >= f ? at_least(node, 0, f) : below(node, 0, f);
    }
    const Range open = open_points(ground_, node);
    if (open.low + sign(node.cards - node.cards_left) + sign(node.coins - node.coins_left) >= f)
        return at_least(node, open.low, f);
    if (open.high + sign(node.cards + node.cards_left) + sign(node.coins + node.coins_left) < f)
        return below(node, open.high, f);
    return std::nullopt;
}

// An answer that the table holds.
std::optional<Verdict> Solver::recall(const Node& node, const Entry* known, int f) const {
    if (known == nullptr) return std::nullopt;
    const Bound& low = known->low;
    if (low.value >= f && node.cards >= low.cards && node.coins >= low.coins)
        return Verdict{true, low.cards, low.coins};
    const Bound& high = known->high;
    if (high.value < f && node.cards <= high.cards && node.coins <= high.coins)
        return Verdict{false, high.cards, high.coins};
    return std::nullopt;
}

// Are the points still to come at node, carte and denari included, at least f?
Verdict Solver::test(const Node& node, int f) {
    if (const auto verdict = settle(node, f)) return *verdict;
    return test(node, hash(ground_, node), f, 0);
}

Verdict Solver::test(const Node& node, std::uint64_t key, int f, int depth) {
    if (!watch_->tick()) return {};
    Entry* known = table_.find(key);
    if (const auto verdict = recall(node, known, f)) return *verdict;
    const std::uint64_t nodes_before = watch_->nodes();
    std::uint8_t best = known != nullptr ? known->best : 0xFF;
    Verdict verdict = search_plays(node, f, depth, best);
    if (watch_->stopped()) return verdict;
    keep_clinched(node, verdict);
    Entry& entry = table_.claim(key);
    if (verdict.reached)
        entry.low = {small(f), small(verdict.cards), small(verdict.coins)};
    else
        entry.high = {small(f - 1), small(verdict.cards), small(verdict.coins)};
    entry.best = best;
    entry.effort = static_cast<std::uint8_t>(std::bit_width(watch_->nodes() - nodes_before));
    return verdict;
}

Verdict Solver::search_plays(const Node& node, int f, int depth, std::uint8_t& best) {
    const bool maximises = ground_.variant.side_of(node.turn) == 0;
    // Without a play that settles the question it is answered by all of them together, and so needs
    // what each needs.
    Verdict all{!maximises, maximises ? kFree : -kFree, maximises ? kFree : -kFree};
    const auto settles = [&](const Node& child, Verdict& verdict) {
        verdict = to_parent(verdict, node, child);
        if (verdict.reached == maximises) return true;
        all.cards =
            maximises ? std::min(all.cards, verdict.cards) : std::max(all.cards, verdict.cards);
        all.coins =
            maximises ? std::min(all.coins, verdict.coins) : std::max(all.coins, verdict.coins);
        return false;
    };
    Level& level = levels_[static_cast<std::size_t>(depth)];
    generate(node, level.plays);

    // 1. A play whose outcome is plain.
    level.children.clear();
    for (const Play& play : level.plays) {
        Child child{after(ground_, node, play), 0, 0, play, 0};
        child.f = f - (child.node.banked - node.banked);
        if (auto verdict = settle(child.node, child.f)) {
            if (!settles(child.node, *verdict)) continue;
            best = play.card;
            return *verdict;
        }
        child.key = hash(ground_, child.node);
        table_.prefetch(child.key);
        level.children.push_back(child);
    }
    // 2. A play whose outcome is known.
    std::size_t open = 0;
    for (std::size_t i = 0; i < level.children.size(); ++i) {
        Child& child = level.children[i];
        if (auto verdict = recall(child.node, table_.find(child.key), child.f)) {
            if (!settles(child.node, *verdict)) continue;
            best = child.play.card;
            return *verdict;
        }
        if (open != i) level.children[open] = child;
        ++open;
    }
    level.children.resize(open);
    // 3. The others, the likeliest first.
    if (open > 1) ordering_.score(ground_, node, level.children, best);
    for (std::size_t i = 0; i < open; ++i) {
        pick_next(level.children, i);
        const Child& child = level.children[i];
        Verdict verdict = test(child.node, child.key, child.f, depth + 1);
        if (watch_->stopped()) return {};
        if (!settles(child.node, verdict)) continue;
        best = child.play.card;
        if (i > 0)
            ordering_.reward(node, child.play,
                             std::max(1, count(ground_.remaining(node) & ~node.table) / 2));
        return verdict;
    }
    return all;
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
    children.clear();
    for (const Play& play : plays) children.push_back({after(ground_, node, play), 0, 0, play, 0});
    ordering_.score(ground_, node, children, best);
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
    return node.banked + sign(node.cards) + sign(node.coins);
}

std::vector<Play> Solver::best_line(Node node, int value) {
    std::vector<Play> line;
    std::vector<Child> children;
    while (node.turn >= 0) {
        const bool maximises = ground_.variant.side_of(node.turn) == 0;
        const Entry* known = table_.find(hash(ground_, node));
        order(node, known != nullptr ? known->best : 0xFF, children);
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
    table_.clear();
    ordering_.clear();
    const Node root = make_node(ground_, position);
    Solution solution;
    if (root.turn < 0) {
        solution.value.low = solution.value.high =
            root.banked + sign(root.cards) + sign(root.coins);
        return solution;
    }
    const Range open = open_points(ground_, root);
    const Limited widest{root.banked + open.low - 2, root.banked + open.high + 2};
    solution.value = narrow(root, widest, estimate(root));
    if (solution.value.exact()) solution.line = best_line(root, solution.value.low);
    if (every_play) {
        const bool maximises = variant.side_of(root.turn) == 0;
        for (const Play& play : legal_plays(variant, position)) {
            const Node child = after(ground_, root, play);
            Limited range = widest;
            (maximises ? range.high : range.low) =
                maximises ? solution.value.high : solution.value.low;
            const int guess = maximises ? range.high : range.low + 1;
            solution.plays.push_back(
                {play, child.turn < 0
                           ? Limited{child.banked + sign(child.cards) + sign(child.coins),
                                     child.banked + sign(child.cards) + sign(child.coins)}
                           : narrow(child, range, guess)});
        }
    }
    solution.nodes = watch.nodes();
    solution.seconds = watch.seconds();
    return solution;
}

}  // namespace scopa
