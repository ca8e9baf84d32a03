// Moving by k positions turns every pair by its own angle: one matrix for all positions.
#include <cassert>
#include <cstdio>
#include <vector>

#include "posenc/posenc.hpp"
#include <posenc/lessons/lessons.hpp>

int main() {
    constexpr std::size_t rows = 60, dim = 8, shift = 5;
    std::vector<double> table(rows * dim), matrix(dim * dim);
    posenc::make_sinusoidal_table({.positions = posenc::range(rows), .dim = dim}, std::span(table));
    posenc::make_shift_matrix({.dim = dim}, shift, matrix);
    const auto exact = posenc::compute_shift_residual({table, rows, dim}, {matrix, dim, dim}, shift);
    std::printf("sinusoidal: PE(p + 5) and M(5) PE(p) differ by %.1e at most\n", exact.largest);
    assert(exact.largest < 1e-14);

    // The formula with a doubled exponent has no such matrix; least squares shows the residual of the best one.
    std::vector<double> doubled(rows * dim);
    posenc::make_doubled_exponent_table({.positions = posenc::range(rows), .dim = dim}, std::span(doubled));
    const auto fit = posenc::fit_shift({doubled, rows, dim}, shift, matrix);
    std::printf("doubled exponent: the best matrix is off by %.2f\n", fit.residual.largest);
    assert(fit.residual.largest > 0.5);
}
