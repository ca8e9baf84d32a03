// The truth about phases: position x frequency / (2 pi) in whole numbers of 32-bit digits, to 2^-384 turns (115 digits
// after the point, at any magnitude). It shares nothing with the library.
#pragma once

#include <array>
#include <cmath>
#include <cstdint>
#include <vector>

namespace truth {

/// A fraction of a turn in units of 2^-384, least word first, without whole turns.
struct Turns {
    std::array<std::uint64_t, 6> words{};
};

inline Turns operator+(const Turns& a, const Turns& b) {
    Turns sum{};
    unsigned carry = 0;
    for (std::size_t i = 0; i < 6; ++i) {
        std::uint64_t& word = sum.words[i];
        word = a.words[i] + b.words[i];
        const unsigned over = word < a.words[i];
        word += carry;
        carry = over | (word < carry);
    }
    return sum;
}

inline Turns operator-(Turns a) {
    for (std::uint64_t& word : a.words) word = ~word;
    return a + Turns{{1}};
}

/// The distance to a whole number of turns, in the shorter direction.
inline double distance_from_zero(const Turns& a) {
    const Turns shorter = a.words[5] >> 63 ? -a : a;
    double turns = 0;
    for (int i = 0; i < 6; ++i) turns += std::ldexp(static_cast<double>(shorter.words[std::size_t(i)]), 64 * i - 384);
    return turns;
}

namespace detail {

// floor(2^640 / (2 pi)), least digit first (mpmath).
inline constexpr std::array<std::uint32_t, 20> inverse_two_pi = {
    0x60d4ce7d, 0x4e64758e, 0xad17df90, 0x3a671c09, 0x4baed121, 0xba208d7d, 0x2c4a69cf,
    0x3f877ac7, 0x82746487, 0x01924bba, 0x909374b8, 0x6dc91b8e, 0xf7aef158, 0x7f9458ea,
    0x4f10e410, 0x36d8a566, 0x7d4d3770, 0x7f09d5f4, 0x9391054a, 0x28be60db,
};

using Digits = std::vector<std::uint32_t>;

inline Digits multiply(const Digits& a, std::uint64_t factor) {
    Digits product(a.size() + 2);
    for (int half = 0; half < 2; ++half) {
        const std::uint64_t digit = half == 0 ? factor & 0xffffffffu : factor >> 32;
        std::uint64_t carry = 0;
        for (std::size_t i = 0; i + half < product.size(); ++i) {
            carry += product[i + half] + (i < a.size() ? digit * a[i] : 0);
            product[i + half] = static_cast<std::uint32_t>(carry);
            carry >>= 32;
        }
    }
    return product;
}

// The 32 bits of a number from bit `at` on, which may be outside of it.
inline std::uint32_t bits_at(const Digits& a, long at) {
    const auto digit = [&](long i) { return i < 0 || i >= static_cast<long>(a.size()) ? 0u : a[std::size_t(i)]; };
    const long word = at >= 0 ? at / 32 : -((31 - at) / 32);
    const int shift = static_cast<int>(at - 32 * word);
    return shift == 0 ? digit(word) : digit(word) >> shift | digit(word + 1) << (32 - shift);
}

struct Parts {
    std::uint64_t mantissa;
    int exponent;
};
inline Parts parts(double x) {
    int exponent = 0;
    const double fraction = std::frexp(std::fabs(x), &exponent);
    return {static_cast<std::uint64_t>(std::ldexp(fraction, 53)), exponent - 53};
}

}  // namespace detail

/// position x radians / (2 pi) modulo 1, for any two doubles whose product is below 2^300.
inline Turns turns(double position, double radians) {
    const auto p = detail::parts(position), w = detail::parts(radians);
    const detail::Digits constant(detail::inverse_two_pi.begin(), detail::inverse_two_pi.end());
    const detail::Digits product = detail::multiply(detail::multiply(constant, p.mantissa), w.mantissa);
    // The point is above bit 640 - the exponents; the result is the 384 bits below it.
    const long point = 640 - p.exponent - w.exponent;
    Turns found{};
    for (int i = 0; i < 12; ++i)
        found.words[std::size_t(i / 2)] |= std::uint64_t(detail::bits_at(product, point - 384 + 32 * i))
                                           << (32 * (i % 2));
    return (position < 0) != (radians < 0) ? -found : found;
}

}  // namespace truth
