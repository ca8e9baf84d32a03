// ln(1 + e^x) in double from basic operations only, as exponential.hpp does it: the same bits on every platform.
#pragma once

#include "exact/exponential.hpp"

namespace posenc::exact {

/// ln(1 + u) for u from 0 to 1, within 3 units in the last place: 2 artanh(u / (2 + u)) as a series.
inline double log_one_plus(double u) noexcept {
    const double s = u / (2 + u), square = s * s;
    // s is at most 1/3: the term of degree 37 is below 2^-60 of the first.
    double series = 1.0 / 35;
    for (int degree = 33; degree >= 3; degree -= 2) series = series * square + 1.0 / degree;
    return 2 * (s + s * square * series);
}

/// ln(1 + e^x) within 4 units in the last place.
inline double softplus(double x) noexcept {
    const double tail = log_one_plus(exponential(x < 0 ? x : -x));
    return x < 0 ? tail : x + tail;
}

}  // namespace posenc::exact
