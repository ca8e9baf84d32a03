#include "posenc/encodings/resize.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/guard.hpp"
#include "encodings/resize_taps.hpp"
#include "posenc/frequencies/geometric.hpp"

namespace posenc {
namespace {

// [outer, size, inner] to [outer, count, inner].
std::vector<double> resize_axis(std::vector<double> from, std::size_t outer, const ResizeAxis& axis,
                                std::size_t inner) {
    if (axis.size == axis.count && !axis.scale) return from;
    std::vector<double> to(outer * axis.count * inner);
    std::vector<ResizeTap> taps;
    for (std::size_t k = 0; k < axis.count; ++k) {
        find_taps(axis, k, taps);
        for (std::size_t o = 0; o < outer; ++o) {
            double* row = to.data() + (o * axis.count + k) * inner;
            for (const ResizeTap& tap : taps) {
                const double* source = from.data() + (o * axis.size + tap.row) * inner;
                for (std::size_t c = 0; c < inner; ++c) row[c] += tap.weight * source[c];
            }
        }
    }
    return to;
}

struct Request {
    std::span<const float> table;
    std::size_t dim;
    GridSize from, to;
    std::size_t prefix, suffix;
    Interpolation method;
    bool align_corners;
    std::optional<double> row_scale, column_scale;
    const char* dim_name;
};

Status count_elements(const GridSize& grid, std::size_t kept, std::size_t dim, std::size_t& elements) noexcept {
    constexpr std::size_t most = SIZE_MAX / 16;
    const bool fits = grid.width == 0 || grid.height <= most / grid.width;
    const std::size_t cells = fits ? grid.height * grid.width : 0;
    if (!fits || kept > most || cells + kept > most / dim)
        return {ErrorCode::too_large, "sizes", static_cast<double>(grid.height) * static_cast<double>(grid.width),
                "a table that fits into memory"};
    elements = (cells + kept) * dim;
    return {};
}

// Places are fractions of whole numbers of 64 bits.
Status validate_places(std::uint64_t from, std::uint64_t to) noexcept {
    if (from == 0 || to <= (std::uint64_t{1} << 60) / from) return {};
    return {ErrorCode::too_large, "sizes", static_cast<double>(from) * static_cast<double>(to),
            "old and new size of an axis multiplied at most 2^60"};
}

// PyTorch makes floor(size scale) rows of `size`.
Status validate_scale(std::optional<double> scale, std::size_t size, std::size_t count) noexcept {
    if (!scale) return {};
    POSENC_TRY(guard::finite(*scale, "scale_factor"));
    if (*scale > 0 && std::floor(static_cast<double>(size) * *scale) == static_cast<double>(count)) return {};
    return {ErrorCode::out_of_range, "scale_factor", *scale,
            "a number whose product with the old size has the new size as its whole part"};
}

template <class T>
Status resize(const Request& request, std::span<T> out) noexcept {
    POSENC_TRY(guard::in_range(request.dim, 1, largest_dim, request.dim_name, "an integer from 1 to 16777216"));
    const bool can_align = request.method == Interpolation::linear || request.method == Interpolation::bicubic;
    if (request.align_corners && !can_align)
        return {ErrorCode::foreign_key, "align_corners", 1, "an option of linear and bicubic only"};
    if (request.align_corners && (request.row_scale || request.column_scale))
        return {ErrorCode::foreign_key, "align_corners", 1, "no scale_factor, which aligned corners do not use"};
    std::size_t before = 0, after = 0;
    POSENC_TRY(count_elements(request.from, request.prefix + request.suffix, request.dim, before));
    POSENC_TRY(count_elements(request.to, request.prefix + request.suffix, request.dim, after));
    POSENC_TRY(guard::shape(request.table.size(), before, 1, "table", "as many elements as the old size has"));
    POSENC_TRY(guard::shape(out.size(), after, 1, "out", "as many elements as the new size has"));
    POSENC_TRY(validate_places(request.from.height, request.to.height));
    POSENC_TRY(validate_places(request.from.width, request.to.width));
    POSENC_TRY(validate_scale(request.row_scale, request.from.height, request.to.height));
    POSENC_TRY(validate_scale(request.column_scale, request.from.width, request.to.width));
    const std::size_t old_cells = request.from.height * request.from.width;
    const std::size_t new_cells = request.to.height * request.to.width;
    if (old_cells == 0 && new_cells != 0) return {ErrorCode::out_of_range, "table", 0, "at least one row to resize"};
    return guard::no_throw([&]() -> Status {
        const float* cells = request.table.data() + request.prefix * request.dim;
        std::vector<double> values(cells, cells + (new_cells == 0 ? 0 : old_cells * request.dim));
        if (new_cells != 0) {
            const ResizeAxis down{request.from.height, request.to.height, request.method, request.align_corners,
                                  request.row_scale};
            const ResizeAxis across{request.from.width, request.to.width, request.method, request.align_corners,
                                    request.column_scale};
            values = resize_axis(std::move(values), 1, down, request.from.width * request.dim);
            values = resize_axis(std::move(values), request.to.height, across, request.dim);
        }
        T* to = out.data();
        for (std::size_t i = 0; i < request.prefix * request.dim; ++i) *to++ = static_cast<T>(request.table[i]);
        for (const double x : values) *to++ = static_cast<T>(x);
        for (std::size_t i = before - request.suffix * request.dim; i < before; ++i)
            *to++ = static_cast<T>(request.table[i]);
        return {};
    });
}

template <class T>
Status resize_rows_to(const RowResizeOptions& options, std::span<T> out) noexcept {
    const std::size_t rows = options.dim > 0 ? options.table.size() / options.dim : 0;
    if (options.prefix_rows > rows)
        return {ErrorCode::out_of_range, "prefix_rows", static_cast<double>(options.prefix_rows), "rows of the table"};
    return resize<T>({options.table,
                      options.dim,
                      {1, rows - options.prefix_rows},
                      {1, options.rows},
                      options.prefix_rows,
                      0,
                      options.method,
                      options.align_corners,
                      {},
                      options.scale_factor,
                      "dim"},
                     out);
}

template <class T>
Status resize_grid_to(const GridResizeOptions& options, std::span<T> out) noexcept {
    return resize<T>({options.table, options.dim, options.old_grid, options.new_grid, options.prefix_rows, 0,
                      options.method, options.align_corners, options.row_scale, options.column_scale, "dim"},
                     out);
}

template <class T>
Status resize_bias_to(const BiasResizeOptions& options, std::span<T> out) noexcept {
    const GridSize windows[] = {options.old_window, options.new_window};
    for (const GridSize& window : windows)
        if (window.height == 0 || window.width == 0 || window.height > SIZE_MAX / 4 || window.width > SIZE_MAX / 4)
            return {ErrorCode::out_of_range, "window", static_cast<double>(std::min(window.height, window.width)),
                    "a window of at least one cell"};
    const auto image = [](const GridSize& window) { return GridSize{2 * window.height - 1, 2 * window.width - 1}; };
    return resize<T>({options.table,
                      options.heads,
                      image(options.old_window),
                      image(options.new_window),
                      0,
                      options.extra_rows,
                      options.method,
                      options.align_corners,
                      {},
                      {},
                      "heads"},
                     out);
}

}  // namespace

Status try_resize_rows(const RowResizeOptions& o, std::span<float> out) noexcept {
    return resize_rows_to(o, out);
}
Status try_resize_rows(const RowResizeOptions& o, std::span<double> out) noexcept {
    return resize_rows_to(o, out);
}
Status try_resize_grid(const GridResizeOptions& o, std::span<float> out) noexcept {
    return resize_grid_to(o, out);
}
Status try_resize_grid(const GridResizeOptions& o, std::span<double> out) noexcept {
    return resize_grid_to(o, out);
}
Status try_resize_bias_table(const BiasResizeOptions& o, std::span<float> out) noexcept {
    return resize_bias_to(o, out);
}
Status try_resize_bias_table(const BiasResizeOptions& o, std::span<double> out) noexcept {
    return resize_bias_to(o, out);
}

}  // namespace posenc
