// Sinusoids of grids with any number of axes: every axis owns some of the columns.
#pragma once

#include <cstddef>
#include <span>

#include "posenc/core/error.hpp"
#include "posenc/frequencies/base.hpp"

namespace posenc {

/// The most axes that a grid may have.
inline constexpr std::size_t largest_axes = 16;

struct MultidimOptions {
    std::span<const std::size_t> sizes{};  ///< cells along each axis; borrowed
    std::size_t dim = 0;
    double base = paper_base;
};

/// Axis k owns the columns [k c, (k + 1) c) with c = 2 ceil(D / (2 axes)), interleaved, frequencies base^(-2i / c);
/// columns beyond D are cut off. So an odd or indivisible D has other frequencies than D columns of the paper.
///
/// Shapes: out [cells, D], row-major; cells row by row, the last axis fastest; cells is the product of sizes.
/// Units: positions in cells, angles in radians.
/// Errors: out_of_range for dim (1 to 2^24) and the number of axes (1 to 16), out_of_range or not_finite for base
/// (above 1), too_large for a grid beyond memory, shape_mismatch if out does not hold cells x D elements;
/// out_of_memory. A failing call changes nothing.
/// Accuracy: float within 2^-24 of the true value, double within 4e-15.
/// Cost: O(cells D) time; extra memory O(D (sum of sizes) / axes).
/// Source: tatp22 multidim-positional-encoding, torch_encodings.py. Example: tests/examples/multidim.cpp
Status try_make_multidim_table(const MultidimOptions& options, std::span<float> out) noexcept;
Status try_make_multidim_table(const MultidimOptions& options, std::span<double> out) noexcept;

struct Tensor2TensorGridOptions {
    std::span<const std::size_t> sizes{};  ///< cells along each axis; borrowed
    std::size_t dim = 0;
    double min_timescale = 1;
    double max_timescale = paper_base;
};

/// Axis k owns the columns [2qk, 2q(k + 1)) with q = floor(D / (2 axes)): [q sines | q cosines], frequencies
/// min (max / min)^(-i / max(q - 1, 1)). Columns that are left over are zero.
///
/// Shapes, Units, Accuracy, Cost, Example: as try_make_multidim_table. Errors: the same, and min_timescale below
/// 2^-53, max_timescale not above it or beyond 2^53.
/// Source: tensor2tensor layers/common_attention.py, add_timing_signal_nd.
Status try_make_tensor2tensor_grid(const Tensor2TensorGridOptions& options, std::span<float> out) noexcept;
Status try_make_tensor2tensor_grid(const Tensor2TensorGridOptions& options, std::span<double> out) noexcept;

template <class T>
inline void make_multidim_table(const MultidimOptions& options, std::span<T> out) {
    check(try_make_multidim_table(options, out));
}
template <class T>
inline void make_tensor2tensor_grid(const Tensor2TensorGridOptions& options, std::span<T> out) {
    check(try_make_tensor2tensor_grid(options, out));
}

}  // namespace posenc
