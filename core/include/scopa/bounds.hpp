// What the points still to come can be at best and at worst, without search.
#pragma once

#include "scopa/node.hpp"
#include "scopa/transposition.hpp"

namespace scopa {

// The answer to "are the points still to come (carte, denari and primiera included) at least so
// many?", with what the proof needs: for "yes" leads of at least `cards` and `coins`, for "no"
// leads of at most those, and whether it needs the state of primiera as it is.
struct Verdict {
    bool reached = false;
    int cards = 0;
    int coins = 0;
    bool prime = false;
};

// A range of the points still to come, carte, denari and primiera apart.
struct Range {
    int low = 0;
    int high = 0;
};

// Bounds from the categories still open and the sweeps still possible.
Range open_points(const Ground& ground, const Node& node);

// What carte, denari and primiera are worth at worst and at best.
constexpr int worst_majorities(const Node& node) {
    return sign(node.cards - node.cards_left) + sign(node.coins - node.coins_left) + node.prime_min;
}
constexpr int best_majorities(const Node& node) {
    return sign(node.cards + node.cards_left) + sign(node.coins + node.coins_left) + node.prime_max;
}

// The least (greatest) lead with which a category of which `left` cards are open is sure to come
// out at least (at most) as `needed`: 1, 0 or -1.
constexpr int least_lead(int needed, int left) { return needed <= -1 ? -kFree : left + needed; }
constexpr int greatest_lead(int needed, int left) { return needed >= 1 ? kFree : needed - left; }

// Takes from an outcome (1, 0, -1; as seen by the side that proves) what the surplus allows.
constexpr int relax(int outcome, int& surplus) {
    const int needed = outcome - surplus < -1 ? -1 : outcome - surplus;
    surplus -= outcome - needed;
    return needed;
}

// A "yes": at least `f` when the open points are at least `low`, and carte, denari and primiera are
// as bad as they can be. What is above f is spent on needing less, of primiera first.
constexpr Verdict at_least(const Node& node, int low, int f) {
    int surplus = low + worst_majorities(node) - f;
    const bool prime = surplus < node.prime_min + 1;
    if (!prime) surplus -= node.prime_min + 1;
    const int denari = relax(sign(node.coins - node.coins_left), surplus);
    const int carte = relax(sign(node.cards - node.cards_left), surplus);
    return {true, least_lead(carte, node.cards_left), least_lead(denari, node.coins_left), prime};
}

// A "no": below `f` even when the open points are `high`, and the others as good as they can be.
constexpr Verdict below(const Node& node, int high, int f) {
    int surplus = f - 1 - high - best_majorities(node);
    const bool prime = surplus < 1 - node.prime_max;
    if (!prime) surplus -= 1 - node.prime_max;
    const int denari = -relax(-sign(node.coins + node.coins_left), surplus);
    const int carte = -relax(-sign(node.cards + node.cards_left), surplus);
    return {false, greatest_lead(carte, node.cards_left), greatest_lead(denari, node.coins_left),
            prime};
}

}  // namespace scopa
