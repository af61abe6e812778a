#include "scopa/solver.hpp"

#include <algorithm>
#include <bit>
#include <functional>
#include <optional>

#include "scopa/hashing.hpp"

namespace scopa {

namespace {

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

// A card, and those of its rank that it might as well be.
Mask alike(const Node& node, Card card) {
    return (bit(card) & node.live) != 0 ? bit(card)
                                        : bit(card) | (rank_mask(rank_of(card)) & ~node.live);
}

std::int8_t small(int x) { return static_cast<std::int8_t>(x); }

}  // namespace

// Adds the plays of some cards of the hand.
void Solver::generate(const Node& node, Mask cards, std::vector<ScoredPlay>& plays) const {
    const Variant& variant = ground_.variant;
    const Mask dead_table = node.table & ~node.live;
    const unsigned targets = reachable(variant, node.table);
    while (cards != 0) {
        const Card card = lowest(cards);
        cards &= ~alike(node, card);
        if ((targets >> rank_of(card) & 1) == 0) {
            plays.push_back({{card, 0}});
            continue;
        }
        for_each_capture(variant, card, node.table, [&](Mask captured) {
            if (is_canonical(captured, dead_table)) plays.push_back({{card, captured}});
        });
    }
}

// An answer that the table holds; `best` becomes the card it suggests.
std::optional<Verdict> Solver::recall(const Node& node, std::uint64_t key, int f,
                                      std::uint8_t& best) const {
    const std::uint32_t tag = TranspositionTable::tag_of(key);
    int best_effort = 0;
    for (const Entry& entry : table_.bucket_of(key).entries) {
        if (entry.tag != tag || entry.empty()) continue;
        if (entry.effort > best_effort) best = entry.best, best_effort = entry.effort;
        const Mask named = entry.named;
        // Where a named card is merged with others of its rank, a proof for it does not tell
        // enough.
        if ((named & ~node.live) != 0) continue;
        if (static_cast<std::uint32_t>(key_with(key, node, named)) != entry.places) continue;
        const int side = entry.reached != 0 ? 0 : 1;
        const int surplus = (side == 0 ? entry.value - f : f - 1 - entry.value) +
                            worst_besides(node, side, entry.included);
        if (surplus < 0) continue;
        Verdict verdict;
        verdict.named = named;
        verdict.own_least = unsqueeze(entry.own_least);
        verdict.other_most = unsqueeze(entry.other_most);
        verdict.reached = side == 0;
        verdict.cards = entry.cards;
        verdict.coins = static_cast<std::int8_t>(entry.coins);
        const auto prover = static_cast<std::size_t>(side);
        if (node.coins(prover) < verdict.coins ||
            (side == 0 ? node.cards_lead() : -node.cards_lead()) < verdict.cards)
            continue;
        if ((entry.included & kPrimiera) != 0 &&
            (!node.prime_open || !covers(node.prime[prover], verdict.own_least) ||
             !covers(verdict.other_most, node.prime[1 - prover])))
            continue;
        complete(ground_, node, entry.included, surplus, verdict);
        return verdict;
    }
    return std::nullopt;
}

void Solver::remember(const Node& node, std::uint64_t key, const Verdict& verdict, int f,
                      std::uint8_t best, std::uint64_t nodes) {
    // Categories are taken out whose outcome is decided, or that the proof holds without, however
    // they end.
    const int side = verdict.prover();
    unsigned included = 0;
    int outside = 0;  // what is taken out, as the prover sees it
    const auto sort = [&](Category category, bool needed, bool open, int worst) {
        if (!needed)
            outside -= 1;
        else if (open)
            included |= category;
        else
            outside += worst;
    };
    sort(kPrimiera, verdict.needs_prime(), node.prime_open, worst_prime(node, side));
    // A round without coins ties denari, which takes no coin to prove.
    sort(kDenari, verdict.coins > 0 || ground_.coins == 0, denari_open(node),
         worst_denari(node, side));
    sort(kCarte, verdict.cards > -kFree, carte_open(node), worst_carte(node, side));
    Entry entry;
    entry.named = verdict.named & kAll;
    entry.included = included & 7;
    entry.reached = verdict.reached ? 1 : 0;
    entry.value = small(verdict.reached ? f - outside : f - 1 + outside);
    if ((included & kPrimiera) != 0) {
        entry.own_least = squeeze(verdict.own_least) & 0xFFFFF;
        entry.other_most = squeeze(verdict.other_most) & 0xFFFFF;
    }
    if ((included & kDenari) != 0) entry.coins = static_cast<unsigned>(verdict.coins) & 0xF;
    if ((included & kCarte) != 0) entry.cards = verdict.cards;
    entry.best = best;
    entry.effort = static_cast<std::uint8_t>(std::bit_width(nodes) + 1);
    entry.tag = TranspositionTable::tag_of(key);
    entry.places = static_cast<std::uint32_t>(key_with(key, node, verdict.named));
    table_.keep(entry);
}

// Whether so few plays are left that a look at the table costs more than to search them.
bool Solver::is_tail(const Node& node) const { return count(node.unplayed) <= tail_; }

// Are the points still to come at node, carte, denari and primiera included, at least f?
Verdict Solver::test(const Node& node, int f) {
    if (const auto verdict = settle(ground_, node, f)) return *verdict;
    return search(node, is_tail(node) ? 0 : key_of(ground_, node), f, 0);
}

// The same for a node that bounds do not settle; `key` is not needed for the last plays.
Verdict Solver::search(const Node& node, std::uint64_t key, int f, int depth) {
    if (!watch_->tick()) return {};
    std::uint8_t best = 0xFF;
    if (is_tail(node)) return search_plays(node, f, depth, best);
    if (const auto verdict = recall(node, key, f, best)) return *verdict;
    const std::uint64_t nodes_before = watch_->nodes();
    const Verdict verdict = search_plays(node, f, depth, best);
    if (!watch_->stopped()) remember(node, key, verdict, f, best, watch_->nodes() - nodes_before);
    return verdict;
}

// Each child is made when its turn comes, and the plays themselves only once the card that the
// table suggests has not settled the question. (To look all of them up in the table first saves one
// node in twenty, and costs more than they do.)
Verdict Solver::search_plays(const Node& node, int f, int depth, std::uint8_t& best) {
    Proof proof(node, (node.turn & 1) == 0);
    std::vector<ScoredPlay>& plays = plies_[static_cast<std::size_t>(depth)].plays;
    Mask cards = node.hands[static_cast<std::size_t>(node.turn)];
    std::size_t tried = 0;
    if (best < kCards && (cards & bit(best)) == 0) best = lowest(cards & rank_mask(rank_of(best)));
    if (best < kCards) {
        plays.clear();
        generate(node, bit(best), plays);
        if (plays.size() > 1) score(ground_, node, plays);
        if (search_each(node, plays, f, depth, tried, proof, best)) return proof.verdict();
        cards &= ~alike(node, best);
    }
    plays.clear();
    generate(node, cards, plays);
    if (plays.size() > 1) {
        if (is_tail(node))
            score_last(node, plays);
        else
            score(ground_, node, plays);
    }
    search_each(node, plays, f, depth, tried, proof, best);
    return proof.verdict();
}

// Whether one of the plays settles the question, or the search is stopped.
bool Solver::search_each(const Node& node, std::span<ScoredPlay> left, int f, int depth,
                         std::size_t& tried, Proof& proof, std::uint8_t& best) {
    Node& child = plies_[static_cast<std::size_t>(depth)].child;
    for (; tried < width_ && !left.empty(); ++tried, left = left.subspan(1)) {
        if (left.size() > 1) pick_next(left);
        const Play play = left.front().play;
        play_on(ground_, node, play, child);
        std::uint64_t key = 0;
        if (!is_tail(child)) {
            key = key_of(ground_, child);
            table_.prefetch(key);
        }
        settle_values(ground_, node, child);
        const int f_of_child = f - (child.banked - node.banked);
        std::optional<Verdict> verdict = settle(ground_, child, f_of_child);
        if (!verdict) verdict = search(child, key, f_of_child, depth + 1);
        if (watch_->stopped()) return true;
        if (!proof.settles(child, *verdict)) continue;
        best = play.card;
        return true;
    }
    return false;
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

void Solver::order(const Node& node, std::uint8_t best, std::vector<ScoredPlay>& plays) const {
    plays.clear();
    generate(node, node.hands[static_cast<std::size_t>(node.turn)], plays);
    score(ground_, node, plays);
    for (ScoredPlay& scored : plays)
        if (scored.play.card == best) scored.score += 100000;
    std::ranges::stable_sort(plays, std::greater{}, &ScoredPlay::score);
}

// The value when both sides play what the ordering likes best.
int Solver::estimate(const Node& start) const {
    Node node = start, next;
    std::vector<ScoredPlay> plays;
    while (node.turn >= 0) {
        order(node, 0xFF, plays);
        advance(ground_, node, plays[0].play, next);
        node = next;
    }
    return node.banked + best_majorities(node);
}

std::vector<Play> Solver::best_line(Node node, int value) {
    std::vector<Play> line;
    std::vector<ScoredPlay> plays;
    while (node.turn >= 0) {
        const bool maximises = ground_.variant.side_of(node.turn) == 0;
        std::uint8_t best = 0xFF;
        recall(node, key_of(ground_, node),
               maximises ? value - node.banked : value + 1 - node.banked, best);
        order(node, best, plays);
        Node child;
        std::size_t i = 0;
        for (; i < plays.size(); ++i) {
            advance(ground_, node, plays[i].play, child);
            const int f = (maximises ? value : value + 1) - child.banked;
            if (i + 1 == plays.size() || test(child, f).reached == maximises) break;
        }
        if (watch_->stopped()) return line;
        line.push_back(plays[i].play);
        node = child;
    }
    return line;
}

Solution Solver::solve(const Variant& variant, const Position& position, Watch& watch,
                       bool every_play) {
    watch_ = &watch;
    ground_ = make_ground(variant, position);
    tail_ = variant.players == 2 ? kLastOfTwo : kLastOfFour;
    table_.clear();
    const Node root = make_node(ground_, position);
    Solution solution;
    if (root.turn < 0) {
        solution.value.low = solution.value.high = root.banked + best_majorities(root);
        return solution;
    }
    const Range open = open_points(ground_, root, {0, 0});
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
        table_.clear();
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
