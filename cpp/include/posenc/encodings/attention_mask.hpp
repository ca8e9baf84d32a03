// Which keys a query sees: causal, within a window or a chunk, without padding, within its own packed sequence, within
// a prefix or an image that sees itself, along the branches of a tree of drafts. As booleans, as bits, or as a bias of
// scores.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>

#include "posenc/core/error.hpp"

namespace posenc {

/// The lists are borrowed for the call. Queries are the last of the keys, at the positions of their columns, unless
/// positions say others. Positions count along the text, as columns do: those of compute_padded_positions or
/// compute_packed_positions, and not M-RoPE's, of which an image's tokens share some.
struct AttentionMaskOptions {
    std::size_t batch = 1;
    std::size_t queries = 0;
    std::size_t keys = 0;
    std::optional<bool> causal{};  ///< asked for: whether keys after the query are hidden
    /// Keys that a query sees on a side, itself among them: those less than `window` positions away. Absent: all.
    std::optional<std::size_t> window{};
    /// A query sees keys whose position has the same quotient by `chunk`, rounded down. Absent: all.
    std::optional<std::size_t> chunk{};
    std::span<const std::uint8_t> mask{};       ///< [B, Tk], 0 for padding, which no query sees; empty: none
    std::span<const std::int32_t> sequences{};  ///< [B, Tk], a number for each packed sequence; empty: one
    /// How many positions, from 0 on, see each other whatever causal, window and chunk say: one number, or [B]. Empty:
    /// none.
    std::span<const std::int32_t> prefix{};
    /// [B, Tk], the number of the image that a key is a token of, or a negative number for text. The tokens of an image
    /// see each other whatever causal, window and chunk say (Gemma 3). Empty: none.
    std::span<const std::int32_t> images{};
    std::span<const double> query_positions{};  ///< [Tq] or [B, Tq]; empty: the positions of the last keys
    std::span<const double> key_positions{};    ///< [Tk] or [B, Tk]; empty: 0, 1, ...
    /// Queries are the nodes of a tree of drafts, each of which sees of them its ancestors and itself: the number of
    /// its parent among the queries, which comes before it, or -1. Empty: no tree. Without positions a node is one
    /// after its parent, and those without one are the first after the cached keys.
    std::span<const std::int32_t> parents{};  // [Tq]
};

/// Whether query i of batch row b sees key j: 1, or 0. It does if the key is no padding, has the sequence of the query
/// (that of column Tk - Tq + i), is an ancestor or the query itself where both are nodes of a tree, and if it is at
/// most as far as the window, in the same chunk and not after the query (causal), or both are in the prefix or in one
/// image (that of column Tk - Tq + i).
///
/// Shapes: out [B, Tq, Tk] for batch = B, queries = Tq and keys = Tk.
/// Units: positions in tokens.
/// Errors: missing_key for causal, and for key_positions where prefix or chunk come with a mask or with sequences,
/// whose tokens are not at the positions of their columns; out_of_range for queries (at most keys, where the query's
/// own column matters), window and chunk (1 or more), prefix (0 or more), parents (-1 to the node before) and positions
/// (at most 2^53 in magnitude), not_finite for positions; shape_mismatch for lists of other sizes, or an out that does
/// not hold the mask; too_large; out_of_memory. A failing call changes nothing. A query that sees no key, such as one
/// of padding on the left, has a row of zeros.
/// Accuracy: exact at whole positions; the distance of fractional ones is rounded to double. Cost: O(B Tq Tk); extra
/// memory O(Tq) for a tree.
/// Source: window: huggingface/transformers masking_utils.py, `sliding_window_overlay`, as Mistral, Gemma and Qwen have
/// it (window keys with the query itself; flash-attention calls it window - 1 on the left). Chunks: Llama 4. Images:
/// token_type_ids_mask_function of transformers' Gemma 3, beside windows too. Trees: Miao et al. 2023 (arXiv
/// 2305.09781). Prefix: Raffel et al. 2019 (arXiv 1910.10683), figure 4. Example: tests/examples/attention_mask.cpp
Status try_make_attention_mask(const AttentionMaskOptions& options, std::span<std::uint8_t> out) noexcept;

/// The same in words of 32 keys: key j is bit j % 32, from the lowest on, of word j / 32. Bits past the last key are 0.
///
/// Shapes: out [B, Tq, ceil(Tk / 32)]. Units, Errors, Accuracy, Cost, Source, Example: as try_make_attention_mask.
Status try_make_attention_mask_bits(const AttentionMaskOptions& options, std::span<std::uint32_t> out) noexcept;

/// The same as a bias, to be added to scores like any other: 0 for keys that are seen, and `hidden` for the others.
///
/// Shapes: out [B, Tq, Tk], the same for all heads. Units: scores.
/// Errors: as try_make_attention_mask; not_finite for a hidden that is not a number, out_of_range for one above 0.
/// Accuracy: exact, hidden rounded once. Cost, Source, Example: as try_make_attention_mask.
Status try_make_attention_mask_bias(const AttentionMaskOptions& options, double hidden, std::span<float> out) noexcept;
Status try_make_attention_mask_bias(const AttentionMaskOptions& options, double hidden, std::span<double> out) noexcept;

inline constexpr double hides_entirely = -std::numeric_limits<double>::infinity();

inline void make_attention_mask(const AttentionMaskOptions& options, std::span<std::uint8_t> out) {
    check(try_make_attention_mask(options, out));
}
inline void make_attention_mask_bits(const AttentionMaskOptions& options, std::span<std::uint32_t> out) {
    check(try_make_attention_mask_bits(options, out));
}
inline void make_attention_mask_bias(const AttentionMaskOptions& options, double hidden, std::span<float> out) {
    check(try_make_attention_mask_bias(options, hidden, out));
}
inline void make_attention_mask_bias(const AttentionMaskOptions& options, double hidden, std::span<double> out) {
    check(try_make_attention_mask_bias(options, hidden, out));
}

}  // namespace posenc
