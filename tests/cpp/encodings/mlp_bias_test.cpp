#include <cmath>

#include "posenc/posenc.hpp"
#include "support/tensors.hpp"

using namespace posenc;
using golden::Json;

namespace {

/// The layers of a case, and their numbers.
struct Network {
    std::vector<std::vector<float>> numbers;
    std::vector<MlpLayer> layers;

    explicit Network(const Json& given) {
        for (const Json& layer : given)
            for (const char* name : {"weights", "bias", "norm_weights", "norm_bias"})
                numbers.push_back(layer.contains(name) ? golden::tensor<float>(layer[name]) : std::vector<float>());
        for (std::size_t k = 0; k < numbers.size(); k += 4)
            layers.push_back({numbers[k], numbers[k + 1], numbers[k + 2], numbers[k + 3]});
    }
};

MlpBiasOptions options_of(const Json& p) {
    return {.queries = p["queries"],
            .keys = p["keys"],
            .log_distance = p["log_distance"],
            .activation = p["activation"] == "relu" ? MlpActivation::relu : MlpActivation::silu};
}

}  // namespace

TEST_CASE("MLP biases match 50-digit truth in float and in double") {
    golden::each("mlp_bias", "mlp_bias", [](const Json& c) {
        const Network network(c["inputs"]["layers"]);
        const MlpBiasOptions o = options_of(c["params"]);
        std::vector<float> single(c["expect"].size());
        std::vector<double> wide(single.size());
        make_mlp_bias(o, network.layers, std::span(single));
        make_mlp_bias(o, network.layers, std::span(wide));
        const auto expect = golden::masked(c["expect"]);
        golden::check_rounded(single, expect, 1e-12);
        golden::check_rounded(wide, expect, 1e-12);
    });
}

TEST_CASE("an overflow within a network is seen in its result") {
    // The squares of its hidden units go beyond double: normalised, they would all be zero.
    const std::vector<float> big(4, 3e38f), one(1, 1.0f), two{3e38f, -1e38f};
    std::vector<MlpLayer> layers;
    layers.push_back({one, one, {}, {}});
    for (int k = 0; k < 5; ++k) layers.push_back({std::span(big).first(1), one, {}, {}});
    layers.push_back({two, two, two, two});
    layers.push_back({two, one, {}, {}});
    std::vector<double> out(6);
    make_mlp_bias({2, 3, false, MlpActivation::relu}, std::span<const MlpLayer>(layers), std::span(out));
    for (const double x : out) CHECK_FALSE(std::isfinite(x));
}
