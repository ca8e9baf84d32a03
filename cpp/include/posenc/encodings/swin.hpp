// Windows of an image: the relative index of Swin and BEiT, and the logarithmic coordinates of SwinV2.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "posenc/core/error.hpp"

namespace posenc {

struct SwinOptions {
    std::size_t height = 0;  ///< cells of the window
    std::size_t width = 0;
    bool class_token = false;  ///< BEiT: token 0 belongs to no cell and has its own three rows
};

/// The row of the bias table for each pair of cells, query minus key: (dh + H - 1) (2 W - 1) + (dw + W - 1). Cells
/// count row by row. With N = (2 H - 1) (2 W - 1), the class token has N towards cells, N + 1 from cells, N + 2 to
/// itself.
///
/// Shapes: out [T, T], T = H W (+ 1 with a class token). The table has N (+ 3) rows; look it up with
/// make_bias_from_index.
/// Units: indices.
/// Errors: out_of_range for height and width (1 to 16384); too_large; shape_mismatch for out. Nothing was changed then.
/// Accuracy: exact. Cost: O(T^2).
/// Source: Swin (arXiv 2103.14030); BEiT (arXiv 2106.08254); timm pos_embed_rel.py, gen_relative_position_index.
/// Example: tests/examples/swin.cpp
Status try_make_swin_index(const SwinOptions& options, std::span<std::int32_t> out) noexcept;

enum class SwinForm : int {
    swin_v2,     ///< sign(d) log2(1 + 8 |d| / (n - 1)) / log2(8)
    swin_v2_cr,  ///< sign(d) ln(1 + |d|), whatever the window: timm's Swin-V2-CR
};

struct SwinCoordinateOptions {
    std::size_t height = 0;
    std::size_t width = 0;
    std::size_t trained_height = 0;  ///< the window of the pretraining, when another; 0: the same
    std::size_t trained_width = 0;
    SwinForm form = SwinForm::swin_v2;
};

/// The inputs of SwinV2's small network: `form` of the distance d, n the size of the (trained) window; a window of one
/// cell has the coordinate 0. Swin-V2-CR feeds its network every pair of cells: the same numbers, found with
/// swin_index.
///
/// Shapes: out [2 H - 1, 2 W - 1, 2], first the rows' distance, then the columns', each from -(n - 1) to n - 1.
/// Units: none. Errors: as try_make_swin_index; out_of_range for trained sizes (0, or 2 to 16384; 0 for
/// swin_v2_cr).
/// Accuracy: double within 2^-52 of itself; float the nearest to that. Cost: O(H W).
/// Source: SwinV2 (arXiv 2111.09883), equation 4; timm pos_embed_rel.py, gen_relative_log_coords (mode "swin");
/// swin_transformer_v2_cr.py, _make_pair_wise_relative_positions.
/// Example: as above.
Status try_make_swin_coordinates(const SwinCoordinateOptions& options, std::span<float> out) noexcept;
Status try_make_swin_coordinates(const SwinCoordinateOptions& options, std::span<double> out) noexcept;

inline void make_swin_index(const SwinOptions& options, std::span<std::int32_t> out) {
    check(try_make_swin_index(options, out));
}
template <class T>
void make_swin_coordinates(const SwinCoordinateOptions& options, std::span<T> out) {
    check(try_make_swin_coordinates(options, out));
}

}  // namespace posenc
