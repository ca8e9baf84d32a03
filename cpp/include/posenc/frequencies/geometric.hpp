// The ladder of the original Transformer: each pair of columns turns slower than the one before by a constant ratio.
#pragma once

#include <cstddef>
#include <span>

#include "posenc/core/error.hpp"
#include "posenc/frequencies/base.hpp"
#include "posenc/frequencies/frequencies.hpp"

namespace posenc {

/// How the exponents of the base are spread over the pairs i = 0, 1, ...
enum class Ladder : int {
    half,            ///< base^(-2i / dim): the paper
    half_minus_one,  ///< base^(-i / (dim / 2 - 1)): tensor2tensor, fairseq, Whisper; the last frequency is exactly 1 /
                     ///< base
};

struct GeometricOptions {
    std::size_t dim = 0;
    double base = paper_base;
    Ladder ladder = Ladder::half;
};

/// The widest encoding that is accepted.
inline constexpr std::size_t largest_dim = std::size_t{1} << 24;

/// Inverse frequencies of the ceil(dim / 2) pairs of an encoding `dim` wide.
///
/// Shapes: out.inverse and out.remainder [ceil(D / 2)] for dim = D; with half_minus_one and odd D [floor(D / 2)].
/// Units: radians per position.
/// Errors: out_of_range for dim = 0 or above 2^24, for a base not above 1; not_finite for the base. A failing call
/// changes nothing.
/// Accuracy: inverse + remainder within 2^-96 of itself.
/// Cost: O(D) after the first call for the same options; some 0.5 microseconds a pair on the first.
/// Source: Vaswani et al. 2017 (arXiv 1706.03762), section 3.5; half_minus_one: tensor2tensor common_attention.py.
/// Example: tests/examples/frequencies.cpp
Status try_make_geometric_frequencies(const GeometricOptions& options, Frequencies& out) noexcept;

inline Frequencies make_geometric_frequencies(const GeometricOptions& options) {
    Frequencies out;
    check(try_make_geometric_frequencies(options, out));
    return out;
}

/// The frequency of each column (not pair) of an interleaved sinusoidal table: both columns of a pair share one.
/// Shapes: out [D]. Units: radians per position. Errors: as above, and shape_mismatch if out is not D long.
/// Accuracy: correctly rounded but for ties within 2^-96. Cost: O(D). Source: as above. Example: as above.
Status try_compute_angular_frequencies(const GeometricOptions& options, std::span<double> out) noexcept;

/// The number of positions after which each column repeats: 2 pi / frequency.
/// Shapes: out [D]. Units: positions. Errors, Cost, Source, Example: as try_compute_angular_frequencies.
/// Accuracy: 1 ulp.
Status try_compute_wavelengths(const GeometricOptions& options, std::span<double> out) noexcept;

inline void compute_angular_frequencies(const GeometricOptions& options, std::span<double> out) {
    check(try_compute_angular_frequencies(options, out));
}
inline void compute_wavelengths(const GeometricOptions& options, std::span<double> out) {
    check(try_compute_wavelengths(options, out));
}

}  // namespace posenc
