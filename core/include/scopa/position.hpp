// One moment of a round, and the rules that lead from it to the next (rules.md, "Flow of a round"
// and "Scopa").
//
// As in Python, the next cards are dealt, and leftovers moved to their pile, by the play that makes
// them due.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "scopa/capture.hpp"
#include "scopa/cards.hpp"
#include "scopa/play.hpp"
#include "scopa/variant.hpp"

namespace scopa {

struct Position {
    std::array<Mask, kMaxSeats> hands{};
    Mask table = 0;
    std::array<Mask, kMaxSides> piles{};
    std::array<int, kMaxSides> scope{};
    std::array<int, kMaxSides> tris{};
    std::array<Card, kCards> stock{};  // in dealing order; dealt up to `stock_next`
    int stock_next = 0;
    int stock_end = 0;
    int turn = 0;    // seat from 0; -1 when the round is over
    int last = -1;   // seat of the last capture; -1 while nobody has captured
    int leader = 0;  // is dealt to first and leads every hand
    bool last_scored = false;

    bool over() const { return turn < 0; }
    int cards_in_hands() const;
    bool is_last_card() const { return stock_next == stock_end && cards_in_hands() == 1; }

    friend bool operator==(const Position&, const Position&) = default;
};

// Every legal play; none when the round is over.
std::vector<Play> legal_plays(const Variant& variant, const Position& position);

// Whether the play scores a scopa as it is made.
bool scores(const Variant& variant, const Position& position, const Play& play);

// Makes a legal play.
void apply(const Variant& variant, Position& position, const Play& play);

// Number of sequences of exactly `depth` plays.
std::uint64_t perft(const Variant& variant, const Position& position, int depth);

}  // namespace scopa
