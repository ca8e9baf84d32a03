
#include <cmath>
#include <cstring>
#include <limits>
#include <vector>

#include "posenc/lessons/lessons.hpp"
#include "posenc/posenc.hpp"
#include "support/golden.hpp"
#include "support/isas.hpp"

namespace posenc::reference {
namespace {

/// posenc::compute_similarity of a table with itself, one pair of rows at a time.
std::vector<double> compute_similarity(const std::vector<double>& table, std::size_t rows, std::size_t columns,
                                       Measure measure) {
    std::vector<double> out(rows * rows);
    for (std::size_t i = 0; i < rows; ++i)
        for (std::size_t j = 0; j < rows; ++j) {
            double dot = 0, square_i = 0, square_j = 0, distance = 0;
            for (std::size_t c = 0; c < columns; ++c) {
                const double a = table[i * columns + c], b = table[j * columns + c];
                dot += a * b;
                square_i += a * a;
                square_j += b * b;
                distance += (a - b) * (a - b);
            }
            const double norms = std::sqrt(square_i) * std::sqrt(square_j);
            out[i * rows + j] = measure == Measure::dot      ? dot
                                : measure == Measure::cosine ? (norms > 0 ? dot / norms : 0)
                                                             : std::sqrt(distance);
        }
    return out;
}

/// The dot product as lesson 001 writes it: the sum of cos(w_i k).
double sum_of_cosines(const GeometricOptions& options, double offset) {
    const std::size_t pairs = options.dim / 2;
    double sum = 0;
    for (std::size_t i = 0; i < pairs; ++i) {
        const double exponent = options.ladder == Ladder::half ? 2.0 * double(i) / double(options.dim)
                                                               : double(i) / (pairs > 1 ? double(pairs - 1) : 1.0);
        sum += std::cos(offset / std::pow(options.base, exponent));
    }
    return sum;
}

}  // namespace
}  // namespace posenc::reference

using namespace posenc;

namespace {

template <class T>
std::vector<T> sinusoids(std::size_t rows, std::size_t dim) {
    std::vector<T> out(rows * dim);
    make_sinusoidal_table({.positions = range(rows), .dim = dim}, std::span<T>(out));
    return out;
}

template <class T>
std::vector<T> measured(const std::vector<T>& table, std::size_t rows, std::size_t columns, Measure measure) {
    std::vector<T> out(rows * rows);
    const MatrixView<T> view{table, rows, columns};
    compute_similarity(view, view, measure, std::span<T>(out));
    return out;
}

constexpr Measure every_measure[] = {Measure::dot, Measure::cosine, Measure::distance};

}  // namespace

TEST_CASE("similarity agrees with the readable reference at every width around the eight partial sums") {
    on_every_isa([] {
        for (const std::size_t columns : {0u, 1u, 7u, 8u, 9u, 26u, 64u, 700u})
            for (const std::size_t rows : {0u, 1u, 2u, 5u, 63u, 65u, 131u}) {
                if (rows * columns > 60000) continue;
                std::vector<double> table(rows * columns);
                for (std::size_t i = 0; i < table.size(); ++i) table[i] = double(int(i * 7919 % 1009) - 500) / 256;
                for (const Measure measure : every_measure) {
                    const auto expect = reference::compute_similarity(table, rows, columns, measure);
                    const double scale = measure == Measure::dot ? 1e-12 * double(columns + 1) : 1e-12;
                    CHECK(golden::largest_difference(measured(table, rows, columns, measure), expect) <= scale);
                }
            }
    });
}

TEST_CASE("similarity is the same bits on every instruction set, and symmetric to the last bit") {
    const auto table = sinusoids<float>(150, 66);
    for (const Measure measure : every_measure) {
        std::vector<float> first;
        on_every_isa([&] {
            const auto now = measured(table, 150, 66, measure);
            if (first.empty()) first = now;
            CHECK(std::memcmp(first.data(), now.data(), now.size() * sizeof(float)) == 0);
        });
        for (std::size_t i = 0; i < 150; ++i)
            for (std::size_t j = 0; j < i; ++j) REQUIRE(first[i * 150 + j] == first[j * 150 + i]);
    }
}

TEST_CASE("similarity against other rows is a piece of the whole matrix, bit for bit") {
    const auto table = sinusoids<float>(120, 32);
    const MatrixView<float> whole{table, 120, 32}, tail{std::span(table).subspan(50 * 32), 70, 32};
    for (const Measure measure : every_measure) {
        const auto all = measured(table, 120, 32, measure);
        std::vector<float> part(70 * 120);
        compute_similarity(tail, whole, measure, std::span(part));
        CHECK(std::memcmp(part.data(), all.data() + 50 * 120, part.size() * sizeof(float)) == 0);
    }
}

TEST_CASE("a row has cosine 1 and distance 0 with itself exactly, and zeros have cosine 0 with every row") {
    auto table = sinusoids<double>(40, 10);
    std::fill_n(table.begin(), 10, 0.0);
    const auto cosines = measured(table, 40, 10, Measure::cosine),
               distances = measured(table, 40, 10, Measure::distance);
    for (std::size_t i = 0; i < 40; ++i) {
        CHECK(cosines[i * 41] == (i == 0 ? 0.0 : 1.0));
        CHECK(cosines[i] == 0.0);
        CHECK(distances[i * 41] == 0.0);
    }
}

TEST_CASE("lesson 000: positions 5 and 6 are 1.4718 apart at d = 64, positions 5 and 50 are 5.3264") {
    const auto distances = measured(sinusoids<float>(100, 64), 100, 64, Measure::distance);
    CHECK(distances[5 * 100 + 6] == Approx(1.4718).margin(5e-5));
    CHECK(distances[5 * 100 + 50] == Approx(5.3264).margin(5e-5));
}

TEST_CASE("lessons 000 and 004: at d = 512 the dot products of offsets 1 and 100 are 249.1 and 112.0 of 256") {
    const auto dots = measured(sinusoids<float>(101, 512), 101, 512, Measure::dot);
    CHECK(dots[0] == 256.0f);
    CHECK(dots[1] == Approx(249.1).margin(0.05));
    CHECK(dots[100] == Approx(112.0).margin(0.05));
    CHECK(dots[100] / dots[0] == Approx(0.437).margin(5e-4));
}

TEST_CASE("lesson 001: the measured dot products are the sums of cosines of the offset, at any positions") {
    for (const std::size_t dim : {2u, 4u, 64u, 512u}) {
        const std::size_t rows = 60;
        const auto dots = measured(sinusoids<double>(rows, dim), rows, dim, Measure::dot);
        const auto distances = measured(sinusoids<double>(rows, dim), rows, dim, Measure::distance);
        std::vector<double> curve(rows), away(rows);
        compute_offset_similarity({.dim = dim}, range(rows), Measure::dot, curve);
        compute_offset_similarity({.dim = dim}, range(rows), Measure::distance, away);
        for (std::size_t i = 0; i < rows; ++i)
            for (std::size_t j = 0; j < rows; ++j) {
                const std::size_t k = i > j ? i - j : j - i;
                REQUIRE(std::fabs(dots[i * rows + j] - curve[k]) <= double(dim) * 1e-14);
                REQUIRE(std::fabs(distances[i * rows + j] - away[k]) <= 1e-13);
            }
    }
}

TEST_CASE(
    "the closed form agrees with the readable sum, for ranges, lists, both ladders and odd widths that allow it") {
    for (const Ladder ladder : {Ladder::half, Ladder::half_minus_one})
        for (const std::size_t dim : {2u, 4u, 6u, 7u, 64u}) {
            if (dim % 2 == 1 && ladder == Ladder::half) continue;
            const GeometricOptions options{.dim = dim, .base = 500, .ladder = ladder};
            std::vector<double> offsets, ranged(900), listed(900);
            for (int k = 0; k < 900; ++k) offsets.push_back(-100 + 0.75 * k);
            compute_offset_similarity(options, range(-100, 900, 0.75), Measure::dot, ranged);
            compute_offset_similarity(options, list(offsets), Measure::dot, listed);
            for (std::size_t k = 0; k < 900; ++k) {
                REQUIRE(ranged[k] == Approx(reference::sum_of_cosines(options, offsets[k])).margin(1e-11));
                REQUIRE(std::fabs(ranged[k] - listed[k]) <= double(dim) * 1e-14);
            }
            std::vector<double> cosines(900);
            compute_offset_similarity(options, list(offsets), Measure::cosine, cosines);
            for (std::size_t k = 0; k < 900; ++k) REQUIRE(cosines[k] == listed[k] / double(dim / 2));
        }
}

TEST_CASE("lesson 004: similarity first rises at offset 4 for d = 4, 6 for d = 64, 44 for d = 512") {
    CHECK(find_first_rise({.dim = 4}, 1000).offset == 4);
    CHECK(find_first_rise({.dim = 64}, 1000).offset == 6);
    CHECK(find_first_rise({.dim = 512}, 1000).offset == 44);
    const FirstRise rise = find_first_rise({.dim = 512}, 44);
    CHECK(rise.found);
    CHECK(rise.dot > rise.previous);
    CHECK_FALSE(find_first_rise({.dim = 512}, 43).found);
    CHECK_FALSE(find_first_rise({.dim = 512}, 0).found);
}

TEST_CASE("lesson 004: up to d = 8 the dot product of positions 0 and 6 is above that of 0 and 1") {
    for (const std::size_t dim : {4u, 6u, 8u}) {
        std::vector<double> curve(7);
        compute_offset_similarity({.dim = dim}, range(7), Measure::dot, curve);
        CHECK(curve[6] > curve[1]);
    }
    std::vector<double> narrow(101);
    compute_offset_similarity({.dim = 4}, range(101), Measure::dot, narrow);
    CHECK(narrow[1] == Approx(1.540).margin(5e-4));
    CHECK(narrow[100] == Approx(1.403).margin(5e-4));
}

TEST_CASE("lesson 001: up to 2 000 000 the closest return of d = 4 is 3.0e-5 at 1146053, of d = 6 it is 2.3e-2") {
    const NearestRepeat four = find_nearest_repeat({.dim = 4}, 1, 2000000);
    CHECK(four.offset == 1146053);
    CHECK(four.distance == Approx(3.0e-5).margin(5e-7));
    CHECK(find_nearest_repeat({.dim = 6}, 1, 2000000).distance == Approx(2.3e-2).margin(5e-4));
    const NearestRepeat two = find_nearest_repeat({.dim = 2}, 1, 1000);
    CHECK(two.offset == 710);
    CHECK(two.distance == Approx(6.0e-5).margin(5e-7));
    CHECK(find_nearest_repeat({.dim = 4}, 1146053, 1146053).distance == Approx(four.distance).margin(1e-14));
}

TEST_CASE("curves by offset, matrices of rows and nearest returns match 50-digit truth") {
    using golden::Json;
    const auto near = [](const Json& c, const std::vector<double>& got) {
        const auto expect = golden::numbers(c["expect"]);
        REQUIRE(got.size() == expect.size());
        for (std::size_t i = 0; i < got.size(); ++i)
            CHECK(std::fabs(got[i] - expect[i]) <= 1e-11 * std::fabs(expect[i]) + 1e-12);
    };
    const char* names[] = {"dot", "cosine", "distance"};
    for (const Measure measure : every_measure) {
        const std::string name = names[int(measure)];
        golden::each("analysis", name + "_by_offset", [&](const Json& c) {
            const auto offsets = golden::numbers(c["inputs"]["offsets"]);
            std::vector<double> got(offsets.size());
            compute_offset_similarity({.dim = c["params"]["dim"], .base = c["params"]["base"]}, list(offsets), measure,
                                      got);
            near(c, got);
        });
        golden::each("analysis", name + "_matrix", [&](const Json& c) {
            const auto positions = golden::numbers(c["inputs"]["positions"]);
            const std::size_t dim = c["params"]["dim"], rows = positions.size();
            std::vector<double> table(rows * dim);
            make_sinusoidal_table({.positions = list(positions), .dim = dim, .base = c["params"]["base"]},
                                  std::span(table));
            near(c, measured(table, rows, dim, measure));
        });
    }
    golden::each("analysis", "nearest_return", [&](const Json& c) {
        const NearestRepeat r =
            find_nearest_repeat({.dim = c["params"]["dim"], .base = c["params"]["base"]}, 1, c["params"]["reach"]);
        near(c, {double(r.offset), r.distance});
    });
}

TEST_CASE("similarity functions reject bad input with the argument and what is allowed, and change nothing") {
    const double nan = std::numeric_limits<double>::quiet_NaN();
    std::vector<double> table(12, 1.0), out(16, 42.0), bad(12, nan);
    const MatrixView<double> good{table, 4, 3};
    const auto refuse = [&](const Status& status, ErrorCode code, const std::string& argument) {
        CHECK(status.code == code);
        CHECK(status.argument == argument);
        CHECK(std::string(status.allowed).size() > 0);
        for (const double x : out) CHECK(x == 42.0);
    };
    const auto similar = [&](MatrixView<double> a, MatrixView<double> b, std::size_t size) {
        return try_compute_similarity(a, b, Measure::dot, std::span(out).first(size));
    };
    refuse(similar({table, 4, 4}, good, 16), ErrorCode::shape_mismatch, "table");
    refuse(similar(good, {table, 3, 4}, 12), ErrorCode::shape_mismatch, "others");
    refuse(similar({bad, 4, 3}, good, 16), ErrorCode::not_finite, "table");
    refuse(similar(good, {bad, 4, 3}, 16), ErrorCode::not_finite, "others");
    refuse(similar(good, good, 15), ErrorCode::shape_mismatch, "out");
    refuse(similar({table, std::size_t(1) << 62, 1u << 20}, good, 16), ErrorCode::too_large, "table");
    const auto curve = [&](std::size_t dim, double base, Positions offsets) {
        return try_compute_offset_similarity({.dim = dim, .base = base}, offsets, Measure::dot, out);
    };
    refuse(curve(5, 10000, range(16)), ErrorCode::out_of_range, "dim");
    refuse(curve(0, 10000, range(16)), ErrorCode::out_of_range, "dim");
    refuse(curve(4, nan, range(16)), ErrorCode::not_finite, "base");
    refuse(curve(4, 10000, range(nan, 16)), ErrorCode::not_finite, "positions.first");
    refuse(curve(4, 10000, range(15)), ErrorCode::shape_mismatch, "out");
    FirstRise rise;
    refuse(try_find_first_rise({.dim = 3}, 9, rise), ErrorCode::out_of_range, "dim");
    refuse(try_find_first_rise({.dim = 4}, largest_offset + 1, rise), ErrorCode::out_of_range, "limit");
    NearestRepeat repeat;
    refuse(try_find_nearest_repeat({.dim = 4}, 0, 9, repeat), ErrorCode::out_of_range, "first");
    refuse(try_find_nearest_repeat({.dim = 4}, 3, 2, repeat), ErrorCode::out_of_range, "first");
    refuse(try_find_nearest_repeat({.dim = 4}, 1, 0, repeat), ErrorCode::out_of_range, "last");
    CHECK_THROWS_AS(compute_similarity(good, good, Measure::dot, std::span(out).first(3)), Error);
}
