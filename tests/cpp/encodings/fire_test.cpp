#include <cmath>
#include <limits>
#include <vector>

#include "posenc/posenc.hpp"
#include "support/tensors.hpp"

namespace posenc::reference {
namespace {

/// posenc::make_fire_distances, one entry at a time.
std::vector<double> make_fire_distances(const FireOptions& options) {
    std::vector<double> out;
    for (std::size_t r = 0; r < options.queries; ++r)
        for (std::size_t j = 0; j < options.keys; ++j) {
            const double i = double(options.keys - options.queries + r);
            out.push_back(std::log(options.c * std::fabs(i - double(j)) + 1) /
                          (std::log(options.c * std::fmax(i, options.threshold) + 1) + 1e-6));
        }
    return out;
}

}  // namespace
}  // namespace posenc::reference

using namespace posenc;
using golden::Json;

namespace {

FireOptions fire_options(const Json& c) {
    const Json& p = c["params"];
    return {p["queries"], p["keys"], p["c"], p["threshold"]};
}

}  // namespace

TEST_CASE("FIRE distances match 50-digit truth in float and in double") {
    golden::each("fire", "fire_distances", [](const Json& c) {
        std::vector<float> single(c["expect"].size());
        std::vector<double> wide(single.size());
        make_fire_distances(fire_options(c), std::span(single));
        make_fire_distances(fire_options(c), std::span(wide));
        golden::check_rounded(single, golden::masked(c["expect"]), 1e-15);
        golden::check_rounded(wide, golden::masked(c["expect"]), 4e-16);
    });
}

TEST_CASE("FIRE biases of a small network match 50-digit truth") {
    golden::each("fire", "fire_bias", [](const Json& c) {
        const Json& in = c["inputs"];
        const auto a = golden::tensor<float>(in["first_weights"]), b = golden::tensor<float>(in["first_bias"]),
                   u = golden::tensor<float>(in["second_weights"]), v = golden::tensor<float>(in["second_bias"]);
        std::vector<float> out(c["expect"].size());
        make_fire_bias(fire_options(c), {a, b, u, v}, out);
        golden::check_rounded(out, golden::masked(c["expect"]));
    });
}

TEST_CASE("FIRE distances agree with the readable reference, also far beyond the threshold") {
    const FireOptions o{.queries = 7, .keys = 300, .c = 0.7, .threshold = 20.5};
    std::vector<double> out(7 * 300);
    make_fire_distances(o, std::span(out));
    golden::check_rounded(out, reference::make_fire_distances(o), 1e-15);
}
