#include "posenc/encodings/resize.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

#include "core/guard.hpp"
#include "posenc/frequencies/geometric.hpp"

namespace posenc {
namespace {

// One old row of a new one.
struct Tap {
    std::size_t row;
    double weight;
};

// The cubic convolution kernel of Keys, with its one parameter.
double cubic(double x, double a) noexcept {
    x = std::fabs(x);
    if (x < 1) return ((a + 2) * x - (a + 3)) * x * x + 1;
    return x < 2 ? ((a * x - 5 * a) * x + 8 * a) * x - 4 * a : 0;
}

struct Axis {
    std::size_t size, count;
    Interpolation method;
    bool align_corners;
};

// The place of new row k among the old ones: `low` whole rows and the fraction `above` of the next. The division is one
// of integers, because as a double the place of a row of a long table would have no digits left for its fraction.
struct Place {
    double low, above;
};

Place place_of(const Axis& axis, std::size_t k) noexcept {
    const auto size = static_cast<std::int64_t>(axis.size), count = static_cast<std::int64_t>(axis.count),
               row = static_cast<std::int64_t>(k);
    std::int64_t numerator = (2 * row + 1) * size - count, denominator = 2 * count;
    if (axis.align_corners) {
        numerator = row * (size - 1);
        denominator = std::max<std::int64_t>(count - 1, 1);
    }
    std::int64_t low = numerator / denominator, rest = numerator % denominator;
    if (rest < 0) {  // above the first row's centre
        rest += denominator;
        --low;
    }
    return {static_cast<double>(low), static_cast<double>(rest) / static_cast<double>(denominator)};
}

void find_antialiased_taps(const Axis& axis, std::size_t k, std::vector<Tap>& taps) {
    const auto size = static_cast<double>(axis.size), count = static_cast<double>(axis.count);
    const double support = 2 * std::max(size / count, 1.0), centre = (static_cast<double>(k) + 0.5) * size / count;
    const double last = std::min(std::floor(centre + support + 0.5), size);
    // (j + 1/2 - centre) / stretch as a fraction of whole numbers, like place_of.
    const double denominator = 2 * std::max(size, count);
    const auto row = (2 * static_cast<std::int64_t>(k) + 1) * static_cast<std::int64_t>(axis.size);
    double total = 0;
    for (double j = std::max(std::floor(centre - support + 0.5), 0.0); j < last; ++j) {
        const std::int64_t old_row = (2 * static_cast<std::int64_t>(j) + 1) * static_cast<std::int64_t>(axis.count);
        taps.push_back({static_cast<std::size_t>(j), cubic(static_cast<double>(old_row - row) / denominator, -0.5)});
        total += taps.back().weight;
    }
    for (Tap& tap : taps) tap.weight /= total;
}

void find_taps(const Axis& axis, std::size_t k, std::vector<Tap>& taps) {
    taps.clear();
    const auto last = static_cast<double>(axis.size - 1);
    switch (axis.method) {
    case Interpolation::nearest:
        taps.push_back({static_cast<std::size_t>(std::uint64_t{k} * axis.size / axis.count), 1});
        return;
    case Interpolation::nearest_exact:
        taps.push_back(
            {static_cast<std::size_t>((2 * std::uint64_t{k} + 1) * axis.size / (2 * std::uint64_t{axis.count})), 1});
        return;
    case Interpolation::linear: {
        const Place at = place_of(axis, k);
        const double low = std::clamp(at.low, 0.0, last), above = at.low < 0 ? 0 : at.above;
        taps.push_back({static_cast<std::size_t>(low), 1 - above});
        taps.push_back({static_cast<std::size_t>(std::min(low + 1, last)), above});
        return;
    }
    case Interpolation::bicubic: {
        const Place at = place_of(axis, k);
        for (double j = -1; j <= 2; ++j)
            taps.push_back({static_cast<std::size_t>(std::clamp(at.low + j, 0.0, last)), cubic(at.above - j, -0.75)});
        return;
    }
    case Interpolation::bicubic_antialias:
        find_antialiased_taps(axis, k, taps);
        return;
    }
}

// [outer, size, inner] to [outer, count, inner].
std::vector<double> resize_axis(std::vector<double> from, std::size_t outer, const Axis& axis, std::size_t inner) {
    if (axis.size == axis.count) return from;
    std::vector<double> to(outer * axis.count * inner);
    std::vector<Tap> taps;
    for (std::size_t k = 0; k < axis.count; ++k) {
        find_taps(axis, k, taps);
        for (std::size_t o = 0; o < outer; ++o) {
            double* row = to.data() + (o * axis.count + k) * inner;
            for (const Tap& tap : taps) {
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

template <class T>
Status resize(const Request& request, std::span<T> out) noexcept {
    POSENC_TRY(guard::in_range(request.dim, 1, largest_dim, request.dim_name, "an integer from 1 to 16777216"));
    const bool can_align = request.method == Interpolation::linear || request.method == Interpolation::bicubic;
    if (request.align_corners && !can_align)
        return {ErrorCode::foreign_key, "align_corners", 1, "an option of linear and bicubic only"};
    std::size_t before = 0, after = 0;
    POSENC_TRY(count_elements(request.from, request.prefix + request.suffix, request.dim, before));
    POSENC_TRY(count_elements(request.to, request.prefix + request.suffix, request.dim, after));
    POSENC_TRY(guard::shape(request.table.size(), before, 1, "table", "as many elements as the old size has"));
    POSENC_TRY(guard::shape(out.size(), after, 1, "out", "as many elements as the new size has"));
    POSENC_TRY(validate_places(request.from.height, request.to.height));
    POSENC_TRY(validate_places(request.from.width, request.to.width));
    const std::size_t old_cells = request.from.height * request.from.width;
    const std::size_t new_cells = request.to.height * request.to.width;
    if (old_cells == 0 && new_cells != 0) return {ErrorCode::out_of_range, "table", 0, "at least one row to resize"};
    return guard::no_throw([&]() -> Status {
        const float* cells = request.table.data() + request.prefix * request.dim;
        std::vector<double> values(cells, cells + (new_cells == 0 ? 0 : old_cells * request.dim));
        if (new_cells != 0) {
            const Axis down{request.from.height, request.to.height, request.method, request.align_corners};
            const Axis across{request.from.width, request.to.width, request.method, request.align_corners};
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
                      "dim"},
                     out);
}

template <class T>
Status resize_grid_to(const GridResizeOptions& options, std::span<T> out) noexcept {
    return resize<T>({options.table, options.dim, options.old_grid, options.new_grid, options.prefix_rows, 0,
                      options.method, options.align_corners, "dim"},
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
    return resize<T>({options.table, options.heads, image(options.old_window), image(options.new_window), 0,
                      options.extra_rows, options.method, options.align_corners, "heads"},
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
