#include "scopa/duel.hpp"

#include <algorithm>
#include <vector>

#include "scopa/deal.hpp"
#include "scopa/greedy.hpp"
#include "scopa/objective.hpp"
#include "scopa/scoring.hpp"
#include "scopa/search.hpp"

namespace scopa {

namespace {

// The policy of a plan that serves the seat to play.
Policy& policy_of(Plan& plan, const Position& position) {
    if (plan.size() == 1) return plan.front();
    const Variant& variant = plan.front().variant();
    // The first seat leads, so the last one deals.
    const bool deals = variant.side_of(position.turn) == variant.side_of(variant.players - 1);
    const int parts = static_cast<int>(plan.size() / 2);
    const int left = position.cards_in_hands() + position.stock_end - position.stock_next;
    const int part = (kCards - left) * parts / kCards + (deals ? parts : 0);
    return plan[static_cast<std::size_t>(part)];
}

Play play_of(const Variant& variant, Plan& plan, const Position& position, Lacking& lacking) {
    thread_local std::vector<Play> plays;
    plays.clear();
    add_plays(variant, position.table, position.hands[static_cast<std::size_t>(position.turn)],
              plays);
    if (plays.size() == 1) return plays.front();
    const Scene scene = scene_of(position);
    return plan.empty() ? greedy_choice(variant, scene, plays)
                        : policy_of(plan, position).choose(scene, lacking, plays);
}

void play_round(const Variant& variant, std::array<Plan*, kMaxSides> plans, Policy& memory,
                Position& position) {
    Lacking lacking{};
    while (!position.over()) {
        const int seat = position.turn, dealt = position.stock_next;
        Plan& plan = *plans[static_cast<std::size_t>(variant.side_of(seat))];
        const Play play = play_of(variant, plan, position, lacking);
        memory.note(lacking, seat, position.table, play);
        apply(variant, position, play);
        if (position.stock_next != dealt) lacking = {};
    }
}

}  // namespace

Duel duel(const Variant& variant, Plan& first, Plan& second, int only, std::uint64_t deals,
          std::uint64_t seed) {
    const int sides = variant.sides(), played = only < 0 ? sides : 1;
    Policy memory(variant, {});
    Random random(seed);
    Duel result;
    for (std::uint64_t deal = 0; deal < deals; ++deal) {
        const Position start = random_deal(variant, random);
        double sum = 0;
        for (int side = 0; side < sides; ++side) {
            if (only >= 0 && side != only) continue;
            std::array<Plan*, kMaxSides> plans;
            plans.fill(&second);
            plans[static_cast<std::size_t>(side)] = &first;
            Position position = start;
            play_round(variant, plans, memory, position);
            const int gain = lead(points(variant, position), sides, side);
            sum += gain;
            result.won += gain > 0 ? 1 : 0;
            result.lost += gain < 0 ? 1 : 0;
        }
        result.lead += sum;
        result.squares += sum * sum / (played * played);
    }
    result.rounds = deals * static_cast<std::uint64_t>(played);
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
