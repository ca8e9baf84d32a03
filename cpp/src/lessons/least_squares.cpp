#include "lessons/least_squares.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

#include "lessons/kernels/kernels.hpp"

namespace posenc {

ColumnSet::ColumnSet(std::size_t n, std::size_t columns)
    : length(n), count(columns),
      stride((n + kernels::row_product_lanes - 1) / kernels::row_product_lanes * kernels::row_product_lanes),
      data(stride * columns) {}

namespace {

// Columns `first` .. of `set` become themselves minus beta (v . column) v.
void reflect(const std::vector<double>& v, double beta, std::size_t from, ColumnSet& set, std::size_t first,
             std::vector<double>& products) {
    const std::size_t count = set.count - first;
    if (count == 0) return;
    kernels::lessons().dot_products({v.data(), set.column(first), set.stride, count, products.data()});
    for (std::size_t c = 0; c < count; ++c) {
        const double factor = beta * products[c];
        double* column = set.column(first + c);
        for (std::size_t r = from; r < set.length; ++r) column[r] -= factor * v[r];
    }
}

}  // namespace

std::size_t solve_least_squares(ColumnSet& a, ColumnSet& b, double* x) {
    const std::size_t n = a.length, columns = a.count, most = std::min(n, columns);
    std::vector<std::size_t> order(columns);
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::vector<double> v(a.stride), products(std::max(columns, b.count)), diagonal;
    const auto square_below = [&](std::size_t column, std::size_t row) {
        double sum = 0;
        for (std::size_t r = row; r < n; ++r) sum += a.column(column)[r] * a.column(column)[r];
        return sum;
    };
    for (std::size_t k = 0; k < most; ++k) {
        std::size_t pivot = k;
        double largest = -1;
        for (std::size_t c = k; c < columns; ++c)
            if (const double square = square_below(c, k); square > largest) {
                largest = square;
                pivot = c;
            }
        const double norm = std::sqrt(largest);
        // The norm of a dependent column due to rounding alone.
        const double noise = 0x1p-50 * static_cast<double>(n) * (k == 0 ? 0 : std::fabs(diagonal[0]));
        if (norm <= noise) break;
        if (pivot != k) std::swap_ranges(a.column(k), a.column(k) + n, a.column(pivot));
        std::swap(order[k], order[pivot]);
        std::fill(v.begin(), v.end(), 0.0);
        std::copy(a.column(k) + k, a.column(k) + n, v.begin() + static_cast<std::ptrdiff_t>(k));
        const double corner = v[k] > 0 ? -norm : norm;
        v[k] -= corner;
        // |v|^2 = 2 norm (norm + |x_k|), so beta = 2 / |v|^2 needs no further sum.
        const double beta = 1 / (norm * std::fabs(v[k]));
        reflect(v, beta, k, a, k + 1, products);
        reflect(v, beta, k, b, 0, products);
        diagonal.push_back(corner);
    }
    const std::size_t rank = diagonal.size();
    std::fill(x, x + columns * b.count, 0.0);
    for (std::size_t j = 0; j < b.count; ++j)
        for (std::size_t i = rank; i-- > 0;) {
            double value = b.column(j)[i];
            for (std::size_t l = i + 1; l < rank; ++l) value -= a.column(l)[i] * x[order[l] * b.count + j];
            x[order[i] * b.count + j] = value / diagonal[i];
        }
    return rank;
}

}  // namespace posenc
