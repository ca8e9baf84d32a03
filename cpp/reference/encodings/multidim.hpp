#pragma once

#include <cmath>
#include <vector>

#include "posenc/encodings/multidim.hpp"

namespace posenc::reference {

inline std::size_t cells_of(std::span<const std::size_t> sizes) {
    std::size_t cells = 1;
    for (const std::size_t size : sizes) cells *= size;
    return cells;
}

// The coordinate of a cell along one axis; the last axis is the fastest.
inline double coordinate(std::span<const std::size_t> sizes, std::size_t cell, std::size_t axis) {
    for (std::size_t k = sizes.size() - 1; k > axis; --k) cell /= sizes[k];
    return double(cell % sizes[axis]);
}

/// The functions of the same names in posenc, one entry at a time.
inline std::vector<double> make_multidim_table(const MultidimOptions& options) {
    const std::size_t axes = options.sizes.size();
    const auto width = std::size_t(2 * std::ceil(double(options.dim) / double(2 * axes)));
    std::vector<double> table;
    for (std::size_t cell = 0; cell < cells_of(options.sizes); ++cell)
        for (std::size_t c = 0; c < options.dim; ++c) {
            const std::size_t axis = c / width, i = c % width / 2;
            const double w = std::pow(options.base, -2.0 * double(i) / double(width));
            const double angle = coordinate(options.sizes, cell, axis) * w;
            table.push_back(c % 2 == 0 ? std::sin(angle) : std::cos(angle));
        }
    return table;
}

inline std::vector<double> make_tensor2tensor_grid(const Tensor2TensorGridOptions& options) {
    const std::size_t axes = options.sizes.size(), q = options.dim / (2 * axes);
    std::vector<double> table;
    for (std::size_t cell = 0; cell < cells_of(options.sizes); ++cell)
        for (std::size_t c = 0; c < options.dim; ++c) {
            if (c >= 2 * q * axes) {
                table.push_back(0);
                continue;
            }
            const std::size_t within = c % (2 * q), i = within % q;
            const double exponent = i == 0 ? 0 : -double(i) / double(q - 1);
            const double w = options.min_timescale * std::pow(options.max_timescale / options.min_timescale, exponent);
            const double angle = coordinate(options.sizes, cell, c / (2 * q)) * w;
            table.push_back(within < q ? std::sin(angle) : std::cos(angle));
        }
    return table;
}

}  // namespace posenc::reference
