// The type that every family of frequencies returns.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "posenc/core/error.hpp"
#include "posenc/core/positions.hpp"

namespace posenc {

/// The factor of the query at position p: 1 + beta ln(1 + floor(p / length)).
struct QueryScale {
    double beta = 0;    ///< `llama_4_scaling_beta`
    double length = 1;  ///< the length of training, in positions
};

/// Angular frequencies of the pairs of an encoding, in radians per position, and the factor that multiplies both
/// cosine and sine when they rotate queries and keys.
///
/// A double is off by up to 2^-53 of itself, which at position 2^31 is already a visible angle. `remainder` holds the
/// rounding error, so that inverse[i] + remainder[i] is good to about 100 bits; it may be empty (all zeros) for
/// frequencies from other sources.
struct Frequencies {
    std::vector<double> inverse{};
    std::vector<double> remainder{};
    double attention_factor = 1;
    /// The sequence lengths, in positions, at which a model has these frequencies: all (0 to 2^53), unless its scaling
    /// goes by the length. Dynamic NTK and LongRoPE set them; shift_rotary goes by them.
    double shortest_length = 0;
    double longest_length = 9007199254740992.0;
    // Two factors of the attention that come with the scaling. No function that rotates applies them: the caller does,
    // once.
    /// Multiplies the scale of the scores, 1 / sqrt(head_dim): DeepSeek's g(mscale_all_dim)^2 of YaRN.
    double score_factor = 1;
    /// A factor of each query, by its position: try_compute_query_scale. Absent: 1 at all positions.
    std::optional<QueryScale> query_scale{};

    std::size_t size() const noexcept { return inverse.size(); }
};

/// The factors by which a caller multiplies queries, once and beside the rotation: one for each position. All are 1
/// where the frequencies have no query scale.
///
/// Shapes: out [T] for T positions.
/// Units: positions in tokens.
/// Errors: out_of_range or not_finite for positions (0 to 2^53), beta (-1e9 to 1e9) and length (above 1e-200);
/// shape_mismatch for out of another length than positions. A failing call changes nothing. Accuracy: double within
/// 2^-52 of itself, float rounded once more. Cost: O(T), about a microsecond each. Source: huggingface/transformers
/// modeling_ministral3.py, get_llama_4_attn_scale. Example: tests/examples/rotary_frequencies.cpp
Status try_compute_query_scale(const Frequencies& frequencies, const Positions& positions,
                               std::span<double> out) noexcept;
Status try_compute_query_scale(const Frequencies& frequencies, const Positions& positions,
                               std::span<float> out) noexcept;

/// Of the types that try_compute_query_scale takes.
template <class Out>
void compute_query_scale(const Frequencies& frequencies, const Positions& positions, Out&& out) {
    check(try_compute_query_scale(frequencies, positions, out));
}

}  // namespace posenc
