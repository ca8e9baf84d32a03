// ln x in double from basic operations only: libm differs between platforms, and curves of the loss must not.
#pragma once

#include <cstdint>

namespace posenc::training {

/// ln x for normal x above 0, within 4 units in the last place (absolutely 1e-16 near 1).
inline double logarithm(double x) noexcept {
    const auto bits = __builtin_bit_cast(std::uint64_t, x);
    // x = m 2^k with m from sqrt(1/2) on.
    constexpr std::uint64_t root_half = 0x3fe6a09e667f3bcdu;
    const std::int64_t k = static_cast<std::int64_t>(bits - root_half) >> 52;
    const double m = __builtin_bit_cast(double, bits - (static_cast<std::uint64_t>(k) << 52));
    // ln m = 2 artanh s; with |s| below 0.172 the term of degree 21 is below 2^-57.
    const double s = (m - 1) / (m + 1), z = s * s;
    double sum = 1.0 / 21;
    for (int n = 19; n > 0; n -= 2) sum = sum * z + 1.0 / n;
    constexpr double ln2_high = 0x1.62e42feep-1, ln2_low = 0x1.a39ef35793c76p-33;
    const auto exponent = static_cast<double>(k);
    return exponent * ln2_high + (2 * s * sum + exponent * ln2_low);
}

}  // namespace posenc::training
