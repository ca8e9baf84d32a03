// e^x in double from basic operations only: libm differs between platforms, and double-double is slow where softmax
// needs it by the thousand.
#pragma once

#include <cmath>

#include "exact/double_double.hpp"

namespace posenc::exact {

/// e^x within 2 units in the last place; 0 below the smallest double, infinite above the largest.
inline double exponential(double x) noexcept {
    if (!(x > -745.2)) return x < 0 ? 0 : x;  // NaN stays NaN
    if (x > 709.79) return HUGE_VAL;
    // ln 2 in two parts; the first ends in zeros, so that k times it is exact.
    constexpr double ln2_high = 0x1.62e42feep-1, ln2_low = 0x1.a39ef35793c76p-33, per_ln2 = 0x1.71547652b82fep+0;
    const double k = std::floor(x * per_ln2 + 0.5);
    const double r = (x - k * ln2_high) - k * ln2_low;
    // Taylor: with |r| below 0.347 the term of degree 14 is below 2^-57.
    double q = 1.0 / 6227020800.0;
    constexpr double coefficients[] = {
        1.0 / 479001600, 1.0 / 39916800, 1.0 / 3628800, 1.0 / 362880, 1.0 / 40320, 1.0 / 5040,
        1.0 / 720,       1.0 / 120,      1.0 / 24,      1.0 / 6,      0.5};
    for (const double c : coefficients) q = q * r + c;
    return std::ldexp(1 + (r + r * r * q), static_cast<int>(k));
}

/// e^(score - top). The rounding error of the difference becomes a factor: far below the top it is many units.
inline double exponential_below(double score, double top) noexcept {
    const DoubleDouble d = two_sum(score, -top);
    const double power = exponential(d.high);
    return power > 0 ? power * (1 + d.low) : power;
}

}  // namespace posenc::exact
