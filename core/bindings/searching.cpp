#include "searching.hpp"

#include <nanobind/stl/array.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/tuple.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <stdexcept>
#include <string>

#include "convert.hpp"
#include "scopa/duel.hpp"
#include "scopa/greedy.hpp"
#include "scopa/search.hpp"
#include "signals.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace scopa::python {

namespace {

using MadeNumbers = std::tuple<int, int, std::uint64_t>;  // seat, card, captured
// Position with the viewer's hand alone, sizes of the hands, size of the stock, plays made.
using SeenNumbers = std::tuple<Game, std::vector<int>, int, std::vector<MadeNumbers>>;
using CardNumbers = std::array<double, kCards>;  // by Python's index
// The single weights in the order of PolicyWeights, those of laying, the worths of cards.
using WeightNumbers =
    std::tuple<std::array<double, 12>, std::array<double, kRanks>, std::array<CardNumbers, 4>>;
// Match points by side, target, the side that deals next (from 1), how rounds end.
using ScoreNumbers = std::tuple<std::vector<int>, int, int, RoundEnds>;
// By seat: the hand, and the index of the style.
using BelievedNumbers = std::pair<std::vector<std::uint64_t>, std::vector<int>>;
using ConsideredNumbers = std::tuple<PlayNumbers, double, std::uint64_t>;

PolicyWeights make_weights(const WeightNumbers& numbers) {
    const auto& [single, lay, worths] = numbers;
    PolicyWeights weights{single[0],  single[1],  single[2], single[3], single[4],
                          single[5],  single[6],  single[7], single[8], single[9],
                          single[10], single[11], lay,       {}};
    for (std::size_t set = 0; set < worths.size(); ++set)
        for (Card card = 0; card < kCards; ++card)
            weights.worths[set][card] = worths[set][static_cast<std::size_t>(to_index(card))];
    return weights;
}

Seen seen_of(const SeenNumbers& numbers) {
    const auto& [game, sizes, stock, made] = numbers;
    if (game.position.over()) throw std::invalid_argument("the round is over");
    std::array<int, kMaxSeats> all{};
    if (sizes.size() > all.size()) throw std::invalid_argument("no such seat");
    std::ranges::copy(sizes, all.begin());
    std::vector<MadePlay> plays;
    plays.reserve(made.size());
    for (const auto& [seat, card, captured] : made)
        plays.push_back({seat - 1, from_numbers({card, captured})});
    Seen seen = make_seen(game.variant, game.position, all, stock, plays);
    int hidden = stock;
    for (int seat = 0; seat < game.variant.players; ++seat)
        if (seat != game.position.turn) hidden += all[static_cast<std::size_t>(seat)];
    if (hidden > count(seen.hidden())) throw std::invalid_argument("more cards hidden than unseen");
    return seen;
}

std::optional<MatchScore> score_of(const Variant& variant,
                                   const std::optional<ScoreNumbers>& numbers) {
    if (!numbers) return {};
    const auto& [points, target, next_dealer, ends] = *numbers;
    if (points.size() != static_cast<std::size_t>(variant.sides()))
        throw std::invalid_argument("one score a side");
    if (target < 1) throw std::invalid_argument("no such target");
    for (const int side : points)
        if (side < 0) throw std::invalid_argument("no such score");
    if (next_dealer < 1 || next_dealer > variant.sides())
        throw std::invalid_argument("no such side");
    MatchScore score{.target = target, .next_dealer = next_dealer - 1, .ends = ends};
    std::ranges::copy(points, score.points.begin());
    return score;
}

std::vector<std::pair<PlayNumbers, double>> weigh(const SeenNumbers& numbers,
                                                  const WeightNumbers& weights) {
    const Seen seen = seen_of(numbers);
    Policy policy(std::get<0>(numbers).variant, make_weights(weights));
    std::vector<Play> plays;
    std::vector<double> worths;
    const Scene scene = scene_of(seen);
    add_plays(policy.variant(), scene.table, scene.hand, plays);
    policy.weigh(scene, lacking_of(seen, policy), plays, worths);
    std::vector<std::pair<PlayNumbers, double>> weighed;
    for (std::size_t i = 0; i < plays.size(); ++i)
        weighed.emplace_back(to_numbers(plays[i]), worths[i]);
    return weighed;
}

PlayNumbers greedy(const SeenNumbers& numbers) {
    const Scene scene = scene_of(seen_of(numbers));
    const Variant& variant = std::get<0>(numbers).variant;
    std::vector<Play> plays;
    add_plays(variant, scene.table, scene.hand, plays);
    return to_numbers(greedy_choice(variant, scene, plays));
}

std::vector<Policy> make_styles(const Variant& variant, const std::vector<WeightNumbers>& weights) {
    if (weights.empty() || weights.size() > kMostStyles)
        throw std::invalid_argument("one to " + std::to_string(kMostStyles) + " styles");
    std::vector<Policy> styles;
    styles.reserve(weights.size());
    for (const WeightNumbers& style : weights) styles.emplace_back(variant, make_weights(style));
    return styles;
}

std::vector<BelievedNumbers> believe(const SeenNumbers& numbers,
                                     const std::vector<WeightNumbers>& weights, int number,
                                     std::uint64_t seed) {
    const Seen seen = seen_of(numbers);
    const Variant& variant = std::get<0>(numbers).variant;
    std::vector<Policy> styles = make_styles(variant, weights);
    Beliefs beliefs(seen, styles, {}, seed);
    std::vector<BelievedNumbers> believed;
    for (int i = 0; i < number; ++i) {
        const Position world = beliefs.draw();
        BelievedNumbers& one = believed.emplace_back();
        for (std::size_t seat = 0; seat < static_cast<std::size_t>(variant.players); ++seat) {
            one.first.push_back(to_index_mask(world.hands[seat]));
            one.second.push_back(static_cast<int>(beliefs.style_of()[seat]));
        }
    }
    return believed;
}

std::pair<std::vector<ConsideredNumbers>, std::uint64_t> consider(
    const SeenNumbers& numbers, const std::vector<WeightNumbers>& weights,
    const std::optional<ScoreNumbers>& score, const std::optional<Game>& truth, std::uint64_t seed,
    std::uint64_t nodes, double seconds, const StopFlag* flag) {
    const Seen seen = seen_of(numbers);
    const Variant& variant = std::get<0>(numbers).variant;
    std::vector<Policy> styles = make_styles(variant, weights);
    const Objective objective(variant, score_of(variant, score));
    Watch watch({nodes, seconds}, flag, signalled);
    std::vector<Considered> considered;
    {
        const nb::gil_scoped_release release;
        SearchOptions options;
        DrawWorld draw;
        std::optional<Beliefs> beliefs;
        if (truth.has_value()) {
            options.exact = options.exact_if_known;
            draw = [&] { return Supposed{truth->position, {}}; };
        } else {
            beliefs.emplace(seen, styles, options.beliefs, seed);
            draw = [&] {
                const Position position = beliefs->draw();
                return Supposed{position, beliefs->style_of()};
            };
        }
        considered = search(seen, styles, objective, options, draw, seed, watch);
    }
    if (watch.was_interrupted()) throw nb::python_error();
    std::vector<ConsideredNumbers> found;
    for (const Considered& one : considered)
        found.emplace_back(to_numbers(one.play), one.value, one.playouts);
    return {found, watch.nodes()};
}

Plan make_plan(const Variant& variant, const std::vector<WeightNumbers>& weights) {
    if (weights.size() > 1 && weights.size() % 2 != 0)
        throw std::invalid_argument("as many policies for either side");
    Plan plan;
    for (const WeightNumbers& part : weights) plan.emplace_back(variant, make_weights(part));
    return plan;
}

std::tuple<double, double, double, double> duel(const Variant& variant,
                                                const std::vector<WeightNumbers>& one,
                                                const std::vector<WeightNumbers>& other, int side,
                                                std::uint64_t deals, std::uint64_t seed) {
    if (side < 0 || side > variant.sides()) throw std::invalid_argument("no such side");
    Plan first = make_plan(variant, one), second = make_plan(variant, other);
    const nb::gil_scoped_release release;
    const Duel found = scopa::duel(variant, first, second, side - 1, deals, seed);
    const double variance = found.squares - found.lead * found.lead;
    return {found.lead, std::sqrt(variance / static_cast<double>(deals)), found.won, found.lost};
}

RoundEnds round_ends(const Variant& variant, const WeightNumbers& weights, std::uint64_t deals,
                     std::uint64_t seed) {
    if (variant.sides() != 2) throw std::invalid_argument("rounds of two sides only");
    Policy policy(variant, make_weights(weights));
    const nb::gil_scoped_release release;
    return scopa::round_ends(policy, deals, seed);
}

double match_chance(const Variant& variant, const ScoreNumbers& score) {
    return Objective(variant, score_of(variant, score)).chance_to_win({}, 0);
}

}  // namespace

void bind_searching(nb::module_& m) {
    m.def("weigh", &weigh, "seen"_a, "weights"_a);
    m.def("greedy", &greedy, "seen"_a);
    m.def("believe", &believe, "seen"_a, "styles"_a, "number"_a, "seed"_a);
    m.def("duel", &duel, "variant"_a, "one"_a, "other"_a, "side"_a, "deals"_a, "seed"_a);
    m.def("round_ends", &round_ends, "variant"_a, "weights"_a, "deals"_a, "seed"_a);
    m.def("match_chance", &match_chance, "variant"_a, "score"_a);
    m.def("consider", &consider, "seen"_a, "styles"_a, "score"_a.none(), "truth"_a.none(), "seed"_a,
          "nodes"_a, "seconds"_a, "flag"_a.none());
}

}  // namespace scopa::python
