// Sixteen small numbers at once: as one vector of bytes where the processor has shuffles of bytes,
// one by one elsewhere. Both give the same.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#if defined(__SSSE3__) && defined(__SSE4_1__)
#include <immintrin.h>
#define SCOPA_BYTE_VECTORS 1
#else
#include <algorithm>
#define SCOPA_BYTE_VECTORS 0
#endif

namespace scopa {

using ByteArray = std::array<std::uint8_t, 16>;

#if SCOPA_BYTE_VECTORS

class Bytes {
  public:
    Bytes() : bytes_(_mm_setzero_si128()) {}
    explicit Bytes(__m128i bytes) : bytes_(bytes) {}
    explicit Bytes(const ByteArray& bytes)
        : bytes_(_mm_loadu_si128(reinterpret_cast<const __m128i*>(bytes.data()))) {}
    Bytes(std::uint64_t low, std::uint64_t high)
        : bytes_(_mm_set_epi64x(static_cast<long long>(high), static_cast<long long>(low))) {}

    __m128i vector() const { return bytes_; }
    std::uint64_t low() const { return static_cast<std::uint64_t>(_mm_cvtsi128_si64(bytes_)); }
    std::uint64_t high() const { return static_cast<std::uint64_t>(_mm_extract_epi64(bytes_, 1)); }
    ByteArray array() const {
        ByteArray bytes;
        _mm_storeu_si128(reinterpret_cast<__m128i*>(bytes.data()), bytes_);
        return bytes;
    }

    friend Bytes operator+(Bytes a, Bytes b) { return Bytes(_mm_add_epi8(a.bytes_, b.bytes_)); }
    friend Bytes operator&(Bytes a, Bytes b) { return Bytes(_mm_and_si128(a.bytes_, b.bytes_)); }
    Bytes at_least(Bytes least) const { return Bytes(_mm_max_epu8(bytes_, least.bytes_)); }

    // These, or the others where these are 0.
    Bytes or_else(Bytes others) const {
        const __m128i none = _mm_cmpeq_epi8(bytes_, _mm_setzero_si128());
        return Bytes(_mm_blendv_epi8(bytes_, others.bytes_, none));
    }

    // The number of each index below 16.
    Bytes of(Bytes indices) const { return Bytes(_mm_shuffle_epi8(bytes_, indices.bytes_)); }

    // Each divided by four (none above 63).
    Bytes quarter() const {
        return Bytes(_mm_and_si128(_mm_srli_epi16(bytes_, 2), _mm_set1_epi8(15)));
    }

    // Bit i when the i-th is more than 1.
    unsigned many() const {
        const __m128i few = _mm_cmpeq_epi8(_mm_min_epu8(bytes_, _mm_set1_epi8(1)), bytes_);
        return ~static_cast<unsigned>(_mm_movemask_epi8(few)) & 0xFFFF;
    }

  private:
    __m128i bytes_;
};

#else

class Bytes {
  public:
    Bytes() = default;
    explicit Bytes(const ByteArray& bytes) : bytes_(bytes) {}
    Bytes(std::uint64_t low, std::uint64_t high) {
        for (std::size_t i = 0; i < 8; ++i) {
            bytes_[i] = static_cast<std::uint8_t>(low >> (8 * i));
            bytes_[i + 8] = static_cast<std::uint8_t>(high >> (8 * i));
        }
    }

    ByteArray array() const { return bytes_; }
    std::uint64_t low() const { return number(0); }
    std::uint64_t high() const { return number(8); }

    friend Bytes operator+(Bytes a, Bytes b) {
        return each([&](std::size_t i) { return a.bytes_[i] + b.bytes_[i]; });
    }
    friend Bytes operator&(Bytes a, Bytes b) {
        return each([&](std::size_t i) { return a.bytes_[i] & b.bytes_[i]; });
    }
    Bytes at_least(Bytes least) const {
        return each([&](std::size_t i) { return std::max(bytes_[i], least.bytes_[i]); });
    }

    // These, or the others where these are 0.
    Bytes or_else(Bytes others) const {
        return each([&](std::size_t i) { return bytes_[i] != 0 ? bytes_[i] : others.bytes_[i]; });
    }

    // The number of each index below 16.
    Bytes of(Bytes indices) const {
        return each([&](std::size_t i) { return bytes_[indices.bytes_[i]]; });
    }

    // Each divided by four (none above 63).
    Bytes quarter() const {
        return each([&](std::size_t i) { return bytes_[i] >> 2; });
    }

    // Bit i when the i-th is more than 1.
    unsigned many() const {
        unsigned bits = 0;
        for (std::size_t i = 0; i < 16; ++i) bits |= (bytes_[i] > 1 ? 1U : 0U) << i;
        return bits;
    }

  private:
    std::uint64_t number(std::size_t first) const {
        std::uint64_t number = 0;
        for (std::size_t i = first + 8; i > first; --i) number = number << 8 | bytes_[i - 1];
        return number;
    }

    template <class Number>
    static Bytes each(Number&& number) {
        Bytes all;
        for (std::size_t i = 0; i < 16; ++i) all.bytes_[i] = static_cast<std::uint8_t>(number(i));
        return all;
    }

    ByteArray bytes_{};
};

#endif

}  // namespace scopa
