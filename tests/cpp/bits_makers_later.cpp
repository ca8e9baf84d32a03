// Makers of bits, continued: rotation, biases by formula, features of points. See support/bits.hpp.
#include "support/bits.hpp"

using namespace posenc;

namespace bits {
namespace {

Bytes apply_rotary(const Json& o) {
    const std::vector<float> x = values(o.at("x"));
    const std::size_t dim = size(o, "headDim"), heads = size(o, "heads");
    const PositionsOf positions(o.contains("positions") ? o["positions"] : Json(x.size() / dim / heads));
    const RotaryOptions options{.positions = positions,
                                .heads = heads,
                                .head_dim = dim,
                                .pairing = option<std::string>(o, "pairing", "interleaved") == "interleaved"
                                               ? Pairing::interleaved
                                               : Pairing::rotate_half,
                                .inverse = option<bool>(o, "inverse", false)};
    std::vector<float> out(x.size());
    posenc::apply_rotary(options, make_rotary_frequencies({.rotary_dim = dim}), std::span<const float>(x),
                         std::span<float>(out));
    return bytes_of(out);
}

Bytes kerple(const Json& o) {
    const auto p = o.at("p").get<std::vector<double>>(), a = o.at("a").get<std::vector<double>>();
    const KerpleOptions options{option<std::string>(o, "kernel", "logarithmic") == "power" ? KerpleKernel::power
                                                                                           : KerpleKernel::logarithmic,
                                size(o, "queries"), size(o, "keys")};
    std::vector<float> out(p.size() * options.queries * options.keys);
    make_kerple_bias(options, p, a, out);
    return bytes_of(out);
}

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

Bytes forget_gate(const Json& o) {
    const Json& logits = o.at("gateLogits");
    const bool causal = option<bool>(o, "causal", true);
    const ForgetGateOptions options{size(logits, "rows") / (causal ? 1 : 2), size(logits, "columns"), causal};
    std::vector<float> out(options.heads * options.tokens * options.tokens);
    make_forget_gate_bias(options, values(logits.at("data")), out);
    return bytes_of(out);
}

Bytes nerf(const Json& o) {
    const auto points = o.at("points").get<std::vector<double>>();
    const bool input = option<bool>(o, "includeInput", true);
    const NerfOptions options{points,
                              option<std::size_t>(o, "dimensions", 3),
                              option<std::size_t>(o, "frequencies", 10),
                              input,
                              option<bool>(o, "includePi", false),
                              option<std::string>(o, "spacing", "logarithmic") == "linear" ? NerfSpacing::linear
                                                                                           : NerfSpacing::logarithmic};
    return table(o, points.size() * (2 * options.frequencies + (input ? 1 : 0)),
                 [&](auto out) { check(try_make_nerf_features(options, out)); });
}

Bytes noise(const Json& o) {
    const auto levels = o.at("levels").get<std::vector<double>>(), weights = o.at("weights").get<std::vector<double>>();
    const NoiseLevelOptions options{levels, weights, option<bool>(o, "log", true),
                                    option<bool>(o, "flipSinToCos", false)};
    return table(o, levels.size() * 2 * weights.size(),
                 [&](auto out) { check(try_make_noise_level_features(options, out)); });
}

}  // namespace

void add_later_makers(std::map<std::string, Maker>& m) {
    m["applyRotary"] = apply_rotary;
    m["sandwichBias"] = [](const Json& o) {
        const SandwichOptions options{size(o, "heads"),
                                      size(o, "queries"),
                                      size(o, "keys"),
                                      option<std::size_t>(o, "dim", 128),
                                      option<double>(o, "base", 10000),
                                      option<bool>(o, "causal", false)};
        std::vector<float> out(options.heads * options.queries * options.keys);
        make_sandwich_bias(options, out);
        return bytes_of(out);
    };
    m["kerpleBias"] = kerple;
    m["fireDistances"] = [](const Json& o) {
        std::vector<double> out(size(o, "queries") * size(o, "keys"));
        check(try_make_fire_distances(fire(o), std::span<double>(out)));
        return bytes_of(out);
    };
    m["fireBias"] = fire_bias;
    m["forgetGateBias"] = forget_gate;
    m["nerfFeatures"] = nerf;
    m["noiseLevelFeatures"] = noise;
    m["visionGrid"] = [](const Json& o) {
        const VisionGridOptions options{.height = size(o, "height"), .width = size(o, "width"), .dim = size(o, "dim")};
        return table(o, options.height * options.width * options.dim,
                     [&](auto out) { check(try_make_vision_grid(options, out)); });
    };
    m["detrEncoding"] = [](const Json& o) {
        const DetrOptions options{
            .height = size(o, "height"), .width = size(o, "width"), .axis_dim = size(o, "axisDim")};
        return table(o, 2 * options.axis_dim * options.height * options.width,
                     [&](auto out) { check(try_make_detr_encoding(options, out)); });
    };
    m["productEncoding"] = [](const Json& o) {
        const auto points = o.at("points").get<std::vector<double>>();
        const ProductOptions options{points, size(o, "dim"), option<double>(o, "base", 10000)};
        return table(o, points.size() / 2 * options.dim,
                     [&](auto out) { check(try_make_product_table(options, out)); });
    };
}

}  // namespace bits
