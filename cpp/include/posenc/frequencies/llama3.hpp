// Llama 3: short wavelengths are kept, long ones divided, those between blended.
#pragma once

#include "posenc/frequencies/rotary.hpp"

namespace posenc {

struct Llama3FrequencyOptions {
    std::size_t rotary_dim = 0;
    double base = paper_base;
    double factor = 8;
    double original_max_position_embeddings = 8192;  ///< Lorig, the length of training
    double low_freq_factor = 1;                      ///< wavelengths above Lorig / low_freq_factor are divided
    double high_freq_factor = 4;                     ///< wavelengths below Lorig / high_freq_factor are kept
};

/// With the wavelength l = 2 pi / w of w = base^(-2i / R): w / factor for l > Lorig / low, w for l < Lorig / high, and
/// (1 - s) w / factor + s w with s = (Lorig / l - low) / (high - low) between. With low = high, as in Llama 4 Scout,
/// there is nothing between.
///
/// Shapes: out.inverse and out.remainder [R / 2] for rotary_dim = R.
/// Units: radians per position; lengths and wavelengths in positions.
/// Errors: as try_make_rotary_frequencies; out_of_range for factor (1e-9 to 1e9), original_max_position_embeddings
/// (1 to 2^53), low_freq_factor (1e-9 to 1e9), high_freq_factor (low_freq_factor to 1e9); not_finite. A failing
/// call changes nothing. Accuracy: inverse + remainder within 2^-90 of itself. Cost: O(R). Source: Grattafiori et al.
/// 2024 (arXiv
/// 2407.21783); huggingface/transformers modeling_rope_utils.py, `llama3`. Example:
/// tests/examples/rotary_frequencies.cpp
Status try_make_llama3_frequencies(const Llama3FrequencyOptions& options, Frequencies& out) noexcept;

inline Frequencies make_llama3_frequencies(const Llama3FrequencyOptions& options) {
    Frequencies out;
    check(try_make_llama3_frequencies(options, out));
    return out;
}

}  // namespace posenc
