// Tables of grids: each cell's row is put together from the rows of its coordinates, one small table an axis.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "core/guard.hpp"
#include "tables/wave_table.hpp"

namespace posenc {

/// Columns of an axis's own row that go into the row of a cell.
struct GridColumns {
    std::size_t from = 0;
    std::size_t to = 0;
    std::size_t count = 0;
};

struct GridAxis {
    WavePlan plan;           ///< one row a coordinate
    std::size_t stride = 1;  ///< cells from one coordinate to the next
    std::vector<GridColumns> columns;
    std::optional<exact::DoubleDouble> spacing;  ///< between neighbours, where it is not 1
};

struct GridPlan {
    std::size_t cells = 0;
    std::size_t width = 0;
    std::size_t blank_rows = 0;  ///< zero rows before the cells: class tokens
    std::vector<GridAxis> axes;

    std::size_t rows() const noexcept { return blank_rows + cells; }
};

class GridTable {
public:
    explicit GridTable(GridPlan plan);

    template <class T>
    void write(std::size_t first_row, std::size_t count, T* out) const;

private:
    struct Axis {
        std::size_t size, stride, width;
        std::vector<GridColumns> columns;
        std::vector<double> values;  // [size, width]
    };
    std::size_t width_, blank_rows_;
    std::vector<Axis> axes_;
};

/// The number of cells of a grid; fails if it or the table would not fit into memory.
Status count_cells(std::span<const std::size_t> sizes, std::size_t width, std::size_t& cells) noexcept;

/// The body of every `try_make_` function of this kind: `prepare` checks the options and fills a plan.
template <class Options, class T>
Status make_grid(const Options& options, std::span<T> out) noexcept {
    return guard::no_throw([&]() -> Status {
        GridPlan plan;
        POSENC_TRY(prepare(options, plan));
        const std::size_t rows = plan.rows();
        POSENC_TRY(guard::shape(out.size(), rows, plan.width, "out", "rows x dim elements"));
        GridTable(std::move(plan)).write(0, rows, out.data());
        return {};
    });
}

}  // namespace posenc
