// Angles as fixed-point fractions of a turn, as in a numerically controlled oscillator: multiplication by an integer
// position wraps around for free, so position 2^31 is as exact as position 1.
#pragma once

#include <cmath>
#include <cstdint>

#include "exact/double_double.hpp"

namespace posenc::exact {

/// A fraction of a turn in units of 2^-128; whole turns have wrapped away.
struct Phase {
    std::uint64_t high = 0;
    std::uint64_t low = 0;
};

constexpr Phase operator+(Phase a, Phase b) noexcept {
    const std::uint64_t low = a.low + b.low;
    return {a.high + b.high + (low < a.low ? 1u : 0u), low};
}

constexpr Phase operator-(Phase a) noexcept {
    return {~a.high + (a.low == 0 ? 1u : 0u), ~a.low + 1};
}

/// The high half of a 128-bit product, from 32-bit halves: the same on every target.
constexpr std::uint64_t multiply_high(std::uint64_t a, std::uint64_t b) noexcept {
#if defined(__SIZEOF_INT128__) && !defined(__EMSCRIPTEN__)
    __extension__ using Wide = unsigned __int128;
    return static_cast<std::uint64_t>((static_cast<Wide>(a) * b) >> 64);
#else
    const std::uint64_t al = a & 0xffffffffu, ah = a >> 32, bl = b & 0xffffffffu, bh = b >> 32;
    const std::uint64_t mid = ah * bl + ((al * bl) >> 32);
    const std::uint64_t mid2 = al * bh + (mid & 0xffffffffu);
    return ah * bh + (mid >> 32) + (mid2 >> 32);
#endif
}

/// phase * count, modulo one turn.
constexpr Phase operator*(Phase phase, std::uint64_t count) noexcept {
    return {phase.high * count + multiply_high(phase.low, count), phase.low * count};
}

/// A frequency in turns per position: whole + (high, low) * 2^-128, with its sign apart; and, for small angles, the
/// same in radians rounded to double.
struct TurnFrequency {
    double radians = 0;
    std::uint64_t whole = 0;
    std::uint64_t high = 0;
    std::uint64_t low = 0;
    bool negative = false;
};

/// Shapes: one frequency. Units: radians per position in, turns out. Errors: none; |radians| must be below 2^63.
/// Accuracy: within 2^-127 turns, whatever the size of the frequency.
TurnFrequency turn_frequency(DoubleDouble radians) noexcept;

/// The phase of |position| <= 2^53 at a frequency of below 2^63 radians: within (|position| + 3) 2^-127 turns of
/// position x frequency for positions that are multiples of 2^-128 (all doubles from 2^-75 on). Of smaller ones the
/// bits below 2^-128 are cut off, which is another 2^-128 of the frequency.
Phase phase_of(double position, const TurnFrequency& frequency) noexcept;

/// The phase of a position of two doubles.
inline Phase phase_of(DoubleDouble position, const TurnFrequency& frequency) noexcept {
    return phase_of(position.high, frequency) + phase_of(position.low, frequency);
}

/// Angles below this one skip the phase, which keeps their relative precision.
inline constexpr double quarter_pi = 0.78539816339744831;

/// A phase as a number of quarter turns and the rest, in radians, up to pi / 4 on both sides of 0.
struct ReducedPhase {
    double rest;
    std::uint64_t quadrant;
};

inline ReducedPhase reduce(Phase phase) noexcept {
    constexpr std::uint64_t eighth_turn = std::uint64_t{1} << 61;
    constexpr double radians_per_unit = 0x1.921fb54442d18p-62;  // 2 pi / 2^64
    const std::uint64_t quadrant = (phase.high + eighth_turn) >> 62;
    const auto rest = static_cast<std::int64_t>(phase.high - (quadrant << 62));
    return {static_cast<double>(rest) * radians_per_unit, quadrant};
}

struct SinCos {
    double sine;
    double cosine;
};

/// Sine and cosine of a phase, within 2.3e-16.
SinCos sincos(Phase phase) noexcept;

/// Sine and cosine of frequency x position. Angles below an eighth of a turn skip the phase, which keeps their
/// relative precision: sin(1e-30) is 1e-30, not 0.
SinCos sincos(double position, const TurnFrequency& frequency) noexcept;

/// The same for a position of two doubles, both of which count: the sum of a range's first and a fractional step, or a
/// product.
SinCos sincos(DoubleDouble position, const TurnFrequency& frequency) noexcept;

}  // namespace posenc::exact
