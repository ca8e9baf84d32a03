#include "tables/grid_table.hpp"

#include <algorithm>

namespace posenc {

GridTable::GridTable(GridPlan plan) : width_(plan.width), blank_rows_(plan.blank_rows) {
    for (GridAxis& axis : plan.axes) {
        const std::size_t size = axis.plan.positions.count, width = axis.plan.width;
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
    cells = 1;
    for (const std::size_t size : sizes) {
        if (size != 0 && cells > (SIZE_MAX / 8) / size / std::max<std::size_t>(width, 1))
            return {ErrorCode::too_large, "sizes", static_cast<double>(size), "a grid whose table fits into memory"};
        cells *= size;
    }
    return {};
}

}  // namespace posenc
