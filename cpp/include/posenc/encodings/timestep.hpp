// The timestep embedding of diffusion models.
#pragma once

#include <cstddef>
#include <span>

#include "posenc/core/error.hpp"
#include "posenc/core/positions.hpp"
#include "posenc/frequencies/base.hpp"

namespace posenc {

struct TimestepOptions {
    Positions timesteps{};  ///< may be fractional
    std::size_t dim = 0;
    bool flip_sin_to_cos = false;     ///< cosines first
    double downscale_freq_shift = 1;  ///< taken from dim / 2 in the divisor of the exponent
    double scale = 1;                 ///< multiplies every timestep
    double max_period = paper_base;
};

/// Row t is [sin(a_0) .. | cos(a_0) ..] with a_i = scale * t * max_period^(-i / (h - downscale_freq_shift)), h =
/// floor(D / 2). DDPM uses the defaults; Stable Diffusion flips and shifts by 0.
///
/// With the defaults it is the table of Tensor2TensorOptions, with a shift of 0 and an even D that of MarianOptions:
/// diffusers has one formula where those have two, and its flip, shift and scale, which neither has.
///
/// Shapes: out [T, D], row-major, for T timesteps and dim = D. With odd D the last column is zero.
/// Units: timesteps in steps of the noise schedule, angles in radians.
/// Errors: out_of_range or not_finite for timesteps (|t| at most 2^53), dim (1 to 2^24), max_period (above 1),
/// scale (|scale| at most 2^53), downscale_freq_shift (finite, below floor(D / 2) when that is above 1);
/// shape_mismatch if out does not hold T x D elements; out_of_memory. A failing call changes nothing.
/// Accuracy: float within 2^-24, double within 4e-15 of the true value for |scale * t| up to 2^31.
/// Cost: O(T D) time, O(D) extra memory for a range.
/// Source: Ho et al. 2020 (arXiv 2006.11239); diffusers models/embeddings.py, get_timestep_embedding.
/// Example: tests/examples/timestep.cpp
Status try_make_timestep_embedding(const TimestepOptions& options, std::span<float> out) noexcept;
Status try_make_timestep_embedding(const TimestepOptions& options, std::span<double> out) noexcept;

inline void make_timestep_embedding(const TimestepOptions& options, std::span<float> out) {
    check(try_make_timestep_embedding(options, out));
}
inline void make_timestep_embedding(const TimestepOptions& options, std::span<double> out) {
    check(try_make_timestep_embedding(options, out));
}

}  // namespace posenc
