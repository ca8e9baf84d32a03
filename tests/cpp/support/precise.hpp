// Numbers of twice the precision of long double (128 bits with x87, 106 where it is double), the truth of the tests.
// The library has double-doubles too; nothing is shared.
#pragma once

#include <cfloat>
#include <cmath>

namespace precise {

using Part = long double;

/// The unevaluated sum of two parts.
struct Number {
    Part high = 0, low = 0;

    Number() = default;
    Number(double x) : high(x) {}
    Number(Part h, Part l) : high(h), low(l) {}
};

inline Number two_sum(Part a, Part b) {
    const Part s = a + b, t = s - a;
    return {s, (a - (s - t)) + (b - t)};
}

inline Number two_product(Part a, Part b) {
    constexpr Part splitter = static_cast<Part>(1ull << ((LDBL_MANT_DIG + 1) / 2)) + 1;
    const Part at = splitter * a, bt = splitter * b, p = a * b;
    const Part ah = at - (at - a), bh = bt - (bt - b), al = a - ah, bl = b - bh;
    return {p, ((ah * bh - p) + ah * bl + al * bh) + al * bl};
}

inline Number operator-(Number a) {
    return {-a.high, -a.low};
}
inline Number operator+(Number a, Number b) {
    Number s = two_sum(a.high, b.high);
    const Number t = two_sum(a.low, b.low);
    s = two_sum(s.high, s.low + t.high);
    return two_sum(s.high, s.low + t.low);
}
inline Number operator-(Number a, Number b) {
    return a + -b;
}
inline Number operator*(Number a, Number b) {
    const Number p = two_product(a.high, b.high);
    return two_sum(p.high, p.low + (a.high * b.low + a.low * b.high));
}
inline Number operator/(Number a, Number b) {
    const Part q1 = a.high / b.high;
    const Number r1 = a - b * Number(q1, 0);
    const Part q2 = r1.high / b.high;
    const Number r2 = r1 - b * Number(q2, 0);
    return two_sum(q1, q2) + Number(r2.high / b.high, 0);
}

/// a * 2^n, exactly.
inline Number scaled(Number a, int n) {
    return {std::ldexp(a.high, n), std::ldexp(a.low, n)};
}

inline double to_double(Number a) {
    return static_cast<double>(a.high + a.low);
}

inline bool operator<(Number a, Number b) {
    return a.high < b.high || (a.high == b.high && a.low < b.low);
}

inline Number sqrt(Number x) {
    if (x.high <= 0) return 0;
    const Part s = std::sqrt(x.high);
    const Number rest = x - two_product(s, s);
    return two_sum(s, rest.high / (2 * s));
}

/// The inverse tangent of 1 / n, or its hyperbolic one.
inline Number inverse_tangent_of_one_over(int n, bool hyperbolic) {
    Number power = Number(1) / Number(n), sum = power;
    const Number square = power * power;
    for (int k = 3; k < 120; k += 2) {
        power = hyperbolic ? power * square : -(power * square);
        sum = sum + power / Number(k);
    }
    return sum;
}

inline Number pi() {
    // Machin.
    static const Number value =
        Number(16) * inverse_tangent_of_one_over(5, false) - Number(4) * inverse_tangent_of_one_over(239, false);
    return value;
}

inline Number log_two() {
    static const Number value = Number(2) * inverse_tangent_of_one_over(3, true);
    return value;
}

/// e^x - 1 for small x; e^x.
inline Number exp_minus_one(Number x) {
    Number sum = 1;
    for (int n = 22; n >= 2; --n) sum = Number(1) + x * sum / Number(n);
    return x * sum;
}
inline Number exp(Number x) {
    const Part k = std::floor(x.high / log_two().high + static_cast<Part>(0.5));
    Number p = exp_minus_one(scaled(x - log_two() * Number(k, 0), -8));
    for (int i = 0; i < 8; ++i) p = scaled(p, 1) + p * p;  // (1 + p)^2 - 1
    return scaled(p + Number(1), static_cast<int>(k));
}

/// The natural logarithm: Newton on e^y = x.
inline Number log(Number x) {
    Number y(std::log(x.high), 0);
    for (int i = 0; i < 2; ++i) y = y + (x * exp(-y) - Number(1));
    return y;
}

inline Number power(Number base, Number exponent) {
    return exp(exponent * log(base));
}

struct Waves {
    Number sine, cosine;
};

/// For |x| up to 2^60 or so; the error is x times the last bit.
inline Waves waves(Number x) {
    const Number quarter = scaled(pi(), -1);
    const Part k = std::floor(x.high / quarter.high + static_cast<Part>(0.5));
    const Number r = x - quarter * Number(k, 0), z = r * r;
    Number s = 1, c = 1;
    for (int n = 32; n >= 2; n -= 2) {
        s = Number(1) - z * s / Number(static_cast<double>(n * (n + 1)));
        c = Number(1) - z * c / Number(static_cast<double>(n * (n - 1)));
    }
    s = s * r;
    switch (static_cast<int>(k - 4 * std::floor(k / 4))) {
    case 0:
        return {s, c};
    case 1:
        return {c, -s};
    case 2:
        return {-s, -c};
    default:
        return {-c, s};
    }
}

/// How far a double (or a sum of two) is from the truth.
inline double error(double got, Number truth) {
    return std::fabs(to_double(Number(got) - truth));
}

}  // namespace precise
