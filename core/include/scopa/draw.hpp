// Drawing one play of a hand, uniformly from all: which card, and which of its plays.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "scopa/bytes.hpp"
#include "scopa/cards.hpp"
#include "scopa/random.hpp"

namespace scopa {

// A hand in no order.
class Hand {
  public:
    static constexpr int kMost = 16;

    int size() const { return size_; }
    Card card(std::size_t at) const { return static_cast<Card>(places_[at] - kSuits); }

    void add(Card card) {
        places_[static_cast<std::size_t>(size_++)] = static_cast<std::uint8_t>(card + kSuits);
    }

    Card remove(std::size_t at) {
        const Card removed = card(at);
        const auto end = static_cast<std::size_t>(--size_);
        places_[at] = places_[end];
        places_[end] = kNone;
        return removed;
    }

    // The rank of every card, 15 where there is none.
    Bytes ranks() const { return Bytes(places_).quarter(); }

  private:
    static constexpr std::uint8_t kNone = 4 * 15;

    static constexpr ByteArray nothing() {
        ByteArray none{};
        none.fill(kNone);
        return none;
    }

    alignas(16) ByteArray places_ = nothing();  // four times the rank, and the suit
    int size_ = 0;
};

struct Drawn {
    std::size_t at = 0;       // place in the hand
    std::uint32_t which = 0;  // which of that card's plays
};

// One card at a time: any machine, any numbers. `plays` are the plays of each rank.
[[gnu::noinline]] inline Drawn draw_plainly(const Hand& hand, const Bytes& plays,
                                            std::uint32_t chance) {
    const ByteArray of_rank = plays.array();
    std::array<std::uint32_t, 16> up_to{};
    std::uint32_t total = 0;
    for (std::size_t i = 0; i < static_cast<std::size_t>(hand.size()); ++i)
        up_to[i] = total += of_rank[static_cast<std::size_t>(rank_of(hand.card(i)))];
    const std::uint32_t drawn = scaled(chance, total);
    std::size_t at = 0;
    while (up_to[at] <= drawn) ++at;
    return {at, drawn - (at == 0 ? 0 : up_to[at - 1])};
}

#if SCOPA_BYTE_VECTORS

// All cards at once: a shuffle looks up the number of plays of each card, and the card drawn is the
// first whose running sum exceeds a random number. Gives what draw_plainly gives; there are no
// plays of rank 15.
[[gnu::always_inline]] inline Drawn draw(const Hand& hand, const Bytes& plays,
                                         std::uint32_t chance) {
    __m128i up_to = plays.of(hand.ranks()).vector();
    const __m128i halves = _mm_sad_epu8(up_to, _mm_setzero_si128());
    const auto total =
        static_cast<std::uint32_t>(_mm_cvtsi128_si32(halves) + _mm_extract_epi16(halves, 4));
    if (total > 255) [[unlikely]]
        return draw_plainly(hand, plays, chance);
    const std::uint32_t drawn = scaled(chance, total);
    up_to = _mm_add_epi8(up_to, _mm_slli_si128(up_to, 1));
    up_to = _mm_add_epi8(up_to, _mm_slli_si128(up_to, 2));
    up_to = _mm_add_epi8(up_to, _mm_slli_si128(up_to, 4));
    up_to = _mm_add_epi8(up_to, _mm_slli_si128(up_to, 8));
    const __m128i limit = _mm_set1_epi8(static_cast<char>(drawn));
    const __m128i passed = _mm_cmpeq_epi8(_mm_min_epu8(up_to, limit), up_to);
    const auto at =
        static_cast<std::size_t>(std::popcount(static_cast<unsigned>(_mm_movemask_epi8(passed))));
    // The running sum just before the card drawn is the largest that was passed.
    const ByteArray before = Bytes(_mm_slli_si128(up_to, 1)).array();
    return {at, drawn - before[at]};
}

#else

[[gnu::always_inline]] inline Drawn draw(const Hand& hand, const Bytes& plays,
                                         std::uint32_t chance) {
    return draw_plainly(hand, plays, chance);
}

#endif

}  // namespace scopa
