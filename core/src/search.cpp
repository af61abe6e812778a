#include "scopa/search.hpp"

#include <algorithm>
#include <cmath>

#include "scopa/scoring.hpp"

namespace scopa {

namespace {

constexpr std::size_t kBatch = 8;  // worlds between one look at the results and the next

struct Candidate {
    Play play;
    std::vector<float> values;  // by world
    double sum = 0;
    bool open = true;

    double mean() const { return values.empty() ? 0 : sum / static_cast<double>(values.size()); }
};

double difference(const Variant& variant, const Position& position, int side) {
    const Points all = points(variant, position);
    int best = -1000;
    for (int other = 0; other < variant.sides(); ++other)
        if (other != side) best = std::max(best, all[static_cast<std::size_t>(other)]);
    return all[static_cast<std::size_t>(side)] - best;
}

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

}  // namespace

void play_out(Policy& policy, Position& position, Lacking lacking, double epsilon, Random& random) {
    const Variant& variant = policy.variant();
    thread_local std::vector<Play> plays;
    thread_local std::vector<double> worths;
    while (!position.over()) {
        plays.clear();
        const Mask table = position.table;
        const int seat = position.turn, dealt = position.stock_next;
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

std::vector<Considered> search(const Seen& seen, Policy& policy, const SearchOptions& options,
                               const DrawWorld& draw, std::uint64_t seed, Watch& watch) {
    const Variant& variant = policy.variant();
    const int side = variant.side_of(seen.position.turn);
    const Lacking before = lacking_of(seen, policy);
    std::vector<Candidate> candidates;
    for (const Play& play : legal_plays(variant, seen.position)) candidates.push_back({play, {}});
    std::size_t open = candidates.size();
    for (std::size_t worlds = 0; open > 1 && !watch.stopped();) {
        const Position world = draw();
        const std::uint64_t luck = seed + 0x9E3779B97F4A7C15 * ++worlds;
        for (Candidate& candidate : candidates) {
            if (!candidate.open || !watch.tick()) continue;
            Position position = world;
            Lacking lacking = before;
            Random random(luck);
            policy.note(lacking, position.turn, position.table, candidate.play);
            apply(variant, position, candidate.play);
            if (position.stock_next != world.stock_next) lacking = {};
            play_out(policy, position, lacking, options.epsilon, random);
            candidate.values.push_back(static_cast<float>(difference(variant, position, side)));
            candidate.sum += static_cast<double>(candidate.values.back());
        }
        watch.look();
        if (worlds % kBatch != 0 || watch.stopped()) continue;
        const Candidate* best = nullptr;
        for (const Candidate& candidate : candidates)
            if (candidate.open && (best == nullptr || candidate.mean() > best->mean()))
                best = &candidate;
        for (Candidate& candidate : candidates) {
            if (!candidate.open || &candidate == best) continue;
            if (!is_behind(candidate, *best, options.confidence)) continue;
            candidate.open = false;
            --open;
        }
    }
    std::vector<Considered> considered;
    std::ranges::stable_sort(candidates, [](const Candidate& a, const Candidate& b) {
        return a.open != b.open ? a.open : a.mean() > b.mean();
    });
    for (const Candidate& candidate : candidates)
        considered.push_back({candidate.play, candidate.mean(), candidate.values.size()});
    return considered;
}

}  // namespace scopa
