// Proportional rotary embedding (Gemma): the first pairs of the full head turn, the others do not.
#pragma once

#include "posenc/frequencies/base.hpp"
#include "posenc/frequencies/rotary.hpp"

namespace posenc {

struct ProportionalFrequencyOptions {
    std::size_t head_dim = 0;
    double base = paper_base;
    double factor = 1;                 ///< divides all frequencies
    double partial_rotary_factor = 1;  ///< the share of the pairs that turn
};

/// The first int(partial_rotary_factor * D // 2) of D / 2 frequencies are base^(-2i / D) / factor, the rest 0. Unlike a
/// partial rotation, the exponents use the full head and the pairs lie over all of it.
///
/// Shapes: out.inverse and out.remainder [D / 2] for head_dim = D.
/// Units: radians per position.
/// Errors: out_of_range for head_dim (even, 2 to 2^24), base (above 1), partial_rotary_factor (0 to 1), factor (1e-9 to
/// 1e9); not_finite. A failing call changes nothing.
/// Accuracy: inverse + remainder within 2^-96 of itself. Cost: O(D).
/// Source: huggingface/transformers modeling_rope_utils.py, `proportional` (Gemma 4).
/// Example: tests/examples/rotary_frequencies.cpp
Status try_make_proportional_frequencies(const ProportionalFrequencyOptions& options, Frequencies& out) noexcept;

inline Frequencies make_proportional_frequencies(const ProportionalFrequencyOptions& options) {
    Frequencies out;
    check(try_make_proportional_frequencies(options, out));
    return out;
}

}  // namespace posenc
