#include <cmath>
#include <limits>
#include <random>
#include <vector>

#include "posenc/lessons/lessons.hpp"
#include "posenc/posenc.hpp"
#include "support/golden.hpp"
#include "support/tables.hpp"

namespace posenc::reference {
namespace {

/// posenc::make_variant_table as a notebook would write it, one entry at a time.
std::vector<double> make_variant_table(const VariantOptions& options) {
    const std::size_t dim = options.dim;
    const bool halves = options.formula == Formula::half_minus_one;
    const std::size_t sines = halves ? dim / 2 : (dim + 1) / 2;
    std::vector<double> table(options.positions.count * dim, 0.0);
    for (std::size_t row = 0; row < options.positions.count; ++row)
        for (std::size_t c = 0; c < (halves ? 2 * sines : dim); ++c) {
            const double p = options.positions[row], d = double(dim), i = double(c / 2), b = options.base;
            double angle = 0;
            switch (options.formula) {
            case Formula::paper:
                angle = p / std::pow(b, 2 * i / d);
                break;
            case Formula::half_minus_one:
                angle = p / std::pow(b, i / (sines > 1 ? double(sines - 1) : 1.0));
                break;
            case Formula::doubled_exponent:
                angle = p / std::pow(b, 2 * double(c) / d);
                break;
            case Formula::unpaired_exponent:
                angle = p / std::pow(b, double(c) / d);
                break;
            case Formula::reciprocal:
                angle = p / std::pow(b, -2 * i / d);
                break;
            }
            const bool interleaved = options.layout == Layout::interleaved;
            const std::size_t place = interleaved ? c : c % 2 == 0 ? c / 2 : sines + c / 2;
            const bool sine = (c % 2 == 0) != options.cosine_first;
            table[row * dim + place] = options.scale * (sine ? std::sin(angle) : std::cos(angle));
        }
    return table;
}

}  // namespace
}  // namespace posenc::reference

using namespace posenc;

namespace {

using Numbers = std::vector<double>;

constexpr std::size_t rows = 100;
constexpr std::size_t every_dim[] = {4, 6, 64, 65, 512};
constexpr NumberFormat every_format[] = {NumberFormat::float64, NumberFormat::float32, NumberFormat::float16,
                                         NumberFormat::bfloat16};
constexpr Formula every_formula[] = {Formula::paper, Formula::half_minus_one, Formula::doubled_exponent,
                                     Formula::unpaired_exponent, Formula::reciprocal};

Numbers rounded(Numbers table, NumberFormat format) {
    for (double& x : table) x = round_to_format(x, format);
    return table;
}

// The tables are made by the readable reference: libm and double, as everybody's notebook.
Numbers made(std::size_t dim, Formula formula, Layout layout = Layout::interleaved, double first = 0,
             double base = 10000, std::size_t count = rows) {
    return reference::make_variant_table({range(first, count), dim, base, formula, layout});
}

}  // namespace

TEST_CASE("tables with cosines first and times the square root of d match 50-digit truth, and are named") {
    golden::each("analysis", "variant_table", [](const golden::Json& c) {
        const golden::Json& p = c["params"];
        const Numbers positions = golden::numbers(c["inputs"]["positions"]);
        VariantOptions options{list(positions), p["dim"]};
        options.layout = p["layout"] == "interleaved" ? Layout::interleaved : Layout::concatenated;
        options.cosine_first = p["cosine_first"];
        options.scale = p["scale"];
        Numbers got(positions.size() * options.dim);
        make_variant_table(options, got);
        const Numbers expect = golden::numbers(c["expect"]);
        CHECK(golden::largest_difference(got, expect) <= 1e-15 * options.scale);
        const Diagnosis d = identify({std::span(expect).first(3 * options.dim), 3, options.dim});
        CHECK(d.known);
        CHECK(d.cosine_first == options.cosine_first);
        CHECK(d.scale == options.scale);
    });
}

TEST_CASE("variant tables agree with the readable reference for every formula, layout and width") {
    for (const Formula formula : every_formula)
        for (const Layout layout : {Layout::interleaved, Layout::concatenated})
            for (const std::size_t dim : {1u, 2u, 3u, 4u, 7u, 64u}) {
                const VariantOptions options{range(-5, 40), dim, 100, formula, layout};
                Numbers got(40 * dim);
                make_variant_table(options, got);
                CHECK(golden::largest_difference(got, reference::make_variant_table(options)) < 1e-12);
            }
    Numbers doubled(50 * 6), variant(50 * 6);
    make_doubled_exponent_table({.positions = range(50), .dim = 6}, std::span(doubled));
    make_variant_table({range(50), 6, 10000, Formula::doubled_exponent}, variant);
    CHECK(golden::largest_difference(doubled, variant) < 1e-14);
}

TEST_CASE("the reciprocal refuses a base whose turns would leave 64 bits, and the other formulas take it") {
    std::vector<double> out(8, 7.0);
    const Status refused = try_make_variant_table({range(2), 4, 1e75, Formula::reciprocal}, out);
    CHECK(refused.code == ErrorCode::out_of_range);
    CHECK(std::string(refused.argument) == "base");
    CHECK(out == std::vector<double>(8, 7.0));
    CHECK(try_make_variant_table({range(2), 4, 1e75}, out).ok());
    VariantOptions infinite{range(2), 4};
    infinite.scale = std::numeric_limits<double>::infinity();
    CHECK(try_make_variant_table(infinite, out).code == ErrorCode::not_finite);
}

TEST_CASE("every formula, layout, orientation, first position and number format is named at every width") {
    for (const std::size_t dim : every_dim)
        for (const Formula formula : every_formula)
            for (const Layout layout : {Layout::interleaved, Layout::concatenated})
                for (const double first : {0.0, 1.0}) {
                    const Numbers table = made(dim, formula, layout, first);
                    for (const NumberFormat format : every_format)
                        for (const bool turned : {false, true}) {
                            INFO("dim " << dim << " formula " << int(formula) << " layout " << int(layout) << " first "
                                        << first << " format " << int(format) << " transposed " << turned);
                            Numbers seen = rounded(table, format);
                            if (turned) seen = tables::transposed(seen, rows, dim);
                            const Diagnosis d = turned ? identify({seen, dim, rows}) : identify({seen, rows, dim});
                            REQUIRE(d.known);
                            CHECK(d.transposed == turned);
                            CHECK(d.formula == formula);
                            CHECK(d.layout == layout);
                            CHECK(d.first_position == first);
                            CHECK(d.base == 10000);
                            CHECK(d.values == format);
                            CHECK_FALSE(d.single_angles);
                            const bool right =
                                formula == Formula::paper && layout == Layout::interleaved && first == 0 && !turned;
                            CHECK(d.differs == !right);
                            CHECK(d.right() == (right && format <= NumberFormat::float32));
                        }
                }
}

TEST_CASE("an exponent of every column for itself and another base are both named") {
    for (const std::size_t dim : {6u, 8u, 65u, 512u})
        for (const double base : {500.0, 1000.0, 500000.0})
            for (const Layout layout : {Layout::interleaved, Layout::concatenated})
                for (const std::size_t count : {std::size_t{8}, rows}) {
                    INFO("dim " << dim << " base " << base << " layout " << int(layout) << " rows " << count);
                    const Numbers seen = made(dim, Formula::unpaired_exponent, layout, 0, base, count);
                    const Diagnosis d = identify({seen, count, dim});
                    REQUIRE(d.known);
                    CHECK(d.formula == Formula::unpaired_exponent);
                    CHECK(d.layout == layout);
                    CHECK(d.base == Approx(base).epsilon(1e-12));
                }
    VariantOptions swapped{range(0, rows), 8, 1000, Formula::unpaired_exponent};
    swapped.cosine_first = true;
    swapped.scale = std::sqrt(8.0);
    Numbers seen(rows * 8);
    make_variant_table(swapped, seen);
    const Diagnosis d = identify({seen, rows, 8});
    REQUIRE(d.known);
    CHECK(d.formula == Formula::unpaired_exponent);
    CHECK(d.cosine_first);
    CHECK(d.base == 1000);
}

TEST_CASE("other bases are found from the entries and called by their round number") {
    for (const std::size_t dim : every_dim)
        for (const double base : {100.0, 500.0, 1000.0, 9000.0, 20000.0, 500000.0, 2e6})
            for (const NumberFormat format : every_format)
                for (const Layout layout : {Layout::interleaved, Layout::concatenated}) {
                    INFO("dim " << dim << " base " << base << " format " << int(format) << " layout " << int(layout));
                    const Numbers seen = rounded(made(dim, Formula::paper, layout, 0, base), format);
                    const Diagnosis d = identify({seen, rows, dim});
                    REQUIRE(d.known);
                    CHECK(d.formula == Formula::paper);
                    CHECK(d.layout == layout);
                    CHECK(d.base == Approx(base).epsilon(format == NumberFormat::bfloat16 ? 0.02 : 2e-3));
                    if (format <= NumberFormat::float32) CHECK(d.base == Approx(base).epsilon(1e-12));
                    CHECK_FALSE(d.right());
                }
    // At d = 6 the ladder half - 1 and base 10000 give the very table that the paper has with base 10^6: one name for
    // it.
    const Numbers twin = made(6, Formula::paper, Layout::interleaved, 0, 1e6);
    CHECK(golden::largest_difference(twin, made(6, Formula::half_minus_one)) < 1e-13);
    CHECK(identify({twin, rows, 6}).formula == Formula::half_minus_one);
    const Numbers odd = made(64, Formula::paper, Layout::interleaved, 0, 12345.678);
    CHECK(identify({odd, rows, 64}).base == Approx(12345.678).epsilon(1e-10));
}

TEST_CASE("float32 angles are distinguished from mere float32 values") {
    for (const std::size_t dim : every_dim) {
        Numbers table(rows * dim);
        make_low_precision_table({.positions = range(rows), .dim = dim}, table);
        const Diagnosis d = identify({table, rows, dim});
        INFO("dim " << dim);
        REQUIRE(d.known);
        CHECK(d.formula == Formula::paper);
        CHECK(d.values == NumberFormat::float32);
        CHECK(d.single_angles);
        CHECK(d.differs);
        CHECK_FALSE(d.right());
    }
}

TEST_CASE("random tables, learned ones and disturbed ones are unknown") {
    std::mt19937 random(11);
    std::normal_distribution<double> normal(0, 0.5);
    std::uniform_real_distribution<double> uniform(-1, 1);
    for (const std::size_t dim : every_dim)
        for (const NumberFormat format : every_format) {
            Numbers table(rows * dim);
            for (double& x : table) x = normal(random);
            CHECK_FALSE(identify({rounded(table, format), rows, dim}).known);
            for (double& x : table) x = uniform(random);
            const Numbers even = rounded(table, format);
            const Diagnosis d = identify({even, rows, dim});
            CHECK_FALSE(d.known);
            CHECK(d.values == format);
            CHECK(d.differs);
        }
    // One wrong entry anywhere is enough.
    for (const std::size_t at : {0u, 77u, 6399u}) {
        Numbers table = made(64, Formula::paper);
        table[at] += 1e-3;
        const Diagnosis d = identify({table, rows, 64});
        CHECK_FALSE(d.known);
        CHECK(d.differs);
        CHECK(d.row == at / 64);
        CHECK(d.column == at % 64);
        CHECK(d.value == table[at]);
        CHECK(std::fabs(d.value - d.expected - 1e-3) < 1e-13);
    }
}

TEST_CASE("the first entry that differs is the first in the order of the data") {
    const Numbers doubled = made(6, Formula::doubled_exponent);
    const Diagnosis d = identify({doubled, rows, 6});
    CHECK(d.row == 1);
    CHECK(d.column == 1);  // cos(1 / 10000^(1/3)) where the paper has cos(1)
    CHECK(d.value == Approx(std::cos(std::pow(10000.0, -1.0 / 3))));
    CHECK(d.expected == Approx(std::cos(1.0)));
    const Numbers shifted = made(6, Formula::paper, Layout::interleaved, 1);
    CHECK(identify({shifted, rows, 6}).row == 0);
}

TEST_CASE("printed tables are recognised: rounded to a few decimals, cut off, or float32 in its shortest form") {
    const auto printed = [](Numbers table, double unit, bool cut) {
        for (double& x : table) x = (cut ? std::trunc(x / unit) : std::round(x / unit)) * unit;
        for (double& x : table) x = std::round(x * 1e6) / 1e6;  // the decimal nearest to a decimal
        return table;
    };
    for (const std::size_t dim : {4u, 6u, 64u})
        for (const bool cut : {false, true}) {
            const Numbers table = printed(made(dim, Formula::paper), 1e-4, cut);
            const Diagnosis d = identify({table, rows, dim});
            REQUIRE(d.known);
            CHECK(d.formula == Formula::paper);
            CHECK(d.digits == 4);
            CHECK_FALSE(d.differs);
            const Numbers wrong = printed(made(dim, Formula::doubled_exponent), 1e-4, cut);
            CHECK(identify({wrong, rows, dim}).formula == Formula::doubled_exponent);
        }
    Numbers shortest = made(64, Formula::paper);
    for (double& x : shortest) {
        char text[32];
        std::snprintf(text, sizeof text, "%.9g", double(float(x)));
        x = std::strtod(text, nullptr);
    }
    const Diagnosis d = identify({shortest, rows, 64});
    REQUIRE(d.known);
    CHECK(d.formula == Formula::paper);
    CHECK(d.values == NumberFormat::float32);
}

TEST_CASE("shortest prints of float16 and bfloat16 are recognised, and wrong formulas in them are named") {
    // The fewest digits that no other number of the format shares.
    const auto shortest = [](Numbers table, NumberFormat format) {
        for (double& x : table) {
            const double from = round_to_format(x, format);
            for (int digits = 1; digits <= 9; ++digits) {
                char text[32];
                std::snprintf(text, sizeof text, "%.*g", digits, from);
                x = std::strtod(text, nullptr);
                if (round_to_format(x, format) == from) break;
            }
        }
        return table;
    };
    for (const NumberFormat format : {NumberFormat::float16, NumberFormat::bfloat16})
        for (const std::size_t dim : {4u, 64u, 65u})
            for (const Formula formula :
                 {Formula::paper, Formula::half_minus_one, Formula::doubled_exponent, Formula::unpaired_exponent}) {
                INFO("format " << int(format) << ", width " << dim << ", formula " << int(formula));
                const Numbers table = shortest(made(dim, formula), format);
                const Diagnosis d = identify({table, rows, dim});
                REQUIRE(d.known);
                CHECK(d.formula == formula);
                CHECK(d.values == format);
                CHECK(d.differs == (formula != Formula::paper));
                if (d.differs) CHECK(d.value == table[d.row * dim + d.column]);
            }
}

TEST_CASE("one wrong digit in a print is unknown and pointed at, not taken for a coarse format") {
    Numbers table = made(64, Formula::paper);
    for (double& x : table) x = std::round(x * 1e4) / 1e4;
    for (const std::size_t place : {std::size_t{0}, std::size_t{7 * 64 + 5}, table.size() - 1}) {
        Numbers wrong = table;
        wrong[place] = std::round((wrong[place] + (wrong[place] > 0 ? -2e-3 : 2e-3)) * 1e4) / 1e4;
        const Diagnosis d = identify({wrong, rows, 64});
        CHECK_FALSE(d.known);
        CHECK(d.values == NumberFormat::float64);
        REQUIRE(d.differs);
        CHECK(d.row * 64 + d.column == place);
        CHECK(d.value == wrong[place]);
    }
}

namespace {

// Lesson 004's positions 0 to 5 at d = 4, as it prints them.
const Numbers lesson_004 = {0,     1,     0,    1, 0.841,  0.54,   0.01, 1, 0.909,  -0.416, 0.02, 1,
                            0.141, -0.99, 0.03, 1, -0.757, -0.653, 0.04, 1, -0.959, 0.284,  0.05, 0.999};

Numbers cut_to(Numbers table, int decimals, bool truncated) {
    for (double& x : table) {
        char text[64];
        const double scale = std::pow(10.0, decimals);
        // The next decimals are far from a tie in the tables of these tests.
        std::snprintf(text, sizeof text, "%.*f", decimals, truncated ? std::trunc(x * scale) / scale : x);
        x = std::strtod(text, nullptr);
    }
    return table;
}

}  // namespace

TEST_CASE("lesson 004's printed rows are wrong at two entries, -0.653 and 1.000 at position 4") {
    std::vector<Difference> list(9);
    Diagnosis d;
    REQUIRE(try_identify({lesson_004, 6, 4}, d, list).ok());
    CHECK_FALSE(d.known);
    CHECK_FALSE(d.right());
    REQUIRE(d.differences == 2);
    CHECK(d.row == 4);
    CHECK(d.column == 1);
    CHECK(d.value == -0.653);
    CHECK(d.expected == Approx(std::cos(4.0)));
    CHECK(list[0].column == 1);
    CHECK(list[1].row == 4);
    CHECK(list[1].column == 3);
    CHECK(list[1].value == 1);
    CHECK(list[1].expected == Approx(std::cos(0.04)));
    CHECK(d.rounding == Rounding::mixed);
    // With correctly rounded decimals it is the paper's; with one of them truncated instead, identify says so.
    Numbers mended = lesson_004;
    mended[19] = 0.999;
    d = identify({mended, 6, 4});
    CHECK(d.known);
    CHECK(d.rounding == Rounding::mixed);
    CHECK(d.differences == 1);
    CHECK_FALSE(d.right());
    mended[17] = -0.654;
    d = identify({mended, 6, 4});
    CHECK(d.right());
    CHECK(d.rounding == Rounding::rounded);
    CHECK(d.differences == 0);
}

TEST_CASE("a print is the table rounded or truncated at its last decimal, and one more there is a mistake") {
    for (const std::size_t dim : {4u, 6u, 64u})
        for (const int decimals : {2, 3, 4, 6, 8})
            for (const bool truncated : {false, true}) {
                INFO("dim " << dim << ", " << decimals << " decimals, truncated " << truncated);
                const Numbers table = cut_to(made(dim, Formula::paper), decimals, truncated);
                Diagnosis d = identify({table, rows, dim});
                REQUIRE(d.known);
                CHECK(d.right());
                CHECK(d.rounding == (truncated ? Rounding::truncated : Rounding::rounded));
                CHECK(d.differences == 0);
                // With more decimals than these the errors of float32 angles reach the last one.
                if (decimals > 4) continue;
                // One unit up or down: a digit that is neither rounded nor truncated is detected.
                const Numbers exact = made(dim, Formula::paper);
                const double unit = std::pow(10.0, -decimals);
                for (const std::size_t at : {dim + 1, 7 * dim, rows * dim - 1}) {
                    Numbers wrong = table;
                    wrong[at] += (exact[at] > 0) == truncated ? -unit : (exact[at] > table[at] ? -unit : unit);
                    wrong[at] = cut_to({wrong[at]}, decimals, false)[0];
                    const double away = std::fabs(wrong[at] - exact[at]);
                    const bool cut = std::fabs(wrong[at]) <= std::fabs(exact[at]);
                    d = identify({wrong, rows, dim});
                    CHECK_FALSE(d.right());
                    CHECK(d.known == (away <= unit / 2 || (cut && away < unit)));
                    REQUIRE(d.differs);
                    CHECK(d.row * dim + d.column == at);
                }
            }
}

TEST_CASE("negative numbers are truncated towards 0, and a zero agrees with either sign") {
    // -0.00096 at three decimals is -0.001 rounded and -0.000 truncated.
    const auto table_of = [](double last) {
        Numbers table = cut_to(made(4, Formula::paper, Layout::interleaved, 0, 10000, 23), 3, false);
        table[22 * 4] = last;  // sin 22 is -0.00885
        return table;
    };
    const auto rounding_of = [](const Numbers& table) { return identify({table, 23, 4}).rounding; };
    CHECK(identify({table_of(-0.009), 23, 4}).right());
    CHECK(rounding_of(table_of(-0.008)) == Rounding::mixed);
    CHECK_FALSE(identify({table_of(0.009), 23, 4}).known);
    CHECK_FALSE(identify({table_of(-0.01), 23, 4}).known);
    Numbers two = cut_to(made(4, Formula::paper, Layout::interleaved, 0, 10000, 23), 2, true);
    CHECK(two[22 * 4] == 0);
    for (const double zero : {0.0, -0.0}) {
        two[22 * 4] = zero;
        const Diagnosis d = identify({two, 23, 4});
        CHECK(d.right());
        CHECK(d.rounding == Rounding::truncated);
    }
}

TEST_CASE("prints with a fixed count of significant digits are read as such") {
    for (const std::size_t dim : {6u, 64u}) {
        Numbers table = made(dim, Formula::paper);
        for (double& x : table) {
            char text[64];
            std::snprintf(text, sizeof text, "%.4g", x);
            x = std::strtod(text, nullptr);
        }
        CHECK(identify({table, rows, dim}).right());
        table[dim] = 0.8416;  // sin 1 is 0.84147
        CHECK_FALSE(identify({table, rows, dim}).known);
    }
}

TEST_CASE("cosines before sines and the square root of d are named in every layout, formula and format") {
    for (const std::size_t dim : every_dim)
        for (const Formula formula : every_formula)
            for (const Layout layout : {Layout::interleaved, Layout::concatenated})
                for (const bool cosine_first : {false, true})
                    for (const bool scaled : {false, true}) {
                        if (!cosine_first && !scaled) continue;
                        const double scale = scaled ? std::sqrt(double(dim)) : 1;
                        VariantOptions options{range(0, rows), dim, 10000, formula, layout};
                        options.cosine_first = cosine_first;
                        options.scale = scale;
                        const Numbers table = reference::make_variant_table(options);
                        Numbers got(rows * dim);
                        make_variant_table(options, got);
                        CHECK(golden::largest_difference(got, table) < 1e-8 * scale);
                        for (const NumberFormat format : every_format) {
                            INFO("dim " << dim << " formula " << int(formula) << " layout " << int(layout)
                                        << " cosine first " << cosine_first << " scaled " << scaled << " format "
                                        << int(format));
                            const Numbers seen = rounded(table, format);
                            const Diagnosis d = identify({seen, rows, dim});
                            REQUIRE(d.known);
                            CHECK(d.formula == formula);
                            CHECK(d.layout == layout);
                            CHECK(d.cosine_first == cosine_first);
                            CHECK(d.scale == scale);
                            CHECK(d.base == 10000);
                            CHECK(d.values == format);
                            CHECK_FALSE(d.transposed);
                            CHECK_FALSE(d.right());
                            CHECK(d.differs);
                        }
                    }
}

TEST_CASE("cosines before sines and the square root of d are named with other bases, in prints and transposed") {
    for (const std::size_t dim : {6u, 64u, 65u})
        for (const bool cosine_first : {false, true})
            for (const bool scaled : {false, true}) {
                INFO("dim " << dim << " cosine first " << cosine_first << " scaled " << scaled);
                VariantOptions options{range(0, rows), dim, 500};
                options.cosine_first = cosine_first;
                options.scale = scaled ? std::sqrt(double(dim)) : 1;
                Diagnosis d = identify({reference::make_variant_table(options), rows, dim});
                REQUIRE(d.known);
                CHECK(d.base == 500);
                CHECK(d.cosine_first == cosine_first);
                CHECK(d.scale == options.scale);
                options.base = 10000;
                const Numbers table = reference::make_variant_table(options);
                const Numbers turned = tables::transposed(table, rows, dim), print = cut_to(table, 4, false);
                d = identify({turned, dim, rows});
                REQUIRE(d.known);
                CHECK(d.transposed);
                CHECK(d.cosine_first == cosine_first);
                CHECK(d.scale == options.scale);
                d = identify({print, rows, dim});
                REQUIRE(d.known);
                CHECK(d.rounding == Rounding::rounded);
                CHECK(d.cosine_first == cosine_first);
                CHECK(d.scale == options.scale);
                // Stored in float32, then multiplied, as a module's buffer is.
                Numbers stored = rounded(made(dim, Formula::paper), NumberFormat::float32);
                for (double& x : stored) x = round_to_format(x * std::sqrt(double(dim)), NumberFormat::float32);
                d = identify({stored, rows, dim});
                REQUIRE(d.known);
                CHECK(d.scale == std::sqrt(double(dim)));
                CHECK_FALSE(d.single_angles);
            }
}

TEST_CASE("small, empty and flat tables are named without a fuss") {
    CHECK(identify({{}, 0, 6}).known);
    CHECK(identify({{}, 0, 0}).known);
    const Numbers one = {0, 1, 0, 1};
    const Diagnosis d = identify({one, 1, 4});
    CHECK(d.known);
    CHECK(d.formula == Formula::paper);
    const Numbers zeros(60, 0.0);
    CHECK_FALSE(identify({zeros, 10, 6}).known);
    const Numbers huge = {1e300, -1e300, 1e300, 5};
    CHECK_FALSE(identify({huge, 2, 2}).known);
    Diagnosis unchanged;
    unchanged.row = 42;
    const Numbers bad = {1, std::numeric_limits<double>::quiet_NaN()};
    CHECK(try_identify({bad, 1, 2}, unchanged).code == ErrorCode::not_finite);
    CHECK(try_identify({bad, 2, 2}, unchanged).code == ErrorCode::shape_mismatch);
    CHECK(unchanged.row == 42);
}
