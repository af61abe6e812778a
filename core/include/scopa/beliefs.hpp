// What the hidden hands may be, and how their owners play, in the light of what they have played.
//
// A world is as likely as the plays its hands have made: each is taken to be drawn from the hand by
// a softmax of the worths of its owner's style, one of several policies; opponents who are partners
// share a style. The worths of a past moment are worked out once, for every card that may have been
// there, from what lay open; so the likelihood of a world is a matter of sums, and a Metropolis
// walk that swaps two cards at a time (Metropolis et al. 1953) can afford many steps. Between them
// the styles are drawn anew, given the hands (Geman and Geman 1984).
#pragma once

#include <array>
#include <span>
#include <vector>

#include "scopa/random.hpp"
#include "scopa/seen.hpp"

namespace scopa {

struct BeliefOptions {
    double sharpness = 4;   // of the softmax, per point; 0 makes every world equally likely
    double blunder = 0.08;  // the chance that a play has no reason
    int first_steps = 300;
    int steps = 60;      // between one world and the next
    double other = 0.5;  // the chance that a side plays by another style than the first
};

// The styles players may have, the searcher's own first.
using Styles = std::span<Policy>;

// By seat, its style's index.
using StyleOf = std::array<std::size_t, kMaxSeats>;

constexpr std::size_t kMostStyles = 4;

class Beliefs {
  public:
    Beliefs(const Seen& seen, Styles styles, const BeliefOptions& options, std::uint64_t seed);

    // The next world of the walk; drawn evenly where nothing is known.
    Position draw();

    // How the seats play in that world.
    const StyleOf& style_of() const { return style_of_; }

  private:
    struct Moment {
        int seat = 0;
        Card card = 0;
        Mask later = 0;  // what the seat has played from then on
        // By style, the number held of its rank, and card.
        std::array<std::array<std::array<float, kCards>, kSuits + 1>, kMostStyles> weight{};
    };

    void recognize(const Past& past, Styles styles);
    void remember(const Past& past, Styles styles, const Lacking& lacking);
    double likelihood(int seat, Mask hand, std::size_t style) const;
    void shuffle();
    void walk(int steps);
    void draw_styles();

    // The seats of a side, without the viewer's.
    template <typename Action>
    void for_each_of(int side, const Action& action) const {
        for (int seat = 0; seat < variant_.players; ++seat)
            if (seat != seen_.position.turn && variant_.side_of(seat) == side)
                action(static_cast<std::size_t>(seat));
    }

    Seen seen_;
    Variant variant_;
    BeliefOptions options_;
    Random random_;
    std::array<std::vector<Moment>, kMaxSeats> moments_;
    std::vector<Card> cards_;
    std::vector<int> owners_;  // by place in cards_: a seat, the stock, or nobody
    std::array<Mask, kMaxSeats> hands_{};
    std::array<double, kMaxSeats> likely_{};
    std::size_t styles_;
    std::array<std::array<double, kMostStyles>, kMaxSeats> shown_{};  // by the deals before
    StyleOf style_of_{};
    bool informed_ = false;
    bool started_ = false;
};

}  // namespace scopa
