#include "scopa/greedy.hpp"

#include <array>

#include "scopa/scoring.hpp"

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

// The bot's worths, doubled.
int bot_worth(Card card) {
    int sum = 4 + prime_value_of_rank(rank_of(card)) - 10;
    if (suit_of(card) == 0) sum += 10;
    if (card == kSettebello) sum += 120;
    return sum;
}

bool can_be_taken(const Variant& variant, Mask table, Mask unseen) {
    bool can = false;
    for (int rank = 1; rank <= kRanks && !can; ++rank)
        if (nibble(unseen, rank) != 0)
            for_each_capture(variant, make_card(rank, 0), table, [&](Mask) { can = true; });
    return can;
}

int bot_worth(const Variant& variant, const Scene& scene, const Play& play) {
    const int own = bot_worth(play.card);
    if (play.captured == 0)
        return (can_be_taken(variant, scene.table | bit(play.card), scene.unseen) ? 0 : 2000) - own;
    int sum = own + 4000;  // before whatever is laid
    for (Mask cards = play.captured; cards != 0;) sum += bot_worth(pop_lowest(cards));
    const bool scopa = play.captured == scene.table &&
                       sweep_scores(variant, play.card, play.captured) &&
                       (variant.last_sweep == LastSweep::counts || scene.left() > 0);
    return sum + (scopa ? 200 : 0);
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

const Play& greedy_choice(const Variant& variant, const Scene& scene, std::span<const Play> plays) {
    const Play* best = nullptr;
    int most = 0;
    for (const Play& play : plays) {
        const int worth = bot_worth(variant, scene, play);
        if (best != nullptr && worth <= most) continue;
        most = worth;
        best = &play;
    }
    return *best;
}

}  // namespace scopa
