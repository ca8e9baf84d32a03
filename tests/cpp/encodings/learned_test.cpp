#include <cmath>
#include <vector>

#include "posenc/posenc.hpp"
#include "random/philox.hpp"
#include "support/tables.hpp"

namespace posenc::reference {
namespace {

// Philox 4x32-10 as its paper writes it: ten rounds, the key raised by two constants between them.
struct Words {
    std::uint32_t w[4];
};

Words philox(Words c, std::uint32_t k0, std::uint32_t k1) {
    for (int round = 0; round < 10; ++round, k0 += 0x9e3779b9u, k1 += 0xbb67ae85u) {
        const std::uint64_t a = 0xd2511f53ull * c.w[0], b = 0xcd9e8d57ull * c.w[2];
        c = {{std::uint32_t(b >> 32) ^ c.w[1] ^ k0, std::uint32_t(b), std::uint32_t(a >> 32) ^ c.w[3] ^ k1,
              std::uint32_t(a)}};
    }
    return c;
}

double uniform(std::uint32_t high, std::uint32_t low, int added) {
    return double(((std::uint64_t(high) << 32 | low) >> 11) + std::uint64_t(added)) / 9007199254740992.0;
}

/// The functions of the same names in posenc, one entry at a time.
std::vector<double> make_learned_table(const LearnedTableOptions& options) {
    std::vector<double> table;
    for (std::size_t row = 0; row < options.rows; ++row)
        for (std::size_t column = 0; column < options.dim; ++column) {
            const std::uint64_t element = row * options.dim + column, place = element / 2;
            const bool odd = element % 2 != 0;
            double value = 0;
            for (std::uint32_t attempt = 0;; ++attempt) {
                const Words r = philox({{std::uint32_t(place), std::uint32_t(place >> 32), 0, attempt}},
                                       std::uint32_t(options.seed), std::uint32_t(options.seed >> 32));
                if (options.initialization == Initialization::uniform) {
                    value = options.low + (options.high - options.low) * uniform(r.w[odd ? 2 : 0], r.w[odd ? 3 : 1], 0);
                    break;
                }
                const double radius = std::sqrt(-2 * std::log(uniform(r.w[0], r.w[1], 1)));
                const double angle = 2 * std::acos(-1.0) * uniform(r.w[2], r.w[3], 0);
                const double z = radius * (odd ? std::sin(angle) : std::cos(angle));
                value = z * (options.initialization == Initialization::inverse_sqrt_dim
                                 ? std::pow(double(options.dim), -0.5)
                                 : options.standard_deviation);
                if (options.initialization != Initialization::truncated_normal || std::fabs(z) <= options.truncation)
                    break;
            }
            table.push_back(options.padding_index == row ? 0 : value);
        }
    return table;
}

std::vector<float> look_up(const LookUpOptions& options) {
    std::vector<float> rows;
    for (const double position : options.positions)
        for (std::size_t c = 0; c < options.dim; ++c)
            rows.push_back(
                float(options.table[std::size_t(position + options.offset) * options.dim + c] * options.scale));
    return rows;
}

}  // namespace
}  // namespace posenc::reference

using namespace posenc;

namespace {

template <class T = double>
std::vector<T> table(const LearnedTableOptions& options) {
    return tables::fill<T>(options.rows * options.dim, [&](auto out) { make_learned_table(options, out); });
}

struct Moments {
    double mean, deviation, largest;
};

Moments moments(const std::vector<double>& values) {
    double sum = 0, squares = 0, largest = 0;
    for (const double x : values) {
        sum += x;
        squares += x * x;
        largest = std::max(largest, std::fabs(x));
    }
    const double n = double(values.size()), mean = sum / n;
    return {mean, std::sqrt(squares / n - mean * mean), largest};
}

}  // namespace

TEST_CASE("the generator is Philox 4x32-10: the known answers of its authors") {
    using random::Block;
    CHECK(random::philox({0, 0, 0, 0}, 0) == Block{0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8});
    CHECK(random::philox({~0u, ~0u, ~0u, ~0u}, ~std::uint64_t{0}) ==
          Block{0x408f276d, 0x41c83b0e, 0xa20bc7c6, 0x6d5451fd});
    CHECK(random::philox({0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344}, 0x299f31d0a4093822) ==
          Block{0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1});
}

TEST_CASE("every initialisation agrees with the readable reference, entry by entry") {
    for (const auto initialization : {Initialization::normal, Initialization::truncated_normal,
                                      Initialization::inverse_sqrt_dim, Initialization::uniform})
        for (const std::uint64_t seed : {std::uint64_t{0}, std::uint64_t{42}, std::uint64_t{1} << 40}) {
            const LearnedTableOptions options{.rows = 50,
                                              .dim = 33,
                                              .initialization = initialization,
                                              .truncation = 1.5,
                                              .low = -2,
                                              .high = 3,
                                              .seed = seed,
                                              .padding_index = 7};
            CHECK(golden::largest_difference(table(options), reference::make_learned_table(options)) < 1e-14);
        }
}

TEST_CASE("the draws have the requested moments") {
    const auto normal = moments(table({.rows = 500, .dim = 200, .standard_deviation = 0.02}));
    CHECK(std::fabs(normal.mean) < 3e-4);
    CHECK(normal.deviation == Approx(0.02).epsilon(0.01));
    CHECK(normal.largest > 0.07);
    const auto truncated = moments(table(
        {.rows = 500, .dim = 200, .initialization = Initialization::truncated_normal, .standard_deviation = 0.02}));
    CHECK(truncated.largest <= 0.04);
    CHECK(truncated.deviation == Approx(0.02 * 0.8796).epsilon(0.01));
    const auto fairseq = moments(table({.rows = 500, .dim = 256, .initialization = Initialization::inverse_sqrt_dim}));
    CHECK(fairseq.deviation == Approx(1.0 / 16).epsilon(0.01));
    const auto uniform = moments(table({.rows = 500, .dim = 200, .initialization = Initialization::uniform}));
    CHECK(uniform.mean == Approx(0.5).epsilon(0.01));
    CHECK(uniform.deviation == Approx(std::sqrt(1 / 12.0)).epsilon(0.01));
    CHECK(uniform.largest < 1);
}

TEST_CASE("seed 42 begins with the numbers that a generator in another language gives") {
    const auto uniform = table({.rows = 1, .dim = 4, .initialization = Initialization::uniform, .seed = 42});
    CHECK(uniform ==
          std::vector<double>{0.6129598811894158, 0.07323173744158384, 0.9877186509145105, 0.5139061469711166});
    const auto normal = table({.rows = 1, .dim = 2, .standard_deviation = 1, .seed = 42});
    CHECK(std::fabs(normal[0] - 0.8864975059014409) < 1e-15);
    CHECK(std::fabs(normal[1] - 0.4393560694379269) < 1e-15);
}

TEST_CASE("another seed gives other numbers, and the same seed the same") {
    CHECK(table({.rows = 3, .dim = 5, .seed = 1}) == table({.rows = 3, .dim = 5, .seed = 1}));
    CHECK(table({.rows = 3, .dim = 5, .seed = 1}) != table({.rows = 3, .dim = 5, .seed = 2}));
    // The beginning does not depend on the length.
    const auto longer = table({.rows = 9, .dim = 5});
    CHECK(table({.rows = 3, .dim = 5}) == std::vector<double>(longer.begin(), longer.begin() + 15));
}

TEST_CASE("looking up picks rows with offset and scale") {
    const auto learned = table<float>({.rows = 10, .dim = 3});
    const std::vector<double> positions = {0, 7, 3, 7};
    const LookUpOptions options{learned, 3, positions, 2, 0.5};
    std::vector<float> out(12);
    look_up(options, out);
    CHECK(out == reference::look_up(options));
    look_up({learned, 3, positions}, out);
    CHECK(out[3] == learned[21]);
}

TEST_CASE("a position past the last row is rejected with its value") {
    const std::vector<float> learned(4 * 2, 1.0f);
    const std::vector<double> past = {0, 0, 0, 512};
    std::vector<float> out(8);
    CHECK(try_look_up({learned, 2, past}, out).value == 512);
}
