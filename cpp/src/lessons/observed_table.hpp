// A table of unknown origin: its entries, upright or transposed, and the base that comes nearest to them.
#pragma once

#include <cstddef>

#include "lessons/prints.hpp"
#include "posenc/lessons/matrix_view.hpp"
#include "posenc/lessons/variants.hpp"

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

/// How the entries of a table follow from positions.
struct Writing {
    Formula formula = Formula::paper;
    Layout layout = Layout::interleaved;
    bool cosine_first = false;
    double scale = 1;
    double first = 0;  ///< position
    double base = paper_base;
};

/// The base with which a formula (ignoring its own base) comes nearest to the entries; 0 if none comes near. A base
/// with few digits is preferred within the uncertainty, which is returned.
struct BaseEstimate {
    double rounded = 0;
    double exact = 0;
};
BaseEstimate estimate_base(const ObservedTable& seen, const Writing& writing, const Tolerance& tolerance);

}  // namespace posenc
