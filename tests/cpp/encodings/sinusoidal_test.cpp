#include <cmath>
#include <cstring>
#include <limits>
#include <numeric>

#include "encodings/sinusoidal_table.hpp"
#include "kernels/kernels.hpp"
#include "posenc/posenc.hpp"
#include "reference/encodings/sinusoidal.hpp"
#include "support/golden.hpp"
#include "support/guarded.hpp"
#include "support/isas.hpp"
#include "support/tables.hpp"

using namespace posenc;
using golden::Json;

namespace {

template <class T>
std::vector<T> table(const SinusoidalOptions& options) {
    std::vector<T> out(options.positions.count * options.dim);
    make_sinusoidal_table(options, std::span<T>(out));
    return out;
}

SinusoidalOptions sinusoidal_options(const Json& c) {
    const Json& p = c["params"];
    return {.dim = p["dim"],
            .base = p["base"],
            .layout = p["layout"] == "interleaved" ? Layout::interleaved : Layout::concatenated};
}

// The requested columns of a table, flat.
template <class T>
std::vector<T> pick(const std::vector<T>& table, std::size_t dim, const std::vector<double>& columns) {
    std::vector<T> picked;
    for (std::size_t row = 0; row * dim < table.size(); ++row)
        for (const double column : columns) picked.push_back(table[row * dim + std::size_t(column)]);
    return picked;
}

// Where a layout has the numbers of columns of the interleaved one.
std::vector<double> columns_in(Layout layout, std::vector<double> columns, std::size_t dim) {
    if (layout == Layout::interleaved) return columns;
    for (double& c : columns) c = std::floor(c / 2) + (std::fmod(c, 2) == 1 ? double((dim + 1) / 2) : 0);
    return columns;
}

}  // namespace

TEST_CASE("sinusoidal tables of listed positions match 50-digit truth on every instruction set") {
    on_every_isa([] {
        golden::each("sinusoidal", "sinusoidal", [](const Json& c) {
            if (!c["inputs"].contains("positions")) return;
            const auto positions = golden::numbers(c["inputs"]["positions"]);
            const auto expect = golden::numbers(c["expect"]);
            SinusoidalOptions options = sinusoidal_options(c);
            REQUIRE(options.layout == Layout::interleaved);
            options.positions = list(positions);
            for (const Layout layout : {Layout::interleaved, Layout::concatenated}) {
                const auto columns = columns_in(layout, golden::numbers(c["inputs"]["columns"]), options.dim);
                options.layout = layout;
                CHECK(golden::largest_difference(pick(table<float>(options), options.dim, columns), expect) <=
                      tables::float_bound);
                CHECK(golden::largest_difference(pick(table<double>(options), options.dim, columns), expect) <= 1e-12);
            }
        });
    });
}

TEST_CASE("a range gives each golden position the same value, at any place in the range") {
    golden::each("sinusoidal", "sinusoidal", [](const Json& c) {
        if (!c["inputs"].contains("positions")) return;
        const auto positions = golden::numbers(c["inputs"]["positions"]);
        const auto expect = golden::numbers(c["expect"]);
        SinusoidalOptions options = sinusoidal_options(c);
        for (const Layout layout : {Layout::interleaved, Layout::concatenated}) {
            const auto columns = columns_in(layout, golden::numbers(c["inputs"]["columns"]), options.dim);
            options.layout = layout;
            for (std::size_t i = 0; i < positions.size(); i += 5)
                for (const std::size_t row : {0u, 16u, 17u, 40u, 65u}) {
                    INFO("position " << positions[i] << " in row " << row);
                    options.positions = range(positions[i] - double(row), 70);
                    if (options.positions[row] != positions[i]) continue;  // a fraction that the subtraction rounded
                    const auto got = pick(table<float>(options), options.dim, columns);
                    for (std::size_t k = 0; k < columns.size(); ++k)
                        CHECK(std::fabs(got[row * columns.size() + k] - expect[i * columns.size() + k]) <=
                              tables::float_bound);
                }
        }
    });
}

TEST_CASE("sinusoidal tables of ranges with a first position and a step match 50-digit truth") {
    int ranges = 0;
    const Json file = golden::read("sinusoidal");
    for (const Json& c : file["cases"]) {
        if (!c["inputs"].contains("first")) continue;
        ++ranges;
        INFO(c["name"].get<std::string>());
        SinusoidalOptions options = sinusoidal_options(c);
        options.positions = range(c["inputs"]["first"], c["inputs"]["count"], c["inputs"]["step"]);
        std::vector<double> columns(options.dim);
        std::iota(columns.begin(), columns.end(), 0.0);
        if (c["inputs"].contains("columns")) columns = golden::numbers(c["inputs"]["columns"]);
        const auto expect = golden::numbers(c["expect"]);
        CHECK(golden::largest_difference(pick(table<float>(options), options.dim, columns), expect) <=
              tables::float_bound);
        CHECK(golden::largest_difference(pick(table<double>(options), options.dim, columns), expect) <= 1e-12);
    }
    CHECK(ranges > 0);
}

TEST_CASE("angular frequencies and wavelengths match 50-digit truth") {
    for (const char* encoding : {"angular_frequencies", "wavelengths"})
        golden::each("sinusoidal", encoding, [&](const Json& c) {
            const GeometricOptions options{.dim = c["params"]["dim"], .base = c["params"]["base"]};
            std::vector<double> out(options.dim);
            encoding[0] == 'a' ? compute_angular_frequencies(options, out) : compute_wavelengths(options, out);
            const auto expect = golden::numbers(c["expect"]);
            const auto got = pick(out, options.dim, golden::numbers(c["inputs"]["columns"]));
            REQUIRE(got.size() == expect.size());
            for (std::size_t i = 0; i < got.size(); ++i) CHECK(std::fabs(got[i] / expect[i] - 1) < 3e-16);
        });
}

TEST_CASE("the table agrees with the readable reference at small positions, for every width and layout") {
    for (const Layout layout : {Layout::interleaved, Layout::concatenated})
        for (const Ladder ladder : {Ladder::half, Ladder::half_minus_one})
            for (std::size_t dim = 1; dim <= 40; ++dim)
                for (const std::size_t count : {1u, 23u, 24u, 25u, 33u, 34u, 67u}) {
                    const SinusoidalOptions options{
                        .positions = range(-3, count), .dim = dim, .layout = layout, .ladder = ladder};
                    CHECK(golden::largest_difference(table<double>(options),
                                                     reference::make_sinusoidal_table(options)) < 1e-13);
                }
}

TEST_CASE("every instruction set gives the same bits") {
    for (const std::size_t dim : {1u, 7u, 64u, 65u, 130u})
        for (const Layout layout : {Layout::interleaved, Layout::concatenated}) {
            const SinusoidalOptions options{.positions = range(1e6, 1100), .dim = dim, .layout = layout};
            std::vector<float> first;
            on_every_isa([&] {
                const auto now = table<float>(options);
                if (first.empty()) first = now;
                CHECK(std::memcmp(first.data(), now.data(), now.size() * sizeof(float)) == 0);
            });
        }
}

TEST_CASE("a table beyond the caches, which is copied out past them, has the bits of its pieces and no byte beside it "
          "changes") {
    struct Case {
        std::size_t rows, dim, shift;
    };
    // Rows that lie alike in their lines go straight past the caches, in blocks where they are long; others are copied.
    for (const Case& c : {Case{9000, 512, 3}, {9000, 512, 4}, {9000, 500, 4}, {2200, 2080, 4}, {9000, 513, 0}})
        for (const Layout layout : {Layout::interleaved, Layout::concatenated}) {
            const SinusoidalTable source({.positions = range(c.rows), .dim = c.dim, .layout = layout});
            Guarded<float> whole(c.rows * c.dim, c.shift);
            REQUIRE(c.rows * c.dim * sizeof(float) > kernels::largest_cached);
            source.write(0, c.rows, whole.data());
            std::vector<float> piece(660 * c.dim);
            for (std::size_t first = 0; first < c.rows; first += 660) {
                const std::size_t count = std::min<std::size_t>(660, c.rows - first);
                source.write(first, count, piece.data());
                CHECK(std::memcmp(whole.data() + first * c.dim, piece.data(), count * c.dim * sizeof(float)) == 0);
            }
            CHECK(whole.guards_are_intact());
        }
}

TEST_CASE("position 2^24 + 1, which float32 cannot hold, differs from 2^24") {
    const auto t = table<float>({.positions = range(16777216, 2), .dim = 4});
    CHECK(t[0] != t[4]);
}

TEST_CASE("no positions give an empty table") {
    std::vector<float> none;
    CHECK(try_make_sinusoidal_table({.positions = range(0), .dim = 8}, std::span<float>(none)).ok());
}

TEST_CASE("bad input is rejected with the argument, its value and what is allowed, and changes nothing") {
    std::vector<float> out(8, 42.0f);
    const auto refuse = [&](const SinusoidalOptions& options, ErrorCode code, const std::string& argument) {
        const Status status = try_make_sinusoidal_table(options, std::span<float>(out));
        CHECK(status.code == code);
        CHECK(status.argument == argument);
        CHECK(std::string(status.allowed).size() > 0);
        CHECK(std::all_of(out.begin(), out.end(), [](float x) { return x == 42.0f; }));
        CHECK_THROWS_AS(make_sinusoidal_table(options, std::span<float>(out)), Error);
    };
    const double nan = std::numeric_limits<double>::quiet_NaN(), infinity = std::numeric_limits<double>::infinity();
    const double bad[] = {0, nan};
    refuse({.positions = range(2), .dim = 0}, ErrorCode::out_of_range, "dim");
    refuse({.positions = range(2), .dim = largest_dim + 1}, ErrorCode::out_of_range, "dim");
    refuse({.positions = range(2), .dim = 4, .base = 1}, ErrorCode::out_of_range, "base");
    refuse({.positions = range(2), .dim = 4, .base = -3}, ErrorCode::out_of_range, "base");
    refuse({.positions = range(2), .dim = 4, .base = nan}, ErrorCode::not_finite, "base");
    refuse({.positions = range(2), .dim = 4, .base = infinity}, ErrorCode::not_finite, "base");
    refuse({.positions = range(nan, 2), .dim = 4}, ErrorCode::not_finite, "positions.first");
    refuse({.positions = range(0, 2, infinity), .dim = 4}, ErrorCode::not_finite, "positions.step");
    refuse({.positions = range(1e300, 2), .dim = 4}, ErrorCode::out_of_range, "positions.first");
    refuse({.positions = list(bad), .dim = 4}, ErrorCode::not_finite, "positions");
    refuse({.positions = range(3), .dim = 4}, ErrorCode::shape_mismatch, "out");
    refuse({.positions = range(std::size_t(1) << 60), .dim = 1u << 20}, ErrorCode::out_of_range, "positions.last");
}

TEST_CASE("an entry is explained by its pair, frequency, wavelength, angle and value") {
    const SinusoidalEntry e = explain_sinusoidal_entry({.dim = 6}, 3, 3);
    CHECK(e.pair == 1);
    CHECK(e.is_cosine);
    CHECK(e.angular_frequency == Approx(0.046415888336127788));
    CHECK(e.wavelength == Approx(135.36712389686338));
    CHECK(e.angle == Approx(3 * 0.046415888336127788));
    CHECK(e.value == Approx(0.990320699135675).epsilon(1e-14));
    for (std::size_t dim = 1; dim < 9; ++dim)
        for (const Layout layout : {Layout::interleaved, Layout::concatenated})
            for (std::size_t column = 0; column < dim; ++column) {
                const SinusoidalOptions options{.positions = range(5, 1), .dim = dim, .layout = layout};
                CHECK(explain_sinusoidal_entry(options, 5, column).value == Approx(table<double>(options)[column]));
            }
    SinusoidalEntry unchanged;
    CHECK(try_explain_sinusoidal_entry({.dim = 6}, 3, 6, unchanged).code == ErrorCode::out_of_range);
}
