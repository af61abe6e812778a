// Worlds: what the hidden cards may be, each way equally likely.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "scopa/cards.hpp"

namespace scopa {

// Where the unseen cards are: so many in each hand (0 for a hand that is known), the rest in the
// stock, in order.
struct Hidden {
    Mask unseen = 0;
    std::array<int, kMaxSeats> hands{};

    int in_hands() const { return hands[0] + hands[1] + hands[2] + hands[3]; }
    int in_stock() const { return count(unseen) - in_hands(); }
};

struct World {
    std::array<Mask, kMaxSeats> hands{};
    std::vector<Card> stock;
};

// How many worlds there are; at most 2^63, which stands for more.
std::uint64_t number_of_worlds(const Hidden& hidden);

// `count` worlds, drawn uniformly and independently.
std::vector<World> sample_worlds(const Hidden& hidden, std::uint64_t count, std::uint64_t seed);

// Every world once.
std::vector<World> all_worlds(const Hidden& hidden);

}  // namespace scopa
