#include "exact/double_double.hpp"

#include <array>
#include <bit>
#include <cmath>
#include <cstdint>

namespace posenc::exact {
namespace {

constexpr int taylor_terms = 11;
constexpr int halvings = 9;  // e^r is formed as (e^(r / 512))^512

// 1/n! for n = 0 .. taylor_terms, formed by the compiler in the same arithmetic.
constexpr auto inverse_factorials = [] {
    std::array<DoubleDouble, taylor_terms + 1> table{};
    DoubleDouble factorial{1, 0};
    for (int n = 0; n <= taylor_terms; ++n) {
        if (n > 0) factorial = factorial * static_cast<double>(n);
        table[static_cast<std::size_t>(n)] = DoubleDouble{1, 0} / factorial;
    }
    return table;
}();

// The logarithm of m near 1, good to a few units in the last place, from basic operations only: libm differs between
// platforms.
double rough_log(double m) noexcept {
    const double z = (m - 1) / (m + 1);
    const double z2 = z * z;
    double series = 0;
    for (int k = 21; k >= 1; k -= 2) series = series * z2 + 1.0 / k;
    return 2 * z * series;
}

}  // namespace

DoubleDouble exp(DoubleDouble x) noexcept {
    // Out of range there is nothing to refine, and the power of two would not fit an integer.
    if (!(std::fabs(x.high) < 1500)) return {x.high != x.high ? x.high : x.high > 0 ? HUGE_VAL : 0.0, 0};
    const double k = std::floor(x.high / log_two.high + 0.5);
    DoubleDouble r = x - log_two * k;
    constexpr double scale = 1.0 / (1 << halvings);
    r = {r.high * scale, r.low * scale};
    // p = e^r - 1: keeping the 1 out until the end keeps the relative error small while squaring.
    DoubleDouble p = inverse_factorials[taylor_terms];
    for (int n = taylor_terms - 1; n >= 1; --n) p = p * r + inverse_factorials[static_cast<std::size_t>(n)];
    p = p * r;
    for (int i = 0; i < halvings; ++i) p = DoubleDouble{2 * p.high, 2 * p.low} + p * p;
    const DoubleDouble result = p + DoubleDouble{1, 0};
    const int e = static_cast<int>(k);
    return {std::ldexp(result.high, e), std::ldexp(result.low, e)};  // exact everywhere
}

DoubleDouble log(DoubleDouble x) noexcept {
    // Without its exponent no factor can overflow: log x = log m + e log 2 with m in [sqrt 1/2, sqrt 2).
    int exponent = 0;
    double m = std::frexp(x.high, &exponent);  // exact everywhere
    if (m < 0.70710678118654752) {
        m *= 2;
        --exponent;
    }
    const DoubleDouble mantissa = {m, std::ldexp(x.low, -exponent)};
    // Newton on e^y = m doubles the number of good digits: 16, 32.
    DoubleDouble y = {rough_log(m), 0};
    for (int i = 0; i < 2; ++i) y = y + (mantissa * exp(-y) - DoubleDouble{1, 0});
    return exponent == 0 ? y : y + log_two * static_cast<double>(exponent);
}

DoubleDouble sqrt(DoubleDouble x) noexcept {
    if (x.high <= 0) return {};
    const double s = std::sqrt(x.high);  // correctly rounded everywhere
    const DoubleDouble residual = x - two_product(s, s);
    return quick_two_sum(s, residual.high / (2 * s));
}

}  // namespace posenc::exact
