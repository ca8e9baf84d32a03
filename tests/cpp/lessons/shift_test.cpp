
#include <cmath>
#include <cstring>
#include <limits>
#include <random>
#include <vector>

#include "posenc/lessons/lessons.hpp"
#include "posenc/posenc.hpp"
#include "support/golden.hpp"
#include "support/isas.hpp"

namespace posenc::reference {
namespace {

/// posenc::make_shift_matrix for interleaved pairs, entry by entry from lesson 001's formula.
std::vector<double> make_shift_matrix(std::size_t dim, double base, double shift) {
    std::vector<double> out(dim * dim, 0.0);
    for (std::size_t i = 0; i < dim / 2; ++i) {
        const double angle = shift / std::pow(base, 2.0 * double(i) / double(dim));
        const std::size_t s = 2 * i, c = 2 * i + 1;
        out[s * dim + s] = std::cos(angle);
        out[s * dim + c] = std::sin(angle);
        out[c * dim + s] = -std::sin(angle);
        out[c * dim + c] = std::cos(angle);
    }
    return out;
}

}  // namespace
}  // namespace posenc::reference

using namespace posenc;

namespace {

std::vector<double> table_of(const SinusoidalOptions& options) {
    std::vector<double> out(options.positions.count * options.dim);
    make_sinusoidal_table(options, std::span(out));
    return out;
}

// Lesson 002's formula.
std::vector<double> doubled(std::size_t rows, std::size_t dim) {
    std::vector<double> out(rows * dim);
    make_doubled_exponent_table({.positions = range(rows), .dim = dim}, std::span(out));
    return out;
}

}  // namespace

TEST_CASE("the shift matrix agrees with the readable reference") {
    for (const std::size_t dim : {2u, 4u, 6u, 64u})
        for (const double shift : {0.0, 1.0, -3.0, 0.5, 100.0}) {
            std::vector<double> out(dim * dim);
            make_shift_matrix({.dim = dim, .base = 100}, shift, out);
            CHECK(golden::largest_difference(out, reference::make_shift_matrix(dim, 100, shift)) < 1e-13);
        }
}

TEST_CASE("lessons 000, 001 and 004: one matrix takes PE(p) to PE(p + k) for every p, in every layout and ladder") {
    for (const Layout layout : {Layout::interleaved, Layout::concatenated})
        for (const Ladder ladder : {Ladder::half, Ladder::half_minus_one})
            for (const std::size_t dim : {2u, 4u, 7u, 64u, 130u}) {
                if (dim % 2 == 1 && ladder == Ladder::half) continue;
                const SinusoidalOptions options{
                    .positions = range(-20, 150), .dim = dim, .layout = layout, .ladder = ladder};
                const auto table = table_of(options);
                std::vector<double> matrix(dim * dim);
                for (const std::size_t shift : {0u, 1u, 17u, 149u}) {
                    make_shift_matrix(options, double(shift), matrix);
                    const ShiftResidual r = compute_shift_residual({table, 150, dim}, {matrix, dim, dim}, shift);
                    CHECK(r.rows == 150 - shift);
                    CHECK(r.largest < 2e-14);
                    CHECK(r.root_mean_square <= r.largest);
                    CHECK(r.relative < 1e-13);
                }
            }
}

TEST_CASE("the blocks are the diagonal of the matrix, and turn clockwise in the plane of sine and cosine") {
    std::vector<double> blocks(8), matrix(16);
    make_shift_blocks({.dim = 4}, 1, blocks);
    make_shift_matrix({.dim = 4}, 1, matrix);
    CHECK(blocks[0] == Approx(0.5403023058681398).epsilon(1e-15));
    CHECK(blocks[1] == Approx(0.8414709848078965).epsilon(1e-15));
    CHECK(blocks[2] == -blocks[1]);
    CHECK(blocks[3] == blocks[0]);
    CHECK(matrix[0 * 4 + 1] == blocks[1]);
    CHECK(matrix[3 * 4 + 2] == blocks[6]);
    CHECK(matrix[0 * 4 + 2] == 0);
}

TEST_CASE("least squares finds the exact map of the sinusoidal encoding, at any rank of its rows") {
    on_every_isa([] {
        for (const std::size_t dim : {2u, 4u, 7u, 64u})
            for (const std::size_t shift : {1u, 5u}) {
                const SinusoidalOptions options{
                    .positions = range(120), .dim = dim, .ladder = dim % 2 ? Ladder::half_minus_one : Ladder::half};
                const auto table = table_of(options);
                std::vector<double> matrix(dim * dim);
                const ShiftFit fit = fit_shift({table, 120, dim}, shift, matrix);
                CHECK(fit.residual.largest < 1e-11);
                CHECK(fit.rank >= 2);
                CHECK(fit.rank <= dim);
                if (dim > 6) continue;  // wider ones have columns that are equal over 120 rows
                CHECK(fit.rank == dim);
                std::vector<double> exact(dim * dim);
                make_shift_matrix(options, double(shift), exact);
                CHECK(golden::largest_difference(matrix, exact) < 1e-9);
            }
    });
}

TEST_CASE("lesson 002: no matrix shifts the doubled exponent's table: at d = 4 least squares leaves 0.96") {
    // cos(p) is not in the table, so sin(p + 5) = sin(p) cos(5) + cos(p) sin(5) misses an amplitude of |sin 5| = 0.959.
    const auto table = doubled(1000, 4);
    std::vector<double> matrix(16);
    CHECK(fit_shift({table, 1000, 4}, 5, matrix).residual.largest == Approx(0.96).margin(5e-3));
    std::vector<double> standard(16);
    make_shift_matrix({.dim = 4}, 5, standard);
    CHECK(compute_shift_residual({table, 1000, 4}, {standard, 4, 4}, 5).largest > 0.5);
}

TEST_CASE("shift matrices and least-squares shifts match 50-digit truth") {
    using golden::Json;
    golden::each("analysis", "shift_matrix", [](const Json& c) {
        const Json& p = c["params"];
        const SinusoidalOptions options{.dim = p["dim"],
                                        .base = p["base"],
                                        .layout =
                                            p["layout"] == "interleaved" ? Layout::interleaved : Layout::concatenated};
        std::vector<double> got(options.dim * options.dim);
        make_shift_matrix(options, p["offset"], got);
        CHECK(golden::largest_difference(got, golden::numbers(c["expect"])) <= 1e-12);
    });
    golden::each("analysis", "least_squares_shift", [](const Json& c) {
        const Json& p = c["params"];
        const std::size_t dim = p["dim"], rows = p["positions"];
        const auto table =
            p["table"] == "standard" ? table_of({.positions = range(rows), .dim = dim}) : doubled(rows, dim);
        std::vector<double> got(dim * dim);
        const ShiftFit fit = fit_shift({table, rows, dim}, p["offset"], got);
        const auto expect = golden::numbers(c["expect"]);
        for (std::size_t i = 0; i < got.size(); ++i)
            CHECK(std::fabs(got[i] - expect[i]) <= 1e-7 * std::max(1.0, std::fabs(expect[i])));
        const double entries = double(fit.residual.rows * dim);
        CHECK(std::fabs(fit.residual.root_mean_square * std::sqrt(entries) - c["residual"][0].get<double>()) <= 1e-7);
        CHECK(std::fabs(fit.residual.largest - c["residual"][1].get<double>()) <= 1e-7);
    });
}

TEST_CASE("least squares solves a known system, and leaves the part orthogonal to the rows") {
    // Four rows (1, t): the best line through 0, 1, 1, 2 is 0.1 + 0.6 t, computed by hand from the normal equations.
    const std::vector<double> table = {1, 0, 1, 1, 1, 2, 1, 3, 1, 4};
    std::vector<double> matrix(4);
    const ShiftFit fit = fit_shift({table, 5, 2}, 1, matrix);
    const double exact[] = {1, 0, 1, 1};
    CHECK(golden::largest_difference(matrix, exact) < 1e-14);
    CHECK(fit.rank == 2);
    // A random table: no better than any other, but at its normal equations.
    std::mt19937 random(7);
    std::normal_distribution<double> normal;
    std::vector<double> noise(80 * 6), map(36);
    for (double& x : noise) x = normal(random);
    const ShiftFit none = fit_shift({noise, 80, 6}, 1, map);
    CHECK(none.residual.relative > 0.8);
    for (std::size_t a = 0; a < 6; ++a)
        for (std::size_t b = 0; b < 6; ++b) {
            double along = 0;
            for (std::size_t r = 0; r + 1 < 80; ++r) {
                double miss = noise[(r + 1) * 6 + a];
                for (std::size_t c = 0; c < 6; ++c) miss -= map[a * 6 + c] * noise[r * 6 + c];
                along += miss * noise[r * 6 + b];
            }
            CHECK(std::fabs(along) < 1e-11);
        }
}

TEST_CASE("a table of zeros, of one row and of none are fitted without a fuss") {
    std::vector<double> zeros(30, 0.0), matrix(9, 5.0);
    CHECK(fit_shift({zeros, 10, 3}, 1, matrix).rank == 0);
    CHECK(matrix == std::vector<double>(9, 0.0));
    const std::vector<double> one = {1, 2, 3};
    CHECK(fit_shift({one, 1, 3}, 0, matrix).residual.largest < 1e-15);
    CHECK(fit_shift({{}, 0, 3}, 4, matrix).residual.rows == 0);
    std::vector<double> empty;
    CHECK(fit_shift({{}, 0, 0}, 0, empty).rank == 0);
}
