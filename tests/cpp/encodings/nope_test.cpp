#include <cmath>
#include <limits>

#include "posenc/posenc.hpp"
#include "support/tensors.hpp"

namespace posenc::reference {
namespace {

/// One entry of posenc::compute_nope_query_scale.
double nope_query_scale(const NopeScaleOptions& options, double position) {
    return std::log(1 + std::floor((position + 1) / options.floor_scale)) * options.weight + 1;
}

}  // namespace
}  // namespace posenc::reference

using namespace posenc;
using golden::Json;

TEST_CASE("every so many layers have no position") {
    golden::each("nope", "nope_layers", [](const Json& c) {
        std::vector<std::int32_t> out(c["expect"].size());
        make_nope_schedule(c["params"]["every"], out);
        CHECK(out == c["expect"].get<std::vector<std::int32_t>>());
    });
}

TEST_CASE("the query scale of layers without positions matches 50-digit truth") {
    golden::each("nope", "nope_query_scale", [](const Json& c) {
        const NopeScaleOptions o{c["params"]["floor_scale"], c["params"]["weight"]};
        std::vector<double> out(c["expect"].size());
        compute_nope_query_scale(o, golden::numbers(c["inputs"]["positions"]), out);
        golden::check_rounded(out, golden::masked(c["expect"]), 0);
    });
}

TEST_CASE("the query scale agrees with the readable reference") {
    for (double p = 0; p < 1e7; p = p * 3 + 1000) {
        double got = 0;
        compute_nope_query_scale({}, std::span(&p, 1), std::span(&got, 1));
        CHECK(got == Approx(reference::nope_query_scale({}, p)).epsilon(1e-15));
    }
}
