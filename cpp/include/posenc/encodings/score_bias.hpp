// Shared by all score biases: a learned table looked up by an index of relative positions, and the addition to the
// scores.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "posenc/core/error.hpp"

namespace posenc {

/// The bias of each head from a learned table: out[h][i][j] = table[index[i][j]][h].
///
/// Shapes: index [Tq, Tk] (any number N of entries, row-major), table [R, H], out [H, Tq, Tk].
/// Units: scores.
/// Errors: out_of_range for heads (1 to 65536) and for the first index outside 0 to R - 1; shape_mismatch if table is
/// not a whole number of rows of H elements, or out does not hold H x N; too_large. A failing call changes nothing.
/// Accuracy: copies. Cost: O(H N).
/// Source: T5 (arXiv 1910.10683), Swin (arXiv 2103.14030): both look their biases up like this.
/// Example: tests/examples/score_bias.cpp
Status try_make_bias_from_index(std::span<const std::int32_t> index, std::span<const float> table, std::size_t heads,
                                std::span<float> out) noexcept;
Status try_make_bias_from_index(std::span<const std::int32_t> index, std::span<const float> table, std::size_t heads,
                                std::span<double> out) noexcept;

/// out = scores + bias, where the bias is stretched over the axes that it lacks or has only one of, as in NumPy: shapes
/// are compared from the last axis backwards.
///
/// Shapes: scores and out any shape of up to 8 axes, e.g. [B, H, Tq, Tk]; bias e.g. [H, Tq, Tk], or [B, H, 1, Tk] for a
/// bias that is the same for every query. out may be scores itself (in place) but must not overlap it otherwise.
/// Units: scores, after the division by sqrt(head_dim) and before softmax.
/// Errors: shape_mismatch for a span that does not hold what its shape says, and for a bias that cannot be stretched to
/// the scores; out_of_range for more than 8 axes; too_large. A failing call changes nothing.
/// Accuracy: each sum rounded once. Cost: one pass over the scores.
/// Source: none. Example: tests/examples/score_bias.cpp
Status try_add_bias(std::span<const float> scores, std::span<const std::size_t> scores_shape,
                    std::span<const float> bias, std::span<const std::size_t> bias_shape,
                    std::span<float> out) noexcept;
Status try_add_bias(std::span<const float> scores, std::span<const std::size_t> scores_shape,
                    std::span<const float> bias, std::span<const std::size_t> bias_shape,
                    std::span<double> out) noexcept;

inline void make_bias_from_index(std::span<const std::int32_t> index, std::span<const float> table, std::size_t heads,
                                 std::span<float> out) {
    check(try_make_bias_from_index(index, table, heads, out));
}
inline void make_bias_from_index(std::span<const std::int32_t> index, std::span<const float> table, std::size_t heads,
                                 std::span<double> out) {
    check(try_make_bias_from_index(index, table, heads, out));
}
inline void add_bias(std::span<const float> scores, std::span<const std::size_t> scores_shape,
                     std::span<const float> bias, std::span<const std::size_t> bias_shape, std::span<float> out) {
    check(try_add_bias(scores, scores_shape, bias, bias_shape, out));
}
inline void add_bias(std::span<const float> scores, std::span<const std::size_t> scores_shape,
                     std::span<const float> bias, std::span<const std::size_t> bias_shape, std::span<double> out) {
    check(try_add_bias(scores, scores_shape, bias, bias_shape, out));
}

}  // namespace posenc
