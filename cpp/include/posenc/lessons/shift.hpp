// A shift of the position is a rotation of each pair: the matrix that does it, and the residual when none can.
#pragma once

#include <cstddef>
#include <span>

#include "posenc/encodings/sinusoidal.hpp"
#include "posenc/lessons/matrix_view.hpp"

namespace posenc {

/// The 2 x 2 blocks of M(k), one a pair: [cos(w k), sin(w k); -sin(w k), cos(w k)], row-major, acting on the column
/// (sin, cos) of a pair. In that plane it turns clockwise.
///
/// Shapes: out [P, 2, 2] for the P pairs of options (odd D with half_minus_one: P = floor(D / 2)).
/// Units: shift in positions.
/// Errors: as make_geometric_frequencies; out_of_range for an odd dim with the ladder `half`, whose lone sine has no
/// partner to turn with; not_finite or out_of_range for shift (at most 2^53); shape_mismatch for out.
/// Accuracy: 4e-16. Cost: O(D). Source: lesson 001 (rotation matrix), lessons 000 and 004 (linear in PE(p)).
/// Example: tests/examples/shift.cpp
Status try_make_shift_blocks(const GeometricOptions& options, double shift, std::span<double> out) noexcept;

/// M(k) as a dense matrix: PE(p + k) = M(k) PE(p) for every p, rows as columns of the formula; for tokens as rows,
/// P' = P M(k)^T. A column that is always zero keeps itself.
///
/// Shapes: out [D, D]; options.positions is not read. Units, Errors, Accuracy: as make_shift_blocks.
/// Cost: O(D^2). Source, Example: as make_shift_blocks.
Status try_make_shift_matrix(const SinusoidalOptions& options, double shift, std::span<double> out) noexcept;

inline void make_shift_blocks(const GeometricOptions& options, double shift, std::span<double> out) {
    check(try_make_shift_blocks(options, shift, out));
}
inline void make_shift_matrix(const SinusoidalOptions& options, double shift, std::span<double> out) {
    check(try_make_shift_matrix(options, shift, out));
}

/// How far row r + shift of a table is from the matrix times row r.
struct ShiftResidual {
    std::size_t rows = 0;         ///< how many r were looked at
    double largest = 0;           ///< of all entries, in magnitude
    double root_mean_square = 0;  ///< over all entries
    double relative = 0;          ///< norm of all residuals over the norm of all rows r + shift
};

/// Shapes: table [T, D], matrix [D, D]; `shift` rows of distance, below T (any when T is 0).
/// Units: those of the table.
/// Errors: shape_mismatch for data, not_finite for entries, out_of_range for shift. A failing call changes nothing.
/// Accuracy: `largest` within (D + 1) 2^-53 of the magnitudes that are added up for it. Cost: O(T D^2). Source: none.
/// Example: tests/examples/shift.cpp
Status try_compute_shift_residual(MatrixView<double> table, MatrixView<double> matrix, std::size_t shift,
                                  ShiftResidual& out) noexcept;

inline ShiftResidual compute_shift_residual(MatrixView<double> table, MatrixView<double> matrix, std::size_t shift) {
    ShiftResidual out;
    check(try_compute_shift_residual(table, matrix, shift, out));
    return out;
}

/// The outcome of fit_shift.
struct ShiftFit {
    ShiftResidual residual{};
    /// The number of independent directions of the rows. With as few rows as this, any matrix fits, which proves
    /// nothing.
    std::size_t rank = 0;
};

/// The matrix that comes closest, in the sense of least squares, to taking every row r of any table to row r + shift.
///
/// Shapes: table [T, D], matrix [D, D]. Units: those of the table.
/// Errors: as compute_shift_residual; shape_mismatch for matrix. A failing call changes nothing.
/// Accuracy: the residual is the least there is but for T 2^-50 of the table, times the largest entry of the matrix
/// where that is above 1; where rows leave directions undetermined, the matrix has zeros for the columns that depend on
/// others.
/// Cost: O(T D^2): 1000 x 64 takes some milliseconds, 1000 x 512 seconds.
/// Source: Householder QR with column pivoting (Businger and Golub 1965). Example: tests/examples/shift.cpp
Status try_fit_shift(MatrixView<double> table, std::size_t shift, std::span<double> matrix, ShiftFit& out) noexcept;

inline ShiftFit fit_shift(MatrixView<double> table, std::size_t shift, std::span<double> matrix) {
    ShiftFit out;
    check(try_fit_shift(table, shift, matrix, out));
    return out;
}

}  // namespace posenc
