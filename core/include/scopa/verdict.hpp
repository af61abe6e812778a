// Answers to the question "are the points still to come at least so many?", and what their proofs
// rest on, so that one proof serves many positions. (The idea is that of Ginsberg, *Partition
// search*, 1996.)
//
// Side 1 proves a "yes", side 2 a "no". What the prover needs of the categories:
// - carte: a lead;
// - denari: a number of coins captured;
// - primiera: in each suit a value of its own at least, and of the other side at most.
// The proof then holds for every position with as many cards of each rank in each place, in which
// the `named` cards lie in the same places, and which meets those needs. Named are the cards whose
// capture by the prover counts, and all that would give the other side more in a suit than the
// proof grants it, gone or not. Whatever else the sides capture, equal ranks apart, does no harm:
// more coins and better cards of its own only help the prover, and what is not named is no better
// than what the proof grants.
#pragma once

#include <algorithm>
#include <cstdint>

#include "scopa/node.hpp"

namespace scopa {

// A lead that no proof needs: any will do.
inline constexpr std::int8_t kFree = 100;

struct Verdict {
    Mask named = 0;
    PackedValues own_least = 0;             // primiera, where it is open: the prover's values
    PackedValues other_most = kBestValues;  // and the other side's
    bool reached = false;
    std::int8_t cards = -kFree;  // the prover's lead
    std::int8_t coins = 0;       // captured by the prover
    // Where primiera is decided: the outcome needed, 1 or 0 as the prover sees it, plus 1.
    std::int8_t prime = 0;

    int prover() const { return reached ? 0 : 1; }
    bool needs_prime() const { return prime != 0 || own_least != 0 || other_most != kBestValues; }
};

// The categories that a bound of the points still to come includes, as bits.
enum Category : unsigned { kPrimiera = 1, kDenari = 2, kCarte = 4 };

// Worst outcomes (1, 0, -1) of the categories as a side sees them.
inline int worst_carte(const Node& node, int side) {
    const int lead = node.cards_lead();
    return sign((side == 0 ? lead : -lead) - node.cards_left());
}
inline int worst_denari(const Node& node, int side) {
    const int lead = node.coins_lead();
    return sign((side == 0 ? lead : -lead) - node.coins_left());
}
constexpr int worst_prime(const Node& node, int side) {
    return side == 0 ? node.prime_min : -node.prime_max;
}
inline int worst_besides(const Node& node, int side, unsigned included) {
    return ((included & kPrimiera) != 0 ? 0 : worst_prime(node, side)) +
           ((included & kDenari) != 0 ? 0 : worst_denari(node, side)) +
           ((included & kCarte) != 0 ? 0 : worst_carte(node, side));
}

// Completes a verdict whose proof leaves out all categories but those `included`: the others are
// as bad for the prover as they can be, and yet there are `surplus` points to spare, which are
// spent on needing less.
void complete(const Ground& ground, const Node& node, unsigned included, int surplus,
              Verdict& verdict);

// The verdict on a node by that on the node after a play, or after several without a choice.
void to_parent(const Node& node, const Node& child, Verdict& verdict);

// What the verdicts on a node's children prove of it.
class Proof {
  public:
    Proof(const Node& node, bool maximises) : node_(node), maximises_(maximises) {
        verdict_.reached = !maximises;
    }

    // Whether a child answers the question by itself; its verdict becomes one on the node.
    bool settles(const Node& child, Verdict& verdict) {
        to_parent(node_, child, verdict);
        if (verdict.reached == maximises_) {
            verdict_ = verdict;
            return true;
        }
        verdict_.named |= verdict.named;
        verdict_.own_least = max_of(verdict_.own_least, verdict.own_least);
        verdict_.other_most = min_of(verdict_.other_most, verdict.other_most);
        verdict_.cards = std::max(verdict_.cards, verdict.cards);
        verdict_.coins = std::max(verdict_.coins, verdict.coins);
        verdict_.prime = std::max(verdict_.prime, verdict.prime);
        return false;
    }

    // What has been proven: by one child, or by all together, and then it needs what each needs.
    const Verdict& verdict() const { return verdict_; }

  private:
    const Node& node_;
    bool maximises_;
    Verdict verdict_;
};

}  // namespace scopa
