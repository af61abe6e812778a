// A fuzzer bounded in time: positions that are anything play does not rule out, random plays, and
// every search on them. Laws are checked along the way; the sanitizers watch the rest. Usage:
// core_fuzz [--seconds N] [--seed N]
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "../tests/random_rounds.hpp"
#include "scopa/rollout.hpp"
#include "scopa/scoring.hpp"
#include "scopa/solver.hpp"
#include "scopa/worlds.hpp"

namespace scopa::testing {

namespace {

void demand(bool holds, std::string_view law, std::uint64_t seed) {
    if (holds) return;
    std::printf("failed with --seed %llu: %.*s\n", static_cast<unsigned long long>(seed),
                static_cast<int>(law.size()), law.data());
    std::exit(1);
}

int value_at_end(const Variant& variant, const Position& position) {
    const Points all = points(variant, position);
    return all[0] - all[1];
}

// A search with few nodes and little memory, and its line if it got that far.
void search(const Variant& variant, const Position& position, Random& random, std::uint64_t seed) {
    Limits limits;
    limits.nodes = random.below(3000);
    Watch watch(limits, nullptr, nullptr);
    Solver solver(std::size_t{1} << random.below(20));
    const Solution solution = solver.solve(variant, position, watch, random.below(2) == 0);
    demand(solution.value.low <= solution.value.high, "bounds are in order", seed);
    Position end = position;
    for (const Play& play : solution.line) apply(variant, end, play);
    if (solution.value.exact() && end.over())
        demand(value_at_end(variant, end) == solution.value.low, "the line earns the value", seed);
}

void one(std::uint64_t seed) {
    Random random(seed);
    const Variant variant = random_variant(random);
    Position position =
        random.below(2) == 0 ? random_deal(variant, random) : scattered(variant, random);
    const int stop = static_cast<int>(random.below(41));
    while (!position.over() && cards_to_play(position) > stop) {
        const int before = cards_to_play(position);
        apply(variant, position, random_play(variant, position, random));
        demand(cards_to_play(position) == before - 1, "a play plays one card", seed);
    }
    const auto epsilon =
        random.below(2) == 0 ? std::optional<double>() : std::optional<double>(random.unit());
    const Rollout result = rollout(variant, position, 10, seed, epsilon, {});
    demand(result.plays == 10U * static_cast<unsigned>(cards_to_play(position)),
           "play-outs play every card", seed);
    perft(variant, position, 2);
    if (variant.sides() == 2) search(variant, position, random, seed);
    const Hidden hidden{position.hands[0] | position.hands[1] | position.table,
                        {count(position.hands[0]), count(position.hands[1]), 0, 0}};
    for (const World& world : sample_worlds(hidden, 3, seed))
        demand((world.hands[0] & world.hands[1]) == 0, "a world deals no card twice", seed);
}

}  // namespace

}  // namespace scopa::testing

int main(int argc, char** argv) {
    double seconds = 10;
    std::uint64_t seed = 1;
    for (int i = 1; i + 1 < argc; i += 2) {
        if (std::string_view(argv[i]) == "--seconds") seconds = std::atof(argv[i + 1]);
        if (std::string_view(argv[i]) == "--seed") seed = std::strtoull(argv[i + 1], nullptr, 10);
    }
    const auto start = std::chrono::steady_clock::now();
    std::uint64_t runs = 0;
    while (std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count() <
           seconds) {
        scopa::testing::one(seed++);
        ++runs;
    }
    std::printf("%llu positions, none failed\n", static_cast<unsigned long long>(runs));
    return 0;
}
