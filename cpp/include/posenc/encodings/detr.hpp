// The sine encoding of DETR's images, which skips padding and can stretch every image to one turn.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "posenc/core/error.hpp"
#include "posenc/frequencies/base.hpp"

namespace posenc {

struct DetrOptions {
    std::size_t batch = 1;
    std::size_t height = 0;
    std::size_t width = 0;
    std::size_t axis_dim = 128;            ///< columns of each axis, even: half of the model's width
    std::span<const std::uint8_t> mask{};  ///< [B, height, width], not 0 for padding; empty: no padding. Borrowed.
    double base = paper_base;              ///< DETR's `temperature`
    bool normalize = true;                 ///< as DETR's models are built
    std::optional<double> scale{};         ///< what normalised coordinates end at; 2 pi unless given
    double offset = 0;                     ///< added to a coordinate before normalising; Deformable DETR: -0.5
};

/// A coordinate is the number of cells without padding up to and with this one, down its column for y, along its row
/// for x, so it starts at 1; with `normalize` it is (it + offset) / (the last one of the column or row + 1e-6) times
/// `scale`. Channel k of an axis is the sine (k even) or cosine (k odd) of the coordinate times
/// base^(-2 floor(k / 2) / axis_dim).
///
/// Shapes: out [B, 2 axis_dim, height, width], the block of y first. Units: coordinates in cells, or in radians when
/// normalised.
/// Errors: out_of_range for axis_dim (even, 2 to 2^23), out_of_range or not_finite for base (above 1), scale (above 0,
/// up to 2^53) and offset (times scale up to 2^40; without normalize 0: some programs then leave it out and some do
/// not); shape_mismatch if mask is neither empty nor B x height x width long or out does not hold its
/// elements; too_large; out_of_memory. A failing call changes nothing.
/// Accuracy: float within 2^-24 of the true value, double within 4e-15 for coordinates up to 2^31.
/// Cost: O(B height width axis_dim) time, of sines only one for each different coordinate of a row or column; extra
/// memory O(height width).
/// Source: Carion et al. 2020 (arXiv 2005.12872), models/position_encoding.py; offset: Zhu et al. 2020 (Deformable
/// DETR, arXiv 2010.04159), models/position_encoding.py, and mmdetection's SinePositionalEncoding.
/// Example: tests/examples/detr.cpp
Status try_make_detr_encoding(const DetrOptions& options, std::span<float> out) noexcept;
Status try_make_detr_encoding(const DetrOptions& options, std::span<double> out) noexcept;

template <class T>
inline void make_detr_encoding(const DetrOptions& options, std::span<T> out) {
    check(try_make_detr_encoding(options, out));
}

}  // namespace posenc
