// Transformer-XL: scores from content and from relative position, each with a learned bias on the query.
#pragma once

#include <cstddef>
#include <span>

#include "posenc/core/error.hpp"
#include "posenc/frequencies/base.hpp"

namespace posenc {

struct TransformerXlOptions {
    std::size_t heads = 1;
    std::size_t queries = 0;  ///< the last of the keys: before them lies the memory
    std::size_t keys = 0;
    std::size_t dim = 0;    ///< width of a head
    std::size_t width = 0;  ///< width of the sinusoids R, even
    double base = paper_base;
};

/// The sinusoids R of the distances keys - 1, ..., 1, 0, in this order: all sines, then all cosines.
///
/// Shapes: out [Tk, width] (heads, queries and dim are not read).
/// Units: distances in tokens.
/// Errors: out_of_range or not_finite for width (even, 2 to 2^24) and base (above 1); shape_mismatch for out;
/// out_of_memory. A failing call changes nothing.
/// Accuracy: float within 2^-24, double within 4e-15. Cost: O(Tk width).
/// Source: Dai et al. 2019 (arXiv 1901.02860), section 3.3; mem_transformer.py, PositionalEmbedding.
/// Example: tests/examples/transformer_xl.cpp
Status try_make_transformer_xl_positions(const TransformerXlOptions& options, std::span<float> out) noexcept;
Status try_make_transformer_xl_positions(const TransformerXlOptions& options, std::span<double> out) noexcept;

/// ((q + u) . k + (q + v) . (R_{i-j} W)) / sqrt(D) for keys j at or before the query i; minus infinity after it, where
/// the reference leaves garbage to be masked.
///
/// Shapes: queries [H, Tq, D], keys [H, Tk, D], content_bias u [H, D], position_bias v [H, D], position_weights W
/// [H, width, D], out [H, Tq, Tk]. Query row r is at position Tk - Tq + r.
/// Units: scores.
/// Errors: as try_make_transformer_xl_positions; out_of_range for heads (1 to 65536), queries (0 to keys), dim (1 to
/// 2^24); too_large; shape_mismatch for any array. A failing call changes nothing.
/// Accuracy: sines, cosines and sums in double, in the order of the columns, rounded once.
/// Cost: O(H Tk D (Tq + width)); extra memory O(Tk (width + D)).
/// Source: equation in section 3.3 of the paper; mem_transformer.py, RelPartialLearnableMultiHeadAttn.
/// Example: tests/examples/transformer_xl.cpp
struct TransformerXlInputs {
    std::span<const float> queries{};
    std::span<const float> keys{};
    std::span<const float> content_bias{};
    std::span<const float> position_bias{};
    std::span<const float> position_weights{};
};
Status try_compute_transformer_xl_scores(const TransformerXlOptions& options, const TransformerXlInputs& inputs,
                                         std::span<float> out) noexcept;
Status try_compute_transformer_xl_scores(const TransformerXlOptions& options, const TransformerXlInputs& inputs,
                                         std::span<double> out) noexcept;

/// The reference's relative shift: puts a zero column before each row, reads the elements as columns + 1 rows, and
/// drops the first. Row i moves left by rows - 1 - i; entries to the right of column columns - rows + i are left over.
///
/// Shapes: x and out [N, rows, columns]; out must not overlap x.
/// Units: those of x. Errors: too_large; shape_mismatch for x and out. A failing call changes nothing.
/// Accuracy: copies. Cost: O(N rows columns). Source: mem_transformer.py, _rel_shift. Example: as above.
Status try_apply_relative_shift(std::size_t rows, std::size_t columns, std::span<const float> x,
                                std::span<float> out) noexcept;
Status try_apply_relative_shift(std::size_t rows, std::size_t columns, std::span<const float> x,
                                std::span<double> out) noexcept;

inline void make_transformer_xl_positions(const TransformerXlOptions& options, std::span<float> out) {
    check(try_make_transformer_xl_positions(options, out));
}
inline void make_transformer_xl_positions(const TransformerXlOptions& options, std::span<double> out) {
    check(try_make_transformer_xl_positions(options, out));
}
inline void compute_transformer_xl_scores(const TransformerXlOptions& options, const TransformerXlInputs& inputs,
                                          std::span<float> out) {
    check(try_compute_transformer_xl_scores(options, inputs, out));
}
inline void compute_transformer_xl_scores(const TransformerXlOptions& options, const TransformerXlInputs& inputs,
                                          std::span<double> out) {
    check(try_compute_transformer_xl_scores(options, inputs, out));
}
inline void apply_relative_shift(std::size_t rows, std::size_t columns, std::span<const float> x,
                                 std::span<float> out) {
    check(try_apply_relative_shift(rows, columns, x, out));
}
inline void apply_relative_shift(std::size_t rows, std::size_t columns, std::span<const float> x,
                                 std::span<double> out) {
    check(try_apply_relative_shift(rows, columns, x, out));
}

}  // namespace posenc
