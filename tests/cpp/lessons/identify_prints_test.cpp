// Tables that were printed: rounded, cut off, or in the fewest digits of a format.
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <vector>

#include "lessons/notebook_tables.hpp"
#include "support/golden.hpp"
#include "support/tables.hpp"

using namespace notebook;

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
