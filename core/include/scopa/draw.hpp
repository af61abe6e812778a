// Drawing one play of a hand, uniformly from all: which card, and which of its plays.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#if defined(__SSSE3__) && defined(__BMI2__)
#include <immintrin.h>
#endif

#include "scopa/cards.hpp"
#include "scopa/random.hpp"
#include "scopa/table_counts.hpp"

namespace scopa {

// A hand in no order; `fields` tells where in a word of plays by rank each card's number stands.
struct Hand {
    static constexpr std::uint8_t kNone = 0x80;

    alignas(16) std::array<std::uint8_t, 16> fields = filled();
    std::array<Card, 16> cards{};
    int size = 0;

    static constexpr std::array<std::uint8_t, 16> filled() {
        std::array<std::uint8_t, 16> none{};
        none.fill(kNone);
        return none;
    }

    void add(Card card, int field) {
        cards[static_cast<std::size_t>(size)] = card;
        fields[static_cast<std::size_t>(size++)] = static_cast<std::uint8_t>(field);
    }

    Card remove(std::size_t at) {
        const Card card = cards[at];
        const auto end = static_cast<std::size_t>(--size);
        cards[at] = cards[end];
        fields[at] = fields[end];
        fields[end] = kNone;
        return card;
    }
};

struct Drawn {
    std::size_t at = 0;       // place in the hand
    std::uint32_t which = 0;  // which of that card's plays
};

// One card at a time: any machine, any numbers.
inline Drawn draw_plainly(const Hand& hand, std::uint64_t plays_by_rank, Random& random) {
    std::array<std::uint32_t, 16> up_to;
    std::uint32_t total = 0;
    const auto size = static_cast<std::size_t>(hand.size);
    for (std::size_t i = 0; i < size; ++i) {
        total += static_cast<std::uint32_t>(plays_by_rank >> (kField * hand.fields[i])) & 63;
        up_to[i] = total;
    }
    const std::uint32_t drawn = random.below(total);
    std::size_t at = 0;
    while (up_to[at] <= drawn) ++at;
    return {at, drawn - (at == 0 ? 0 : up_to[at - 1])};
}

#if defined(__SSSE3__) && defined(__BMI2__)

// All cards at once: a shuffle looks up the number of plays of each card, and the card drawn is the
// first whose running sum exceeds a random number. Gives what draw_plainly gives.
inline Drawn draw(const Hand& hand, std::uint64_t plays_by_rank, Random& random) {
    const __m128i by_rank =
        _mm_set_epi64x(static_cast<long long>(_pdep_u64(plays_by_rank >> (8 * kField), 0x3F3F)),
                       static_cast<long long>(_pdep_u64(plays_by_rank, 0x3F3F3F3F3F3F3F3F)));
    const __m128i fields = _mm_load_si128(reinterpret_cast<const __m128i*>(hand.fields.data()));
    __m128i up_to = _mm_shuffle_epi8(by_rank, fields);
    const __m128i halves = _mm_sad_epu8(up_to, _mm_setzero_si128());
    const auto total =
        static_cast<std::uint32_t>(_mm_cvtsi128_si32(halves) + _mm_extract_epi16(halves, 4));
    if (total > 255) return draw_plainly(hand, plays_by_rank, random);
    const std::uint32_t drawn = random.below(total);
    up_to = _mm_add_epi8(up_to, _mm_slli_si128(up_to, 1));
    up_to = _mm_add_epi8(up_to, _mm_slli_si128(up_to, 2));
    up_to = _mm_add_epi8(up_to, _mm_slli_si128(up_to, 4));
    up_to = _mm_add_epi8(up_to, _mm_slli_si128(up_to, 8));
    const __m128i limit = _mm_set1_epi8(static_cast<char>(drawn));
    const __m128i passed = _mm_cmpeq_epi8(_mm_min_epu8(up_to, limit), up_to);
    const auto at =
        static_cast<std::size_t>(std::popcount(static_cast<unsigned>(_mm_movemask_epi8(passed))));
    // The running sum just before the card drawn is the largest that was passed.
    alignas(16) std::array<std::uint8_t, 32> sums{};
    _mm_store_si128(reinterpret_cast<__m128i*>(sums.data() + 16), up_to);
    return {at, drawn - sums[15 + at]};
}

#else

inline Drawn draw(const Hand& hand, std::uint64_t plays_by_rank, Random& random) {
    return draw_plainly(hand, plays_by_rank, random);
}

#endif

}  // namespace scopa
