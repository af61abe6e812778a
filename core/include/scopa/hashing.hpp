// The transposition key of a node: all that the future depends on but the leads in cards and coins.
#pragma once

#include <array>
#include <cstdint>

#include "scopa/node.hpp"

namespace scopa {

// The two halves of the 128-bit product, folded: a strong mix of two words for the price of one
// multiplication.
inline std::uint64_t fold_multiply(std::uint64_t a, std::uint64_t b) {
#if defined(__SIZEOF_INT128__)
    __extension__ using Wide = unsigned __int128;
    const Wide product = static_cast<Wide>(a) * b;
    return static_cast<std::uint64_t>(product) ^ static_cast<std::uint64_t>(product >> 64);
#else
    const std::uint64_t a0 = a & 0xFFFFFFFF, a1 = a >> 32, b0 = b & 0xFFFFFFFF, b1 = b >> 32;
    const std::uint64_t low = a0 * b0, middle1 = a1 * b0, middle2 = a0 * b1;
    const std::uint64_t carry = (low >> 32) + (middle1 & 0xFFFFFFFF) + (middle2 & 0xFFFFFFFF);
    const std::uint64_t high = a1 * b1 + (middle1 >> 32) + (middle2 >> 32) + (carry >> 32);
    return (a * b) ^ high;
#endif
}

// Primiera as far as it is open: levels that may still rise, and the difference of those that may
// not.
inline std::uint64_t hash_prime(const Node& node) {
    if (!node.prime_open)
        return 0x5851F42D4C957F2D * static_cast<std::uint64_t>(node.prime_min + 2);
    std::uint64_t word = 1;
    int difference = 0;
    for (std::size_t side = 0; side < 2; ++side) {
        for (std::size_t suit = 0; suit < kSuits; ++suit) {
            const std::uint8_t level = node.prime[side][suit];
            std::uint64_t code = level;
            if (level >= node.prime_left[suit]) {  // final
                code = level == 0 ? 14 : 15;
                difference += side == 0 ? kPrimeValue[level] : -kPrimeValue[level];
            }
            word = word << 4 | code;
        }
    }
    return fold_multiply(word ^ 0xD1342543DE82EF95,
                         static_cast<std::uint64_t>(difference + 1000) * 0xAF251AF3B0F025B5);
}

// Where the cards of `named` lie, each by its name: three bits a card say its place.
inline std::uint64_t hash_named(const Node& node, Mask named) {
    const auto& hands = node.hands;
    const Mask one = (hands[0] | hands[2] | node.table) & named;
    const Mask two = (hands[1] | hands[2]) & named;
    const Mask four = (hands[3] | node.table) & named;
    return fold_multiply((one | two << kCards) ^ 0xE7037ED1A0B428DB,
                         (four | two >> 24 << kCards) ^ 0x8EBC6AF09C88C6E3);
}

// How many cards of each rank lie where.
inline std::uint64_t hash_counts(const Ground& ground, const Node& node) {
    std::uint64_t key = fold_multiply(rank_counts(node.hands[0]) ^ 0xA0761D6478BD642F,
                                      rank_counts(node.hands[1]) ^ 0x589965CC75374CC3);
    if (ground.variant.players > 2)
        key += fold_multiply(rank_counts(node.hands[2]) ^ 0x1D8E4E27C47D124F,
                             rank_counts(node.hands[3]) ^ 0xEB44ACCAB455D165);
    return key + rank_counts(node.table) * 0x9E3779B97F4A7C15;
}

// The keys of a node, for proofs that need less and less: primiera; coins but not primiera; the
// lead in cards only; no category. Proofs that need no category are shared by all positions that
// differ only in it. A key is 0 where the category is decided: its outcome is known, and the proof
// goes on without it.
struct Keys {
    std::array<std::uint64_t, 4> of{};
};

inline Keys keys_of(const Ground& ground, const Node& node) {
    const Variant& variant = ground.variant;
    std::uint64_t rest = static_cast<std::uint64_t>(node.turn) |
                         static_cast<std::uint64_t>(node.last + 1) << 4 |
                         static_cast<std::uint64_t>(node.stock_next) << 8;
    if (variant.last_sweep == LastSweep::last_capture && node.last_scored) rest |= 1U << 16;
    if (variant.napola)
        rest |= static_cast<std::uint64_t>(node.coins_of[0]) << 20 |
                static_cast<std::uint64_t>(node.coins_of[1]) << 32;
    Mask bare = variant.tris ? kAll : bit(kSettebello);
    if (variant.re_bello) bare |= bit(kReBello);
    if (variant.napola) bare |= kCoins;  // they matter for more than denari
    const auto finish = [&](std::uint64_t key, std::uint64_t level) {
        const std::uint64_t mixed =
            fold_multiply(key ^ 0x9FB21C651E98DF25, (rest | level << 48) ^ 0xC2B2AE3D27D4EB4F);
        return mixed == 0 ? 1 : mixed;
    };
    // All cards by rank, those that count for themselves by name; then coins by name, and then all
    // that can improve a primiera.
    std::uint64_t places = hash_counts(ground, node) + hash_named(node, bare);
    Keys keys;
    keys.of[3] = finish(places, 3);
    if (carte_open(node)) keys.of[2] = keys.of[3] ^ 0x5851F42D00000000;  // the same bucket
    if (denari_open(node)) {
        places += hash_named(node, kCoins) * 0x2545F4914F6CDD1D;
        keys.of[1] = finish(places, 2);
    }
    if (node.prime_open) {
        places += hash_named(node, node.live) * 0xAF251AF3B0F025B5;
        keys.of[0] = finish(places + hash_prime(node), 1);
    }
    return keys;
}

}  // namespace scopa
