
#include <cmath>
#include <cstddef>
#include <limits>

#include "posenc/lessons/lessons.hpp"
#include "posenc/posenc.hpp"
#include "support/golden.hpp"

namespace posenc::reference {
namespace {

/// One entry of the interleaved table as a float32 program writes it: float for every operation (libm is close to
/// correctly rounded, so that an entry may be off by a few float32 steps of the angle).
float sinusoidal_entry_in_float32(double position, std::size_t column, std::size_t dim, double base) {
    const float slope = static_cast<float>(-std::log(base) / double(dim));
    const float frequency = std::exp(static_cast<float>(2 * (column / 2)) * slope);
    const float angle = static_cast<float>(position) * frequency;
    return column % 2 == 0 ? std::sin(angle) : std::cos(angle);
}

}  // namespace
}  // namespace posenc::reference

using namespace posenc;
using golden::Json;

namespace {

NumberFormat format_of(const Json& name) {
    return name == "float64"   ? NumberFormat::float64
           : name == "float32" ? NumberFormat::float32
           : name == "float16" ? NumberFormat::float16
                               : NumberFormat::bfloat16;
}

PrecisionOptions all_in(NumberFormat format, std::size_t dim) {
    return {.dim = dim, .frequencies = format, .angles = format, .values = format};
}

PrecisionOptions precision_options(const Json& p) {
    PrecisionOptions options = all_in(format_of(p["format"]), p["dim"]);
    options.base = p["base"];
    options.frequency_by = p["frequency_by"] == "exp_log" ? FrequencyFormula::exp_log : FrequencyFormula::power;
    return options;
}

double largest_error(PrecisionOptions options, double position) {
    options.positions = range(position, 1);
    double error = 0;
    compute_precision_errors(options, {&error, 1});
    return error;
}

}  // namespace

TEST_CASE("rounding to a format gives its nearest number, ties to even, for golden numbers and all of float16") {
    golden::each("precision", "round_to_format", [](const Json& c) {
        const auto values = golden::numbers(c["inputs"]["values"]);
        for (std::size_t i = 0; i < values.size(); ++i) {
            const double got = round_to_format(values[i], format_of(c["params"]["format"]));
            CHECK(got == (c["expect"][i].is_null() ? HUGE_VAL : c["expect"][i].get<double>()));
        }
    });
    // Neighbours in float16, subnormals first: the middle goes to the even one, anything beyond to the nearer.
    const auto half = [](unsigned bits) {
        const unsigned exponent = bits >> 10, fraction = bits & 1023;
        return exponent == 0 ? std::ldexp(fraction, -24) : std::ldexp(1024 + fraction, int(exponent) - 25);
    };
    for (unsigned bits = 0; bits < 0x7bff; ++bits) {
        const double low = half(bits), high = half(bits + 1), middle = (low + high) / 2;
        REQUIRE(round_to_format(low, NumberFormat::float16) == low);
        REQUIRE(round_to_format(middle, NumberFormat::float16) == (bits % 2 ? high : low));
        REQUIRE(round_to_format(-std::nextafter(middle, 1e9), NumberFormat::float16) == -high);
        REQUIRE(round_to_format(std::nextafter(middle, -1e9), NumberFormat::float16) == low);
    }
    for (const double x : {0.1, 1e-45, 3e-39, 7.7e37, -2.0 / 3, 1.17549429e-38})
        CHECK(round_to_format(x, NumberFormat::float32) == double(float(x)));
    CHECK(std::isnan(round_to_format(std::nan(""), NumberFormat::float16)));
    CHECK(std::signbit(round_to_format(-1e-30, NumberFormat::float16)));
}

TEST_CASE("low-precision tables are the golden numbers of their format exactly") {
    golden::each("precision", "table_in_format", [](const Json& c) {
        const auto positions = golden::numbers(c["inputs"]["positions"]);
        PrecisionOptions options = precision_options(c["params"]);
        options.positions = list(positions);
        std::vector<double> table(positions.size() * options.dim);
        make_low_precision_table(options, table);
        std::size_t i = 0;
        for (std::size_t r = 0; r < positions.size(); ++r)
            for (const double column : golden::numbers(c["inputs"]["columns"])) {
                const Json& expect = c["expect"][i++];
                const double got = table[r * options.dim + std::size_t(column)];
                INFO("position " << positions[r] << " column " << column);
                if (expect.is_null())
                    CHECK(std::isnan(got));
                else
                    CHECK(got == expect.get<double>());
            }
    });
}

TEST_CASE("largest errors against the truth match 50 digits") {
    golden::each("precision", "largest_error_in_format", [](const Json& c) {
        const auto positions = golden::numbers(c["inputs"]["positions"]);
        PrecisionOptions options = precision_options(c["params"]);
        options.positions = list(positions);
        std::vector<double> errors(positions.size());
        compute_precision_errors(options, errors);
        CHECK(golden::largest_difference(errors, golden::numbers(c["expect"])) <= 1e-12);
    });
}

TEST_CASE("lessons 001 and 004: at d = 512 single-precision exp/log code is off by 4.9e-6 at 100 and 3.1e-3 at 65535") {
    const PrecisionOptions single = all_in(NumberFormat::float32, 512);
    CHECK(largest_error(single, 100) == Approx(4.9e-6).epsilon(0.02));
    CHECK(largest_error(single, 65535) == Approx(3.1e-3).epsilon(0.02));
    // PyTorch's own exp is not correctly rounded: there the catalogue has 1.5e-4, 0.045 and 0.65.
    CHECK(largest_error(single, 4096) == Approx(1.5e-4).epsilon(0.25));
    CHECK(largest_error(single, 1e6) == Approx(0.045).epsilon(0.25));
    CHECK(largest_error(single, 16777216) == Approx(0.65).epsilon(0.3));
    CHECK(largest_error(single, 2147483647) > 1.9);
    const PrecisionOptions wide = all_in(NumberFormat::float64, 512);
    const double bounds[][2] = {{100, 1e-14},   {4096, 3.6e-13},    {65535, 7e-12},
                                {1e6, 1.1e-10}, {16777216, 1.7e-9}, {2147483647, 2.4e-7}};
    for (const auto& [position, expect] : bounds) {
        CHECK(largest_error(wide, position) < 1.6 * expect);
        CHECK(largest_error(wide, position) > expect / 3);
    }
    const PrecisionOptions rounded_once{
        .dim = 512, .frequencies = NumberFormat::float64, .angles = NumberFormat::float64};
    CHECK(largest_error(rounded_once, 16777216) < 3.2e-8);
}

TEST_CASE("bfloat16 frequencies alone turn a phase far at position 4096, and float16 has no position past 65504") {
    const PrecisionOptions mixed{.dim = 128, .frequencies = NumberFormat::bfloat16};
    CHECK(largest_error(mixed, 4096) > 1);
    CHECK(largest_error(all_in(NumberFormat::float16, 64), 65504) < 2.1);
    CHECK(largest_error(all_in(NumberFormat::float16, 64), 65536) == HUGE_VAL);
}

TEST_CASE("float32 agrees with a program written in float, except for libm's error") {
    const PrecisionOptions options{.positions = range(200), .dim = 64};
    std::vector<double> table(200 * 64);
    make_low_precision_table(options, table);
    for (std::size_t r = 0; r < 200; ++r)
        for (std::size_t c = 0; c < 64; ++c)
            REQUIRE(std::fabs(table[r * 64 + c] - double(reference::sinusoidal_entry_in_float32(
                                                      double(r), c, 64, 10000))) <= 1e-7 + double(r) * 0x1p-22);
}

TEST_CASE("odd widths and the concatenated layout are as in the exact table") {
    for (const std::size_t dim : {1u, 5u, 8u})
        for (const Layout layout : {Layout::interleaved, Layout::concatenated}) {
            PrecisionOptions options = all_in(NumberFormat::float64, dim);
            options.positions = range(-3, 20);
            options.layout = layout;
            std::vector<double> low(20 * dim), exact(20 * dim);
            make_low_precision_table(options, low);
            make_sinusoidal_table({.positions = options.positions, .dim = dim, .layout = layout}, std::span(exact));
            CHECK(golden::largest_difference(low, exact) < 1e-14);
        }
}

TEST_CASE("positions collide where their format cannot tell them apart, and not earlier except in narrow tables") {
    const auto check_first = [](const PrecisionOptions& options, std::size_t limit) {
        const Collision c = find_first_collision(options, limit);
        REQUIRE(c.found);
        PrecisionOptions both = options;
        const double rows[] = {double(c.first), double(c.second)};
        both.positions = list(rows);
        std::vector<double> table(2 * options.dim);
        make_low_precision_table(both, table);
        for (std::size_t k = 0; k < options.dim; ++k) CHECK(table[k] == table[options.dim + k]);
        CHECK_FALSE(find_first_collision(options, c.second - 1).found);
        return c;
    };
    CHECK(check_first(all_in(NumberFormat::bfloat16, 512), 1000).second <= 257);
    CHECK(check_first(all_in(NumberFormat::float16, 512), 5000).second <= 2049);
    // A lone sine comes back sooner. By hand: all pairs of rows before that differ.
    const Collision narrow = check_first(all_in(NumberFormat::bfloat16, 1), 1000);
    CHECK(narrow.second < 257);
    std::vector<double> table(narrow.second);
    PrecisionOptions few = all_in(NumberFormat::bfloat16, 1);
    few.positions = range(narrow.second);
    make_low_precision_table(few, table);
    for (std::size_t a = 0; a < narrow.second; ++a)
        for (std::size_t b = 0; b < a; ++b) CHECK(table[a] != table[b]);
}

TEST_CASE("lessons 000 and 004: no two of 200000 positions share a row in single precision for d = 2, 4, 6 and 64") {
    for (const std::size_t dim : {2u, 4u, 6u, 64u})
        CHECK_FALSE(find_first_collision(
                        {.dim = dim, .frequencies = NumberFormat::float64, .angles = NumberFormat::float64}, 199999)
                        .found);
}
