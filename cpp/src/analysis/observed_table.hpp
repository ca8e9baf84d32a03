// A table whose making is unknown: its entries, upright or transposed, and how far each may be from the truth.
#pragma once

#include <cstddef>
#include <vector>

#include "analysis/variant_columns.hpp"
#include "posenc/analysis/matrix_view.hpp"
#include "posenc/analysis/precision.hpp"

namespace posenc {

struct ObservedTable {
    MatrixView<double> table;
    bool transposed = false;

    std::size_t positions() const noexcept { return transposed ? table.columns : table.rows; }
    std::size_t dim() const noexcept { return transposed ? table.rows : table.columns; }
    double at(std::size_t position, std::size_t column) const noexcept {
        return transposed ? table.row(column)[position] : table.row(position)[column];
    }
};

/// How an entry may differ from the exact one.
struct Tolerance {
    NumberFormat values = NumberFormat::float64;
    int digits = 0;  ///< significant digits of a print, or 0
    bool single_angles = false;

    double of(double exact, double angle) const noexcept;
};

/// The tolerance that the entries themselves suggest: the least precise format that holds all of them, and the number
/// of digits when they are in none but few digits write them all.
Tolerance suggested_tolerance(const MatrixView<double>& table);

/// The numbers of a format that the entries may be prints of: 0.8413 is what is printed of the float16 0.84130859375.
/// Empty when some entry is not such a print, or all have so few digits that they may as well be roundings of anything.
std::vector<double> printed_from(const MatrixView<double>& table, NumberFormat format);

/// Whether a print with a fixed count of decimals can be one of numbers of a format: each has such a number near
/// enough.
bool may_be_cut_from(const MatrixView<double>& table, NumberFormat format) noexcept;

/// The base that makes a formula come nearest to the entries, from position `first` on; 0 if none comes near.
/// A base that is written with few digits is preferred within the uncertainty, which is returned.
struct BaseEstimate {
    double rounded = 0;
    double exact = 0;
};
BaseEstimate estimate_base(const ObservedTable& seen, Formula formula, Layout layout, double first,
                           const Tolerance& tolerance);

}  // namespace posenc
