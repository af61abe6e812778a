// The core's parts against plain second implementations. Prints what fails; exits with the number
// of failures.
#include <algorithm>
#include <cstdio>
#include <functional>
#include <set>
#include <string_view>
#include <vector>

#include "random_rounds.hpp"
#include "scopa/draw.hpp"
#include "scopa/rollout.hpp"
#include "scopa/scoring.hpp"
#include "scopa/search.hpp"
#include "scopa/solver.hpp"
#include "scopa/table_counts.hpp"
#include "scopa/worlds.hpp"

namespace scopa::testing {

namespace {

int failures = 0;

void check(bool holds, std::string_view law) {
    if (holds) return;
    ++failures;
    std::printf("failed: %.*s\n", static_cast<int>(law.size()), law.data());
}

Mask random_cards(Random& random, int most) {
    Mask cards = 0;
    for (int i = static_cast<int>(random.below(static_cast<std::uint32_t>(most + 1))); i > 0; --i)
        cards |= bit(static_cast<Card>(random.below(kCards)));
    return cards;
}

// Every subset of the table, by the words of the rules.
std::set<Mask> naive_captures(const Variant& variant, Card card, Mask table) {
    std::set<Mask> all, singles;
    const int rank = rank_of(card);
    if (variant.ace == Ace::sweep && rank == 1) {
        for (Mask aces = table & kAces; aces != 0;) singles.insert(bit(pop_lowest(aces)));
        if (!singles.empty() && variant.ace_on_ace == AceOnAce::single) return singles;
        if (table != 0) all.insert(table);
        return all;
    }
    const int target = variant.capture == Capture::fifteen ? 15 - rank : rank;
    for (Mask set = table; set != 0; set = (set - 1) & table) {
        int sum = 0;
        for (Mask cards = set; cards != 0;) sum += rank_of(pop_lowest(cards));
        if (sum != target) continue;
        all.insert(set);
        if (count(set) == 1) singles.insert(set);
    }
    if (variant.capture == Capture::single_first && !singles.empty()) return singles;
    if (variant.capture == Capture::fewest) {
        int fewest = kCards;
        for (const Mask set : all) fewest = std::min(fewest, count(set));
        std::erase_if(all, [&](Mask set) { return count(set) > fewest; });
    }
    return all;
}

void captures_are_those_of_the_rules() {
    Random random(1);
    for (int i = 0; i < 4000; ++i) {
        const Variant variant = random_variant(random);
        const Mask table = random_cards(random, 11);
        const auto card = static_cast<Card>(random.below(kCards));
        std::multiset<Mask> found;
        for_each_capture(variant, card, table, [&](Mask captured) { found.insert(captured); });
        const std::set<Mask> expected = naive_captures(variant, card, table);
        check(std::ranges::equal(found, expected), "every capture of the rules is found, once");
    }
}

void counts_are_those_of_the_sets() {
    Random random(2);
    for (int i = 0; i < 4000; ++i) {
        const Mask table = random_cards(random, 12);
        TableCounts counts(table);
        for (const Mask more = random_cards(random, 12) & ~table; const int taken : {0, 1})
            for (Mask cards = more; cards != 0;) counts.change(rank_of(pop_lowest(cards)), taken);
        if (count(table) > kMostCounted) continue;
        const ByteArray cards = counts.cards().array(), found = counts.sets().array();
        for (int sum = 1; sum <= kMaxTarget; ++sum) {
            int sets = 0;
            for_each_sum(sum, table, false, [&](Mask) { ++sets; });
            check(found[static_cast<std::size_t>(sum)] == sets, "sets are counted by their sum");
            if (sum <= kRanks)
                check(cards[static_cast<std::size_t>(sum)] == count(table & rank_mask(sum)),
                      "cards are counted by their rank");
        }
    }
}

void drawing_at_once_is_drawing_plainly() {
    Random random(3);
    for (int i = 0; i < 4000; ++i) {
        Hand hand;
        for (Mask cards = random_cards(random, 10) | 1; cards != 0;) hand.add(pop_lowest(cards));
        ByteArray plays{};
        for (std::size_t rank = 1; rank <= kRanks; ++rank)
            plays[rank] = static_cast<std::uint8_t>(1 + random.below(i % 2 == 0 ? 3 : 250));
        const auto chance = static_cast<std::uint32_t>(random.next());
        const Drawn fast = draw(hand, Bytes(plays), chance);
        const Drawn plain = draw_plainly(hand, Bytes(plays), chance);
        check(fast.at == plain.at && fast.which == plain.which,
              "both ways to draw give the same play");
    }
}

void cards_are_conserved() {
    Random random(4);
    for (int i = 0; i < 300; ++i) {
        const Variant variant = random_variant(random);
        Position position = random_deal(variant, random);
        while (!position.over()) {
            apply(variant, position, random_play(variant, position, random));
            Mask all = position.table;
            int cards = count(position.table);
            for (const Mask hand : position.hands) all |= hand, cards += count(hand);
            for (const Mask pile : position.piles) all |= pile, cards += count(pile);
            for (int at = position.stock_next; at < position.stock_end; ++at, ++cards)
                all |= bit(position.stock[static_cast<std::size_t>(at)]);
            check(all == kAll && cards == kCards, "forty cards after every play");
        }
    }
}

int minimax(const Variant& variant, const Position& position) {
    if (position.over()) {
        const Points all = points(variant, position);
        return all[0] - all[1];
    }
    const bool first = variant.side_of(position.turn) == 0;
    int best = first ? -1000 : 1000;
    for (const Play& play : legal_plays(variant, position)) {
        Position next = position;
        apply(variant, next, play);
        const int value = minimax(variant, next);
        best = first ? std::max(best, value) : std::min(best, value);
    }
    return best;
}

Solution solve(Solver& solver, const Variant& variant, const Position& position,
               std::uint64_t nodes) {
    Limits limits;
    limits.nodes = nodes;
    Watch watch(limits, nullptr, nullptr);
    return solver.solve(variant, position, watch, true);
}

void values_are_those_of_minimax(int positions) {
    Random random(5);
    Solver solver(1 << 16);
    for (int i = 0; i < positions;) {
        const Variant variant = random_variant(random);
        if (variant.sides() != 2) continue;
        ++i;
        // Every third with so many cards that the solver's table comes into play; every other one
        // as no deal leads to it.
        const auto most = i % 3 != 0 ? 6U : variant.players == 4 ? 10U : 8U;
        const int cards = static_cast<int>(1 + random.below(most));
        const Position position =
            i % 2 == 0 ? ending(variant, cards, random) : scattered(variant, random, cards);
        const Solution solution = solve(solver, variant, position, ~std::uint64_t{0});
        const int value = minimax(variant, position);
        check(solution.value.low == value && solution.value.high == value,
              "the value is that of minimax");
        for (const SolvedPlay& solved : solution.plays) {
            Position next = position;
            apply(variant, next, solved.play);
            const int after = minimax(variant, next);
            check(solved.value.low == after && solved.value.high == after,
                  "each play's value is that of minimax");
        }
        const Solution part = solve(solver, variant, position, random.below(50));
        check(part.value.low <= value && value <= part.value.high,
              "bounds of an ended search hold");
    }
}

void rollouts_play_every_card() {
    Random random(6);
    for (int i = 0; i < 200; ++i) {
        const Variant variant = random_variant(random);
        const Position position = random_deal(variant, random);
        const auto epsilon = i % 2 == 0 ? std::optional<double>() : std::optional<double>(0.3);
        const Rollout result = rollout(variant, position, 20, random.next(), epsilon, {});
        check(result.rounds == 20 &&
                  result.plays == 20U * static_cast<unsigned>(cards_to_play(position)),
              "every card is played in every round");
    }
}

// As many cards in one hand as no deal gives.
void rollouts_play_hands_of_any_size() {
    Random random(12);
    for (int cards = 1; cards < kCards; ++cards) {
        const Variant variant = random_variant(random);
        Position position;
        for (const Card card : shuffled_deck(random))
            (count(position.hands[0]) < cards ? position.hands[0] : position.table) |= bit(card);
        const auto epsilon = cards % 2 == 0 ? std::optional<double>() : std::optional<double>(0.3);
        const Rollout result = rollout(variant, position, 5, random.next(), epsilon, {});
        check(result.rounds == 5 && result.plays == 5U * static_cast<unsigned>(cards),
              "every card is played from hands of any size");
    }
}

void worlds_are_all_there() {
    const Hidden hidden{0x1F00F, {2, 0, 3, 1}};
    const std::vector<World> all = all_worlds(hidden);
    std::set<std::vector<std::uint64_t>> different;
    for (const World& world : all) {
        std::vector<std::uint64_t> numbers(world.hands.begin(), world.hands.end());
        for (const Card card : world.stock) numbers.push_back(card);
        different.insert(numbers);
    }
    check(all.size() == number_of_worlds(hidden) && different.size() == all.size(),
          "every world is listed once");
}

// The view of whose turn it is, with no hidden card left in it.
Seen seen_in(const Variant& variant, const Position& position, const std::vector<MadePlay>& made) {
    Position shown = position;
    std::array<int, kMaxSeats> sizes{};
    for (int seat = 0; seat < kMaxSeats; ++seat) {
        const auto at = static_cast<std::size_t>(seat);
        sizes[at] = count(position.hands[at]);
        if (seat != position.turn) shown.hands[at] = 0;
    }
    shown.stock_next = shown.stock_end = 0;
    return make_seen(variant, shown, sizes, position.stock_end - position.stock_next, made);
}

void a_search_keeps_to_the_view(Styles styles, const Position& position,
                                const std::vector<MadePlay>& made) {
    const Variant& variant = styles.front().variant();
    const Seen seen = seen_in(variant, position, made);
    Beliefs beliefs(seen, styles, {.first_steps = 40, .steps = 10}, 7);
    const DrawWorld draw = [&] {
        const Position world = beliefs.draw();
        Mask hidden = 0;
        for (std::size_t seat = 0; seat < kMaxSeats; ++seat) {
            check(count(world.hands[seat]) == seen.sizes[seat],
                  "hands of a world have their sizes");
            check(beliefs.style_of()[seat] < styles.size(), "every seat has one of the styles");
            if (static_cast<int>(seat) != position.turn) hidden |= world.hands[seat];
        }
        for (int i = world.stock_next; i < world.stock_end; ++i)
            hidden |= bit(world.stock[static_cast<std::size_t>(i)]);
        check(hidden == seen.hidden(), "a world gives out the hidden cards");
        return Supposed{world, beliefs.style_of()};
    };
    std::vector<Play> plays;
    add_plays(variant, position.table, position.hands[static_cast<std::size_t>(position.turn)],
              plays);
    Watch watch({.nodes = 40}, nullptr, {});
    const auto found = search(seen, styles, Objective(variant, {}), {}, draw, 5, watch);
    check(found.size() == plays.size(), "every play is considered");
}

void searches_keep_to_the_view() {
    Random random(11);
    PolicyWeights bold{.sweep = 0.2}, careful{.sweep = 3, .threat = 0.7};
    for (auto* weights : {&bold, &careful})
        for (auto& worths : weights->worths) worths.fill(0.25);
    for (int i = 0; i < 60; ++i) {
        const Variant variant = random_variant(random);
        std::vector<Policy> styles;
        styles.emplace_back(variant, bold);
        styles.emplace_back(variant, careful);
        Position position = random_deal(variant, random);
        std::vector<MadePlay> made;
        while (!position.over()) {
            if (random.below(6) == 0) a_search_keeps_to_the_view(styles, position, made);
            const Play play = random_play(variant, position, random);
            made.push_back({position.turn, play});
            apply(variant, position, play);
        }
    }
}

}  // namespace

}  // namespace scopa::testing

int main(int argc, char** argv) {
    using namespace scopa::testing;
    const bool quick = argc > 1 && std::string_view(argv[1]) == "--quick";
    captures_are_those_of_the_rules();
    counts_are_those_of_the_sets();
    drawing_at_once_is_drawing_plainly();
    cards_are_conserved();
    values_are_those_of_minimax(quick ? 300 : 3000);
    rollouts_play_every_card();
    rollouts_play_hands_of_any_size();
    worlds_are_all_there();
    searches_keep_to_the_view();
    std::printf("%d failures\n", failures);
    return failures == 0 ? 0 : 1;
}
