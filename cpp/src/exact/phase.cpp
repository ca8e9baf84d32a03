#include "exact/phase.hpp"

#include "exact/reduced.hpp"

namespace posenc::exact {
namespace {

constexpr std::uint64_t hidden_bit = std::uint64_t{1} << 52;
constexpr double two_64 = 18446744073709551616.0;

// 1 / (2 pi) as a fraction of 256 bits, cut off there; least word first.
constexpr std::uint64_t inverse_two_pi_bits[4] = {0x7f9458eaf7aef158, 0x36d8a5664f10e410, 0x7f09d5f47d4d3770,
                                                  0x28be60db9391054a};

// Turns as a whole number of 192 bits, in units of 2^-128.
struct FixedTurns {
    std::uint64_t whole = 0, high = 0, low = 0;
};

constexpr FixedTurns operator+(const FixedTurns& a, const FixedTurns& b) noexcept {
    const Phase part = Phase{a.high, a.low} + Phase{b.high, b.low};
    const bool carry = part.high < a.high || (part.high == a.high && part.low < a.low);
    return {a.whole + b.whole + (carry ? 1u : 0u), part.high, part.low};
}

constexpr FixedTurns operator-(const FixedTurns& a, const FixedTurns& b) noexcept {
    const Phase part = Phase{a.high, a.low} + -Phase{b.high, b.low};
    const bool borrow = a.high < b.high || (a.high == b.high && a.low < b.low);
    return {a.whole - b.whole - (borrow ? 1u : 0u), part.high, part.low};
}

// The turns of |radians| < 2^63, cut off below 2^-128: the mantissa times 1 / (2 pi) in integers, without rounding on
// the way (web/docs/decisions/031-exact-phases.md, step 1).
FixedTurns turns_of(double radians) noexcept {
    if (radians == 0) return {};
    // |radians| = mantissa 2^exponent. Below the normal numbers no bit of the result is left.
    const auto bits = __builtin_bit_cast(std::uint64_t, radians);
    const std::uint64_t mantissa = (bits & (hidden_bit - 1)) | hidden_bit;
    const int exponent = static_cast<int>(bits >> 52 & 0x7ff) - 1075;
    std::uint64_t product[8] = {};  // five words, and zeros for the shift to read
    for (int i = 0; i < 4; ++i) {
        const std::uint64_t low = mantissa * inverse_two_pi_bits[i];
        product[i] += low;
        product[i + 1] = multiply_high(mantissa, inverse_two_pi_bits[i]) + (product[i] < low ? 1u : 0u);
    }
    // In units of 2^(exponent - 256); the result is in units of 2^-128.
    const int shift = 128 - exponent;
    if (shift >= 320) return {};
    const int cut = shift % 64;
    const std::uint64_t* from = product + shift / 64;
    const auto word = [&](int i) { return cut == 0 ? from[i] : from[i] >> cut | from[i + 1] << (64 - cut); };
    return {word(2), word(1), word(0)};
}

SinCos sincos_within_eighth(double x) noexcept {
    SinCos result;
    sincos_reduced(x, result.sine, result.cosine);
    return result;
}

}  // namespace

TurnFrequency turn_frequency(DoubleDouble radians) noexcept {
    const bool negative = radians.high < 0;
    const FixedTurns high = turns_of(radians.high), low = turns_of(radians.low);
    // The low part is at most half a unit of the high one's last place, and may have the other sign.
    const FixedTurns turns = (radians.low < 0) == negative ? high + low : high - low;
    return {radians.high, turns.whole, turns.high, turns.low, negative};
}

Phase phase_of(double position, const TurnFrequency& f) noexcept {
    const double magnitude = std::fabs(position);
    const double integer = std::floor(magnitude);
    const auto whole = static_cast<std::uint64_t>(integer);
    Phase phase = Phase{f.high, f.low} * whole;
    if (const double rest = magnitude - integer; rest > 0) {
        // 128 bits of the fraction too: a step's error grows with the number of steps (decision 31, step 2).
        const double scaled = rest * two_64;
        const double above = std::floor(scaled);
        const auto high = static_cast<std::uint64_t>(above);
        const auto low = static_cast<std::uint64_t>((scaled - above) * two_64);
        phase = phase + Phase{f.whole * high + multiply_high(f.whole, low), f.whole * low} +
                Phase{multiply_high(f.high, high), f.high * high} + Phase{0, multiply_high(f.low, high)} +
                Phase{0, multiply_high(f.high, low)};
    }
    return (position < 0) != f.negative ? -phase : phase;
}

SinCos sincos(Phase phase) noexcept {
    const ReducedPhase reduced = reduce(phase);
    const SinCos r = sincos_within_eighth(reduced.rest);
    switch (reduced.quadrant) {
    case 0:
        return r;
    case 1:
        return {r.cosine, -r.sine};
    case 2:
        return {-r.sine, -r.cosine};
    default:
        return {-r.cosine, r.sine};
    }
}

SinCos sincos(double position, const TurnFrequency& frequency) noexcept {
    const double angle = position * frequency.radians;
    if (std::fabs(angle) < quarter_pi) return sincos_within_eighth(angle);
    return sincos(phase_of(position, frequency));
}

SinCos sincos(DoubleDouble position, const TurnFrequency& frequency) noexcept {
    if (position.low == 0) return sincos(position.high, frequency);
    const double angle = position.high * frequency.radians;
    if (std::fabs(angle) < quarter_pi) return sincos_within_eighth(angle + position.low * frequency.radians);
    return sincos(phase_of(position, frequency));
}

}  // namespace posenc::exact
