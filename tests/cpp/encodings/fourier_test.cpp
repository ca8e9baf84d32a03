#include <cmath>
#include <numbers>
#include <vector>

#include "posenc/posenc.hpp"
#include "support/golden.hpp"
#include "support/tables.hpp"

namespace posenc::reference {
namespace {

using std::numbers::pi;
/// The functions of the same names in posenc, one entry at a time.
std::vector<double> make_nerf_features(const NerfOptions& options) {
    std::vector<double> out;
    for (std::size_t n = 0; n < options.points.size(); n += options.dimensions) {
        const auto x = options.points.subspan(n, options.dimensions);
        if (options.include_input) out.insert(out.end(), x.begin(), x.end());
        for (std::size_t k = 0; k < options.frequencies; ++k) {
            double w = std::pow(2.0, double(k));
            if (options.spacing == NerfSpacing::linear && options.frequencies > 1)
                w = 1 +
                    (std::pow(2.0, double(options.frequencies - 1)) - 1) * double(k) / double(options.frequencies - 1);
            if (options.include_pi) w *= pi;
            for (const double v : x) out.push_back(std::sin(w * v));
            for (const double v : x) out.push_back(std::cos(w * v));
        }
    }
    return out;
}

std::vector<double> make_gaussian_features(const GaussianFourierOptions& options) {
    std::vector<double> out;
    const std::size_t dims = options.dimensions, rows = options.matrix.size() / dims;
    for (std::size_t n = 0; n < options.points.size(); n += dims) {
        std::vector<double> angles(rows, 0.0);
        for (std::size_t f = 0; f < rows; ++f)
            for (std::size_t c = 0; c < dims; ++c)
                angles[f] += 2 * pi * options.matrix[f * dims + c] * options.points[n + c];
        for (const double a : angles) out.push_back(std::sin(a));
        for (const double a : angles) out.push_back(std::cos(a));
    }
    return out;
}

std::vector<double> make_noise_level_features(const NoiseLevelOptions& options) {
    std::vector<double> out;
    for (const double level : options.levels)
        for (int half = 0; half < 2; ++half)
            for (const double w : options.weights) {
                const double angle = 2 * pi * w * (options.log ? std::log(level) : level);
                out.push_back((half == 0) != options.flip_sin_to_cos ? std::sin(angle) : std::cos(angle));
            }
    return out;
}

std::vector<double> make_box_features(const BoxOptions& options) {
    std::vector<double> out;
    for (std::size_t n = 0; n < options.boxes.size(); n += 4)
        for (std::size_t k = 0; k < options.frequencies; ++k) {
            const double w = std::pow(100.0, double(k) / double(options.frequencies));
            for (std::size_t c = 0; c < 4; ++c) out.push_back(std::sin(w * options.boxes[n + c]));
            for (std::size_t c = 0; c < 4; ++c) out.push_back(std::cos(w * options.boxes[n + c]));
        }
    return out;
}

}  // namespace
}  // namespace posenc::reference

using namespace posenc;
using golden::Json;
using tables::check_both;

namespace {

// A list of rows, flat.
std::vector<double> flat(const Json& rows) {
    std::vector<double> numbers;
    for (const Json& row : rows)
        for (const Json& x : row) numbers.push_back(x);
    return numbers;
}

std::vector<double> fives(std::size_t count) {
    std::vector<double> numbers;
    for (std::size_t k = 0; k < count; ++k) numbers.push_back((double(k * 5 % 13) - 6) / 8);
    return numbers;
}

std::vector<double> elevens(std::size_t count) {
    std::vector<double> numbers;
    for (std::size_t k = 0; k < count; ++k) numbers.push_back((double(k * 11 % 17) - 8) / 16);
    return numbers;
}

}  // namespace

TEST_CASE("NeRF features match 50-digit truth, with and without the paper's pi") {
    golden::each("fourier", "nerf", [](const Json& c) {
        const Json& p = c["params"];
        const auto points = flat(c["inputs"]["points"]);
        const NerfOptions options{
            points,           c["inputs"]["points"][0].size(),
            p["frequencies"], p["include_input"],
            p["include_pi"],  p["spacing"] == "linear" ? NerfSpacing::linear : NerfSpacing::logarithmic};
        check_both(golden::numbers(c["expect"]), [&](auto out) { make_nerf_features(options, out); });
    });
}

TEST_CASE("Gaussian features, noise levels and boxes match 50-digit truth") {
    golden::each("fourier", "gaussian_fourier", [](const Json& c) {
        const std::size_t dims = c["params"]["dimensions"], rows = c["params"]["frequencies"];
        REQUIRE(c["inputs"]["matrix"]["rule"] == "fives");
        const auto points = flat(c["inputs"]["points"]), matrix = fives(rows * dims);
        check_both(golden::numbers(c["expect"]),
                   [&](auto out) { make_gaussian_features({points, dims, matrix}, out); });
    });
    golden::each("fourier", "noise_level_fourier", [](const Json& c) {
        REQUIRE(c["inputs"]["weights"]["rule"] == "elevens");
        const auto levels = golden::numbers(c["inputs"]["levels"]), weights = elevens(4);
        const NoiseLevelOptions options{levels, weights, c["params"]["log"], c["params"]["flip_sin_to_cos"]};
        check_both(golden::numbers(c["expect"]), [&](auto out) { make_noise_level_features(options, out); });
    });
    golden::each("fourier", "gligen_boxes", [](const Json& c) {
        const auto boxes = flat(c["inputs"]["boxes"]);
        check_both(golden::numbers(c["expect"]),
                   [&](auto out) { make_box_features({boxes, c["params"]["frequencies"]}, out); });
    });
}

TEST_CASE("Fourier features agree with the readable reference") {
    const auto points = fives(30), weights = elevens(6);
    const std::vector<double> levels = {0.01, 1, 3};
    const auto same = [](const std::vector<double>& expect, auto make) {
        CHECK(golden::largest_difference(tables::fill<double>(expect.size(), make), expect) < 1e-12);
    };
    for (const std::size_t dims : {1u, 2u, 3u, 5u})
        for (const NerfSpacing spacing : {NerfSpacing::logarithmic, NerfSpacing::linear})
            for (std::size_t frequencies = 0; frequencies < 8; ++frequencies) {
                const NerfOptions nerf{points, dims, frequencies, frequencies % 2 == 0, dims == 3, spacing};
                same(reference::make_nerf_features(nerf), [&](auto out) { make_nerf_features(nerf, out); });
                const GaussianFourierOptions gaussian{points, dims, points};
                same(reference::make_gaussian_features(gaussian),
                     [&](auto out) { make_gaussian_features(gaussian, out); });
            }
    const NoiseLevelOptions noise{levels, weights};
    same(reference::make_noise_level_features(noise), [&](auto out) { make_noise_level_features(noise, out); });
    const BoxOptions boxes{std::span(points).first(28), 5};
    same(reference::make_box_features(boxes), [&](auto out) { make_box_features(boxes, out); });
}

TEST_CASE("a projection of billions of turns keeps its fraction of a turn") {
    // As one double, 2^31 + 2^-24 turns are 2^31.
    const std::vector<double> matrix = {0x1p31, 0x1p-24}, points = {1, 1};
    std::vector<double> out(2);
    make_gaussian_features({.points = points, .dimensions = 2, .matrix = matrix}, std::span<double>(out));
    CHECK(out[0] == Approx(2 * 3.14159265358979323846 * 0x1p-24).epsilon(0).margin(4e-16));
    const std::vector<double> weights = {0x1p31 + 1}, levels = {1 + 0x1p-52};
    make_noise_level_features({.levels = levels, .weights = weights, .log = false}, std::span<double>(out));
    CHECK(out[0] == Approx(2 * 3.14159265358979323846 * (0x1p-21 + 0x1p-52)).epsilon(0).margin(4e-16));
}
