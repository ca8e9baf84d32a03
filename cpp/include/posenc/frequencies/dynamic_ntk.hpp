// Dynamic NTK scaling: the base grows with the sequence once it is longer than the model was trained for.
#pragma once

#include "posenc/frequencies/base.hpp"
#include "posenc/frequencies/rotary.hpp"

namespace posenc {

struct DynamicNtkFrequencyOptions {
    std::size_t rotary_dim = 0;
    double base = paper_base;
    double factor = 1;
    double max_position_embeddings = 2048;  ///< Lmax, the length of training
    double sequence_length = 0;             ///< L; up to Lmax (0 too) nothing changes
};

/// w_i = B^(-2i / R) with B = base * (factor * L / Lmax - (factor - 1))^(R / (R - 2)), L = max(sequence_length, Lmax).
///
/// Shapes: out.inverse and out.remainder [R / 2] for rotary_dim = R.
/// Units: radians per position; lengths in positions.
/// Errors: as try_make_rotary_frequencies, but rotary_dim is at least 4; out_of_range for factor (1e-9 to 1e9),
/// max_position_embeddings (1 to 2^53) and sequence_length (0 to 2^53). A failing call changes nothing.
/// Accuracy: inverse + remainder within 2^-94 of itself. Cost: O(R).
/// Source: emozilla 2023 (dynamic NTK); huggingface/transformers modeling_rope_utils.py, `dynamic`.
/// Example: tests/examples/rotary_frequencies.cpp
Status try_make_dynamic_ntk_frequencies(const DynamicNtkFrequencyOptions& options, Frequencies& out) noexcept;

inline Frequencies make_dynamic_ntk_frequencies(const DynamicNtkFrequencyOptions& options) {
    Frequencies out;
    check(try_make_dynamic_ntk_frequencies(options, out));
    return out;
}

}  // namespace posenc
