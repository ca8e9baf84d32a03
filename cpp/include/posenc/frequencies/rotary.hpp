// The frequencies of rotary embeddings as in the paper; the scalings in this folder start from these.
//
// Their options come in one order: the channels and the base, the factor, lengths (of training, of the model, of the
// sequence), what a method has of its own, and last the factor of attention and what it is made from.
#pragma once

#include <cstddef>

#include "posenc/core/error.hpp"
#include "posenc/frequencies/base.hpp"
#include "posenc/frequencies/frequencies.hpp"
#include "posenc/frequencies/geometric.hpp"

namespace posenc {

/// The number of channels of a head that are rotated: int(head_dim * partial_rotary_factor), cut, not rounded.
///
/// Shapes: none. Units: channels.
/// Errors: out_of_range for head_dim (2 to 2^24), partial_rotary_factor (above 0, at most 1) and for a result that is
/// odd or 0; not_finite. A failing call changes nothing.
/// Accuracy: the product is a double, as in every reference. Cost: O(1).
/// Source: huggingface/transformers modeling_rope_utils.py. Example: tests/examples/rotary_frequencies.cpp
Status try_compute_rotary_dim(std::size_t head_dim, double partial_rotary_factor, std::size_t& out) noexcept;

inline std::size_t compute_rotary_dim(std::size_t head_dim, double partial_rotary_factor) {
    std::size_t out = 0;
    check(try_compute_rotary_dim(head_dim, partial_rotary_factor, out));
    return out;
}

struct RotaryFrequencyOptions {
    std::size_t rotary_dim = 0;  ///< channels that are rotated, R: even
    double base = paper_base;    ///< theta
};

/// w_i = base^(-2i / R).
///
/// Shapes: out.inverse and out.remainder [R / 2].
/// Units: radians per position.
/// Errors: out_of_range for rotary_dim (even, 2 to 2^24) and base (above 1); not_finite. A failing call changes
/// nothing.
/// Accuracy: inverse + remainder within 2^-96 of itself. Cost: O(R), some 0.5 microseconds a pair on the first call.
/// Source: Su et al. 2021 (arXiv 2104.09864), equation 15.
/// Example: tests/examples/rotary_frequencies.cpp
Status try_make_rotary_frequencies(const RotaryFrequencyOptions& options, Frequencies& out) noexcept;

inline Frequencies make_rotary_frequencies(const RotaryFrequencyOptions& options) {
    Frequencies out;
    check(try_make_rotary_frequencies(options, out));
    return out;
}

}  // namespace posenc
