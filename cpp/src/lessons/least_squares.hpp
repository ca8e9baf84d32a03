// Linear least squares with many right-hand sides.
#pragma once

#include <cstddef>
#include <vector>

namespace posenc {

/// Columns of equal length, each padded with zeros to whole groups of the row-product kernels.
struct ColumnSet {
    ColumnSet(std::size_t length, std::size_t count);
    double* column(std::size_t c) noexcept { return data.data() + c * stride; }

    std::size_t length, count, stride;
    std::vector<double> data;
};

/// Finds X with A X as near to B as can be: Householder QR of A with column pivoting, so that dependent columns are
/// left out (their rows of X are zero). A and B are used up. Returns the rank; `x` receives [A.count, B.count],
/// row-major.
std::size_t solve_least_squares(ColumnSet& a, ColumnSet& b, double* x);

}  // namespace posenc
