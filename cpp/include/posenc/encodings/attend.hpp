// Attention of queries, keys and values, plain and exact in double: what other implementations are compared with.
#pragma once

#include <cstddef>
#include <optional>
#include <span>

#include "posenc/encodings/attention_mask.hpp"

namespace posenc {

/// The lists are borrowed for the call.
struct AttendOptions {
    /// Which keys a query sees, and the numbers of batch rows, queries and keys. Keys that no query sees are not read:
    /// a cache may have room for more.
    AttentionMaskOptions visibility{};
    std::size_t heads = 1;                   ///< Hq, of the queries
    std::optional<std::size_t> key_heads{};  ///< Hk, of which each serves Hq / Hk heads of queries; absent: Hq
    std::size_t head_dim = 0;                ///< of queries and keys
    std::optional<std::size_t> value_dim{};  ///< of values; absent: head_dim
    /// Whether tensors are [B, H, T, D] or [B, T, H, D]; required with several heads.
    std::optional<bool> heads_first{};
    std::optional<double> scale{};    ///< of the products of queries and keys; absent: 1 / sqrt(head_dim)
    std::optional<double> softcap{};  ///< c of c tanh(score / c), before the bias (Gemma 2, Grok); absent: none
    std::span<const double> bias{};   ///< added to the scores: ALiBi's, T5's or any; minus infinity hides a key
    std::span<const std::size_t> bias_shape{};  ///< as try_add_bias has it, stretched to [B, Hq, Tq, Tk]
    /// [Hq], for each head of queries the score of a key that every query sees and that has no value: e^sink is added
    /// to the sum by which weights are divided (gpt-oss). Neither scaled nor capped. Empty: none.
    std::span<const double> sinks{};
};

/// For each query and head the mean of the values that it sees, weighted by softmax over its scores. A query that sees
/// no key gets zeros.
///
/// Shapes: queries [B, Tq, Hq, D], keys [B, Tk, Hk, D], values [B, Tk, Hk, Dv], out [B, Tq, Hq, Dv], with heads_first
/// heads before tokens in each. Units: none.
/// Errors: as try_make_attention_mask; missing_key for heads_first; out_of_range for heads (1 to 65536), key_heads (a
/// divisor of heads), head_dim and value_dim (1 to 2^24), softcap (above 0), not_finite for scale, softcap and sinks;
/// shape_mismatch for tensors, a bias and sinks of other sizes; out_of_range for an out that overlaps an input;
/// too_large; out_of_memory. A failing call changes nothing. NaN in what is seen reaches the result.
///
/// Accuracy: double within (3 S + 4) 2^-50 of the largest value that is seen, S the largest magnitude of a score, of
/// its bias, of the softcap and of the sinks. Products are summed in 106 bits; scale, score and bias round by 4 S
/// 2^-53, the cap by 8 more; e^x by 6 2^-53 of itself; an error e of all weights is at most 2 e of the mean. Float
/// rounded from that. The same bits on every instruction set.
/// Cost: O(B Hq Tq Tk (D + Dv)), some ten times that of a plain loop; extra memory O(Tk + Dv).
/// Source: Vaswani et al. 2017 (arXiv 1706.03762), equation 1; groups: Ainslie et al. 2023 (arXiv 2305.13245); soft
/// cap: Gemma 2 (arXiv 2408.00118), section 2; sinks: openai/gpt-oss, model.py, `sdpa`. Example:
/// tests/examples/attend.cpp
Status try_attend(const AttendOptions& options, std::span<const float> queries, std::span<const float> keys,
                  std::span<const float> values, std::span<float> out) noexcept;
Status try_attend(const AttendOptions& options, std::span<const double> queries, std::span<const double> keys,
                  std::span<const double> values, std::span<double> out) noexcept;

inline void attend(const AttendOptions& options, std::span<const float> queries, std::span<const float> keys,
                   std::span<const float> values, std::span<float> out) {
    check(try_attend(options, queries, keys, values, out));
}
inline void attend(const AttendOptions& options, std::span<const double> queries, std::span<const double> keys,
                   std::span<const double> values, std::span<double> out) {
    check(try_attend(options, queries, keys, values, out));
}

}  // namespace posenc
