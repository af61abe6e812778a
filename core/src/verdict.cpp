#include "scopa/verdict.hpp"

#include <algorithm>

namespace scopa {

namespace {

// Takes from an outcome, as the prover sees it, what the surplus allows.
int relax(int outcome, int& surplus) {
    const int needed = std::max(outcome - surplus, -1);
    surplus -= outcome - needed;
    return needed;
}

// What the prover needs for primiera to end as `needed` (1 or 0) at least, from a node on where
// that is sure.
void need_prime(const Node& node, int needed, Verdict& verdict) {
    const auto prover = static_cast<std::size_t>(verdict.prover());
    const PackedValues own = node.prime[prover];
    PackedValues other = max_of(node.prime[1 - prover], node.prime_left);
    // 1. The other side will lack a suit; without one itself the prover ties.
    for (int suit = 0; suit < kSuits; ++suit) {
        if (value_in(other, suit) != 0) continue;
        verdict.other_most = kBestValues & ~whole_suit(suit);
        verdict.own_least = needed > 0 ? kEachSuit : 0;
        verdict.named |= above(verdict.other_most);
        return;
    }
    // 2. Otherwise the sums decide. What is to spare goes into granting more, to the other side, in
    // the suits where it is cheapest to grant all.
    int spare = sum_of(own) - sum_of(other) - needed;
    for (int step = 0; step < kSuits; ++step) {
        int cheapest = -1, cost = 22;
        for (int suit = 0; suit < kSuits; ++suit) {
            const int missing = kBestValue - static_cast<int>(value_in(other, suit));
            if (missing > 0 && missing < cost) cheapest = suit, cost = missing;
        }
        if (cheapest < 0) break;
        const int granted = std::min(cost, spare);
        other += static_cast<PackedValues>(granted) << (8 * cheapest);
        spare -= granted;
        if (spare == 0) break;
    }
    verdict.own_least = own;
    verdict.other_most = other;
    verdict.named |= above(other);
}

}  // namespace

void complete(const Ground& ground, const Node& node, unsigned included, int surplus,
              Verdict& verdict) {
    const int side = verdict.prover();
    if ((included & kPrimiera) == 0) {
        const int needed = relax(worst_prime(node, side), surplus);
        if (needed >= 0) {
            if (node.prime_open)
                need_prime(node, needed, verdict);
            else
                verdict.prime = static_cast<std::int8_t>(needed + 1);
        }
    }
    if ((included & kDenari) == 0) {
        const int needed = relax(worst_denari(node, side), surplus);
        if (needed >= 0) verdict.coins = static_cast<std::int8_t>((ground.coins + needed + 1) / 2);
    }
    if ((included & kCarte) == 0) {
        const int needed = relax(worst_carte(node, side), surplus);
        if (needed >= 0) verdict.cards = static_cast<std::int8_t>(node.cards_left() + needed);
    }
}

void to_parent(const Node& node, const Node& child, Verdict& verdict) {
    const int side = verdict.prover();
    const auto prover = static_cast<std::size_t>(side);
    if (verdict.cards > -kFree) {
        const int gained = child.cards_lead() - node.cards_lead();
        verdict.cards = static_cast<std::int8_t>(verdict.cards - (side == 0 ? gained : -gained));
    }
    if (verdict.prime != 0 && node.prime_open) {
        need_prime(child, verdict.prime - 1, verdict);
        verdict.prime = 0;
    }
    const PackedValues before = node.prime[prover];
    const bool values_missing = !covers(before, verdict.own_least);
    const bool coins_missing = verdict.coins > node.coins(prover);
    if (!values_missing && !coins_missing) return;
    // What the prover captures on the way counts, and is named.
    const Mask taken = child.piles[prover] ^ node.piles[prover];
    if (coins_missing) {
        verdict.named |= taken & kCoins;
        verdict.coins = static_cast<std::int8_t>(verdict.coins - count(taken & kCoins));
    }
    if (!values_missing) return;
    const PackedValues after = child.prime[prover];
    for (int suit = 0; suit < kSuits; ++suit) {
        const PackedValues of_suit = whole_suit(suit);
        if ((before & of_suit) >= (verdict.own_least & of_suit)) continue;
        // Only the best card of the suit: all of it that is worth more than any less value.
        verdict.named |= taken & above_in(suit, value_in(after, suit) - 1);
        verdict.own_least &= ~of_suit;
    }
}

}  // namespace scopa
