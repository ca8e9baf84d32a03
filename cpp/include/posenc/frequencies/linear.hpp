// Position interpolation: all positions squeezed by one factor.
#pragma once

#include "posenc/frequencies/base.hpp"
#include "posenc/frequencies/rotary.hpp"

namespace posenc {

struct LinearFrequencyOptions {
    std::size_t rotary_dim = 0;
    double base = paper_base;
    double factor = 1;  ///< how many times longer the context becomes
};

/// w_i = base^(-2i / R) / factor, the same as dividing the positions.
///
/// Shapes: out.inverse and out.remainder [R / 2] for rotary_dim = R.
/// Units: radians per position.
/// Errors: as try_make_rotary_frequencies; out_of_range for factor (1e-9 to 1e9). A failing call changes nothing.
/// Accuracy: inverse + remainder within 2^-96 of itself. Cost: O(R).
/// Source: Chen et al. 2023 (arXiv 2306.15595), equation 4.
/// Example: tests/examples/rotary_frequencies.cpp
Status try_make_linear_frequencies(const LinearFrequencyOptions& options, Frequencies& out) noexcept;

inline Frequencies make_linear_frequencies(const LinearFrequencyOptions& options) {
    Frequencies out;
    check(try_make_linear_frequencies(options, out));
    return out;
}

}  // namespace posenc
