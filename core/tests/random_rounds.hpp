// Random variants, deals and positions for the tests and the fuzzer.
#pragma once

#include <array>
#include <utility>
#include <vector>

#include "scopa/deal.hpp"
#include "scopa/position.hpp"
#include "scopa/random.hpp"

namespace scopa::testing {

inline Variant random_variant(Random& random) {
    const auto coin = [&] { return random.below(2) == 1; };
    Variant variant;
    variant.players = static_cast<int>(2 + random.below(3));
    variant.hand_size = variant.players == 4 && coin() ? (coin() ? 9 : 10) : 3;
    variant.capture = static_cast<Capture>(random.below(4));
    variant.ace = random.below(3) == 0 ? Ace::sweep : Ace::plain;
    variant.ace_on_ace = variant.ace == Ace::sweep && coin() ? AceOnAce::single : AceOnAce::sweep;
    variant.ace_sweep_is_scopa = variant.ace == Ace::sweep && coin();
    variant.last_sweep = static_cast<LastSweep>(random.below(3));
    variant.re_bello = coin();
    variant.napola = coin();
    variant.tris = variant.capture == Capture::fifteen && coin();
    return variant;
}

inline int cards_to_play(const Position& position) {
    return position.cards_in_hands() + position.stock_end - position.stock_next;
}

// A position with any cards anywhere, hands of any sizes, some cards missing, perhaps a whole suit:
// all that play itself does not rule out. At most so many cards are left to play.
inline Position scattered(const Variant& variant, Random& random, int most = kCards) {
    Position position;
    const int most_in_hands = static_cast<int>(1 + random.below(static_cast<std::uint32_t>(most)));
    const Mask missing =
        random.below(4) == 0 ? suit_mask(static_cast<int>(random.below(kSuits))) : 0;
    for (const Card card : shuffled_deck(random)) {
        if ((missing & bit(card)) != 0) continue;
        const auto seat =
            static_cast<std::size_t>(random.below(static_cast<std::uint32_t>(variant.players)));
        const auto side = static_cast<std::size_t>(variant.side_of(static_cast<int>(seat)));
        switch (random.below(5)) {
            case 0:
                if (position.cards_in_hands() < most_in_hands && cards_to_play(position) < most)
                    position.hands[seat] |= bit(card);
                break;
            case 1:
                position.table |= bit(card);
                break;
            case 2:
                position.piles[side] |= bit(card);
                position.last = static_cast<int>(seat);
                break;
            case 3:
                if (cards_to_play(position) >= most) break;
                position.stock[static_cast<std::size_t>(position.stock_end++)] = card;
                break;
            default:
                break;
        }
    }
    position.leader = static_cast<int>(random.below(static_cast<std::uint32_t>(variant.players)));
    position.turn = 0;
    while (position.turn < variant.players &&
           position.hands[static_cast<std::size_t>(position.turn)] == 0)
        ++position.turn;
    if (position.turn == variant.players) {
        position.turn = -1;
        position.stock_end = 0;
    }
    return position;
}

inline Play random_play(const Variant& variant, const Position& position, Random& random) {
    const std::vector<Play> plays = legal_plays(variant, position);
    return plays[random.below(static_cast<std::uint32_t>(plays.size()))];
}

// A position with at most so many cards to play, after random play.
inline Position ending(const Variant& variant, int cards, Random& random) {
    Position position = random_deal(variant, random);
    while (cards_to_play(position) > cards)
        apply(variant, position, random_play(variant, position, random));
    return position;
}

}  // namespace scopa::testing
