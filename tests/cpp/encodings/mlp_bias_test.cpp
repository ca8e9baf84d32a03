#include <cmath>

#include "posenc/posenc.hpp"
#include "support/bits.hpp"
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

TEST_CASE("bad layers of an MLP bias are refused by name and change nothing") {
    const std::vector<float> one{1}, two{1, 2}, four{1, 2, 3, 4};
    std::vector<float> out(6, 42.0f);
    const auto refuse = [&](const MlpBiasOptions& o, const std::vector<MlpLayer>& layers, ErrorCode code,
                            const std::string& argument) {
        const Status status = try_make_mlp_bias(o, layers, std::span<float>(out));
        CHECK(status.code == code);
        CHECK(status.argument == argument);
        CHECK(out == std::vector<float>(6, 42.0f));
    };
    const MlpBiasOptions o{.queries = 2, .keys = 3};
    const MlpLayer first{two, two, {}, {}}, last{two, one, {}, {}};
    refuse({.queries = 4, .keys = 3}, {first, last}, ErrorCode::out_of_range, "queries");
    refuse(o, {first}, ErrorCode::out_of_range, "layers");
    refuse(o, {first, {four, one, {}, {}}}, ErrorCode::shape_mismatch, "weights");
    refuse(o, {{two, two, two, {}}, last}, ErrorCode::shape_mismatch, "norm_bias");
    refuse(o, {first, {two, one, one, one}}, ErrorCode::shape_mismatch, "norm_weights");
    refuse(o, {first, {four, two, {}, {}}}, ErrorCode::shape_mismatch, "out");
    CHECK(try_make_mlp_bias({.queries = 0, .keys = 3}, std::vector<MlpLayer>{first, last}, std::span<float>{}).ok());
}

namespace bits {
namespace {

const Makers makers_of_mlp_bias{
    {"mlpBias",
     [](const Json& o) {
         std::vector<std::vector<float>> numbers;
         std::vector<MlpLayer> layers;
         for (const Json& layer : o.at("layers")) {
             numbers.push_back(values(layer.at("weights").at("data")));
             numbers.push_back(values(layer.at("bias")));
         }
         for (std::size_t k = 0; k < numbers.size(); k += 2) layers.push_back({numbers[k], numbers[k + 1], {}, {}});
         const MlpBiasOptions options{.queries = size(o, "queries"), .keys = size(o, "keys"), .log_distance = true};
         return table(o, numbers.back().size() * options.queries * options.keys,
                      [&](auto out) { make_mlp_bias(options, layers, out); });
     }},
};

}  // namespace
}  // namespace bits
