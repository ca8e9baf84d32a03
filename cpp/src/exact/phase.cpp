#include "exact/phase.hpp"

namespace posenc::exact {
namespace {

constexpr double two_64 = 18446744073709551616.0;

// Takes the integer part of a non-negative double-double below 2^64 out of it.
std::uint64_t take_integer(DoubleDouble& x) noexcept {
    const double high = std::floor(x.high);
    // When the high part is an integer, the low part decides, and may be negative.
    const double low = high == x.high ? std::floor(x.low) : 0;
    x = two_sum(x.high - high, x.low - low);
    // A value just below 2^64 has that as its high part, which no integer holds: the low part takes it back.
    const std::uint64_t whole = high == two_64 ? 0 : static_cast<std::uint64_t>(high);
    return whole + static_cast<std::uint64_t>(static_cast<std::int64_t>(low));
}

constexpr std::uint64_t eighth_turn = std::uint64_t{1} << 61;
constexpr double quarter_pi = 0.78539816339744831;
constexpr double radians_per_unit = 0x1.921fb54442d18p-62;  // 2 pi / 2^64

// Sine and cosine for |x| <= pi / 4. The Taylor series are cut where the next term is below a tenth of an ulp.
SinCos sincos_reduced(double x) noexcept {
    const double z = x * x;
    const double s =
        -1.0 / 6 +
        z * (1.0 / 120 +
             z * (-1.0 / 5040 +
                  z * (1.0 / 362880 +
                       z * (-1.0 / 39916800 +
                            z * (1.0 / 6227020800.0 + z * (-1.0 / 1307674368000.0 + z * (1.0 / 355687428096000.0)))))));
    const double c =
        1.0 / 24 +
        z * (-1.0 / 720 +
             z * (1.0 / 40320 +
                  z * (-1.0 / 3628800 +
                       z * (1.0 / 479001600 + z * (-1.0 / 87178291200.0 +
                                                   z * (1.0 / 20922789888000.0 + z * (-1.0 / 6402373705728000.0)))))));
    const double half = 0.5 * z;
    const double w = 1 - half;
    return {x + x * z * s, w + (((1 - w) - half) + z * z * c)};  // (1 - w) - half is what rounding w lost
}

}  // namespace

TurnFrequency turn_frequency(DoubleDouble radians) noexcept {
    TurnFrequency f;
    f.radians = radians.high;
    f.negative = radians.high < 0;
    if (f.negative) radians = -radians;
    DoubleDouble turns = radians * inverse_two_pi;
    f.whole = take_integer(turns);
    turns = {turns.high * two_64, turns.low * two_64};
    f.high = take_integer(turns);
    turns = {turns.high * two_64, turns.low * two_64};
    f.low = take_integer(turns);
    return f;
}

Phase phase_of(double position, const TurnFrequency& f) noexcept {
    const double magnitude = std::fabs(position);
    const double integer = std::floor(magnitude);
    const auto whole = static_cast<std::uint64_t>(integer);
    Phase phase = Phase{f.high, f.low} * whole;
    if (const double rest = magnitude - integer; rest > 0) {
        // 128 bits of the fraction too: a step's error grows with the number of steps.
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
    const std::uint64_t quadrant = (phase.high + eighth_turn) >> 62;
    const auto rest = static_cast<std::int64_t>(phase.high - (quadrant << 62));
    const SinCos r = sincos_reduced(static_cast<double>(rest) * radians_per_unit);
    switch (quadrant) {
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
    if (std::fabs(angle) < quarter_pi) return sincos_reduced(angle);
    return sincos(phase_of(position, frequency));
}

}  // namespace posenc::exact
