// Position interpolation: all positions squeezed by one factor.
#pragma once

#include "posenc/frequencies/base.hpp"
#include "posenc/frequencies/rotary.hpp"

namespace posenc {

struct LinearFrequencyOptions {
    std::size_t rotary_dim = 0;
    double base = paper_base;
    double factor = 1;      ///< how many times longer the context becomes
    double ntk_factor = 1;  ///< multiplies the base, without the power of ntk_aware: diffusers
};

/// w_i = (base ntk_factor)^(-2i / R) / factor; the latter is the same as dividing the positions.
///
/// Shapes: out.inverse and out.remainder [R / 2] for rotary_dim = R.
/// Units: radians per position.
/// Errors: as try_make_rotary_frequencies; out_of_range for both factors (1e-9 to 1e9). A failing call changes nothing.
/// Accuracy: inverse + remainder within 2^-96 of itself. Cost: O(R).
/// Source: Chen et al. 2023 (arXiv 2306.15595), equation 4; diffusers embeddings.py, get_1d_rotary_pos_embed.
/// Example: tests/examples/rotary_frequencies.cpp
Status try_make_linear_frequencies(const LinearFrequencyOptions& options, Frequencies& out) noexcept;

inline Frequencies make_linear_frequencies(const LinearFrequencyOptions& options) {
    Frequencies out;
    check(try_make_linear_frequencies(options, out));
    return out;
}

}  // namespace posenc
