// What the points still to come can be at best and at worst, without search.
#pragma once

#include "scopa/node.hpp"
#include "scopa/transposition.hpp"

namespace scopa {

// The answer to "are the points still to come (carte and denari included) at least so many?", with
// the leads for which the proof holds: for "yes" every lead from `cards` and `coins` up, for "no"
// every lead from them down.
struct Verdict {
    bool reached = false;
    int cards = 0;
    int coins = 0;
};

// A range of the points still to come, carte and denari apart.
struct Range {
    int low = 0;
    int high = 0;
};

// Bounds from the categories still open and the sweeps still possible.
Range open_points(const Ground& ground, const Node& node);

// The leads a proof needs. `needed` is the least outcome (1, 0 or -1) of the category that the
// proof stands on, `left` the cards that may yet go to the other side.
constexpr int least_lead(int needed, int left) { return needed <= -1 ? -kFree : left + needed; }
constexpr int greatest_lead(int needed, int left) { return needed >= 1 ? kFree : needed - left; }

// A "yes": at least `f` when the open points are at least `low`, and carte and denari are as bad as
// they can be. The surplus is spent on asking less of the leads.
constexpr Verdict at_least(const Node& node, int low, int f) {
    const int carte = sign(node.cards - node.cards_left),
              denari = sign(node.coins - node.coins_left);
    int surplus = low + carte + denari - f;
    const int carte_needed = carte - surplus < -1 ? -1 : carte - surplus;
    surplus -= carte - carte_needed;
    const int denari_needed = denari - surplus < -1 ? -1 : denari - surplus;
    return {true, least_lead(carte_needed, node.cards_left),
            least_lead(denari_needed, node.coins_left)};
}

// A "no": below `f` even when the open points are `high`, and carte and denari as good as they can
// be.
constexpr Verdict below(const Node& node, int high, int f) {
    const int carte = sign(node.cards + node.cards_left),
              denari = sign(node.coins + node.coins_left);
    int surplus = f - 1 - high - carte - denari;
    const int carte_needed = carte + surplus > 1 ? 1 : carte + surplus;
    surplus -= carte_needed - carte;
    const int denari_needed = denari + surplus > 1 ? 1 : denari + surplus;
    return {false, greatest_lead(carte_needed, node.cards_left),
            greatest_lead(denari_needed, node.coins_left)};
}

}  // namespace scopa
