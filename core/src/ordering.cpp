#include "scopa/ordering.hpp"

#include <algorithm>

namespace scopa {

namespace {

// In hundredths of a point; found by hill climbing on the nodes of 5-card Scopone endings
// (bench/tune_ordering.cpp).
enum Weight : std::size_t {
    kCard,
    kCoin,
    kSettebelloWorth,
    kSeven,
    kSix,
    kAce,        // worth of a card to whoever takes it
    kSweep,      // a scopa made
    kSwept,      // one given to the next player
    kTaken,      // percent of the best single take given to the next player
    kSafe,       // a table that cannot be swept at once
    kMatch,      // each rank of the table that the next player holds
    kPartner,    // each rank of the table that the player after holds
    kOwn,        // each rank of the table that this seat still holds
    kHighLay,    // each step of the rank laid
    kTableCard,  // each card left on the table
    kTwin,       // another card of the rank laid still in hand
    kHistory,    // percent of the history
    kBothSwept,  // a scopa offered to the player after the next, should the next one only lay
    kWeights
};
}  // namespace
#ifdef TUNE
int kWeight[kWeights] = {13, 12, 232, 50, 19, 2, 219, -100, -50, 0, -4, 10, 0, 0, -4, 18, 11, -5};
#else
constexpr int kWeight[kWeights] = {13, 12, 232, 50, 19, 2,  219, -100, -50,
                                   0,  -4, 10,  0,  0,  -4, 18,  11,   -5};
#endif
namespace {

int worth(const Node& node, Mask cards) {
    const Mask live = cards & node.live;
    int sum = kWeight[kCard] * count(cards) + kWeight[kCoin] * count(live & kCoins);
    if ((cards & bit(kSettebello)) != 0) sum += kWeight[kSettebelloWorth];
    sum += kWeight[kSeven] * count(live & rank_mask(7)) +
           kWeight[kSix] * count(live & rank_mask(6)) + kWeight[kAce] * count(live & rank_mask(1));
    return sum;
}

}  // namespace

void Ordering::clear() { history_ = {}; }

void Ordering::score(const Ground& ground, const Node& node, std::vector<Child>& children,
                     std::span<const std::uint16_t> open, std::uint8_t best) const {
    const int players = ground.variant.players;
    const auto seat = static_cast<std::size_t>(node.turn);
    const auto next_seat = static_cast<std::size_t>(node.turn + 1 == players ? 0 : node.turn + 1);
    const Mask next_hand = node.hands[next_seat];
    const auto partner = static_cast<std::size_t>((node.turn + 2) % players);
    const unsigned next_ranks = ranks_present(next_hand);
    const unsigned partner_ranks = ranks_present(node.hands[partner]);
    for (const std::uint16_t at : open) {
        Child& child = children[at];
        const auto& [card, captured] = child.play;
        int score = 0;
        const Mask table = captured != 0 ? node.table ^ captured : node.table | bit(card);
        const Mask own = node.hands[seat] ^ bit(card);
        if (captured != 0) {
            score += worth(node, captured | bit(card));
            if (table == 0) score += kWeight[kSweep];
        } else {
            score += kWeight[kHighLay] * rank_of(card);
            if ((own & rank_mask(rank_of(card))) != 0) score += kWeight[kTwin];
        }
        if (table != 0) {
            const int sum = rank_sum(table);
            if (sum > kRanks)
                score += kWeight[kSafe];
            else {
                if ((next_hand & rank_mask(sum)) != 0)
                    score += kWeight[kSwept];
                else if ((node.hands[partner] & rank_mask(sum)) != 0)
                    score += kWeight[kBothSwept];
            }
            const unsigned ranks = ranks_present(table);
            score += kWeight[kMatch] * std::popcount(ranks & next_ranks) +
                     kWeight[kPartner] * std::popcount(ranks & partner_ranks) +
                     kWeight[kOwn] * std::popcount(ranks & ranks_present(own)) +
                     kWeight[kTableCard] * count(table);
            int taken = 0;
            for (unsigned both = ranks & next_ranks; both != 0; both &= both - 1) {
                const Mask of_rank = rank_mask(std::countr_zero(both) + 1);
                const Mask mine = next_hand & of_rank, there = table & of_rank;
                taken = std::max(taken, worth(node, there & -there) + worth(node, mine & -mine));
            }
            score += kWeight[kTaken] * taken / 100;
        }
        score += kWeight[kHistory] * history_[seat][card][captured != 0 ? 1 : 0] / 100;
        if (card == best) score += 100000;
        child.score = score;
    }
}

void Ordering::reward(const Node& node, const Play& play, int depth) {
    int& entry =
        history_[static_cast<std::size_t>(node.turn)][play.card][play.captured != 0 ? 1 : 0];
    entry += depth;
    if (entry < 60) return;
    for (auto& cards : history_)
        for (auto& kinds : cards)
            for (int& value : kinds) value /= 2;
}

void pick_next(const std::vector<Child>& children, std::span<std::uint16_t> order) {
    std::iter_swap(order.begin(), std::ranges::max_element(order, {}, [&](std::uint16_t at) {
                       return children[at].score;
                   }));
}

}  // namespace scopa
