// The key of a node in the transposition table.
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

// The key of all positions that differ in nothing but the suits of cards, the leads in cards and
// coins, and the values of primiera. (Cards that count for themselves go by their names.)
inline std::uint64_t key_of(const Ground& ground, const Node& node) {
    const Variant& variant = ground.variant;
    std::uint64_t rest = static_cast<std::uint64_t>(node.turn) |
                         static_cast<std::uint64_t>(node.last + 1) << 4 |
                         static_cast<std::uint64_t>(node.stock_next) << 8;
    if (variant.last_sweep == LastSweep::last_capture && node.last_scored) rest |= 1U << 16;
    if (variant.napola)
        rest |= std::uint64_t{ranks_of_suit(node.piles[0], 0)} << 20 |
                std::uint64_t{ranks_of_suit(node.piles[1], 0)} << 32;
    Mask bare = variant.tris ? kAll : bit(kSettebello);
    if (variant.re_bello) bare |= bit(kReBello);
    if (variant.napola) bare |= kCoins;  // they matter for more than denari
    const std::uint64_t places = hash_counts(ground, node) + hash_named(node, bare);
    return fold_multiply(places ^ 0x9FB21C651E98DF25, rest ^ 0xC2B2AE3D27D4EB4F);
}

// The same, and where the cards of `named` lie.
inline std::uint64_t key_with(std::uint64_t key, const Node& node, Mask named) {
    return fold_multiply(key ^ 0x5851F42D4C957F2D, hash_named(node, named) + 0x2545F4914F6CDD1D);
}

}  // namespace scopa
