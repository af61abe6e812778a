// What a side plays for: points of the round, or the match.
#pragma once

#include <array>
#include <optional>

#include "scopa/scoring.hpp"
#include "scopa/variant.hpp"

namespace scopa {

struct MatchScore {
    std::array<int, kMaxSides> points{};  // before this round
    int target = 11;
};

// Points of the round: a side's own minus those of the best other side.
int lead(const Points& points, int sides, int side);

class Objective {
  public:
    // With a score: ten times the chance to win the match.
    Objective(const Variant& variant, const std::optional<MatchScore>& score)
        : sides_(variant.sides()), score_(score) {}

    // What a point more is worth, roughly.
    double of_a_point() const { return score_ ? 0.8 : 1; }

    // What a round that ended so is worth to a side.
    double of(const Points& points, int side) const;

  private:
    double chance_to_win(const Points& points, int side) const;

    int sides_;
    std::optional<MatchScore> score_;
};

}  // namespace scopa
