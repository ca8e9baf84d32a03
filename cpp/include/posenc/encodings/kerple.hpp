// KERPLE: biases from conditionally positive definite kernels of the distance, with learned parameters per head.
#pragma once

#include <cstddef>
#include <span>

#include "posenc/core/error.hpp"

namespace posenc {

enum class KerpleKernel : int {
    logarithmic,  ///< -p ln(1 + a n): the paper's best
    power,        ///< -a n^p
};

struct KerpleOptions {
    KerpleKernel kernel = KerpleKernel::logarithmic;
    std::size_t queries = 0;  ///< the last of the keys' positions
    std::size_t keys = 0;
};

/// The bias of each head from the distance n = max(query - key, 0); later keys, which causal attention masks, get 0.
/// Parameters below 0.01 count as 0.01, and a power above 2 as 2, as the reference clamps them.
///
/// Shapes: p and a [H], out [H, Tq, Tk].
/// Units: scores.
/// Errors: out_of_range for queries (0 to keys) and for p and a above 1e100; not_finite for p and a; shape_mismatch if
/// p and a differ in length or out does not hold H x Tq x Tk; too_large; out_of_memory. A failing call changes nothing.
/// Accuracy: the true value rounded once (but for ties within 2^-90). Cost: O(H Tq Tk), bound by writing, and about
/// a microsecond for each head and distance. Source: Chi et al. 2022 (arXiv 2205.09921), section 4; chijames/KERPLE
/// megatron/mpu/layers.py. Example: tests/examples/kerple.cpp
Status try_make_kerple_bias(const KerpleOptions& options, std::span<const double> p, std::span<const double> a,
                            std::span<float> out) noexcept;
Status try_make_kerple_bias(const KerpleOptions& options, std::span<const double> p, std::span<const double> a,
                            std::span<double> out) noexcept;

inline void make_kerple_bias(const KerpleOptions& options, std::span<const double> p, std::span<const double> a,
                             std::span<float> out) {
    check(try_make_kerple_bias(options, p, a, out));
}
inline void make_kerple_bias(const KerpleOptions& options, std::span<const double> p, std::span<const double> a,
                             std::span<double> out) {
    check(try_make_kerple_bias(options, p, a, out));
}

}  // namespace posenc
