#include <cmath>
#include <limits>

#include "posenc/lessons/lessons.hpp"
#include "posenc/posenc.hpp"
#include "support/golden.hpp"

using namespace posenc;
using golden::Json;

namespace {

using Numbers = std::vector<double>;

Numbers made(std::size_t rows, std::size_t dim, Formula formula = Formula::paper) {
    Numbers out(rows * dim);
    make_variant_table({range(rows), dim, 10000, formula}, out);
    return out;
}

}  // namespace

TEST_CASE("row norms and columns that hardly move match 50-digit truth") {
    golden::each("analysis", "row_norms", [](const Json& c) {
        const auto positions = golden::numbers(c["inputs"]["positions"]);
        const std::size_t dim = c["params"]["dim"];
        Numbers table(positions.size() * dim), norms(positions.size());
        make_sinusoidal_table({.positions = list(positions), .dim = dim, .base = c["params"]["base"]},
                              std::span(table));
        compute_row_norms({table, positions.size(), dim}, norms);
        CHECK(golden::largest_difference(norms, golden::numbers(c["expect"])) <= 1e-12);
    });
    golden::each("analysis", "near_constant_columns", [](const Json& c) {
        const Json& p = c["params"];
        const std::size_t dim = p["dim"], rows = p["positions"];
        const Numbers table = made(rows, dim, p["table"] == "standard" ? Formula::paper : Formula::doubled_exponent);
        Numbers spreads(dim), still;
        compute_column_spreads({table, rows, dim}, spreads);
        for (std::size_t column = 0; column < dim; ++column)
            if (spreads[column] < p["bound"].get<double>()) still.push_back(double(column));
        CHECK(still == golden::numbers(c["expect"]));
        const Fingerprint f = compute_fingerprint({table, rows, dim}, {.constant_bound = p["bound"], .shift = 0});
        CHECK(f.near_constant_columns == still.size());
    });
}

TEST_CASE("lesson 002: 101 of 512 columns move less than 1e-6 over 100 positions") {
    const Numbers table = made(100, 512, Formula::doubled_exponent);
    CHECK(compute_fingerprint({table, 100, 512}, {.constant_bound = 1e-6, .shift = 0}).near_constant_columns == 101);
}

TEST_CASE("lesson 001: the norm of every row is sqrt(d / 2), 16 at d = 512") {
    const Numbers table = made(50, 512);
    const Fingerprint f = compute_fingerprint({table, 50, 512}, {.shift = 0});
    CHECK(f.smallest_norm == Approx(16).epsilon(1e-14));
    CHECK(f.largest_norm == Approx(16).epsilon(1e-14));
}

TEST_CASE("the fingerprint tells the paper's table from lesson 002's and from one with a repeated row") {
    const Numbers paper = made(120, 6), doubled = made(120, 6, Formula::doubled_exponent);
    const Fingerprint a = compute_fingerprint({paper, 120, 6}), b = compute_fingerprint({doubled, 120, 6});
    CHECK(a.shift_error < 1e-12);
    CHECK(b.shift_error > 0.1);
    CHECK(a.shift_rank == 6);
    CHECK(a.largest_norm - a.smallest_norm < 1e-14);
    CHECK(b.largest_norm - b.smallest_norm > 0.1);
    // Neighbours of the paper's table are all at the distance for offset 1.
    Numbers one(1);
    const double offset[] = {1};
    compute_offset_similarity({.dim = 6}, list(offset), Measure::cosine, one);
    CHECK(a.smallest_adjacent_cosine == Approx(one[0]).epsilon(1e-13));
    CHECK(a.largest_adjacent_cosine == Approx(one[0]).epsilon(1e-13));
    CHECK(a.mean_adjacent_cosine == Approx(one[0]).epsilon(1e-13));
    Numbers repeated = paper;
    std::copy_n(repeated.begin() + 6 * 17, 6, repeated.begin() + 6 * 93);
    const Fingerprint c = compute_fingerprint({repeated, 120, 6});
    CHECK(c.closest_first == 17);
    CHECK(c.closest_second == 93);
    CHECK(c.closest_distance == 0);
    // By hand, all pairs.
    double least = HUGE_VAL;
    for (std::size_t i = 0; i < 120; ++i)
        for (std::size_t j = 0; j < i; ++j) {
            double square = 0;
            for (std::size_t k = 0; k < 6; ++k) square += std::pow(paper[i * 6 + k] - paper[j * 6 + k], 2);
            least = std::min(least, std::sqrt(square));
        }
    CHECK(a.closest_distance == Approx(least).epsilon(1e-12));
}

TEST_CASE("fingerprints of empty, single-row and bad tables") {
    CHECK(compute_fingerprint({{}, 0, 5}).largest_norm == 0);
    const Numbers row = {3, 4};
    const Fingerprint f = compute_fingerprint({row, 1, 2});
    CHECK(f.smallest_norm == 5);
    CHECK(f.near_constant_columns == 2);
    CHECK(f.closest_distance == 0);
    Fingerprint unchanged;
    unchanged.shift_rank = 42;
    const Numbers bad = {1, std::numeric_limits<double>::infinity()};
    CHECK(try_compute_fingerprint({bad, 1, 2}, {}, unchanged).code == ErrorCode::not_finite);
    CHECK(std::string(try_compute_fingerprint({row, 2, 1}, {.shift = 2}, unchanged).argument) == "shift");
    CHECK(std::string(try_compute_fingerprint({row, 2, 1}, {.constant_bound = NAN}, unchanged).argument) ==
          "constant_bound");
    CHECK(unchanged.shift_rank == 42);
    Numbers out(3);
    CHECK(std::string(try_compute_row_norms({row, 1, 2}, out).argument) == "out");
    CHECK(std::string(try_compute_column_spreads({row, 1, 2}, out).argument) == "out");
}
