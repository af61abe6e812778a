#include "scopa/endgame.hpp"

namespace scopa {

std::optional<Values> play_exactly(const Variant& variant, const Position& position,
                                   const Objective& objective, std::uint64_t& budget) {
    if (budget == 0) return {};
    --budget;
    Values best{};
    const int sides = variant.sides();
    if (position.over()) {
        const Points all = points(variant, position);
        for (int side = 0; side < sides; ++side)
            best[static_cast<std::size_t>(side)] = objective.of(all, side);
        return best;
    }
    const auto mover = static_cast<std::size_t>(variant.side_of(position.turn));
    bool first = true;
    for (const Play& play : legal_plays(variant, position)) {
        Position next = position;
        apply(variant, next, play);
        const std::optional<Values> values = play_exactly(variant, next, objective, budget);
        if (!values) return {};
        if (first || (*values)[mover] > best[mover]) best = *values;
        first = false;
    }
    return best;
}

}  // namespace scopa
