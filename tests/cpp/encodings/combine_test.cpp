#include <cmath>
#include <vector>

#include "posenc/posenc.hpp"
#include "support/tables.hpp"

namespace posenc::reference {
namespace {

// Without dropout: which entries that takes is a matter of the generator.
/// The functions of the same names in posenc, one entry at a time.
std::vector<double> add_positions(const CombineOptions& options, std::span<const double> x,
                                  std::span<const double> table) {
    std::vector<double> out;
    for (std::size_t b = 0; b < options.batch; ++b)
        for (std::size_t t = 0; t < options.tokens; ++t)
            for (std::size_t c = 0; c < options.dim; ++c) {
                const std::size_t token = b * options.tokens + t;
                const std::size_t row = options.positions.empty() ? t : std::size_t(options.positions[token]);
                const double scale = options.scale_by_sqrt_dim ? std::sqrt(double(options.dim)) : 1.0;
                out.push_back(x[token * options.dim + c] * scale + options.alpha * table[row * options.dim + c]);
            }
    return out;
}

}  // namespace
}  // namespace posenc::reference

using namespace posenc;
using golden::Json;

namespace {

template <class T>
std::vector<T> sevens(std::size_t count) {
    std::vector<T> values(count);
    for (std::size_t k = 0; k < count; ++k) values[k] = (T(k * 7 % 11) - 5) / 4;
    return values;
}

template <class T>
std::vector<T> sinusoids(std::size_t first, std::size_t rows, std::size_t dim) {
    return tables::fill<T>(rows * dim, [&](auto out) {
        make_sinusoidal_table({.positions = range(double(first), rows), .dim = dim}, out);
    });
}

template <class T>
std::vector<T> combined(const CombineOptions& options, const std::vector<T>& x, const std::vector<T>& table) {
    std::vector<T> out(x.size());
    add_positions(options, std::span<const T>(x), std::span<const T>(table), std::span<T>(out));
    return out;
}

}  // namespace

TEST_CASE("embeddings plus positions match 50-digit truth on every instruction set") {
    on_every_isa([] {
        golden::each("combine", "combine", [](const Json& c) {
            const Json& p = c["params"];
            CombineOptions options{.batch = c["shape"][0],
                                   .tokens = c["shape"][1],
                                   .dim = c["shape"][2],
                                   .alpha = p["alpha"],
                                   .scale_by_sqrt_dim = p["scale_by_sqrt_dim"]};
            std::vector<double> positions;
            if (c["inputs"].contains("positions"))
                for (const Json& row : c["inputs"]["positions"])
                    for (const Json& at : row) positions.push_back(at);
            options.positions = positions;
            REQUIRE(c["inputs"]["x"]["rule"] == "sevens");
            const std::size_t count = options.batch * options.tokens * options.dim;
            const std::size_t first = c["inputs"].value("first", std::size_t{0});
            const auto expect = golden::numbers(c["expect"]);
            double largest = 0;
            for (const double x : expect) largest = std::max(largest, std::fabs(x));
            const auto wide =
                combined(options, sevens<double>(count), sinusoids<double>(first, options.tokens, options.dim));
            const auto single =
                combined(options, sevens<float>(count), sinusoids<float>(first, options.tokens, options.dim));
            CHECK(golden::largest_difference(wide, expect) <= 1e-12);
            CHECK(golden::largest_difference(single, expect) <= std::ldexp(largest, -22));
        });
    });
}

TEST_CASE("the sum that lesson 004 prints is reproduced") {
    golden::each("seeds_printed", "add", [](const Json& c) {
        const auto x = golden::numbers(c["inputs"]["x"]), p = golden::numbers(c["inputs"]["p"]);
        CHECK(golden::largest_difference(combined({.tokens = 1, .dim = x.size()}, x, p), golden::numbers(c["expect"])) <
              1e-15);
    });
}

TEST_CASE("adding agrees with the readable reference at every length on every instruction set, in place too") {
    on_every_isa([] {
        for (const std::size_t dim : {1u, 2u, 3u, 7u, 8u, 9u, 16u, 17u, 50u, 67u}) {
            const std::vector<double> positions = {4, 0, 2, 2, 1, 3};
            for (const bool given : {false, true}) {
                CombineOptions options{.batch = 2, .tokens = 3, .dim = dim, .alpha = -0.7, .scale_by_sqrt_dim = given};
                if (given) options.positions = positions;
                const auto x = sevens<double>(6 * dim), table = sinusoids<double>(3, 5, dim);
                const auto expect = reference::add_positions(options, x, table);
                CHECK(golden::largest_difference(combined(options, x, table), expect) < 1e-14);
                auto in_place = x;
                add_positions(options, in_place, table, in_place);
                CHECK(golden::largest_difference(in_place, expect) < 1e-14);
            }
        }
    });
}

TEST_CASE("every instruction set gives the same sums") {
    std::vector<float> first;
    on_every_isa([&] {
        const auto now = combined({.tokens = 9, .dim = 77, .alpha = 0.3, .scale_by_sqrt_dim = true, .dropout = 0.25},
                                  sevens<float>(9 * 77), sinusoids<float>(0, 9, 77));
        if (first.empty()) first = now;
        CHECK(std::memcmp(first.data(), now.data(), now.size() * sizeof(float)) == 0);
    });
}

TEST_CASE("dropout zeroes the requested share and keeps the sum's expectation") {
    const std::vector<double> ones(100 * 1000, 1.0), zeros(100 * 1000, 0.0);
    for (const double p : {0.0, 0.1, 0.5, 1.0}) {
        const auto out = combined({.tokens = 100, .dim = 1000, .dropout = p, .seed = 5}, ones, zeros);
        std::size_t dropped = 0;
        for (const double x : out) {
            dropped += x == 0;
            if (x != 0) CHECK(x == Approx(1 / (1 - p)));
        }
        CHECK(std::fabs(double(dropped) / 1e5 - p) < 0.004);
    }
}

TEST_CASE("a dropout mask depends only on seed and place") {
    const std::vector<double> ones(64, 1.0), zeros(64, 0.0);
    const auto mask = [&](std::uint64_t seed, std::size_t tokens) {
        return combined({.tokens = tokens, .dim = 8, .dropout = 0.5, .seed = seed},
                        std::vector<double>(tokens * 8, 1.0), zeros);
    };
    CHECK(mask(1, 8) == mask(1, 8));
    CHECK(mask(1, 8) != mask(2, 8));
    const auto whole = mask(1, 8);
    CHECK(mask(1, 3) == std::vector<double>(whole.begin(), whole.begin() + 24));
    // The mask of seed 0 at one half, from a generator written in another language.
    std::string drawn;
    for (const double x : mask(0, 2)) drawn += x == 0 ? '0' : '1';
    CHECK(drawn == "1101110011010100");
}

TEST_CASE("positions of padded and packed batches restart where they should") {
    const std::vector<std::uint8_t> mask = {0, 0, 1, 1, 1, 1, 1, 0};
    std::vector<double> out(8);
    compute_padded_positions(mask, 2, 4, 0, out);
    CHECK(out == std::vector<double>{0, 0, 0, 1, 0, 1, 2, 0});
    compute_padded_positions(mask, 2, 4, 1, out);
    CHECK(out == std::vector<double>{1, 1, 0, 1, 0, 1, 2, 1});
    const std::vector<std::int32_t> sequences = {7, 7, 7, 2, 2, 2, 9, 7};
    compute_packed_positions(sequences, 2, 4, out);
    CHECK(out == std::vector<double>{0, 1, 2, 0, 0, 1, 0, 0});
    CHECK(try_compute_packed_positions(sequences, 3, 3, out).code == ErrorCode::shape_mismatch);
    CHECK(try_compute_padded_positions(mask, 3, 3, 0, out).code == ErrorCode::shape_mismatch);
}
