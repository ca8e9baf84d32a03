// A few numbers that distinguish one table of positions from another at a glance.
#pragma once

#include <cstddef>
#include <span>

#include "posenc/core/error.hpp"
#include "posenc/lessons/matrix_view.hpp"

namespace posenc {

/// Norm of each row. Shapes: table [T, D], out [T]. Units: those of the table.
/// Errors: shape_mismatch for data that is not rows x columns and for out; not_finite for entries; out_of_memory.
/// Accuracy: (D / 2 + 1) 2^-53 of itself, where the squares of the entries are numbers from 2^-1022 to 2^1023. Cost:
/// O(T D). Source: none. Example: tests/examples/fingerprint.cpp
Status try_compute_row_norms(MatrixView<double> table, std::span<double> out) noexcept;

/// Largest less smallest entry of each column. Shapes: out [D]. Units, Errors, Cost, Source, Example: as above.
/// Accuracy: one rounding.
Status try_compute_column_spreads(MatrixView<double> table, std::span<double> out) noexcept;

inline void compute_row_norms(MatrixView<double> table, std::span<double> out) {
    check(try_compute_row_norms(table, out));
}
inline void compute_column_spreads(MatrixView<double> table, std::span<double> out) {
    check(try_compute_column_spreads(table, out));
}

struct FingerprintOptions {
    double constant_bound = 1e-3;  ///< a column that spreads less hardly moves
    std::size_t shift = 1;         ///< rows of the shift that is fitted; 0 for none
};

struct Fingerprint {
    double smallest_norm = 0, largest_norm = 0;
    std::size_t near_constant_columns = 0;
    double smallest_adjacent_cosine = 0, largest_adjacent_cosine = 0, mean_adjacent_cosine = 0;
    std::size_t closest_first = 0, closest_second = 0;  ///< the two rows nearest to each other; the first of equals
    double closest_distance = 0;
    double shift_error = 0;      ///< relative residual of the best matrix that shifts by `shift` rows
    std::size_t shift_rank = 0;  ///< as many rows as this fit any matrix and prove nothing
};

/// Norms, columns that hardly move, cosines of neighbours, the closest rows, how far a shift is from linear. Those that
/// need two rows are 0 for a smaller table.
///
/// Shapes: table [T, D]. Units: those of the table.
/// Errors: as compute_row_norms; out_of_range for shift beyond the last row (of two and more).
/// Accuracy: D 2^-53 of the magnitudes; shift_error as fit_shift.
/// Cost: O(T^2 D + T D^2). Source: none. Example: tests/examples/fingerprint.cpp
Status try_compute_fingerprint(MatrixView<double> table, const FingerprintOptions& options, Fingerprint& out) noexcept;

inline Fingerprint compute_fingerprint(MatrixView<double> table, const FingerprintOptions& options = {}) {
    Fingerprint out;
    check(try_compute_fingerprint(table, options, out));
    return out;
}

}  // namespace posenc
