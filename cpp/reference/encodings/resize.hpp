#pragma once

#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

#include "posenc/encodings/resize.hpp"

namespace posenc::reference {

inline double cubic(double x, double a) {
    x = std::fabs(x);
    if (x < 1) return (a + 2) * x * x * x - (a + 3) * x * x + 1;
    return x < 2 ? a * x * x * x - 5 * a * x * x + 8 * a * x - 4 * a : 0;
}

// The weight of old row j in new row k: most are zero.
inline double weight(int k, int j, int size, int count, Interpolation method, bool align,
                     std::optional<double> scale = {}) {
    const double ratio = scale ? 1 / *scale : double(size) / count;
    double at = align ? (count > 1 ? double(k) * (size - 1) / (count - 1) : 0) : (k + 0.5) * ratio - 0.5;
    if (scale && method == Interpolation::nearest) return j == std::min(int(std::floor(k * ratio)), size - 1);
    if (scale && method == Interpolation::nearest_exact) return j == std::min(int(std::floor(at + 0.5)), size - 1);
    if (method == Interpolation::nearest) return j == k * size / count;
    if (method == Interpolation::nearest_exact) return j == (2 * k + 1) * size / (2 * count);
    if (method == Interpolation::linear) {
        at = std::clamp(at, 0.0, double(size - 1));
        return std::max(0.0, 1 - std::fabs(at - j));
    }
    double sum = 0;
    if (method == Interpolation::bicubic) {
        const int low = int(std::floor(at));
        for (int tap = low - 1; tap <= low + 2; ++tap)
            if (std::clamp(tap, 0, size - 1) == j) sum += cubic(at - tap, -0.75);
        return sum;
    }
    const double stretch = std::max(ratio, 1.0);
    const auto kernel = [&](int row) {
        const double x = (row - at) / stretch;
        return method == Interpolation::linear_antialias ? std::max(0.0, 1 - std::fabs(x)) : cubic(x, -0.5);
    };
    for (int other = 0; other < size; ++other) sum += kernel(other);
    return kernel(j) / sum;
}

inline std::vector<double> resize_grid(const GridResizeOptions& options) {
    const int dim = int(options.dim), kept = int(options.prefix_rows) * dim;
    std::vector<double> out(options.table.begin(), options.table.begin() + kept);
    const auto [h, w] = options.old_grid;
    for (int y = 0; y < int(options.new_grid.height); ++y)
        for (int x = 0; x < int(options.new_grid.width); ++x)
            for (int c = 0; c < dim; ++c) {
                double sum = 0;
                for (int j = 0; j < int(h); ++j)
                    for (int i = 0; i < int(w); ++i)
                        sum += weight(y, j, int(h), int(options.new_grid.height), options.method, options.align_corners,
                                      options.row_scale) *
                               weight(x, i, int(w), int(options.new_grid.width), options.method, options.align_corners,
                                      options.column_scale) *
                               double(options.table[std::size_t(kept + (j * int(w) + i) * dim + c)]);
                out.push_back(sum);
            }
    return out;
}

/// The functions of the same names in posenc, one entry at a time.
inline std::vector<double> resize_rows(const RowResizeOptions& options) {
    const std::size_t rows = options.table.size() / options.dim - options.prefix_rows;
    return resize_grid({options.table,
                        options.dim,
                        {1, rows},
                        {1, options.rows},
                        options.prefix_rows,
                        options.method,
                        options.align_corners,
                        {},
                        options.scale_factor});
}

}  // namespace posenc::reference
