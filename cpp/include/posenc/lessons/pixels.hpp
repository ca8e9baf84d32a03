// A table of numbers as a picture: the pixels of a heatmap.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "posenc/core/error.hpp"
#include "posenc/lessons/matrix_view.hpp"

namespace posenc {

struct PixelOptions {
    double low = -1;  ///< where the first colour begins
    double high = 1;  ///< where the last colour ends
    std::span<const std::uint32_t>
        colors{};            ///< N from low to high and one for NaN; four bytes each, R G B A. Borrowed.
    std::size_t width = 0;   ///< pixels, at most the cells across and 65536; 0: one a cell
    std::size_t height = 0;  ///< likewise for the cells down
    bool transpose = false;  ///< rows across and columns down
};

/// Colours for the cells of a matrix. A value v takes colour floor((v - low) N / (high - low)), held within the N; with
/// low = -high the middle is exact: negative values and the others never share a colour when N is even.
///
/// With fewer pixels than cells, a pixel is the mean of the cells under it, each weighted by the area that it covers:
/// picking single cells would draw false waves, and averaging colours would draw colours without a value. A pixel that
/// touches a NaN is NaN.
///
/// Shapes: values [R, C]; out [height, width], one word a pixel, the bytes of an image in RGBA order.
/// Units: pixels; low and high are in those of the values.
/// Errors: shape_mismatch for data that is not rows x columns, out, fewer than two colours; out_of_range for width or
/// height beyond the cells or 65536, high not above low (or so near or far that their difference has no reciprocal),
/// more than 65536 colours; not_finite for low and high; out_of_memory. Accuracy: means and places in double, the same
/// colours on every instruction set. Cost: O(R C) time; memory O(C). Source: none. Example: tests/examples/pixels.cpp
Status try_make_pixels(MatrixView<float> values, const PixelOptions& options, std::span<std::uint32_t> out) noexcept;
Status try_make_pixels(MatrixView<double> values, const PixelOptions& options, std::span<std::uint32_t> out) noexcept;

inline void make_pixels(MatrixView<float> values, const PixelOptions& options, std::span<std::uint32_t> out) {
    check(try_make_pixels(values, options, out));
}
inline void make_pixels(MatrixView<double> values, const PixelOptions& options, std::span<std::uint32_t> out) {
    check(try_make_pixels(values, options, out));
}

}  // namespace posenc
