#include <cmath>
#include <limits>
#include <random>
#include <vector>

#include "lessons/notebook_tables.hpp"
#include "support/golden.hpp"
#include "support/tables.hpp"

using namespace notebook;

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
