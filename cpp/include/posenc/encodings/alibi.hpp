// ALiBi: attention with linear biases. Nothing is added to the embeddings; each head subtracts its own slope times the
// distance from the scores.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "posenc/core/error.hpp"

namespace posenc {

/// The factor of the slope, for the query at position i and the key at position j.
enum class AlibiForm : int {
    symmetric,  ///< -|i - j|: for attention in both directions; below the diagonal the same as `distance`
    distance,   ///< -(i - j): the paper's; positive above the diagonal, which causal attention masks
    key_index,  ///< j: the official code's; every row is the same, and softmax forgets the shift between the rows
};

struct AlibiSlopeOptions {
    std::size_t heads = 0;
    double bias_max = 8;  ///< the smallest slope of a power of two heads is 2^-bias_max (MPT: alibi_bias_max)
};

struct AlibiOptions {
    std::size_t heads = 0;
    std::size_t queries = 0;  ///< the last `queries` of the `keys` positions ask: before them lie cached keys
    std::size_t keys = 0;
    bool causal = false;  ///< keys after the query get minus infinity
    AlibiForm form = AlibiForm::symmetric;
    double bias_max = 8;
    /// Positions, one for each query and key; both or none. Then `causal` goes by positions too.
    std::span<const double> query_positions{}, key_positions{};
};

/// The most heads that are accepted.
inline constexpr std::size_t largest_heads = 65536;

/// The slope of each head: 2^(-bias_max (h + 1) / H) for h = 0 .. H - 1 when H is a power of two. Otherwise the slopes
/// of the next lower power P come first, then every other slope of 2P: the first, the third, ... until H are there.
///
/// Shapes: out [H] for heads = H.
/// Units: score per position.
/// Errors: out_of_range or not_finite for heads (1 to 65536) and bias_max (above 0, at most 1000); shape_mismatch if
/// out does not hold H elements. A failing call changes nothing. Accuracy: double within 2^-53 of itself; float the
/// nearest to that. Cost: O(H), about a microsecond a head. Source: Press et al. 2021 (arXiv 2108.12409); the rule for
/// other head counts: the authors' fairseq/models/transformer.py. Example: tests/examples/alibi.cpp
Status try_make_alibi_slopes(const AlibiSlopeOptions& options, std::span<float> out) noexcept;
Status try_make_alibi_slopes(const AlibiSlopeOptions& options, std::span<double> out) noexcept;

/// The bias slope(h) * f(i, j) that is added to the scores before softmax, with f by AlibiForm.
///
/// Shapes: out [H, Tq, Tk], row-major, for heads = H, queries = Tq and keys = Tk. Query row r is at position
/// i = Tk - Tq + r, key column j at position j, unless query_positions and key_positions say others.
/// Units: scores, after the division by sqrt(head_dim).
/// Errors: as try_make_alibi_slopes; out_of_range for queries (0 to keys, where positions are not given) and positions
/// (at most 2^53 in magnitude), not_finite for positions; too_large if H x Tq x Tk elements have no addresses;
/// shape_mismatch if out does not hold them, or for positions of another length; out_of_memory. A failing call changes
/// nothing.
/// Accuracy: double within 2^-52 of itself (2^-51 at fractional positions); float rounded from that. Distance 0 gives
/// exactly 0 (but for key_index).
/// Cost: O(H Tq Tk) time, bound by writing; extra memory O(H).
/// Source: as try_make_alibi_slopes; symmetric: x-transformers, data2vec 2.0.
/// Example: tests/examples/alibi.cpp
Status try_make_alibi_bias(const AlibiOptions& options, std::span<float> out) noexcept;
Status try_make_alibi_bias(const AlibiOptions& options, std::span<double> out) noexcept;

/// BLOOM's form for batches with padding: slope(h) * p, where p counts the kept tokens before the key, so that padding
/// on the left shifts nothing; a padded key gets 0 (the attention mask hides it). The same for every query.
///
/// Shapes: mask [B, Tk], 0 for padding and anything else for a token; out [B, H, Tk], row-major. B is the size of mask
/// divided by keys.
/// Units: scores.
/// Errors: as try_make_alibi_slopes; shape_mismatch if mask is not a whole number of rows of keys elements, or out does
/// not hold B x H x Tk; out_of_memory. A failing call changes nothing.
/// Accuracy: as try_make_alibi_bias. Cost: O(B H Tk).
/// Source: BLOOM (arXiv 2211.05100); transformers modeling_bloom.py, build_alibi_tensor.
/// Example: tests/examples/alibi.cpp
Status try_make_masked_alibi_bias(const AlibiSlopeOptions& options, std::size_t keys,
                                  std::span<const std::uint8_t> mask, std::span<float> out) noexcept;
Status try_make_masked_alibi_bias(const AlibiSlopeOptions& options, std::size_t keys,
                                  std::span<const std::uint8_t> mask, std::span<double> out) noexcept;

template <class T>
void make_alibi_slopes(const AlibiSlopeOptions& options, std::span<T> out) {
    check(try_make_alibi_slopes(options, out));
}
template <class T>
void make_alibi_bias(const AlibiOptions& options, std::span<T> out) {
    check(try_make_alibi_bias(options, out));
}
template <class T>
void make_masked_alibi_bias(const AlibiSlopeOptions& options, std::size_t keys, std::span<const std::uint8_t> mask,
                            std::span<T> out) {
    check(try_make_masked_alibi_bias(options, keys, mask, out));
}

}  // namespace posenc
