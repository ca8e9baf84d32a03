// Biases by formula: KERPLE, FIRE, MLP, Sandwich, CoPE, the forget gate, NoPE.
#include "posenc/posenc.hpp"
#include "support/check.hpp"

using namespace posenc;
using fuzz::Input;
using fuzz::output_size;

namespace {

/// Infinite, huge and tiny ones too, and NaN.
std::vector<float> extreme_floats(Input& input, std::size_t count) {
    std::vector<float> list(input.byte() < 220 ? count : input.size(100) % 1000);
    for (float& x : list) x = float(input.number(0.25));
    return list;
}

void kerple(Input& input) {
    const KerpleOptions o{input.choice<KerpleKernel>(2), input.size(40), input.size(40)};
    const std::size_t heads = input.size(5) % 20;
    const auto p = input.numbers(heads), a = input.numbers(input.byte() < 220 ? heads : 3);
    fuzz::run<float>(input, output_size(output_size(heads, o.queries), o.keys),
                     [&](auto out) { return try_make_kerple_bias(o, p, a, out); });
}

void fire(Input& input) {
    const FireOptions o{input.size(40), input.size(40), input.number(0.1), input.number(512)};
    const std::size_t pairs = output_size(o.queries, o.keys), width = input.size(9) % 50, heads = input.size(4) % 20;
    fuzz::run<double>(input, pairs, [&](auto out) { return try_make_fire_distances(o, out); });
    const auto w1 = extreme_floats(input, width), b1 = extreme_floats(input, width),
               w2 = extreme_floats(input, heads * width), b2 = extreme_floats(input, heads);
    fuzz::run<float>(input, output_size(pairs, heads),
                     [&](auto out) { return try_make_fire_bias(o, {w1, b1, w2, b2}, out); });
}

void network(Input& input) {
    const MlpBiasOptions o{input.size(20), input.size(20), input.flip(), input.choice<MlpActivation>(2)};
    std::vector<std::vector<float>> numbers;
    std::vector<MlpLayer> layers(input.byte() % 4);
    std::size_t inputs = 1;
    for (std::size_t k = 0; k < layers.size(); ++k) {
        const std::size_t outputs = input.size(5) % 20, norm = input.flip() ? outputs : 0;
        for (const std::size_t size : {outputs * inputs, outputs, norm, input.byte() < 250 ? norm : 3})
            numbers.push_back(extreme_floats(input, size));
        inputs = outputs;
    }
    for (std::size_t k = 0; k < layers.size(); ++k)
        layers[k] = {numbers[4 * k], numbers[4 * k + 1], numbers[4 * k + 2], numbers[4 * k + 3]};
    const std::size_t elements = output_size(output_size(inputs, o.queries), o.keys);
    fuzz::run<float>(input, elements, [&](auto out) { return try_make_mlp_bias(o, layers, out); });
    // A NaN before the last layer reaches every result, unless an empty layer is between.
    std::vector<double> wide(elements);
    if (!try_make_mlp_bias(o, layers, std::span(wide)).ok()) return;
    const auto is_nan = [](auto x) { return std::isnan(x); };
    bool broken = false;
    for (std::size_t k = 0; k + 1 < layers.size(); ++k) {
        for (std::size_t part = 4 * k; part < 4 * k + 4; ++part)
            broken = broken || std::any_of(numbers[part].begin(), numbers[part].end(), is_nan);
        broken = broken && !layers[k].bias.empty();
    }
    if (broken) fuzz::require(std::all_of(wide.begin(), wide.end(), is_nan), "a NaN of a network is not in its result");
}

void sandwich(Input& input) {
    const SandwichOptions o{input.size(6),  input.size(40),      input.size(40),
                            input.size(60), input.number(10000), input.flip()};
    if (o.dim > fuzz::widest) return;
    fuzz::run<float>(input, output_size(output_size(o.heads, o.queries), o.keys),
                     [&](auto out) { return try_make_sandwich_bias(o, out); });
}

void cope(Input& input) {
    const CopeOptions o{input.size(3), input.size(20), input.size(20), input.size(12), input.size(6), input.flip()};
    const std::size_t rows = output_size(o.batch, o.queries), scores = output_size(rows, o.keys);
    const auto logits = extreme_floats(input, scores), queries = extreme_floats(input, output_size(rows, o.dim)),
               table = extreme_floats(input, output_size(o.rows, o.dim));
    fuzz::run<float>(input, scores, [&](auto out) { return try_compute_cope_positions(o, logits, out); });
    fuzz::run<float>(input, scores, [&](auto out) { return try_compute_cope_bias(o, logits, queries, table, out); });
}

void gates(Input& input) {
    const ForgetGateOptions o{input.size(4), input.size(30), input.flip()};
    const std::size_t rows = output_size(o.heads, o.tokens);
    const auto logits = extreme_floats(input, o.causal ? rows : output_size(rows, 2));
    fuzz::run<float>(input, output_size(rows, o.tokens),
                     [&](auto out) { return try_make_forget_gate_bias(o, logits, out); });
}

void nope(Input& input) {
    const std::size_t every = input.size(9), layers = input.size(60) % 1000;
    fuzz::run<std::int32_t>(input, layers, [&](auto out) { return try_make_nope_schedule(every, out); });
    const NopeScaleOptions o{input.number(8192), input.number(0.1)};
    const auto positions = input.numbers(input.size(20) % 100);
    fuzz::run<double>(input, positions.size(),
                      [&](auto out) { return try_compute_nope_query_scale(o, positions, out); });
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    return fuzz::one_of({kerple, fire, network, sandwich, cope, gates, nope}, data, size);
}
