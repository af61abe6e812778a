// What a side plays for: points of the round, or the match.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "scopa/scoring.hpp"
#include "scopa/variant.hpp"

namespace scopa {

// How rounds between equals end: by what the dealing side makes (row) and the other, the chance. An
// entry past the last row or column counts as that.
constexpr std::size_t kMostInARound = 10;
using RoundEnds = std::array<std::array<double, kMostInARound>, kMostInARound>;

struct MatchScore {
    std::array<int, kMaxSides> points{};  // before this round
    int target = 11;
    int next_dealer = 0;  // the side that deals the next round
    RoundEnds ends{};     // of two sides
};

// Points of the round: a side's own minus those of the best other side.
int lead(const Points& points, int sides, int side);

class Objective {
  public:
    // With a score: ten times the chance to win the match. Of two sides that is worked out for
    // every score to come; of three it is a rule of thumb.
    Objective(const Variant& variant, const std::optional<MatchScore>& score);

    // What a point more in this round is worth on average.
    double of_a_point() const { return of_a_point_; }

    // What a round that ended so is worth to a side.
    double of(const Points& points, int side) const;

    // A side's chance to win the match after a round that ended so; only with a score.
    double chance_to_win(const Points& points, int side) const;

  private:
    void work_out_chances();
    // The chance of the side that deals, with its points and the other's, below the target.
    double& dealing(int own, int other) { return dealing_[place(own, other)]; }
    double dealing(int own, int other) const { return dealing_[place(own, other)]; }
    std::size_t place(int own, int other) const {
        return static_cast<std::size_t>(own * score_->target + other);
    }
    // The chance of a side after a round, with the points so far of both.
    double after(int own, int other, bool deals) const;
    double mean_of_a_point() const;

    int sides_;
    std::optional<MatchScore> score_;
    std::vector<double> dealing_;
    double of_a_point_ = 1;
};

}  // namespace scopa
