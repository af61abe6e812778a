#include "scopa/objective.hpp"

#include <algorithm>
#include <cmath>

namespace scopa {

namespace {

constexpr double kOfAMatch = 10;
constexpr double kOfAPoint = 0.8;  // roughly, of three sides

// Of rounds between equals of three sides: the points that a side makes, and the spread of a lead.
constexpr double kPointsARound = 2.5;
constexpr double kSpreadOfARound = 3;

}  // namespace

int lead(const Points& points, int sides, int side) {
    int best = -1000;
    for (int other = 0; other < sides; ++other)
        if (other != side) best = std::max(best, points[static_cast<std::size_t>(other)]);
    return points[static_cast<std::size_t>(side)] - best;
}

Objective::Objective(const Variant& variant, const std::optional<MatchScore>& score)
    : sides_(variant.sides()), score_(score) {
    if (!score_) return;
    of_a_point_ = kOfAPoint;
    if (sides_ != 2) return;
    work_out_chances();
    of_a_point_ = mean_of_a_point();
}

double Objective::of(const Points& points, int side) const {
    return score_ ? kOfAMatch * chance_to_win(points, side) : lead(points, sides_, side);
}

// From the end of the match back: what follows depends on higher scores alone, but for a round in
// which nobody makes a point; that one is played again with the deal passed on.
void Objective::work_out_chances() {
    const int target = score_->target;
    dealing_.assign(static_cast<std::size_t>(target * target), 0);
    const auto ahead = [&](int own, int other) {
        double chance = 0;
        for (int i = 0; i < static_cast<int>(kMostInARound); ++i)
            for (int j = 0; j < static_cast<int>(kMostInARound); ++j)
                if (i + j > 0)
                    chance +=
                        score_->ends[static_cast<std::size_t>(i)][static_cast<std::size_t>(j)] *
                        after(own + i, other + j, false);
        return chance;
    };
    const double nothing = score_->ends[0][0];
    for (int own = target - 1; own >= 0; --own) {
        for (int other = target - 1; other >= own; --other) {
            const double one = ahead(own, other), two = ahead(other, own);
            // x = one + nothing (1 - y), y = two + nothing (1 - x)
            const double both = 1 - nothing * nothing;
            dealing(own, other) = (one + nothing * (1 - two - nothing)) / both;
            dealing(other, own) = (two + nothing * (1 - one - nothing)) / both;
        }
    }
}

double Objective::after(int own, int other, bool deals) const {
    const int target = score_->target;
    if (own >= target || other >= target) return own == other ? 0.5 : (own > other ? 1 : 0);
    return deals ? dealing(own, other) : 1 - dealing(other, own);
}

// Over how this round may end, from the side that deals the next one.
double Objective::mean_of_a_point() const {
    const auto dealer = static_cast<std::size_t>(score_->next_dealer);
    const int own = score_->points[dealer], other = score_->points[1 - dealer];
    double sum = 0, weight = 0;
    for (std::size_t i = 0; i < kMostInARound; ++i) {
        for (std::size_t j = 0; j < kMostInARound; ++j) {
            // The other side has dealt this round.
            const double chance = score_->ends[j][i];
            const int a = own + static_cast<int>(i), b = other + static_cast<int>(j);
            sum += chance * (after(a + 1, b, true) - after(a, b, true));
            weight += chance;
        }
    }
    return weight > 0 ? kOfAMatch * sum / weight : kOfAPoint;
}

double Objective::chance_to_win(const Points& points, int side) const {
    Points totals = score_->points;
    for (std::size_t i = 0; i < totals.size(); ++i) totals[i] += points[i];
    const int own = totals[static_cast<std::size_t>(side)];
    if (sides_ == 2)
        return after(own, totals[static_cast<std::size_t>(1 - side)], side == score_->next_dealer);
    const auto end = totals.begin() + sides_;
    const int best = *std::max_element(totals.begin(), end);
    // Equal highest totals: another round, which each of them may win.
    if (best >= score_->target)
        return own < best ? 0 : 1.0 / static_cast<double>(std::count(totals.begin(), end, best));
    // The lead after the rounds to come is about normal; the logistic curve is near enough to that.
    const double rounds = 1 + (score_->target - best) / kPointsARound;
    const double steepness = 1.7 / (kSpreadOfARound * std::sqrt(rounds));
    double all = 0;
    for (auto total = totals.begin(); total != end; ++total)
        all += std::exp(steepness * (*total - best));
    return std::exp(steepness * (own - best)) / all;
}

}  // namespace scopa
