#include "scopa/scoring.hpp"

#include <algorithm>

namespace scopa {

namespace {

// A category pays the side with the strict, unique maximum.
void pay_unique_best(const Points& amounts, int sides, Points& paid) {
    const auto end = amounts.begin() + sides;
    const auto best = std::max_element(amounts.begin(), end);
    if (*best > 0 && std::count(amounts.begin(), end, *best) == 1)
        ++paid[static_cast<std::size_t>(best - amounts.begin())];
}

}  // namespace

Points points(const Variant& variant, const Position& position) {
    const int sides = variant.sides();
    Points paid{}, cards{}, coins{}, primes{};
    for (std::size_t side = 0; side < static_cast<std::size_t>(sides); ++side) {
        const Mask pile = position.piles[side];
        cards[side] = count(pile);
        coins[side] = count(pile & kCoins);
        primes[side] = primiera(pile);
        paid[side] = position.scope[side] + position.tris[side];
        paid[side] += (pile & bit(kSettebello)) != 0 ? 1 : 0;
        if (variant.re_bello && (pile & bit(kReBello)) != 0) ++paid[side];
        if (variant.napola) paid[side] += napola(pile);
    }
    pay_unique_best(cards, sides, paid);
    pay_unique_best(coins, sides, paid);
    pay_unique_best(primes, sides, paid);
    return paid;
}

}  // namespace scopa
