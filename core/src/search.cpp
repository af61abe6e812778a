#include "scopa/search.hpp"

#include <algorithm>
#include <cmath>

#include "scopa/endgame.hpp"
#include "scopa/scoring.hpp"

namespace scopa {

namespace {

constexpr std::size_t kBatch = 8;            // worlds between one look at the results and the next
constexpr std::uint64_t kExactly = 100'000;  // positions, some 10 ms
constexpr std::size_t kAlone = 64;           // worlds for the value of a play without alternative

struct Candidate {
    Play play;
    std::vector<float> values;  // by world, as the objective sees them
    double sum = 0;
    double points = 0;  // the sum of leads
    double last_lead = 0;
    double prior = 0;  // the policy's worth, in the objective's unit
    double value = 0;  // the mean of the values and the prior
    bool open = true;

    double lead() const { return values.empty() ? 0 : points / static_cast<double>(values.size()); }
};

// Whether a play is surely worse than the best, by the worlds both were tried in.
bool is_behind(const Candidate& candidate, const Candidate& best, double confidence) {
    const std::size_t worlds = candidate.values.size();
    double sum = 0, squares = 0;
    for (std::size_t i = 0; i < worlds; ++i) {
        const double gap = best.values[i] - candidate.values[i];
        sum += gap;
        squares += gap * gap;
    }
    const auto n = static_cast<double>(worlds);
    const double mean = sum / n, variance = (squares - n * mean * mean) / (n - 1);
    return mean > confidence * std::sqrt((variance + 0.05) / n);
}

// Whether there is but one world: all hidden cards are in one hand, or are the stock's last.
bool is_known(const Seen& seen) {
    int owners = seen.stock > 0 ? 1 : 0, cards = seen.stock;
    for (int seat = 0; seat < kMaxSeats; ++seat) {
        const int size = seen.sizes[static_cast<std::size_t>(seat)];
        if (seat == seen.position.turn || size == 0) continue;
        ++owners;
        cards += size;
    }
    return owners <= 1 && seen.stock <= 1 && cards == count(seen.hidden());
}

class Search {
  public:
    Search(const Seen& seen, Styles styles, const Objective& objective,
           const SearchOptions& options)
        : variant_(styles.front().variant()),
          styles_(styles),
          policy_(styles.front()),
          objective_(objective),
          options_(options),
          side_(variant_.side_of(seen.position.turn)),
          lacking_(lacking_of(seen, policy_)),
          known_(is_known(seen)) {
        int cards = 0;
        for (const int size : seen.sizes) cards += size;
        const int most = known_ ? options.exact_if_known : options.exact;
        exact_ = seen.stock == 0 && cards <= most;
        std::vector<Play> plays;
        std::vector<double> worths;
        const Scene scene = scene_of(seen);
        add_plays(variant_, scene.table, scene.hand, plays);
        policy_.weigh(scene, lacking_, plays, worths);
        for (std::size_t i = 0; i < plays.size(); ++i) {
            candidates_.emplace_back().play = plays[i];
            candidates_.back().prior = worths[i] * objective.of_a_point();
        }
    }

    std::vector<Considered> run(const DrawWorld& draw, std::uint64_t seed, Watch& watch) {
        std::size_t worlds = 0;
        for (bool undecided = true; undecided && !watch.stopped();) {
            const Supposed world = draw();
            const std::uint64_t luck = seed + 0x9E3779B97F4A7C15 * ++worlds;
            for (Candidate& candidate : candidates_)
                if (candidate.open && watch.tick()) try_in(world, candidate, luck);
            watch.look();
            undecided = !(exact_ && known_);
            if (worlds % kBatch == 0 && !watch.stopped())
                undecided = give_up() > 1 || (candidates_.size() == 1 && worlds < kAlone);
        }
        if (worlds > 1) forget_broken_off(worlds);
        return ranking();
    }

  private:
    // One world, one play, and the round to its end.
    void try_in(const Supposed& world, Candidate& candidate, std::uint64_t luck) {
        Position position = world.position;
        Lacking lacking = lacking_;
        policy_.note(lacking, position.turn, position.table, candidate.play);
        apply(variant_, position, candidate.play);
        if (exact_ && try_exactly(position, candidate)) return;
        exact_ = false;
        if (position.stock_next != world.position.stock_next) lacking = {};
        Random random(luck);
        play_out(styles_, world.style_of, position, lacking, options_.epsilon, random);
        const Points all = points(variant_, position);
        add(candidate, objective_.of(all, side_), lead(all, variant_.sides(), side_));
    }

    // False when there are too many lines.
    bool try_exactly(const Position& position, Candidate& candidate) {
        const auto side = static_cast<std::size_t>(side_);
        const auto values = play_exactly(variant_, position, objective_, budget_);
        const auto leads = play_exactly(variant_, position, Objective(variant_, {}), budget_);
        if (!values || !leads) return false;
        add(candidate, (*values)[side], (*leads)[side]);
        return true;
    }

    // Drops the last world where not every open play was tried in it.
    void forget_broken_off(std::size_t worlds) {
        const auto has_all = [&](const Candidate& one) {
            return !one.open || one.values.size() == worlds;
        };
        if (std::ranges::all_of(candidates_, has_all)) return;
        for (Candidate& candidate : candidates_) {
            if (candidate.values.size() != worlds) continue;
            candidate.sum -= candidate.values.back();
            candidate.points -= candidate.last_lead;
            candidate.values.pop_back();
        }
    }

    static void add(Candidate& candidate, double value, double points) {
        candidate.values.push_back(static_cast<float>(value));
        candidate.sum += value;
        candidate.points += candidate.last_lead = points;
    }

    void evaluate() {
        for (Candidate& candidate : candidates_) {
            const double weight = exact_ ? 0 : options_.prior;
            const auto n = static_cast<double>(candidate.values.size());
            candidate.value = n + weight > 0
                                  ? (candidate.sum + weight * candidate.prior) / (n + weight)
                                  : candidate.prior;
        }
    }

    // Gives up the plays that are clearly behind; the number of those still open.
    std::size_t give_up() {
        evaluate();
        const Candidate* best = nullptr;
        for (const Candidate& candidate : candidates_)
            if (candidate.open && (best == nullptr || candidate.value > best->value))
                best = &candidate;
        std::size_t open = 0;
        for (Candidate& candidate : candidates_) {
            candidate.open = candidate.open && (&candidate == best ||
                                                !is_behind(candidate, *best, options_.confidence));
            open += candidate.open ? 1 : 0;
        }
        return open;
    }

    std::vector<Considered> ranking() {
        evaluate();
        std::ranges::stable_sort(candidates_, [](const Candidate& a, const Candidate& b) {
            if (a.open != b.open) return a.open;
            return a.value != b.value ? a.value > b.value : a.lead() > b.lead();
        });
        std::vector<Considered> considered;
        for (const Candidate& candidate : candidates_)
            considered.push_back({candidate.play, candidate.lead(), candidate.values.size()});
        return considered;
    }

    const Variant& variant_;
    Styles styles_;
    Policy& policy_;  // one's own style
    const Objective& objective_;
    const SearchOptions& options_;
    int side_;
    Lacking lacking_;
    bool known_;
    bool exact_ = false;
    std::uint64_t budget_ = kExactly;  // positions still to be played exactly
    std::vector<Candidate> candidates_;
};

}  // namespace

void play_out(Styles styles, const StyleOf& style_of, Position& position, Lacking lacking,
              double epsilon, Random& random) {
    const Variant& variant = styles.front().variant();
    thread_local std::vector<Play> plays;
    thread_local std::vector<double> worths;
    while (!position.over()) {
        plays.clear();
        const Mask table = position.table;
        const int seat = position.turn, dealt = position.stock_next;
        Policy& policy = styles[style_of[static_cast<std::size_t>(seat)]];
        add_plays(variant, table, position.hands[static_cast<std::size_t>(seat)], plays);
        std::size_t chosen = 0;
        if (plays.size() > 1) {
            if (random.unit() < epsilon) {
                chosen = random.below(static_cast<std::uint32_t>(plays.size()));
            } else {
                policy.weigh(scene_of(position), lacking, plays, worths);
                for (std::size_t i = 1; i < plays.size(); ++i)
                    if (worths[i] > worths[chosen]) chosen = i;
            }
        }
        policy.note(lacking, seat, table, plays[chosen]);
        apply(variant, position, plays[chosen]);
        if (position.stock_next != dealt) lacking = {};
    }
}

std::vector<Considered> search(const Seen& seen, Styles styles, const Objective& objective,
                               const SearchOptions& options, const DrawWorld& draw,
                               std::uint64_t seed, Watch& watch) {
    return Search(seen, styles, objective, options).run(draw, seed, watch);
}

}  // namespace scopa
