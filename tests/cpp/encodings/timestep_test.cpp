#include <cmath>
#include <vector>

#include "posenc/posenc.hpp"
#include "support/golden.hpp"
#include "support/tables.hpp"

namespace posenc::reference {
namespace {

/// posenc::make_timestep_embedding, one entry at a time.
std::vector<double> make_timestep_embedding(const TimestepOptions& options) {
    const std::size_t dim = options.dim, half = dim / 2;
    std::vector<double> table(options.timesteps.count * dim, 0.0);
    for (std::size_t row = 0; row < options.timesteps.count; ++row)
        for (std::size_t i = 0; i < half; ++i) {
            const double exponent = i == 0 ? 0 : -double(i) / (double(half) - options.downscale_freq_shift);
            const double angle = options.scale * options.timesteps[row] * std::pow(options.max_period, exponent);
            double* out = &table[row * dim];
            out[options.flip_sin_to_cos ? half + i : i] = std::sin(angle);
            out[options.flip_sin_to_cos ? i : half + i] = std::cos(angle);
        }
    return table;
}

}  // namespace
}  // namespace posenc::reference

using namespace posenc;
using golden::Json;

namespace {

TimestepOptions timestep_options(const Json& c) {
    const Json& p = c["params"];
    return {.dim = p["dim"],
            .flip_sin_to_cos = p["flip_sin_to_cos"],
            .downscale_freq_shift = p["downscale_freq_shift"],
            .scale = p["scale"],
            .max_period = p["max_period"]};
}

template <class T>
std::vector<T> embedding(const TimestepOptions& options) {
    return tables::fill<T>(options.timesteps.count * options.dim,
                           [&](auto out) { make_timestep_embedding(options, out); });
}

}  // namespace

TEST_CASE("timestep embeddings match 50-digit truth on every instruction set") {
    on_every_isa([] {
        golden::each("sinusoidal_conventions", "timestep_embedding", [](const Json& c) {
            const auto steps = golden::numbers(c["inputs"]["timesteps"]);
            const auto columns = golden::numbers(c["inputs"]["columns"]);
            const auto expect = golden::numbers(c["expect"]);
            TimestepOptions options = timestep_options(c);
            options.timesteps = list(steps);
            CHECK(golden::largest_difference(tables::pick(embedding<float>(options), options.dim, columns), expect) <=
                  tables::float_bound);
            CHECK(golden::largest_difference(tables::pick(embedding<double>(options), options.dim, columns), expect) <=
                  tables::double_bound);
        });
    });
}

TEST_CASE("the 27 numbers in diffusers' own tests are reproduced in all three settings") {
    golden::each("peer_test_snapshots", "timestep_embedding", [](const Json& c) {
        const Json& p = c["params"];
        const auto steps = golden::numbers(p["timesteps"]);
        const TimestepOptions options{.timesteps = list(steps),
                                      .dim = p["d"],
                                      .flip_sin_to_cos = p["flip_sin_to_cos"],
                                      .downscale_freq_shift = p["downscale_freq_shift"],
                                      .scale = p["scale"]};
        const auto got = tables::pick(embedding<double>(options), options.dim, golden::numbers(p["columns"]));
        CHECK(golden::largest_difference(got, golden::numbers(c["true"])) <= tables::double_bound);
        CHECK(golden::largest_difference(got, golden::numbers(c["expect"])) <= 5e-5);
    });
}

TEST_CASE("timestep embeddings agree with the readable reference for every width, order and shift") {
    for (const bool flip : {false, true})
        for (const double shift : {0.0, 1.0, 0.3, -2.0})
            for (const double scale : {1.0, -0.7, 1000.0})
                for (const std::size_t count : {1u, 23u, 24u, 40u})
                    for (std::size_t dim = 1; dim <= 21; ++dim) {
                        const TimestepOptions options{.timesteps = range(0.25, count),
                                                      .dim = dim,
                                                      .flip_sin_to_cos = flip,
                                                      .downscale_freq_shift = shift,
                                                      .scale = scale};
                        CHECK(golden::largest_difference(embedding<double>(options),
                                                         reference::make_timestep_embedding(options)) < 1e-10);
                    }
}

TEST_CASE("the first timestep is zeros and ones, and later ones turn faster in the first columns than in the last") {
    const auto rows = embedding<double>({.timesteps = range(16), .dim = 64});
    for (std::size_t c = 0; c < 64; ++c) CHECK(rows[c] == (c < 32 ? 0.0 : 1.0));
    for (std::size_t c = 1; c < 32; ++c) CHECK(std::fabs(rows[64 + c]) < std::fabs(rows[64 + c - 1]));
}

TEST_CASE("a single pair has the frequency 1 at any shift, where diffusers divides zero by zero") {
    const auto row = embedding<double>({.timesteps = range(3, 1), .dim = 2, .downscale_freq_shift = 1});
    CHECK(row[0] == Approx(std::sin(3.0)));
}
