#include "scopa/objective.hpp"

#include <algorithm>
#include <cmath>

namespace scopa {

namespace {

// Of rounds between equals: the points that a side makes, and the spread of a lead, in points.
constexpr double kPointsARound = 2.5;
constexpr double kSpreadOfARound = 3;

}  // namespace

int lead(const Points& points, int sides, int side) {
    int best = -1000;
    for (int other = 0; other < sides; ++other)
        if (other != side) best = std::max(best, points[static_cast<std::size_t>(other)]);
    return points[static_cast<std::size_t>(side)] - best;
}

double Objective::of(const Points& points, int side) const {
    return score_ ? 10 * chance_to_win(points, side) : lead(points, sides_, side);
}

double Objective::chance_to_win(const Points& points, int side) const {
    Points totals = score_->points;
    for (std::size_t i = 0; i < totals.size(); ++i) totals[i] += points[i];
    const auto end = totals.begin() + sides_;
    const int best = *std::max_element(totals.begin(), end);
    const int own = totals[static_cast<std::size_t>(side)];
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
