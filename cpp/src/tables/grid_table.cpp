#include "tables/grid_table.hpp"

#include <algorithm>

#include "core/shapes.hpp"

namespace posenc {
namespace {

// The frequencies of a cell rather than of a unit: a coordinate that is a fraction would be rounded, a cell's number is
// not.
TurnsKey per_cell(const LadderKey& ladder, exact::DoubleDouble spacing) {
    return {.count = ladder.count,
            .log_base = exact::log({ladder.base, 0}),
            .numerator = ladder.numerator,
            .denominator = {ladder.denominator, 0},
            .scale = spacing};
}

}  // namespace

GridTable::GridTable(GridPlan plan) : width_(plan.width), blank_rows_(plan.blank_rows) {
    if (plan.cells == 0) return;  // however long the other axes are
    for (GridAxis& axis : plan.axes) {
        const std::size_t size = axis.plan.positions.count, width = axis.plan.width;
        if (axis.spacing) axis.plan.turns = per_cell(axis.plan.ladder, *axis.spacing);
        axes_.push_back({size, axis.stride, width, std::move(axis.columns), std::vector<double>(size * width)});
        WaveTable(std::move(axis.plan)).write(0, size, axes_.back().values.data());
    }
}

template <class T>
void GridTable::write(std::size_t first_row, std::size_t count, T* out) const {
    std::fill(out, out + count * width_, T{0});
    for (std::size_t r = 0; r < count; ++r) {
        if (first_row + r < blank_rows_) continue;
        const std::size_t cell = first_row + r - blank_rows_;
        for (const Axis& axis : axes_) {
            const double* from = axis.values.data() + cell / axis.stride % axis.size * axis.width;
            for (const GridColumns& part : axis.columns)
                for (std::size_t c = 0; c < part.count; ++c)
                    out[r * width_ + part.to + c] = static_cast<T>(from[part.from + c]);
        }
    }
}

template void GridTable::write<float>(std::size_t, std::size_t, float*) const;
template void GridTable::write<double>(std::size_t, std::size_t, double*) const;

Status count_cells(std::span<const std::size_t> sizes, std::size_t width, std::size_t& cells) noexcept {
    POSENC_TRY(guard::product(sizes, "sizes", cells));
    if (width == 0 || cells <= SIZE_MAX / 8 / width) return {};
    return {ErrorCode::too_large, "sizes", static_cast<double>(cells), "a grid whose table fits into memory"};
}

}  // namespace posenc
