// Learned tables stretched to more or fewer positions than they were trained with.
#pragma once

#include <cstddef>
#include <optional>
#include <span>

#include "posenc/core/error.hpp"

// All functions of this file:
//
// Shapes: tables row-major [rows, D]; D is dim, or the number of heads of a bias table.
// Units: none; positions of the new rows are spread over the old ones.
// Errors: out_of_range for dim (1 to 2^24) and sizes (a size of 0 only where the new one is 0 too); shape_mismatch if
// the table does not hold what the sizes say or out what the new ones say; foreign_key for align_corners with a method
// that has no such thing or with a scale factor; out_of_range for a scale factor whose product with the old size does
// not have the new size as its whole part; too_large; out_of_memory. A failing call changes nothing.
// Accuracy: double within 1e-13 of the true value for tables of magnitude 1, float half an ulp more.
// Cost: O(new rows D (taps)), taps 1 to 4, or 2 (linear) or 4 times the shrinking with antialiasing; extra memory two
// tables.
// Scale factors: row k is sampled at (k + 1/2) / scale_factor - 1/2, as PyTorch does when it is given a scale instead
// of a size. DINOv2 gives (new size + 0.1) / old size. An axis with a scale factor is sampled even if its size stays.
// Example: tests/examples/resize.cpp

namespace posenc {

/// How new rows are made from old ones, in PyTorch's conventions.
enum class Interpolation : int {
    nearest,            ///< row floor(k in / out)
    nearest_exact,      ///< row floor((k + 1/2) in / out)
    linear,             ///< two neighbours; half-pixel centres
    bicubic,            ///< four neighbours, a = -0.75, edges repeated: MAE, Swin, BEiT
    bicubic_antialias,  ///< a = -0.5, the kernel stretched on shrinking, weights renormalised at edges: timm
    linear_antialias,   ///< the same with the triangle: PyTorch's bilinear with antialias=True; SigLIP 2, LFM2-VL
};

/// Cells along the two axes of an image.
struct GridSize {
    std::size_t height = 0;
    std::size_t width = 0;
};

struct RowResizeOptions {
    std::span<const float> table{};
    std::size_t dim = 0;
    std::size_t rows = 0;         ///< the new number, without prefix_rows
    std::size_t prefix_rows = 0;  ///< kept as they are: class tokens
    Interpolation method = Interpolation::linear;
    bool align_corners = false;               ///< the first and last rows stay where they are (linear and bicubic)
    std::optional<double> scale_factor = {};  ///< absent: the new number over the old one
};

/// Resizes along the positions of a text. Shapes: out [prefix_rows + rows, D]. Units, Errors, Accuracy, Cost, Example:
/// above. Source: PyTorch nn.functional.interpolate.
Status try_resize_rows(const RowResizeOptions& options, std::span<float> out) noexcept;
Status try_resize_rows(const RowResizeOptions& options, std::span<double> out) noexcept;

struct GridResizeOptions {
    std::span<const float> table{};
    std::size_t dim = 0;
    GridSize old_grid{};
    GridSize new_grid{};
    std::size_t prefix_rows = 0;
    Interpolation method = Interpolation::bicubic;
    bool align_corners = false;
    std::optional<double> row_scale = {}, column_scale = {};  ///< scale_factor of each axis
};

/// Resizes a table of image patches, rows first to last. Shapes: table [prefix_rows + old cells, D], out [prefix_rows +
/// new cells, D]. Units, Errors, Accuracy, Cost, Example: above.
/// Source: MAE util/pos_embed.py, interpolate_pos_embed; timm layers/pos_embed.py, resample_abs_pos_embed.
Status try_resize_grid(const GridResizeOptions& options, std::span<float> out) noexcept;
Status try_resize_grid(const GridResizeOptions& options, std::span<double> out) noexcept;

struct BiasResizeOptions {
    std::span<const float> table{};
    std::size_t heads = 0;
    GridSize old_window{};
    GridSize new_window{};
    std::size_t extra_rows = 0;  ///< kept at the end: 3 in BEiT
    Interpolation method = Interpolation::bicubic;
    bool align_corners = false;
};

/// Resizes a table of relative biases, an image of (2 height - 1) x (2 width - 1) for each head. Shapes: table
/// [(2H - 1)(2W - 1) + extra_rows, heads], out the same of the new window. Units, Errors, Accuracy, Cost, Example:
/// above, D = heads. Source: Liu et al. 2021 (arXiv 2103.14030); timm layers/pos_embed_rel.py.
Status try_resize_bias_table(const BiasResizeOptions& options, std::span<float> out) noexcept;
Status try_resize_bias_table(const BiasResizeOptions& options, std::span<double> out) noexcept;

template <class T>
inline void resize_rows(const RowResizeOptions& options, std::span<T> out) {
    check(try_resize_rows(options, out));
}
template <class T>
inline void resize_grid(const GridResizeOptions& options, std::span<T> out) {
    check(try_resize_grid(options, out));
}
template <class T>
inline void resize_bias_table(const BiasResizeOptions& options, std::span<T> out) {
    check(try_resize_bias_table(options, out));
}

}  // namespace posenc
