// A lesson's formula for two dimensions: one sine of the product of the coordinates.
#pragma once

#include <cstddef>
#include <span>

#include "posenc/core/error.hpp"
#include "posenc/frequencies/base.hpp"

namespace posenc {

struct ProductOptions {
    std::span<const double> points{};  ///< [N, 2]: x and y of each point; borrowed
    std::size_t dim = 0;
    double base = paper_base;
};

/// Column i is sin(x y / base^(i / D)).
///
/// It COLLIDES: points with the same product have the same row, (2, 3) and (3, 2), (1, 6) and (6, 1); all points with x
/// = 0 or y = 0 are zero; and without a cosine nothing turns one position into another. It exists for comparison with
/// the grids that work (make_vision_grid, make_multidim_table).
///
/// Shapes: points [N, 2], out [N, D], row-major, for dim = D. Units: coordinates in cells, angles in radians.
/// Errors: out_of_range or not_finite for points (|x|, |y| and |x y| at most 2^53), dim (1 to 2^24), base (above 1);
/// shape_mismatch if points are not pairs or out does not hold N x D elements; out_of_memory. A failing call
/// changes nothing.
/// Accuracy: float within 2^-24 of the true value for products that doubles hold exactly, double within 4e-15.
/// Cost: O(N D) time. Source: lesson 001. Example: tests/examples/product.cpp
Status try_make_product_table(const ProductOptions& options, std::span<float> out) noexcept;
Status try_make_product_table(const ProductOptions& options, std::span<double> out) noexcept;

template <class T>
inline void make_product_table(const ProductOptions& options, std::span<T> out) {
    check(try_make_product_table(options, out));
}

}  // namespace posenc
