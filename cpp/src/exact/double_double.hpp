// Numbers of about 106 bits as unevaluated sums of two doubles. Every operation here is made of single IEEE additions
// and multiplications, so all targets give the same bits (the build forbids contraction into fused multiply-adds).
#pragma once

#include <cmath>
#include <cstdint>

namespace posenc::exact {

struct DoubleDouble {
    double high = 0;
    double low = 0;
};

/// a + b without loss; Knuth.
constexpr DoubleDouble two_sum(double a, double b) noexcept {
    const double s = a + b;
    const double t = s - a;
    return {s, (a - (s - t)) + (b - t)};
}

/// a + b without loss when |a| >= |b|; Dekker.
constexpr DoubleDouble quick_two_sum(double a, double b) noexcept {
    const double s = a + b;
    return {s, b - (s - a)};
}

/// a * b without loss, for factors whose product neither overflows nor underflows; Veltkamp and Dekker.
constexpr DoubleDouble two_product(double a, double b) noexcept {
    constexpr double splitter = 134217729.0;  // 2^27 + 1
    const double p = a * b;
    const double at = splitter * a, bt = splitter * b;
    const double ah = at - (at - a), bh = bt - (bt - b);
    const double al = a - ah, bl = b - bh;
    return {p, ((ah * bh - p) + ah * bl + al * bh) + al * bl};
}

constexpr DoubleDouble operator-(DoubleDouble a) noexcept {
    return {-a.high, -a.low};
}

constexpr DoubleDouble operator+(DoubleDouble a, DoubleDouble b) noexcept {
    DoubleDouble s = two_sum(a.high, b.high);
    const DoubleDouble t = two_sum(a.low, b.low);
    s = quick_two_sum(s.high, s.low + t.high);
    return quick_two_sum(s.high, s.low + t.low);
}

constexpr DoubleDouble operator-(DoubleDouble a, DoubleDouble b) noexcept {
    return a + -b;
}

constexpr DoubleDouble operator*(DoubleDouble a, DoubleDouble b) noexcept {
    const DoubleDouble p = two_product(a.high, b.high);
    return quick_two_sum(p.high, p.low + (a.high * b.low + a.low * b.high));
}

constexpr DoubleDouble operator*(DoubleDouble a, double b) noexcept {
    return a * DoubleDouble{b, 0};
}

constexpr DoubleDouble operator/(DoubleDouble a, DoubleDouble b) noexcept {
    const double q1 = a.high / b.high;
    DoubleDouble r = a - b * q1;
    const double q2 = r.high / b.high;
    r = r - b * q2;
    const double q3 = r.high / b.high;
    const DoubleDouble q = quick_two_sum(q1, q2);
    return q + DoubleDouble{q3, 0};
}

constexpr DoubleDouble operator/(DoubleDouble a, double b) noexcept {
    return a / DoubleDouble{b, 0};
}

/// The float nearest to the sum. The sum is first rounded to a double whose last bit is 1 unless the double is exact
/// (Boldo and Melquiond 2008, "Emulation of FMA and correctly rounded sums: rounding to odd"): 29 bits more than a
/// float's keep such a double on the sum's side of every tie.
constexpr float to_float(DoubleDouble x) noexcept {
    // Below every float nothing is left to decide, and the low part of a product may be wrong.
    const bool is_tiny = -0x1p-200 < x.high && x.high < 0x1p-200;
    if (x.low == 0 || x.low != x.low || is_tiny) return static_cast<float>(x.high);
    auto bits = __builtin_bit_cast(std::uint64_t, x.high);
    if ((x.low < 0) != (x.high < 0)) --bits;  // towards zero
    return static_cast<float>(__builtin_bit_cast(double, bits | 1));
}

/// e^x to about 100 bits, for |x| up to 700.
DoubleDouble exp(DoubleDouble x) noexcept;

/// The natural logarithm of a positive finite number to about 100 bits.
DoubleDouble log(DoubleDouble x) noexcept;

/// base^(numerator / denominator) from the logarithm of the base.
inline DoubleDouble power_from_log(DoubleDouble log_base, double numerator, double denominator) noexcept {
    if (numerator == 0) return {1, 0};
    return exp(log_base * numerator / denominator);
}

/// x^y for positive x.
inline DoubleDouble power(DoubleDouble x, DoubleDouble y) noexcept {
    return exp(log(x) * y);
}

/// The square root of a non-negative number.
DoubleDouble sqrt(DoubleDouble x) noexcept;

inline constexpr DoubleDouble two_pi = {0x1.921fb54442d18p+2, 0x1.1a62633145c07p-52};
inline constexpr DoubleDouble inverse_two_pi = {0x1.45f306dc9c883p-3, -0x1.6b01ec5417056p-57};
inline constexpr DoubleDouble log_two = {0x1.62e42fefa39efp-1, 0x1.abc9e3b39803fp-56};

}  // namespace posenc::exact
