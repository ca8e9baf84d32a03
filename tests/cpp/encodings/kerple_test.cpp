#include <cmath>
#include <limits>

#include "posenc/posenc.hpp"
#include "reference/encodings/kerple.hpp"
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
