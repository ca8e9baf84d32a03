// LongRoPE: a searched divisor for each pair, one list for short sequences and one for long ones.
#pragma once

#include <optional>
#include <span>

#include "posenc/frequencies/base.hpp"
#include "posenc/frequencies/rotary.hpp"

namespace posenc {

/// The lists are borrowed for the call.
struct LongropeFrequencyOptions {
    std::size_t rotary_dim = 0;
    double base = paper_base;
    std::optional<double> factor = {};                   ///< absent: max_position_embeddings / Lorig
    double original_max_position_embeddings = 4096;      ///< Lorig, the length of training
    std::optional<double> max_position_embeddings = {};  ///< read only when factor is absent
    double sequence_length = 0;                          ///< the long list is used beyond Lorig only
    std::span<const double> short_factor{};              ///< [R / 2]
    std::span<const double> long_factor{};               ///< [R / 2]
    std::optional<double> attention_factor = {};         ///< absent: sqrt(1 + ln(factor) / ln(Lorig)), 1 if factor <= 1
};

/// w_i = base^(-2i / R) / s_i, s the long list when sequence_length > Lorig and the short one otherwise.
///
/// Shapes: short_factor and long_factor [R / 2]; out.inverse and out.remainder [R / 2] for rotary_dim = R.
/// Units: radians per position; lengths in positions.
/// Errors: as try_make_rotary_frequencies; shape_mismatch for a list that is not R / 2 long; out_of_range for its
/// numbers and factor (1e-9 to 1e9), original_max_position_embeddings (2 to 2^53), max_position_embeddings (1 to 2^53),
/// sequence_length (0 to 2^53), attention_factor (above 0); missing_key for factor when attention_factor and
/// max_position_embeddings are absent too; not_finite. A failing call changes nothing.
/// Accuracy: inverse + remainder within 2^-96 of itself, attention factor 1 ulp. Cost: O(R).
/// Source: Ding et al. 2024 (arXiv 2402.13753); huggingface/transformers modeling_rope_utils.py, `longrope`.
/// Example: tests/examples/rotary_frequencies.cpp
Status try_make_longrope_frequencies(const LongropeFrequencyOptions& options, Frequencies& out) noexcept;

inline Frequencies make_longrope_frequencies(const LongropeFrequencyOptions& options) {
    Frequencies out;
    check(try_make_longrope_frequencies(options, out));
    return out;
}

}  // namespace posenc
