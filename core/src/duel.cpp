#include "scopa/duel.hpp"

#include <algorithm>
#include <vector>

#include "scopa/deal.hpp"
#include "scopa/objective.hpp"
#include "scopa/scoring.hpp"
#include "scopa/search.hpp"

namespace scopa {

Duel duel(Policy& first, Policy& second, std::uint64_t deals, std::uint64_t seed) {
    const Variant& variant = first.variant();
    const int sides = variant.sides();
    std::vector<Policy> styles{first, second};
    Random random(seed);
    Duel result;
    for (std::uint64_t deal = 0; deal < deals; ++deal) {
        const Position start = random_deal(variant, random);
        double sum = 0;
        for (int side = 0; side < sides; ++side) {
            StyleOf style_of{};
            for (int seat = 0; seat < variant.players; ++seat)
                style_of[static_cast<std::size_t>(seat)] = variant.side_of(seat) == side ? 0 : 1;
            Position position = start;
            play_out(styles, style_of, position, {}, 0, random);
            const int gain = lead(points(variant, position), sides, side);
            sum += gain;
            result.won += gain > 0 ? 1 : 0;
            result.lost += gain < 0 ? 1 : 0;
        }
        result.lead += sum;
        result.squares += sum * sum / (sides * sides);
    }
    result.rounds = deals * static_cast<std::uint64_t>(sides);
    const auto rounds = static_cast<double>(result.rounds);
    result.lead /= rounds;
    result.won /= rounds;
    result.lost /= rounds;
    result.squares /= static_cast<double>(deals);
    return result;
}

RoundEnds round_ends(Policy& policy, std::uint64_t deals, std::uint64_t seed) {
    const Variant& variant = policy.variant();
    // The first seat leads, so the last one deals.
    const auto dealer = static_cast<std::size_t>(variant.side_of(variant.players - 1));
    std::vector<Policy> styles{policy};
    Random random(seed);
    RoundEnds ends{};
    for (std::uint64_t deal = 0; deal < deals; ++deal) {
        Position position = random_deal(variant, random);
        play_out(styles, {}, position, {}, 0, random);
        const Points made = points(variant, position);
        const auto row = [&](std::size_t side) {
            return std::min(static_cast<std::size_t>(made[side]), kMostInARound - 1);
        };
        ends[row(dealer)][row(1 - dealer)] += 1.0 / static_cast<double>(deals);
    }
    return ends;
}

}  // namespace scopa
