#include <cmath>
#include <limits>
#include <vector>

#include "posenc/posenc.hpp"
#include "support/bits.hpp"
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

TEST_CASE("bad input of FIRE is refused by name and changes nothing") {
    std::vector<float> out(6, 42.0f);
    const auto refuse = [&](const FireOptions& o, ErrorCode code, const std::string& argument) {
        const Status status = try_make_fire_distances(o, std::span<float>(out));
        CHECK(status.code == code);
        CHECK(status.argument == argument);
        CHECK(out == std::vector<float>(6, 42.0f));
    };
    refuse({4, 3}, ErrorCode::out_of_range, "queries");
    refuse({2, 3, 0}, ErrorCode::out_of_range, "c");
    refuse({2, 3, std::numeric_limits<double>::quiet_NaN()}, ErrorCode::not_finite, "c");
    refuse({2, 3, 1, -1}, ErrorCode::out_of_range, "threshold");
    refuse({2, 4}, ErrorCode::shape_mismatch, "out");
    const std::vector<float> two(2), one(1);
    CHECK(std::string(try_make_fire_bias({2, 3}, {two, one, two, one}, out).argument) == "first_bias");
    CHECK(std::string(try_make_fire_bias({2, 3}, {two, two, one, one}, out).argument) == "second_weights");
}

namespace bits {
namespace {

FireOptions fire(const Json& o) {
    return {size(o, "queries"), size(o, "keys"), option<double>(o, "c", 0.1), option<double>(o, "threshold", 512)};
}

Bytes fire_bias(const Json& o) {
    const FireOptions options = fire(o);
    const auto w1 = values(o.at("firstWeights")), b1 = values(o.at("firstBias")),
               w2 = values(o.at("secondWeights").at("data")), b2 = values(o.at("secondBias"));
    std::vector<float> out(b2.size() * options.queries * options.keys);
    check(try_make_fire_bias(options, {w1, b1, w2, b2}, out));
    return bytes_of(out);
}

const Makers makers_of_fire{
    {"fireDistances",
     [](const Json& o) {
         std::vector<double> out(size(o, "queries") * size(o, "keys"));
         check(try_make_fire_distances(fire(o), std::span<double>(out)));
         return bytes_of(out);
     }},
    {"fireBias", fire_bias},
};

}  // namespace
}  // namespace bits
