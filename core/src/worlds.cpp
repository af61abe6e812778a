#include "scopa/worlds.hpp"

#include <algorithm>

#include "scopa/random.hpp"

namespace scopa {

namespace {

constexpr std::uint64_t kMany = std::uint64_t{1} << 63;

std::vector<Card> cards_of(Mask mask) {
    std::vector<Card> cards;
    while (mask != 0) cards.push_back(pop_lowest(mask));
    return cards;
}

// Fills the hands from `seat` on with every choice of the cards left, then the stock with every
// order of the rest.
void fill(const Hidden& hidden, std::size_t seat, Mask left, World& world,
          std::vector<World>& out) {
    if (seat == kMaxSeats) {
        world.stock = cards_of(left);
        do out.push_back(world);
        while (std::ranges::next_permutation(world.stock).found);
        return;
    }
    const auto choose = [&](auto&& self, Mask from, int more, Mask chosen) -> void {
        if (more == 0) {
            world.hands[seat] = chosen;
            fill(hidden, seat + 1, left & ~chosen, world, out);
            return;
        }
        while (count(from) >= more) {
            const Card card = pop_lowest(from);
            self(self, from, more - 1, chosen | bit(card));
        }
    };
    choose(choose, left, hidden.hands[seat], 0);
}

}  // namespace

std::uint64_t number_of_worlds(const Hidden& hidden) {
    std::uint64_t number = 1;
    const auto multiply = [&](std::uint64_t factor) {
        number = number >= kMany / factor ? kMany : number * factor;
    };
    auto left = static_cast<std::uint64_t>(count(hidden.unseen));
    for (const int size : hidden.hands) {
        std::uint64_t ways = 1;  // binomial coefficients of 40 cards stay below 2^38
        for (std::uint64_t i = 1; i <= static_cast<std::uint64_t>(size); ++i)
            ways = ways * (left - i + 1) / i;
        left -= static_cast<std::uint64_t>(size);
        multiply(ways);
    }
    for (; left > 1; --left) multiply(left);
    return number;
}

std::vector<World> sample_worlds(const Hidden& hidden, std::uint64_t count, std::uint64_t seed) {
    Random random(seed);
    std::vector<Card> cards = cards_of(hidden.unseen);
    std::vector<World> worlds(count);
    for (World& world : worlds) {
        for (std::size_t i = cards.size(); i > 1; --i)
            std::swap(cards[i - 1], cards[random.fair_below(static_cast<std::uint32_t>(i))]);
        std::size_t next = 0;
        for (std::size_t seat = 0; seat < kMaxSeats; ++seat)
            for (int i = 0; i < hidden.hands[seat]; ++i) world.hands[seat] |= bit(cards[next++]);
        world.stock.assign(cards.begin() + static_cast<std::ptrdiff_t>(next), cards.end());
    }
    return worlds;
}

std::vector<World> all_worlds(const Hidden& hidden) {
    std::vector<World> worlds;
    World world;
    fill(hidden, 0, hidden.unseen, world, worlds);
    return worlds;
}

}  // namespace scopa
