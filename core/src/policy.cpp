#include "scopa/policy.hpp"

#include <algorithm>
#include <cmath>

namespace scopa {

namespace {

constexpr int kKnownBits = 12;  // of the number of tables remembered
constexpr int kQuarters = 4;
constexpr int kPerCard = 1 << 16;  // above any worth: fewer cards first

// The ranks of which an odd number is held, the lowest bit of each nibble.
constexpr Mask odd_ranks(Mask cards) {
    cards ^= cards >> 1;
    return (cards ^ cards >> 2) & kFirstSuit;
}

bool is_decided(std::array<int, kMaxSides> amounts, int sides, int total) {
    int sum = 0;
    for (const int amount : amounts) sum += amount;
    std::sort(amounts.begin(), amounts.begin() + sides);
    const auto best = static_cast<std::size_t>(sides - 1);
    return amounts[best] > amounts[best - 1] + total - sum;
}

// Sets by their sum: the one worth most, of equals that with more of the higher ranks.
struct Sums {
    static constexpr int kMost = 14;
    std::array<int, kMost + 1> worth{};
    std::array<Mask, kMost + 1> set{};
    unsigned reached = 1;

    void add(Card card, int card_worth) {
        const int rank = rank_of(card);
        for (int sum = kMost - rank; sum >= 0; --sum) {
            if ((reached >> sum & 1) == 0) continue;
            const auto from = static_cast<std::size_t>(sum);
            const auto to = static_cast<std::size_t>(sum + rank);
            const int more = worth[from] + card_worth;
            const Mask with = set[from] | bit(card);
            if ((reached >> to & 1) != 0 &&
                (more < worth[to] ||
                 (more == worth[to] && rank_counts(with) <= rank_counts(set[to]))))
                continue;
            reached |= 1U << to;
            worth[to] = more;
            set[to] = with;
        }
    }
};

}  // namespace

Scene scene_of(const Position& position) {
    Scene scene{.table = position.table,
                .piles = position.piles,
                .stock = position.stock_end - position.stock_next,
                .leader = position.leader,
                .last = position.last,
                .seat = position.turn,
                .hand = position.hands[static_cast<std::size_t>(position.turn)]};
    for (std::size_t seat = 0; seat < kMaxSeats; ++seat)
        scene.sizes[seat] = count(position.hands[seat]);
    scene.unseen =
        kAll & ~(scene.hand | scene.table | scene.piles[0] | scene.piles[1] | scene.piles[2]);
    return scene;
}

void add_plays(const Variant& variant, Mask table, Mask hand, std::vector<Play>& plays) {
    while (hand != 0) {
        const Card card = pop_lowest(hand);
        const std::size_t before = plays.size();
        for_each_capture(variant, card, table,
                         [&](Mask captured) { plays.push_back({card, captured}); });
        if (plays.size() == before) plays.push_back({card, 0});
    }
}

Policy::Policy(const Variant& variant, const PolicyWeights& weights)
    : variant_(variant),
      weights_(weights),
      known_(std::size_t{1} << kKnownBits),
      chances_((kCards + 1) * (kCards + 1)) {
    for (std::size_t set = 0; set < 4; ++set) {
        Worths& worths = worths_[set];
        worths.of = weights.worths[set];
        for (std::size_t rank = 0; rank < kRanks; ++rank) {
            for (unsigned held = 1; held < 16; ++held)
                worths.mean[rank][held] =
                    worths.total(Mask{held} << (4 * rank)) / std::popcount(held);
        }
        for (std::size_t card = 0; card < kCards; ++card)
            worths.steps[card] = static_cast<int>(std::lround(1024 * worths.of[card]));
    }
}

void Policy::note(Lacking& lacking, int seat, Mask table, const Play& play) {
    if (table == 0) return;
    const unsigned ranks = sweepers(table);
    const unsigned own = 1U << (rank_of(play.card) - 1);
    if (play.captured == table && (ranks & own) != 0) return;
    lacking[static_cast<std::size_t>(seat)] |= ranks & ~own;
}

Mask Policy::plain(Mask table) {
    const Mask a = table >> 1 & kFirstSuit, b = table >> 2 & kFirstSuit,
               c = table >> 3 & kFirstSuit;
    const Mask one = a | b | c, two = (a & b) | (c & (a | b)), three = a & b & c;
    return (table & kCoins) | one << 1 | two << 2 | three << 3;
}

void Policy::find_offers(Mask table, const Worths& worths, Offers& found) const {
    found.size = 0;
    found.sweepers = 0;
    const int per_card = variant_.capture == Capture::fewest ? kPerCard : 0;
    Sums sums;
    for (Mask cards = table; cards != 0;) {
        const Card card = pop_lowest(cards);
        sums.add(card, worths.steps[card] - per_card);
    }
    const auto best_single = [&](Mask cards) {
        Card best = lowest(cards);
        while (cards != 0) {
            const Card card = pop_lowest(cards);
            if (worths.steps[card] > worths.steps[best]) best = card;
        }
        return bit(best);
    };
    for (int rank = 1; rank <= kRanks; ++rank) {
        const Mask same = table & rank_mask(rank);
        const bool sweeps = rank == 1 && variant_.ace == Ace::sweep && table != 0;
        const int target = variant_.capture == Capture::fifteen ? 15 - rank : rank;
        Mask taken = 0;
        if (sweeps)
            taken =
                same != 0 && variant_.ace_on_ace == AceOnAce::single ? best_single(same) : table;
        else if (same != 0 && variant_.capture == Capture::single_first)
            taken = best_single(same);
        else if ((sums.reached >> target & 1) != 0)
            taken = sums.set[static_cast<std::size_t>(target)];
        if (taken == 0) continue;
        int worth = 0;
        for (Mask cards = taken; cards != 0;) worth += worths.steps[pop_lowest(cards)];
        const bool scores = taken == table && sweep_scores(variant_, make_card(rank, 0), taken);
        if (scores) found.sweepers = static_cast<std::uint16_t>(found.sweepers | 1U << (rank - 1));
        std::size_t at = found.size++;
        for (; at > 0 && found.of[at - 1].worth() <= worth; --at) found.of[at] = found.of[at - 1];
        found.of[at] = {taken, rank, scores, worth};
    }
}

// The table in its plain suits.
const Policy::Offers& Policy::offers(Mask table, unsigned set) {
    const Mask key = table | Mask{set} << kCards;
    Offers& found = known_[key * 0x9E3779B97F4A7C15 >> (64 - kKnownBits)];
    if (found.key != key) {
        find_offers(table, worths_[set], found);
        found.key = key;
    }
    return found;
}

const double* Policy::chances(int unseen, int hand) {
    std::vector<double>& known = chances_[static_cast<std::size_t>((kCards + 1) * unseen + hand)];
    if (!known.empty()) return known.data();
    // By quarters of a card: the chance that the hand holds none of so many.
    double none = 1;
    for (int m = 0; m < unseen; ++m) {
        const int left = unseen - m;
        const double less = left > hand ? none * (left - hand) / left : 0;
        for (int quarter = 0; quarter < kQuarters; ++quarter)
            known.push_back(none + quarter / 4.0 * (less - none));
        none = less;
    }
    known.push_back(none);
    return known.data();
}

void Policy::look(const Scene& scene, const Lacking& lacking) {
    scene_ = scene;
    ++moment_;
    const int players = variant_.players, sides = variant_.sides();
    std::array<int, kMaxSides> cards{}, coins{};
    Mask taken = 0;
    for (std::size_t side = 0; side < static_cast<std::size_t>(sides); ++side) {
        taken |= scene.piles[side];
        cards[side] = count(scene.piles[side]);
        coins[side] = count(scene.piles[side] & kCoins);
    }
    set_ = (is_decided(cards, sides, kCards) ? 0 : 1U) + (is_decided(coins, sides, 10) ? 0 : 2U);
    now_ = &worths_[set_];
    odd_ = odd_ranks(taken);
    const int dealer = (scene.leader + players - 1) % players;
    parity_ = variant_.side_of(scene.seat) == variant_.side_of(dealer) ? -weights_.unpair
                                                                       : weights_.unpair;
    left_ = scene.left();
    sweep_ = left_ > 1 || variant_.last_sweep == LastSweep::counts ? weights_.sweep : 0;
    const int next = (scene.seat + 1) % players, after = (next + 1) % players;
    int size = 0;
    for (int step = 0; step + 1 < players && size == 0; ++step)
        size = scene.sizes[static_cast<std::size_t>((next + step) % players)];
    if (size == 0 && scene.stock > 0) size = variant_.hand_size;
    const int hidden = count(scene.unseen), unseen = hidden - scene.unknown;
    none_ = chances(unseen, std::min(size, unseen));
    for (int rank = 1; rank <= kRanks; ++rank) {
        const auto at = static_cast<std::size_t>(rank);
        const unsigned held = nibble(scene.unseen, rank);
        const int number = std::popcount(held);
        const auto likely = [&](int seat) {
            const bool lacks = (lacking[static_cast<std::size_t>(seat)] >> (rank - 1) & 1) != 0;
            const int quarters = lacks ? number : kQuarters * number;
            return scene.unknown == 0 ? quarters : quarters * unseen / hidden;
        };
        next_[at] = likely(next);
        after_next_[at] = likely(after);
        mean_[at] = now_->mean[at - 1][held];
    }
}

int Policy::replies(Mask table, Replies& found) {
    const Offers& offered = offers(table, set_);
    int size = 0;
    for (std::size_t i = 0; i < offered.size; ++i) {
        const Offer& offer = offered.of[i];
        const int rank = offer.rank();
        if (next_[static_cast<std::size_t>(rank)] == 0) continue;
        const double worth = weights_.threat * offer.total() + (offer.scores() ? sweep_ : 0.0) +
                             weights_.threat * mean_[static_cast<std::size_t>(rank)];
        auto at = static_cast<std::size_t>(size++);
        for (; at > 0; --at) {
            const Reply& before = found[at - 1];
            if (before.worth > worth || (before.worth == worth && before.rank > rank)) break;
            found[at] = before;
        }
        found[at] = {worth, rank, table ^ offer.taken()};
    }
    return size;
}

double Policy::own_next(Mask table, Mask rest) {
    const Offers& offered = offers(table, set_);
    double best = 0;
    for (std::size_t i = 0; i < offered.size; ++i) {
        const Offer& offer = offered.of[i];
        if (nibble(rest, offer.rank()) == 0) continue;
        best = std::max(best, offer.total() + (offer.scores() ? weights_.scopa : 0.0));
    }
    return best;
}

double Policy::second(Mask table, Mask rest) {
    if (variant_.players == 2) return own_next(table, rest);
    Second& known = seconds_[table * 0x9E3779B97F4A7C15 >> 58];
    if (known.table == table && known.moment == moment_) return known.gain;
    Replies found;
    const int size = replies(table, found);
    double gain = 0, before = 1;
    int better = 0;
    for (std::size_t i = 0; i < static_cast<std::size_t>(size) && before > slight_; ++i) {
        better += after_next_[static_cast<std::size_t>(found[i].rank)];
        const double none = none_[better];
        gain += found[i].worth * (before - none);
        before = none;
    }
    known = {table, moment_, variant_.players == 4 ? gain : -gain};
    return known.gain;
}

double Policy::risk(Mask table, Mask rest) {
    const double share = left_ > 1 ? weights_.after : 0;
    Replies found;
    const int size = replies(table, found);
    double risk = 0, before = 1;
    int better = 0;
    for (std::size_t i = 0; i < static_cast<std::size_t>(size) && before > slight_; ++i) {
        better += next_[static_cast<std::size_t>(found[i].rank)];
        const double none = none_[better];
        if (none == before) continue;
        double worth = found[i].worth;
        if (share != 0 && before - none > slight_)
            worth -= share * second(plain(found[i].left), rest);
        risk += worth * (before - none);
        before = none;
    }
    if (before <= slight_) return risk;
    return risk - before * (weights_.mill + (share != 0 ? share * second(table, rest) : 0));
}

double Policy::leftovers(Mask table, bool captured) const {
    if (scene_.stock != 0 || !(captured || scene_.last >= 0)) return 0;
    const double share = now_->total(table) / (1 + weights_.fade * left_);
    const bool ours = captured || variant_.side_of(scene_.last) == variant_.side_of(scene_.seat);
    return ours ? share : -share;
}

double Policy::shape(Mask table) {
    if (count(table) == 1) return weights_.alone;
    return weights_.anchor != 0 && table != 0 && sweepers(table) == 0 ? weights_.anchor : 0;
}

double Policy::worth_of(const Play& play) {
    const int rank = rank_of(play.card);
    const bool captured = play.captured != 0;
    const Mask table = captured ? scene_.table ^ play.captured : scene_.table | bit(play.card);
    double worth = 0;
    if (captured) {
        const Mask taken = play.captured | bit(play.card);
        worth = now_->total(taken) + parity_ * (count(odd_ ^ odd_ranks(taken)) - count(odd_));
        const bool scopa = table == 0 && sweep_scores(variant_, play.card, play.captured) &&
                           (variant_.last_sweep == LastSweep::counts || left_ > 0);
        if (scopa) worth += weights_.scopa;
        if (variant_.tris && is_tris(play.card, play.captured)) worth += 1;
    } else {
        const int held = std::popcount(nibble(scene_.hand, rank));
        worth = weights_.doubled * (held - 1) - weights_.lay[static_cast<std::size_t>(rank - 1)] -
                weights_.keep * now_->of[play.card];
    }
    if (rank == 1 && variant_.ace == Ace::sweep) worth -= weights_.ace_kept;
    if (left_ > 0) worth += shape(table) - risk(plain(table), scene_.hand ^ bit(play.card));
    return worth + leftovers(table, captured);
}

void Policy::weigh(const Scene& scene, const Lacking& lacking, std::span<const Play> plays,
                   std::vector<double>& worths) {
    look(scene, lacking);
    worths.resize(plays.size());
    std::size_t first = 0, before = 0;  // the plays of this card, and of the one before it
    for (std::size_t i = 0; i < plays.size(); ++i) {
        const Play& play = plays[i];
        if (i > 0 && play.card != plays[i - 1].card) before = first, first = i;
        const Play& like = plays[before + i - first];
        // Cards of one rank and worth have the same plays, each worth the same.
        const bool known = first > 0 && !variant_.tris && like.captured == play.captured &&
                           rank_of(like.card) == rank_of(play.card) &&
                           now_->of[like.card] == now_->of[play.card];
        worths[i] = known ? worths[before + i - first] : worth_of(play);
    }
}

Play Policy::choose(const Scene& scene, const Lacking& lacking, std::span<const Play> plays) {
    weigh(scene, lacking, plays, weighed_);
    const auto best = std::max_element(weighed_.begin(), weighed_.end());
    return plays[static_cast<std::size_t>(best - weighed_.begin())];
}

}  // namespace scopa
