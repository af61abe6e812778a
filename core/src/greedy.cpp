#include "scopa/greedy.hpp"

#include <array>

namespace scopa {

namespace {

constexpr std::array<int, kCards> kWorth = [] {
    std::array<int, kCards> worth{};
    for (Card card = 0; card < kCards; ++card) {
        int sum = 3;
        if (suit_of(card) == 0) sum += 9;
        if (card == kSettebello) sum += 100;
        if (rank_of(card) == 7) sum += 22;
        if (rank_of(card) == 6) sum += 9;
        if (rank_of(card) == 1) sum += 4;
        worth[card] = sum;
    }
    return worth;
}();

int play_worth(const Variant& variant, Mask table, const Play& play) {
    const int own = kWorth[play.card];
    if (play.captured == 0) return -own;
    int sum =
        own + (play.captured == table && sweep_scores(variant, play.card, play.captured) ? 100 : 0);
    if (variant.tris && is_tris(play.card, play.captured)) sum += 100;
    for (Mask cards = play.captured; cards != 0;) sum += kWorth[pop_lowest(cards)];
    return sum;
}

}  // namespace

int card_worth(Card card) { return kWorth[card]; }

const Play& greedy_play(const Variant& variant, Mask table, std::span<const Play> plays) {
    const Play* best = &plays.front();
    int most = play_worth(variant, table, *best);
    for (const Play& play : plays.subspan(1)) {
        const int worth = play_worth(variant, table, play);
        if (worth > most) {
            most = worth;
            best = &play;
        }
    }
    return *best;
}

}  // namespace scopa
