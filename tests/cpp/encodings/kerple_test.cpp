#include <cmath>
#include <limits>

#include "posenc/posenc.hpp"
#include "reference/encodings/kerple.hpp"
#include "support/bits.hpp"
#include "support/tensors.hpp"

using namespace posenc;
using golden::Json;

namespace {

std::vector<float> bias(const KerpleOptions& o, const std::vector<double>& p, const std::vector<double>& a) {
    std::vector<float> out(p.size() * o.queries * o.keys);
    make_kerple_bias(o, p, a, out);
    return out;
}

}  // namespace

TEST_CASE("KERPLE biases of both kernels match 50-digit truth, clamped parameters included") {
    golden::each("kerple", "kerple", [](const Json& c) {
        const Json& p = c["params"];
        const KerpleOptions o{p["kernel"] == "power" ? KerpleKernel::power : KerpleKernel::logarithmic, p["queries"],
                              p["keys"]};
        golden::check_rounded(bias(o, golden::numbers(c["inputs"]["p"]), golden::numbers(c["inputs"]["a"])),
                              golden::masked(c["expect"]), 0);
    });
}

TEST_CASE("KERPLE floats are the true value rounded once where their doubles lie halfway between two floats") {
    golden::each("kerple", "kerple_floats", [](const Json& c) {
        const KerpleKernel kernel = c["params"]["kernel"] == "power" ? KerpleKernel::power : KerpleKernel::logarithmic;
        const auto p = golden::numbers(c["inputs"]["p"]), a = golden::numbers(c["inputs"]["a"]),
                   distances = golden::numbers(c["inputs"]["distances"]), expect = golden::numbers(c["expect"]);
        for (std::size_t h = 0; h < p.size(); ++h) {
            INFO("p " << p[h] << ", a " << a[h] << ", distance " << distances[h]);
            CHECK(bias({kernel, 1, std::size_t(distances[h]) + 1}, {p[h]}, {a[h]})[0] == float(expect[h]));
        }
    });
}

TEST_CASE("KERPLE biases agree with the readable reference") {
    for (const KerpleKernel kernel : {KerpleKernel::logarithmic, KerpleKernel::power})
        for (const std::size_t queries : {0u, 1u, 5u, 12u}) {
            const KerpleOptions o{kernel, queries, 12};
            const std::vector<double> p = {0.3, 1, 5}, a = {2, -1, 0.7};
            golden::check_rounded(bias(o, p, a), reference::make_kerple_bias(o, p, a));
        }
}

TEST_CASE("bad input of KERPLE is refused by name and changes nothing") {
    std::vector<float> out(6, 42.0f);
    const auto refuse = [&](const KerpleOptions& o, std::vector<double> p, std::vector<double> a, ErrorCode code,
                            const std::string& argument) {
        const Status status = try_make_kerple_bias(o, p, a, out);
        CHECK(status.code == code);
        CHECK(status.argument == argument);
        CHECK(out == std::vector<float>(6, 42.0f));
    };
    const KerpleOptions good{.queries = 2, .keys = 3};
    refuse({.queries = 4, .keys = 3}, {1}, {1}, ErrorCode::out_of_range, "queries");
    refuse(good, {1}, {1, 2}, ErrorCode::shape_mismatch, "a");
    refuse(good, {std::numeric_limits<double>::quiet_NaN()}, {1}, ErrorCode::not_finite, "p");
    refuse(good, {1}, {HUGE_VAL}, ErrorCode::not_finite, "a");
    refuse(good, {1}, {1e200}, ErrorCode::out_of_range, "a");
    refuse(good, {1, 1}, {1, 1}, ErrorCode::shape_mismatch, "out");
}

namespace bits {
namespace {

Bytes kerple(const Json& o) {
    const auto p = o.at("p").get<std::vector<double>>(), a = o.at("a").get<std::vector<double>>();
    const KerpleOptions options{option<std::string>(o, "kernel", "logarithmic") == "power" ? KerpleKernel::power
                                                                                           : KerpleKernel::logarithmic,
                                size(o, "queries"), size(o, "keys")};
    std::vector<float> out(p.size() * options.queries * options.keys);
    make_kerple_bias(options, p, a, out);
    return bytes_of(out);
}

const Makers makers_of_kerple{
    {"kerpleBias", kerple},
};

}  // namespace
}  // namespace bits
