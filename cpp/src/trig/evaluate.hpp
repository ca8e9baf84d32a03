// Sine of k pi / 64 + r, for an r of two doubles: the last step of every function. web/library/sincos/evaluate.ts has
// the same operations in the same order. Proof of the bound: web/docs/decisions/046-the-same-sine-everywhere.md,
// steps 1 to 3.
#pragma once

#include <array>
#include <cstdint>

namespace posenc::trig::detail {

/// sin(k pi / 64) as a multiple of 2^-26 and the rest.
struct TableSine {
    double coarse = 0, rest = 0;
};

/// round(2^26 sin(k pi / 64)), k from 0 to 32.
inline constexpr std::array<std::int32_t, 33> coarse_sines = {
    0,        3292876,  6577819,  9846915,  13092290, 16306124, 19480675, 22608295, 25681450, 28692737, 31634900,
    34500851, 37283687, 39976704, 42573413, 45067559, 47453133, 49724388, 51875853, 53902345, 55798981, 57561193,
    59184734, 60665695, 62000506, 63185953, 64219179, 65097695, 65819386, 66382512, 66785716, 67028028, 67108864,
};

/// Rest of each: round(2^79 (sin(k pi / 64) - coarse / 2^26)).
inline constexpr std::array<std::int64_t, 33> fine_sines = {
    0,
    -1051725738165423,
    -540023049884556,
    4097197912252417,
    -1009738041635943,
    -1370682530248636,
    -656141963924589,
    3191056447053896,
    3761784781753417,
    -3445072719327861,
    -4488290380276974,
    1279830299140076,
    1892960156409298,
    -3512111468376857,
    -3337604718125655,
    -3883807953744394,
    -1692220566393665,
    2721010956129859,
    3470458176643565,
    -54850980212264,
    1190249456532248,
    -3265854640515571,
    1692108721814132,
    -4236290329212631,
    -903570511446223,
    -3419362732100727,
    -1380198856127714,
    4020653584376791,
    -37990048264007,
    -1087879337609869,
    4297529620963485,
    3911744402399503,
    0,
};

/// k from 0 to 159: the cosine is 32 steps ahead of the sine.
inline constexpr std::array<TableSine, 160> sines = [] {
    std::array<TableSine, 160> table{};
    for (std::size_t k = 0; k < table.size(); ++k) {
        const std::size_t half = k & 63, at = half > 32 ? 64 - half : half;
        const double sign = (k & 64) != 0 ? -1 : 1;
        table[k] = {sign * coarse_sines[at] * 0x1p-26, sign * static_cast<double>(fine_sines[at]) * 0x1p-79};
    }
    return table;
}();

/// (r - sin r) / r of r^2, within 2^-65 for |r| up to 0.02455.
constexpr double sine_loss(double z) noexcept {
    return z * (0.16666666666666666 - z * (0.008333333332770722 - z * 0.0001984102081129589));
}

/// cos r - 1 of r^2, within 2^-63.
constexpr double cosine_loss(double z) noexcept {
    return z * (z * (0.04166666666136031 - z * 0.0013888654207501565) - 0.5);
}

/// high + low as a double, or in float: halfway between two floats, what the sum has lost decides.
template <class T>
T rounded(double high, double low) noexcept {
    const double sum = high + low;
    if constexpr (sizeof(T) == sizeof(double)) {
        return sum;
    } else {
        const float single = static_cast<float>(sum);
        const double beyond = sum - single, other = sum + beyond;
        const bool is_halfway = beyond != 0 && static_cast<float>(other) == other;
        return is_halfway && (high - sum + low) * beyond > 0 ? static_cast<float>(other) : single;
    }
}

/// Sine of index pi / 64 + high + low where it is not beside a zero: |high + low| to 0.02455, |low| to 2^-18.
template <class T>
T evaluate(std::int64_t index, double high, double low) noexcept {
    const auto k = static_cast<std::size_t>(index & 127);
    const TableSine s = sines[k], c = sines[k + 32];
    // A sum with 1.5 2^21 has no bits below 2^-31, and entries none below 2^-26: the product of both is exact.
    const double coarse = high + 0x1.8p21 - 0x1.8p21, fine = high - coarse + low, r = coarse + fine, z = r * r;
    const double moved = c.coarse * coarse, sum = s.coarse + moved, lost = moved - (sum - s.coarse);
    const double rest = s.rest + c.rest * coarse +
                        ((c.coarse + c.rest) * (fine - r * sine_loss(z)) + (s.coarse + s.rest) * cosine_loss(z)) + lost;
    return rounded<T>(sum, rest);
}

/// Sine of index pi / 64 + high + low where the sine of index is 0: |low| at most 2^-20 |high|.
template <class T>
T evaluate_beside_zero(std::int64_t index, double high, double low) noexcept {
    const double r = high + low, rest = high - r + low - r * sine_loss(r * r);
    const T sine = rounded<T>(r, rest);
    return (index & 64) != 0 ? -sine : sine;
}

}  // namespace posenc::trig::detail
