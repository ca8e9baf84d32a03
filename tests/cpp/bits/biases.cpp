// Biases of scores, and indices into their tables. See support/bits.hpp.
#include "support/bits.hpp"

using namespace posenc;

namespace bits {
namespace {

AlibiOptions alibi(const Json& o) {
    const auto form = option<std::string>(o, "form", "symmetric");
    return {.heads = size(o, "heads"),
            .queries = option<std::size_t>(o, "queries", 0),
            .keys = option<std::size_t>(o, "keys", 0),
            .causal = option<bool>(o, "causal", false),
            .form = form == "symmetric"  ? AlibiForm::symmetric
                    : form == "distance" ? AlibiForm::distance
                                         : AlibiForm::key_index,
            .bias_max = option<double>(o, "biasMax", 8)};
}

T5BucketOptions t5(const Json& o) {
    return {option<bool>(o, "bidirectional", true), option<std::size_t>(o, "buckets", 32),
            option<std::size_t>(o, "maxDistance", 128)};
}

ShawOptions shaw(const Json& o) {
    const Json& table = o.at("table");
    const std::size_t batch = option<std::size_t>(o, "batch", 1);
    return {.queries = o.at("queries").is_object() ? size(o.at("queries"), "rows") : size(o, "queries"),
            .keys = size(o, "keys"),
            .max_distance = (size(table, "rows") - 1) / 2,
            .dim = size(table, "columns"),
            .batch = batch};
}

Bytes shaw_bias(const Json& o) {
    const ShawOptions options = shaw(o);
    std::vector<float> out(options.queries * options.keys);
    compute_shaw_bias(options, values(o.at("queries").at("data")), values(o.at("table").at("data")), out);
    return bytes_of(out);
}

Bytes shaw_embeddings(const Json& o) {
    const ShawOptions options = shaw(o);
    std::vector<float> out(options.queries * options.keys * options.dim);
    make_shaw_embeddings(options, values(o.at("table").at("data")), out);
    return bytes_of(out);
}

Bytes shaw_values(const Json& o) {
    const Json &weights = o.at("weights"), &table = o.at("table");
    const ShawOptions options{size(weights, "rows"), size(weights, "columns"), (size(table, "rows") - 1) / 2,
                              size(table, "columns"), 1};
    std::vector<float> out(options.queries * options.dim);
    compute_shaw_values(options, values(weights.at("data")), values(table.at("data")), out);
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

CopeOptions cope(const Json& o, std::size_t rows, std::size_t dim) {
    return {1,   size(o.at("logits"), "rows"),   size(o.at("logits"), "columns"), rows,
            dim, option<bool>(o, "causal", true)};
}

Bytes cope_positions(const Json& o) {
    const CopeOptions options = cope(o, size(o, "rows"), 0);
    std::vector<float> out(options.queries * options.keys);
    compute_cope_positions(options, values(o.at("logits").at("data")), out);
    return bytes_of(out);
}

Bytes cope_bias(const Json& o) {
    const CopeOptions options = cope(o, size(o.at("table"), "rows"), size(o.at("table"), "columns"));
    std::vector<float> out(options.queries * options.keys);
    compute_cope_bias(options, values(o.at("logits").at("data")), values(o.at("queries").at("data")),
                      values(o.at("table").at("data")), out);
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

const Makers makers_of_biases{
    {"alibiSlopes",
     [](const Json& o) {
         std::vector<double> out(size(o, "heads"));
         make_alibi_slopes({out.size(), option<double>(o, "biasMax", 8)}, std::span<double>(out));
         return bytes_of(out);
     }},
    {"alibiBias",
     [](const Json& o) {
         const bool listed = o.at("queries").is_array();
         std::vector<double> queries, keys;
         if (listed) queries = o["queries"].get<std::vector<double>>(), keys = o["keys"].get<std::vector<double>>();
         Json counted = o;
         if (listed) counted["queries"] = queries.size(), counted["keys"] = keys.size();
         AlibiOptions options = alibi(counted);
         options.query_positions = queries;
         options.key_positions = keys;
         return table(o, options.heads * options.queries * options.keys,
                      [&](auto out) { make_alibi_bias(options, out); });
     }},
    {"alibiMaskedBias",
     [](const Json& o) {
         const auto mask = o.at("mask").get<std::vector<std::uint8_t>>();
         const std::size_t keys = option<std::size_t>(o, "keys", mask.size());
         return table(o, mask.size() * size(o, "heads"), [&](auto out) {
             make_masked_alibi_bias({size(o, "heads"), option<double>(o, "biasMax", 8)}, keys, mask, out);
         });
     }},
    {"t5BucketTable",
     [](const Json& o) {
         std::vector<std::int32_t> out(size(o, "queries") * size(o, "keys"));
         make_t5_bucket_table(t5(o), size(o, "queries"), size(o, "keys"), out);
         return bytes_of(out);
     }},
    {"t5Bias",
     [](const Json& o) {
         const std::size_t heads = size(o.at("table"), "columns");
         std::vector<float> out(heads * size(o, "queries") * size(o, "keys"));
         make_t5_bias(t5(o), heads, size(o, "queries"), size(o, "keys"), values(o.at("table").at("data")), out);
         return bytes_of(out);
     }},
    {"shawBias", shaw_bias},
    {"shawEmbeddings", shaw_embeddings},
    {"shawValues", shaw_values},
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
    {"swinCoordinates",
     [](const Json& o) {
         const auto window = o.at("window").get<std::array<std::size_t, 2>>();
         std::vector<double> out((2 * window[0] - 1) * (2 * window[1] - 1) * 2);
         const bool cr = option<std::string>(o, "form", "") == "swinV2Cr";
         make_swin_coordinates({window[0], window[1], 0, 0, cr ? SwinForm::swin_v2_cr : SwinForm::swin_v2},
                               std::span<double>(out));
         return bytes_of(out);
     }},
    {"debertaBucketTable",
     [](const Json& o) {
         std::vector<std::int32_t> out(size(o, "queries") * size(o, "keys"));
         make_deberta_bucket_table(
             {option<std::size_t>(o, "bucketSize", 256), option<std::size_t>(o, "maxPosition", 512)},
             size(o, "queries"), size(o, "keys"), out);
         return bytes_of(out);
     }},
    {"kerpleBias", kerple},
    {"fireDistances",
     [](const Json& o) {
         std::vector<double> out(size(o, "queries") * size(o, "keys"));
         check(try_make_fire_distances(fire(o), std::span<double>(out)));
         return bytes_of(out);
     }},
    {"fireBias", fire_bias},
    {"sandwichBias",
     [](const Json& o) {
         const SandwichOptions options{size(o, "heads"),
                                       size(o, "queries"),
                                       size(o, "keys"),
                                       option<std::size_t>(o, "dim", 128),
                                       option<double>(o, "base", 10000),
                                       option<bool>(o, "causal", false)};
         std::vector<float> out(options.heads * options.queries * options.keys);
         make_sandwich_bias(options, out);
         return bytes_of(out);
     }},
    {"copePositions", cope_positions},
    {"copeBias", cope_bias},
    {"forgetGateBias", forget_gate},
};

}  // namespace
}  // namespace bits
