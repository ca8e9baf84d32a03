// e^x from basic operations only, the same on every platform and free of branches, so that compilers make SIMD of it.
#pragma once

#include <cstddef>
#include <cstdint>

namespace posenc::training::kernels {

template <class T>
struct ExponentialOf;

template <>
struct ExponentialOf<float> {
    using Bits = std::int32_t;
    static constexpr int fraction_bits = 23, exponent_bias = 127;
    static constexpr float round = 0x1.8p23f;  // adding it leaves a whole number in the last bits
    static constexpr float ln2_high = 0x1.62e4p-1f, ln2_low = 0x1.7f7d1cp-20f;
    // Taylor's: with |r| below 0.347 the truncation error is below 2^-27.
    static constexpr float coefficients[] = {1.0f / 5040, 1.0f / 720, 1.0f / 120, 1.0f / 24, 1.0f / 6, 0.5f, 1, 1};
};

template <>
struct ExponentialOf<double> {
    using Bits = std::int64_t;
    static constexpr int fraction_bits = 52, exponent_bias = 1023;
    static constexpr double round = 0x1.8p52;
    static constexpr double ln2_high = 0x1.62e42feep-1, ln2_low = 0x1.a39ef35793c76p-33;
    static constexpr double coefficients[] = {
        1.0 / 6227020800.0, 1.0 / 479001600, 1.0 / 39916800, 1.0 / 3628800, 1.0 / 362880, 1.0 / 40320, 1.0 / 5040,
        1.0 / 720,          1.0 / 120,       1.0 / 24,       1.0 / 6,       0.5,          1,           1};
};

/// x becomes e^x for x from 0 down, within 2 units in the last place; below -30 it becomes 0, for numbers so small meet
/// others and end as subnormal ones, which slow processors down several times.
template <class Arch, class T>
inline void exponentials(T* x, std::size_t n) {
    using E = ExponentialOf<T>;
    using Bits = typename E::Bits;
    for (std::size_t i = 0; i < n; ++i) {
        const T kept = x[i] > T(-30) ? x[i] : T(-30);
        const T shifted = kept * T(0x1.71547652b82fep+0) + E::round;
        const T k = shifted - E::round;
        const T r = (kept - k * E::ln2_high) - k * E::ln2_low;
        T y = E::coefficients[0];
        for (std::size_t c = 1; c < sizeof E::coefficients / sizeof(T); ++c) y = y * r + E::coefficients[c];
        const Bits whole = __builtin_bit_cast(Bits, shifted) - __builtin_bit_cast(Bits, E::round);
        const Bits scale = (whole + E::exponent_bias) << E::fraction_bits;
        const T e = y * __builtin_bit_cast(T, scale);
        x[i] = x[i] > T(-30) ? e : T(0);
    }
}

}  // namespace posenc::training::kernels
