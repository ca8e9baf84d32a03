// The picture of a matrix in pieces: rows of pixels and the rows of cells under them, so that the whole matrix need not
// be in memory.
#pragma once

#include <cstddef>
#include <cstdint>

#include "posenc/lessons/pixels.hpp"

namespace posenc {

/// Cells first .. end - 1.
struct Cells {
    std::size_t first, end;
};

/// The cells of a line under one of its pixels, fully or in part.
inline Cells cells_under(std::size_t pixel, std::size_t cells, std::size_t pixels) noexcept {
    const std::uint64_t from = std::uint64_t{pixel} * cells;
    return {static_cast<std::size_t>(from / pixels), static_cast<std::size_t>((from + cells + pixels - 1) / pixels)};
}

struct PixelRows {
    std::size_t rows, columns;  ///< cells
    std::size_t down, across;   ///< pixels: of rows and of columns, wherever those are drawn
    const PixelOptions& options;

    PixelRows(std::size_t r, std::size_t c, const PixelOptions& o) noexcept;

    /// Rejects the same as try_make_pixels, except for the sizes of the data and of `out`.
    Status validate() const noexcept;

    /// The rows of cells under a row of pixels.
    Cells under(std::size_t pixel) const noexcept { return cells_under(pixel, rows, down); }

    /// Rows of pixels first .. first + count - 1 into the whole picture at `out`; `cells` is row under(first).first.
    void write(std::size_t first, std::size_t count, const float* cells, std::uint32_t* out) const;
    void write(std::size_t first, std::size_t count, const double* cells, std::uint32_t* out) const;
};

}  // namespace posenc
