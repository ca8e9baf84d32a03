// YaRN: fast pairs keep their frequency, slow ones are interpolated, with a ramp between.
#pragma once

#include <optional>

#include "posenc/frequencies/base.hpp"
#include "posenc/frequencies/rotary.hpp"

namespace posenc {

struct YarnFrequencyOptions {
    std::size_t rotary_dim = 0;
    double base = paper_base;
    std::optional<double> factor = {};                   ///< absent: max_position_embeddings / Lorig
    double original_max_position_embeddings = 2048;      ///< Lorig, the length of training
    std::optional<double> max_position_embeddings = {};  ///< read only when factor is absent
    double beta_fast = 32;                               ///< turns within Lorig from which on a pair is kept
    double beta_slow = 1;                                ///< turns within Lorig up to which a pair is interpolated
    bool truncate = true;                                ///< round the ends of the ramp outwards to whole pairs
    std::optional<double> attention_factor = {};  ///< absent: from mscale and mscale_all_dim, or 0.1 ln(factor) + 1
    double mscale = 0;                            ///< 0: not set
    double mscale_all_dim = 0;                    ///< 0: not set
    double attention_weight =
        1;                   ///< of ln(factor) / 10 where mscale and mscale_all_dim are not both set; TeleChat3 0.7
    bool geometric = false;  ///< the ramp is one of ln w_i, as Grok's `yarn_log` has it
    std::optional<double> llama_4_scaling_beta = {};  ///< of the query scale, whose length is Lorig; absent: none
};

/// w_i = (1 - t_i) * base^(-2i / R) + t_i * base^(-2i / R) / factor with the ramp t_i = clamp((i - low) / (high -
/// low)), where low and high are R ln(Lorig / (2 pi beta)) / (2 ln base) for beta_fast and beta_slow, clamped to low >=
/// 0 and high <= R - 1; equal bounds: high + 0.001. With `geometric`, w_i = base^(-2i / R) factor^(-t_i). The attention
/// factor is g(mscale) / g(mscale_all_dim) when both are set, else g(attention_weight), with g(m) = 0.1 m ln(factor) +
/// 1, or 1 for a factor up to 1. out.score_factor is g(mscale_all_dim)^2, by which DeepSeek multiplies the scale of its
/// scores, or 1 where mscale_all_dim is not set; out.query_scale is that of llama_4_scaling_beta.
///
/// Shapes: out.inverse and out.remainder [R / 2] for rotary_dim = R.
/// Units: radians per position; lengths in positions; betas in turns.
/// Errors: as try_make_rotary_frequencies; out_of_range for factor (1e-9 to 1e9), the lengths (1 to 2^53), beta_slow
/// (above 0), beta_fast (at least beta_slow), attention_factor (above 0), mscale, mscale_all_dim, attention_weight and
/// llama_4_scaling_beta (0 to 1e9); missing_key for factor when max_position_embeddings is absent too; not_finite. A
/// failing call changes nothing. Accuracy: inverse + remainder within 2^-90 of itself, attention factor 1 ulp. Cost:
/// O(R). Source: Peng et al. 2023 (arXiv 2309.00071); huggingface/transformers modeling_rope_utils.py, `yarn`; vLLM,
/// TeleChat3RoPEScaledRotaryEmbedding; SGLang, ScalingRotaryEmbedding of Grok.
/// Example: tests/examples/rotary_frequencies.cpp
Status try_make_yarn_frequencies(const YarnFrequencyOptions& options, Frequencies& out) noexcept;

inline Frequencies make_yarn_frequencies(const YarnFrequencyOptions& options) {
    Frequencies out;
    check(try_make_yarn_frequencies(options, out));
    return out;
}

}  // namespace posenc
