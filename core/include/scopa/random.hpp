// Small, fast, seedable random numbers: xoroshiro128++ (Blackman and Vigna 2018, public
// description), seeded by splitmix64 (Steele, Lea and Flood 2014).
#pragma once

#include <bit>
#include <cstdint>

namespace scopa {

constexpr std::uint64_t splitmix64(std::uint64_t& state) {
    std::uint64_t z = (state += 0x9E3779B97F4A7C15);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EB;
    return z ^ (z >> 31);
}

// A number below n from 32 random bits, by multiply-shift: for the n of a game (under 2^12) the
// bias is below 2^-20.
constexpr std::uint32_t scaled(std::uint32_t bits, std::uint32_t n) {
    return static_cast<std::uint32_t>((std::uint64_t{bits} * n) >> 32);
}

class Random {
  public:
    explicit constexpr Random(std::uint64_t seed) : a_(splitmix64(seed)), b_(splitmix64(seed)) {}

    constexpr std::uint64_t next() {
        const std::uint64_t a = a_;
        std::uint64_t b = b_;
        const std::uint64_t result = std::rotl(a + b, 17) + a;
        b ^= a;
        a_ = std::rotl(a, 49) ^ b ^ (b << 21);
        b_ = std::rotl(b, 28);
        return result;
    }

    // A number below n, nearly uniform (see scaled).
    constexpr std::uint32_t below(std::uint32_t n) {
        return scaled(static_cast<std::uint32_t>(next() >> 32), n);
    }

    // A number below n without bias, by rejection (Lemire 2019), for shuffles and samples.
    constexpr std::uint32_t fair_below(std::uint32_t n) {
        const std::uint32_t threshold = (0U - n) % n;
        for (;;) {
            const std::uint64_t product = (next() >> 32) * n;
            if (static_cast<std::uint32_t>(product) >= threshold)
                return static_cast<std::uint32_t>(product >> 32);
        }
    }

    // Uniform in [0, 1).
    constexpr double unit() { return static_cast<double>(next() >> 11) * 0x1.0p-53; }

  private:
    std::uint64_t a_;
    std::uint64_t b_;
};

}  // namespace scopa
