#include "scopa/position.hpp"

#include "scopa/scoring.hpp"

namespace scopa {

namespace {

// The end of a round: leftovers to the side that captured last; under `last-capture` a late scopa
// is taken back.
void close(const Variant& variant, Position& position) {
    position.turn = -1;
    if (position.last < 0) return;
    const auto side = static_cast<std::size_t>(variant.side_of(position.last));
    position.piles[side] |= position.table;
    position.table = 0;
    if (variant.last_sweep == LastSweep::last_capture && position.last_scored) {
        position.last_scored = false;
        --position.scope[side];
    }
}

void deal(const Variant& variant, Position& position) {
    int seat = position.leader;
    for (int dealt = variant.hand_size * variant.players;
         dealt > 0 && position.stock_next < position.stock_end; --dealt) {
        const Card card = position.stock[static_cast<std::size_t>(position.stock_next++)];
        position.hands[static_cast<std::size_t>(seat)] |= bit(card);
        seat = seat + 1 == variant.players ? 0 : seat + 1;
    }
    position.turn = position.leader;
}

// The next seat that has a card plays; in positions as dealt that is the next seat.
void pass_on(const Variant& variant, Position& position) {
    for (int step = 0; step < variant.players; ++step) {
        position.turn = position.turn + 1 == variant.players ? 0 : position.turn + 1;
        if (position.hands[static_cast<std::size_t>(position.turn)] != 0) return;
    }
    if (position.stock_next < position.stock_end)
        deal(variant, position);
    else
        close(variant, position);
}

}  // namespace

int Position::cards_in_hands() const {
    int cards = 0;
    for (const Mask hand : hands) cards += count(hand);
    return cards;
}

std::vector<Play> legal_plays(const Variant& variant, const Position& position) {
    std::vector<Play> plays;
    if (position.over()) return plays;
    Mask hand = position.hands[static_cast<std::size_t>(position.turn)];
    while (hand != 0) {
        const Card card = pop_lowest(hand);
        const std::size_t before = plays.size();
        for_each_capture(variant, card, position.table,
                         [&](Mask captured) { plays.push_back({card, captured}); });
        if (plays.size() == before) plays.push_back({card, 0});
    }
    return plays;
}

bool scores(const Variant& variant, const Position& position, const Play& play) {
    return play.captured != 0 && play.captured == position.table &&
           sweep_scores(variant, play.card, play.captured) &&
           (variant.last_sweep == LastSweep::counts || !position.is_last_card());
}

void apply(const Variant& variant, Position& position, const Play& play) {
    const auto seat = static_cast<std::size_t>(position.turn);
    if (play.captured != 0) {
        const auto side = static_cast<std::size_t>(variant.side_of(position.turn));
        const bool scopa = scores(variant, position, play);
        position.table ^= play.captured;
        position.piles[side] |= play.captured | bit(play.card);
        position.scope[side] += scopa ? 1 : 0;
        position.tris[side] += variant.tris && is_tris(play.card, play.captured) ? 1 : 0;
        position.last = position.turn;
        position.last_scored = scopa;
    } else {
        position.table |= bit(play.card);
    }
    position.hands[seat] ^= bit(play.card);
    pass_on(variant, position);
}

std::uint64_t perft(const Variant& variant, const Position& position, int depth) {
    if (depth == 0) return 1;
    const std::vector<Play> plays = legal_plays(variant, position);
    if (depth == 1) return plays.size();
    std::uint64_t sequences = 0;
    for (const Play& play : plays) {
        Position next = position;
        apply(variant, next, play);
        sequences += perft(variant, next, depth - 1);
    }
    return sequences;
}

}  // namespace scopa
