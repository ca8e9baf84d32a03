// Angles of any size become a multiple of pi / 64 and a rest. web/library/sincos has the same operations in radians.ts,
// turns.ts and far.ts. Proofs: web/docs/decisions/046-the-same-sine-everywhere.md, steps 4 to 6.
#pragma once

#include <array>
#include <cmath>
#include <cstdint>
#include <limits>

#include "trig/evaluate.hpp"

namespace posenc::trig::detail {

/// Steps of pi / 64 from a sine to a cosine.
inline constexpr std::int64_t quarter_turn = 32;

inline constexpr double steps_per_radian = 20.371832715762604;

/// 64 zeros, then the first 1216 binary digits of 1 / (2 pi), in words of 32.
inline constexpr std::array<std::uint32_t, 40> inverse_turn = {
    0,          0,          683565275,  2475754826, 2131351028, 2102212464, 920167782,  1326507024,
    2140428522, 4155437400, 1841896334, 2425582776, 26364858,   2188665991, 1065843399, 743074255,
    3122695549, 1269748001, 979835913,  2904022928, 1315206542, 1624559229, 656480226,  4018031118,
    3355321855, 4152452611, 4224435298, 3598883655, 3679297459, 3388129901, 3553726425, 2811755147,
    1565126321, 4210654302, 3477196413, 3801392314, 2600392684, 1206081346, 360762385,  3206470378,
};

// 2 pi as a double; 26 bits of 2 pi, and the rest of it; the double without those bits, and 2 pi without the double.
inline constexpr double turn = 6.283185307179586, turn_high = 6.283185362815857, turn_low = -5.5636270456668466e-8,
                        turn_half = -5.563627070159782e-8, turn_rest = 2.4492935982947064e-16;

/// What turn high has lost beside 2 pi (high + low).
inline double lost_of(double high, double low) noexcept {
    const double scaled = high * 134217729.0, a = scaled - (scaled - high), b = high - a;
    return a * turn_high - high * turn + a * turn_half + b * turn_high + b * turn_half +
           (high * turn_rest + low * turn);
}

/// Sine of index / 128 turns and a rest of two doubles, at most 1 / 256 turns.
template <class T>
T sine_of_rest(std::int64_t index, double high, double low) noexcept {
    const double radians = high * turn, lost = lost_of(high, low);
    return (index & 63) == 0 ? evaluate_beside_zero<T>(index, radians, lost) : evaluate<T>(index, radians, lost);
}

/// The integer nearest to |x| < 2^51: a sum with 1.5 2^52 has no bits for a fraction.
inline double nearest_integer(double x) noexcept {
    return x + 0x1.8p52 - 0x1.8p52;
}

/// Below 2^-900 the products' last bits may be below 2^-1074: computed 2^512 times as large, rounded once.
template <class T>
T sine_of_tiny(double x) noexcept {
    const double scaled = x * 0x1p512, high = scaled * turn, sine = high * 0x1p-512;
    const double lost = high - sine * 0x1p512 + lost_of(scaled, 0);
    if constexpr (sizeof(T) == sizeof(double)) {
        return sine + lost * 0x1p-512;
    } else {
        return static_cast<float>(sine);
    }
}

/// Beside a zero, and from 2^23 turns on, of which whole ones are taken off first.
template <class T>
T sine_of_rare_turns(double x, std::int64_t quarter) noexcept {
    const double size = std::fabs(x);
    if (!(size < std::numeric_limits<double>::infinity())) return std::numeric_limits<T>::quiet_NaN();
    const double part = size < 8388608 ? x : x - std::floor(x);
    const double k = nearest_integer(part * 128), rest = part - k * 0.0078125;
    const std::int64_t index = static_cast<std::int64_t>(k) + quarter;
    // IEEE 754's sinPi and cosPi: a zero sine has the sign of x, a zero cosine is positive.
    if (rest == 0 && (index & 63) == 0) return static_cast<T>(quarter == 0 ? x * 0 : 0);
    if (size < 0x1p-900 && quarter == 0) return sine_of_tiny<T>(x);
    return sine_of_rest<T>(index, rest, 0);
}

/// Sine of x turns, or cosine with a quarter turn.
template <class T>
T sine_of_turns(double x, std::int64_t quarter) noexcept {
    if (std::fabs(x) < 8388608) {
        const double k = nearest_integer(x * 128);
        const std::int64_t index = static_cast<std::int64_t>(k) + quarter;
        if ((index & 63) != 0) {
            // A sum with 1.5 2^19 has no bits below 2^-33, so that its product with 26 bits is exact.
            const double rest = x - k * 0.0078125, coarse = rest + 0x1.8p19 - 0x1.8p19;
            return evaluate<T>(index, coarse * turn_high, coarse * turn_low + (rest - coarse) * turn);
        }
    }
    return sine_of_rare_turns<T>(x, quarter);
}

/// Sine of x radians, or cosine with a quarter turn, for |x| from 1 on, by the reduction of Payne and Hanek: the bits
/// of x / (2 pi) that are whole turns are never formed. NaN for infinities and NaN.
template <class T>
T sine_of_far(double x, std::int64_t quarter) noexcept {
    if (!(std::fabs(x) < std::numeric_limits<double>::infinity())) return std::numeric_limits<T>::quiet_NaN();
    // |x| is (a 2^48 + b 2^24 + c) 2^exponent.
    const auto bits = __builtin_bit_cast(std::uint64_t, x);
    const auto exponent = static_cast<std::int32_t>((bits >> 52) & 2047) - 1075;
    const std::uint64_t a = ((bits >> 48) & 15) | 16, b = (bits >> 24) & 0xffffff, c = bits & 0xffffff;
    // Digits of 24 bits of 1 / (2 pi), from the first on that gives more than whole turns; columns of the product, from
    // the last of eight to the first. A column with its carry is below 2^50.
    std::array<std::uint64_t, 8> part{};
    std::uint64_t carry = 0, next = 0, after_next = 0;
    for (int k = 7; k >= 0; --k) {
        const auto bit = static_cast<std::uint32_t>(exponent + 64 + 24 * k);
        const std::uint32_t at = bit >> 5, shift = bit & 31;
        const std::uint32_t digit = (inverse_turn[at] << shift | (inverse_turn[at + 1] >> 1) >> (31 - shift)) >> 8;
        const std::uint64_t column = c * digit + b * next + a * after_next + carry;
        carry = column >> 24;
        part[static_cast<std::size_t>(k)] = column & 0xffffff;
        after_next = next;
        next = digit;
    }
    // The fraction of a turn is a multiple of 1 / 128 and a rest of at most 1 / 256, of 144 bits.
    const bool is_above = (part[0] & 0x1ffff) >= 0x10000;
    const auto k = static_cast<std::int64_t>(part[0] >> 17) + (is_above ? 1 : 0);
    const auto top = static_cast<std::int64_t>(part[0] & 0x1ffff) - (is_above ? 0x20000 : 0);
    const double first = static_cast<double>(top * 0x1000000 + static_cast<std::int64_t>(part[1])) * 0x1p-48;
    const double second = static_cast<double>(part[2] << 24 | part[3]) * 0x1p-96;
    const double third = static_cast<double>(part[4] << 24 | part[5]) * 0x1p-144;
    // Each part is the largest of what follows, or 0.
    const double sum = first + second, rest = first - sum + second + third;
    const double high = sum + rest, low = sum - high + rest;
    return x < 0 ? sine_of_rest<T>(quarter - k, -high, -low) : sine_of_rest<T>(quarter + k, high, low);
}

/// Beside a zero, and from 51471 on: pi / 64 in three parts of 29 bits, the next 29, and the rest. Up to 2^24 steps of
/// the first two are exact.
template <class T>
T sine_of_rare(double x, std::int64_t quarter) noexcept {
    if (!(std::fabs(x) < 823549)) return sine_of_far<T>(x, quarter);
    const double k = nearest_integer(x * steps_per_radian);
    if (k == 0 && quarter == 0) return x == 0 ? static_cast<T>(x) : evaluate_beside_zero<T>(0, x, 0);
    const std::int64_t index = static_cast<std::int64_t>(k) + quarter;
    const double first = x - k * 0.049087385181337595, second = k * 3.1002924403070176e-11, high = first - second;
    const double low = first - high - second - k * -3.8053286806168643e-20;
    if ((index & 63) != 0) return evaluate<T>(index, high, low);
    // Close beside a zero three parts have too few bits.
    return high * high < 0x1p-40 ? sine_of_far<T>(x, quarter) : evaluate_beside_zero<T>(index, high, low);
}

/// Sine of x radians, or cosine with a quarter turn. Below 51471, 2^20 steps of pi / 64, 33 bits of the steps are taken
/// off, which is exact, and the rest of them.
template <class T>
T sine_of(double x, std::int64_t quarter) noexcept {
    if (std::fabs(x) < 51471) {
        const double k = nearest_integer(x * steps_per_radian);
        const std::int64_t index = static_cast<std::int64_t>(k) + quarter;
        if ((index & 63) != 0) return evaluate<T>(index, x - k * 0.049087385210441425, -k * 1.899093908283185e-12);
    }
    return sine_of_rare<T>(x, quarter);
}

}  // namespace posenc::trig::detail
