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

// What carte, denari and primiera are worth at worst and at best.
constexpr int worst_majorities(const Node& node) {
    return sign(node.cards - node.cards_left) + sign(node.coins - node.coins_left) + node.prime_min;
}
constexpr int best_majorities(const Node& node) {
    return sign(node.cards + node.cards_left) + sign(node.coins + node.coins_left) + node.prime_max;
}

// Bounds from the categories still open and the sweeps still possible, as tight as the question "at
// least f?" makes worth while.
Range open_points(const Ground& ground, const Node& node, int f);

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

// What a bound in the table is about: points with all categories, without primiera, without denari
// too, without carte too.
enum Need : int { kPrimiera, kCoinLead, kCardLead, kNothing };

// What the categories that such a bound leaves out are worth at worst and at best.
constexpr int worst_besides(const Node& node, int need) {
    return (need > kPrimiera ? node.prime_min : 0) +
           (need > kCoinLead ? sign(node.coins - node.coins_left) : 0) +
           (need > kCardLead ? sign(node.cards - node.cards_left) : 0);
}
constexpr int best_besides(const Node& node, int need) {
    return (need > kPrimiera ? node.prime_max : 0) +
           (need > kCoinLead ? sign(node.coins + node.coins_left) : 0) +
           (need > kCardLead ? sign(node.cards + node.cards_left) : 0);
}

// A "yes": at least `f` by a lower bound, the categories that it leaves out being as bad as they
// can be. What is above f is spent on needing less, of primiera first.
constexpr Verdict at_least(const Node& node, const Bound& low, int need, int f) {
    int surplus = low.value + worst_besides(node, need) - f;
    Verdict verdict{true, low.cards, low.coins, true};
    if (need > kPrimiera) {
        verdict.prime = surplus < node.prime_min + 1;
        if (!verdict.prime) surplus -= node.prime_min + 1;
    }
    if (need > kCoinLead)
        verdict.coins =
            least_lead(relax(sign(node.coins - node.coins_left), surplus), node.coins_left);
    if (need > kCardLead)
        verdict.cards =
            least_lead(relax(sign(node.cards - node.cards_left), surplus), node.cards_left);
    return verdict;
}

// A "no": below `f` by an upper bound, the others as good as they can be.
constexpr Verdict below(const Node& node, const Bound& high, int need, int f) {
    int surplus = f - 1 - high.value - best_besides(node, need);
    Verdict verdict{false, high.cards, high.coins, true};
    if (need > kPrimiera) {
        verdict.prime = surplus < 1 - node.prime_max;
        if (!verdict.prime) surplus -= 1 - node.prime_max;
    }
    if (need > kCoinLead)
        verdict.coins =
            greatest_lead(-relax(-sign(node.coins + node.coins_left), surplus), node.coins_left);
    if (need > kCardLead)
        verdict.cards =
            greatest_lead(-relax(-sign(node.cards + node.cards_left), surplus), node.cards_left);
    return verdict;
}

// Takes out of a bound of all points the categories whose outcome is decided, or that the proof
// holds without, however they end; says what is left in it.
Need strip(const Node& node, const Verdict& verdict, Bound& bound);

}  // namespace scopa
