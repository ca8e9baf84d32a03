// Weights of old rows in new ones, for every method of resizing.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "posenc/encodings/resize.hpp"

namespace posenc {

/// An old row and its weight in a new one.
struct ResizeTap {
    std::size_t row;
    double weight;
};

/// The rows of one axis, before and after.
struct ResizeAxis {
    std::size_t size, count;
    Interpolation method;
    bool align_corners;
    std::optional<double> scale;  ///< new rows for each old one; absent: count / size
};

/// Replaces taps by the old rows that make new row k.
void find_taps(const ResizeAxis& axis, std::size_t k, std::vector<ResizeTap>& taps);

}  // namespace posenc
