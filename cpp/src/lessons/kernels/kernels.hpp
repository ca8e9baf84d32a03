// The kernels that only posenc_lessons calls.
#pragma once

#include <cstddef>
#include <cstdint>

#include "kernels/isa.hpp"

namespace posenc::kernels {

/// Partial sums of a dot product: column c goes into sum c % 8 on every instruction set.
inline constexpr std::size_t row_product_lanes = 8;

/// One row against `count` rows: out[r] for row r.
struct RowProducts {
    const double* row;   ///< [stride], zeros beyond the columns
    const double* rows;  ///< [count, stride]
    std::size_t stride;  ///< a multiple of row_product_lanes
    std::size_t count;
    double* out;  ///< [count]
};

/// How numbers become places in a list of colours.
struct ColorRamp {
    const std::uint32_t* colors;  ///< `count` from low to high, then one for NaN
    std::size_t count;
    double factor;
    double offset;
};

struct LessonKernels {
    void (*dot_products)(const RowProducts&);
    void (*squared_distances)(const RowProducts&);
    /// A colour for each number.
    void (*color_cells_float)(const ColorRamp&, const float* values, std::size_t n, std::uint32_t* out);
    void (*color_cells_double)(const ColorRamp&, const double* values, std::size_t n, std::uint32_t* out);
    /// sums[i] += line[i] * weight.
    void (*add_line_float)(const float* line, double weight, double* sums, std::size_t n);
    void (*add_line_double)(const double* line, double weight, double* sums, std::size_t n);
};

POSENC_KERNELS(LessonKernels, lessons)

}  // namespace posenc::kernels
