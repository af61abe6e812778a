// What the hidden hands may be, in the light of what their owners have played.
//
// A world is as likely as the plays its hands have made: each is taken to be drawn from the hand by
// a softmax of the policy's worths. The worths of a past moment are worked out once, for every card
// that may have been there, from what lay open; so the likelihood of a world is a matter of sums,
// and a Metropolis walk that swaps two cards at a time (Metropolis et al. 1953) can afford many
// steps.
#pragma once

#include <array>
#include <vector>

#include "scopa/random.hpp"
#include "scopa/seen.hpp"

namespace scopa {

struct BeliefOptions {
    double sharpness = 4;   // of the softmax, per point; 0 makes every world equally likely
    double blunder = 0.08;  // the chance that a play has no reason
    int first_steps = 300;
    int steps = 60;  // between one world and the next
};

class Beliefs {
  public:
    Beliefs(const Seen& seen, Policy& policy, const BeliefOptions& options, std::uint64_t seed);

    // The next world of the walk; drawn evenly where nothing is known.
    Position draw();

  private:
    struct Moment {
        int seat = 0;
        Card card = 0;
        Mask later = 0;  // what the seat has played from then on
        // By the number held of its rank, and card.
        std::array<std::array<float, kCards>, kSuits + 1> weight{};
    };

    void remember(const Past& past, Policy& policy, const Lacking& lacking);
    double likelihood(int seat, Mask hand) const;
    void shuffle();
    void walk(int steps);

    Seen seen_;
    BeliefOptions options_;
    Random random_;
    std::array<std::vector<Moment>, kMaxSeats> moments_;
    std::vector<Card> cards_;
    std::vector<int> owners_;  // by place in cards_: a seat, the stock, or nobody
    std::array<Mask, kMaxSeats> hands_{};
    std::array<double, kMaxSeats> likely_{};
    bool informed_ = false;
    bool started_ = false;
};

}  // namespace scopa
