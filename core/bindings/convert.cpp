#include "convert.hpp"

#include <algorithm>
#include <stdexcept>

namespace scopa::python {

namespace {

void demand(bool condition, const char* message) {
    if (!condition) throw std::invalid_argument(message);
}

template <class Enum>
Enum to_enum(int value, Enum last) {
    demand(value >= 0 && value <= static_cast<int>(last), "switch out of range");
    return static_cast<Enum>(value);
}

// No card in two places, and every number in its range: what play itself relies on.
void check(const Variant& variant, const Position& position) {
    Mask seen = 0;
    bool twice = false;
    const auto add = [&](Mask cards) {
        twice = twice || (seen & cards) != 0;
        seen |= cards;
    };
    for (const Mask hand : position.hands) add(hand);
    for (const Mask pile : position.piles) add(pile);
    add(position.table);
    for (int i = 0; i < position.stock_end; ++i)
        add(bit(position.stock[static_cast<std::size_t>(i)]));
    demand(!twice, "a card stands in more than one place");
    demand(
        position.turn < variant.players && position.last < variant.players && position.last >= -1,
        "no such seat");
    demand(position.leader >= 0 && position.leader < variant.players, "no such leader");
    if (position.turn >= 0)
        demand(position.hands[static_cast<std::size_t>(position.turn)] != 0,
               "the seat to play has no card");
}

}  // namespace

Variant make_variant(int players, int hand_size, int capture, int ace, int ace_on_ace,
                     bool ace_sweep_is_scopa, int last_sweep, bool re_bello, bool napola,
                     bool tris) {
    demand(players >= 2 && players <= kMaxSeats, "2 to 4 players");
    demand(hand_size >= 1 && hand_size * players <= kCards, "hands of that size cannot be dealt");
    return {players,
            hand_size,
            to_enum(capture, Capture::fifteen),
            to_enum(ace, Ace::sweep),
            to_enum(ace_on_ace, AceOnAce::single),
            ace_sweep_is_scopa,
            to_enum(last_sweep, LastSweep::counts),
            re_bello,
            napola,
            tris};
}

Game make_game(const Variant& variant, const State& state) {
    const auto& [hands, table, turn, last, last_scored, piles, scope, tris, stock, leader] = state;
    const auto players = static_cast<std::size_t>(variant.players);
    const auto sides = static_cast<std::size_t>(variant.sides());
    demand(hands.size() == players, "one hand a seat");
    demand(piles.size() == sides && scope.size() == sides && tris.size() == sides,
           "one entry a side");
    demand(stock.size() <= kCards, "too many cards in the stock");
    Mask all = table;
    for (const Mask mask : hands) all |= mask;
    for (const Mask mask : piles) all |= mask;
    demand(all <= kAll, "no such card");
    Game game{variant, {}};
    Position& position = game.position;
    std::ranges::transform(hands, position.hands.begin(), from_index_mask);
    std::ranges::transform(piles, position.piles.begin(), from_index_mask);
    std::ranges::copy(scope, position.scope.begin());
    std::ranges::copy(tris, position.tris.begin());
    for (const int index : stock) {
        demand(index >= 0 && index < kCards, "no such card");
        position.stock[static_cast<std::size_t>(position.stock_end++)] = from_index(index);
    }
    position.table = from_index_mask(table);
    position.turn = turn - 1;
    position.last = last - 1;
    position.last_scored = last_scored;
    position.leader = leader - 1;
    check(variant, position);
    return game;
}

State state_of(const Game& game) {
    const Position& position = game.position;
    std::vector<std::uint64_t> hands, piles;
    for (int seat = 0; seat < game.variant.players; ++seat)
        hands.push_back(to_index_mask(position.hands[static_cast<std::size_t>(seat)]));
    for (int side = 0; side < game.variant.sides(); ++side)
        piles.push_back(to_index_mask(position.piles[static_cast<std::size_t>(side)]));
    std::vector<int> stock;
    for (int i = position.stock_next; i < position.stock_end; ++i)
        stock.push_back(to_index(position.stock[static_cast<std::size_t>(i)]));
    const auto sides = static_cast<std::ptrdiff_t>(game.variant.sides());
    return {hands,
            to_index_mask(position.table),
            position.turn + 1,
            position.last + 1,
            position.last_scored,
            piles,
            std::vector<int>(position.scope.begin(), position.scope.begin() + sides),
            std::vector<int>(position.tris.begin(), position.tris.begin() + sides),
            stock,
            position.leader + 1};
}

PlayNumbers to_numbers(const Play& play) {
    return {to_index(play.card), to_index_mask(play.captured)};
}

Play from_numbers(const PlayNumbers& numbers) {
    demand(numbers.first >= 0 && numbers.first < kCards && numbers.second <= kAll, "no such card");
    return {from_index(numbers.first), from_index_mask(numbers.second)};
}

}  // namespace scopa::python
