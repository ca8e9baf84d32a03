// The similarity of the rows of tables, entry by entry.
#pragma once

#include <span>

#include "posenc/core/error.hpp"
#include "posenc/lessons/matrix_view.hpp"

namespace posenc {

/// The measure between two rows.
enum class Measure : int {
    dot,       ///< sum of products
    cosine,    ///< dot product over both norms; 0 when a row is all zeros
    distance,  ///< square root of the sum of squared differences
};

/// Entry (i, j) measures row i of `table` against row j of `others`. Given the same table twice, it is the Gram matrix,
/// symmetric to the last bit.
///
/// Shapes: table [T, D], others [S, D], out [T, S].
/// Units: those of the tables, squared for the dot product.
/// Errors: shape_mismatch for data that is not rows x columns, for widths that differ, for out; not_finite for the
/// first entry that is; out_of_memory. A failing call changes nothing. Accuracy: products and sums in double, D 2^-53
/// of the sum of magnitudes; then rounded to the type of out. The same bits on every instruction set: eight partial
/// sums, whatever the width of a register. Cost: O(T S D) time, half of it for the same table twice; extra memory for
/// 64 rows of each table. Source: lessons 001 and 004 (dot products), lesson 000 (distances). Example:
/// tests/examples/similarity.cpp
Status try_compute_similarity(MatrixView<float> table, MatrixView<float> others, Measure measure,
                              std::span<float> out) noexcept;
Status try_compute_similarity(MatrixView<double> table, MatrixView<double> others, Measure measure,
                              std::span<double> out) noexcept;

inline void compute_similarity(MatrixView<float> table, MatrixView<float> others, Measure measure,
                               std::span<float> out) {
    check(try_compute_similarity(table, others, measure, out));
}
inline void compute_similarity(MatrixView<double> table, MatrixView<double> others, Measure measure,
                               std::span<double> out) {
    check(try_compute_similarity(table, others, measure, out));
}

}  // namespace posenc
