// NTK-aware scaling: a larger base, so that fast pairs keep their frequency and slow ones are stretched.
#pragma once

#include "posenc/frequencies/base.hpp"
#include "posenc/frequencies/rotary.hpp"

namespace posenc {

struct NtkAwareFrequencyOptions {
    std::size_t rotary_dim = 0;
    double base = paper_base;
    double factor = 1;  ///< the slowest pair becomes this many times slower
};

/// w_i = B^(-2i / R) with B = base * factor^(R / (R - 2)): the first frequency is kept, the last divided by factor.
///
/// Shapes: out.inverse and out.remainder [R / 2] for rotary_dim = R.
/// Units: radians per position.
/// Errors: as try_make_rotary_frequencies, but rotary_dim is at least 4; out_of_range for factor (1e-9 to 1e9, with B
/// above 1). A failing call changes nothing.
/// Accuracy: inverse + remainder within 2^-94 of itself. Cost: O(R).
/// Source: bloc97 2023 (NTK-aware scaled RoPE); lucidrains/rotary-embedding-torch, theta_rescale_factor.
/// Example: tests/examples/rotary_frequencies.cpp
Status try_make_ntk_aware_frequencies(const NtkAwareFrequencyOptions& options, Frequencies& out) noexcept;

inline Frequencies make_ntk_aware_frequencies(const NtkAwareFrequencyOptions& options) {
    Frequencies out;
    check(try_make_ntk_aware_frequencies(options, out));
    return out;
}

}  // namespace posenc
