// The Python module scopa.engine._core: a thin face over the core, see src/scopa/engine/_core.pyi.
#include <nanobind/stl/optional.h>

#include <algorithm>
#include <memory>
#include <mutex>
#include <optional>
#include <stdexcept>

#include "convert.hpp"
#include "scopa/rollout.hpp"
#include "scopa/scoring.hpp"
#include "scopa/solver.hpp"
#include "scopa/worlds.hpp"
#include "searching.hpp"
#include "signals.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace scopa::python {

namespace {

std::vector<PlayNumbers> plays_of(const Game& game) {
    std::vector<PlayNumbers> numbers;
    for (const Play& play : legal_plays(game.variant, game.position))
        numbers.push_back(to_numbers(play));
    return numbers;
}

Game after(const Game& game, const PlayNumbers& numbers) {
    const Play play = from_numbers(numbers);
    const std::vector<Play> plays = legal_plays(game.variant, game.position);
    if (std::ranges::find(plays, play) == plays.end())
        throw std::invalid_argument("not a legal play");
    Game next = game;
    apply(next.variant, next.position, play);
    return next;
}

std::vector<int> points_of(const Game& game) {
    const Points all = points(game.variant, game.position);
    return {all.begin(), all.begin() + game.variant.sides()};
}

void bind_rules(nb::module_& m) {
    nb::class_<Variant>(m, "Variant")
        .def(nb::new_(&make_variant), "players"_a, "hand_size"_a, "capture"_a, "ace"_a,
             "ace_on_ace"_a, "ace_sweep_is_scopa"_a, "last_sweep"_a, "re_bello"_a, "napola"_a,
             "tris"_a);
    nb::class_<Game>(m, "Position")
        .def(nb::new_(&make_game), "variant"_a, "state"_a)
        .def("plays", &plays_of)
        .def("after", &after, "play"_a)
        .def("state", &state_of)
        .def("points", &points_of)
        .def(
            "perft",
            [](const Game& game, int depth) {
                return perft(game.variant, game.position, std::max(depth, 0));
            },
            "depth"_a, nb::call_guard<nb::gil_scoped_release>());
}

using RolloutNumbers =
    std::tuple<std::uint64_t, std::uint64_t, std::vector<std::int64_t>>;  // rounds, plays, points
using LimitedNumbers = std::pair<int, int>;                               // low, high
using SolvedNumbers = std::pair<PlayNumbers, LimitedNumbers>;
using LinePlay = std::tuple<int, std::uint64_t, bool>;  // card, captured, scopa
using SolutionNumbers = std::tuple<LimitedNumbers, std::vector<SolvedNumbers>,
                                   std::vector<LinePlay>, std::uint64_t, double>;
using WorldNumbers = std::pair<std::vector<std::uint64_t>, std::vector<int>>;  // hands, stock

RolloutNumbers rollout_of(const Game& game, std::uint64_t count, std::uint64_t seed,
                          std::optional<double> epsilon, const StopFlag* flag) {
    Watch watch({}, flag, signalled);
    Rollout result;
    {
        const nb::gil_scoped_release release;
        result = rollout(game.variant, game.position, count, seed, epsilon, [&] {
            watch.look();
            return watch.stopped();
        });
    }
    if (watch.was_interrupted()) throw nb::python_error();
    return {result.rounds,
            result.plays,
            {result.points.begin(), result.points.begin() + game.variant.sides()}};
}

// A solver that did a small job is kept for the next: getting fresh pages is a good part of a small
// job's cost.
constexpr std::size_t kKeptBytes = std::size_t{4} << 20;
std::mutex kept_mutex;
std::unique_ptr<Solver> kept_solver;
std::size_t kept_memory = 0;

std::unique_ptr<Solver> borrow_solver(std::size_t memory) {
    const std::lock_guard lock(kept_mutex);
    if (kept_solver != nullptr && kept_memory == memory) return std::move(kept_solver);
    return std::make_unique<Solver>(memory);
}

void give_back(std::unique_ptr<Solver> solver, std::size_t memory) {
    if (solver->table_bytes() > kKeptBytes) return;
    const std::lock_guard lock(kept_mutex);
    kept_solver = std::move(solver);
    kept_memory = memory;
}

SolutionNumbers solve_of(const Game& game, std::uint64_t nodes, double seconds, std::size_t memory,
                         bool every_play, const StopFlag* flag) {
    if (game.variant.sides() != 2) throw std::invalid_argument("only two sides can be solved");
    Watch watch({nodes, seconds}, flag, signalled);
    Solution solution;
    {
        const nb::gil_scoped_release release;
        std::unique_ptr<Solver> solver = borrow_solver(memory);
        solution = solver->solve(game.variant, game.position, watch, every_play);
        give_back(std::move(solver), memory);
    }
    if (watch.was_interrupted()) throw nb::python_error();
    std::vector<SolvedNumbers> plays;
    for (const auto& [play, value] : solution.plays)
        plays.push_back({to_numbers(play), {value.low, value.high}});
    std::vector<LinePlay> line;
    Position position = game.position;
    for (const Play& play : solution.line) {
        const auto [card, captured] = to_numbers(play);
        line.emplace_back(card, captured, scores(game.variant, position, play));
        apply(game.variant, position, play);
    }
    return {
        {solution.value.low, solution.value.high}, plays, line, solution.nodes, solution.seconds};
}

Hidden make_hidden(std::uint64_t unseen, const std::vector<int>& hands) {
    Hidden hidden{from_index_mask(unseen & kAll), {}};
    if (hands.size() > kMaxSeats || unseen > kAll)
        throw std::invalid_argument("no such card or seat");
    for (const int size : hands)
        if (size < 0 || size > kCards) throw std::invalid_argument("no such hand");
    std::ranges::copy(hands, hidden.hands.begin());
    if (hidden.in_stock() < 0) throw std::invalid_argument("more cards hidden than unseen");
    return hidden;
}

std::vector<WorldNumbers> worlds_of(std::uint64_t unseen, const std::vector<int>& hands,
                                    std::optional<std::uint64_t> number, std::uint64_t seed) {
    const Hidden hidden = make_hidden(unseen, hands);
    std::vector<WorldNumbers> numbers;
    for (const World& world :
         number.has_value() ? sample_worlds(hidden, *number, seed) : all_worlds(hidden)) {
        WorldNumbers& out = numbers.emplace_back();
        for (std::size_t seat = 0; seat < hands.size(); ++seat)
            out.first.push_back(to_index_mask(world.hands[seat]));
        for (const Card card : world.stock) out.second.push_back(to_index(card));
    }
    return numbers;
}

void bind_search(nb::module_& m) {
    nb::class_<StopFlag>(m, "StopFlag")
        .def(nb::init<>())
        .def("set", &StopFlag::set)
        .def("clear", &StopFlag::clear)
        .def("is_set", &StopFlag::is_set);
    m.def("rollout", &rollout_of, "position"_a, "count"_a, "seed"_a, "epsilon"_a.none(),
          "flag"_a.none());
    m.def("solve", &solve_of, "position"_a, "nodes"_a, "seconds"_a, "memory"_a, "every_play"_a,
          "flag"_a.none());
    m.def(
        "number_of_worlds",
        [](std::uint64_t unseen, const std::vector<int>& hands) {
            return number_of_worlds(make_hidden(unseen, hands));
        },
        "unseen"_a, "hands"_a);
    m.def("worlds", &worlds_of, "unseen"_a, "hands"_a, "number"_a.none(), "seed"_a);
}

}  // namespace

}  // namespace scopa::python

NB_MODULE(_core, m) {
#if SCOPA_NEEDS_V3
    if (!__builtin_cpu_supports("avx2") || !__builtin_cpu_supports("bmi2"))
        throw std::runtime_error("the processor lacks instructions that the core was built for");
#endif
    scopa::python::bind_rules(m);
    scopa::python::bind_search(m);
    scopa::python::bind_searching(m);
}
