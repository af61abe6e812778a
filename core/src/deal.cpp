#include "scopa/deal.hpp"

#include <utility>

namespace scopa {

std::array<Card, kCards> shuffled_deck(Random& random) {
    std::array<Card, kCards> deck{};
    for (std::size_t i = 0; i < deck.size(); ++i) deck[i] = static_cast<Card>(i);
    for (std::size_t i = deck.size(); i > 1; --i)
        std::swap(deck[i - 1], deck[random.fair_below(static_cast<std::uint32_t>(i))]);
    return deck;
}

Position random_deal(const Variant& variant, Random& random) {
    const std::array<Card, kCards> deck = shuffled_deck(random);
    Position position;
    std::size_t next = 0;
    for (int i = 0; i < variant.hand_size * variant.players; ++i)
        position.hands[static_cast<std::size_t>(i % variant.players)] |= bit(deck[next++]);
    for (int i = variant.hand_size == 10 ? 4 : 0; i < 4; ++i) position.table |= bit(deck[next++]);
    while (next < kCards)
        position.stock[static_cast<std::size_t>(position.stock_end++)] = deck[next++];
    return position;
}

}  // namespace scopa
