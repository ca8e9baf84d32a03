#include "posenc/encodings/mlp_bias.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

#include "core/guard.hpp"
#include "core/shapes.hpp"
#include "encodings/outputs.hpp"
#include "exact/double_double.hpp"
#include "exact/exponential.hpp"
#include "tables/toeplitz.hpp"

namespace posenc {
namespace {

Status validate_layers(std::span<const MlpLayer> layers) noexcept {
    POSENC_TRY(guard::in_range(layers.size(), 2, 64, "layers", "2 to 64 layers"));
    std::size_t inputs = 1;
    for (const MlpLayer& layer : layers) {
        const std::size_t outputs = layer.bias.size();
        POSENC_TRY(
            guard::shape(layer.weights.size(), {outputs, inputs}, "weights",
                         "outputs x inputs elements: as many outputs as bias, the inputs from the layer before"));
        if (!layer.norm_weights.empty() || !layer.norm_bias.empty()) {
            if (&layer == &layers.back())
                return {ErrorCode::shape_mismatch, "norm_weights", static_cast<double>(layer.norm_weights.size()),
                        "none in the last layer"};
            POSENC_TRY(guard::shape(layer.norm_weights.size(), {outputs}, "norm_weights", "as many as bias"));
            POSENC_TRY(guard::shape(layer.norm_bias.size(), {outputs}, "norm_bias", "as many as bias"));
        }
        inputs = outputs;
    }
    return {};
}

void normalise(const MlpLayer& layer, std::vector<double>& x) {
    const auto n = static_cast<double>(x.size());
    double mean = 0, variance = 0;
    for (const double v : x) mean += v / n;
    for (const double v : x) variance += (v - mean) * (v - mean) / n;
    // Squares that overflow would make zeros of numbers.
    const double deviation = variance < HUGE_VAL ? std::sqrt(variance + 1e-5) : NAN;
    for (std::size_t k = 0; k < x.size(); ++k)
        x[k] = (x[k] - mean) / deviation * layer.norm_weights[k] + layer.norm_bias[k];
}

/// The output of the network for one distance.
std::vector<double> answer(std::span<const MlpLayer> layers, MlpActivation activation, double distance) {
    std::vector<double> x{distance}, next;
    for (const MlpLayer& layer : layers) {
        next.assign(layer.bias.size(), 0.0);
        for (std::size_t o = 0; o < next.size(); ++o) {
            for (std::size_t i = 0; i < x.size(); ++i) next[o] += x[i] * layer.weights[o * x.size() + i];
            next[o] += layer.bias[o];
        }
        if (&layer != &layers.back()) {
            if (!layer.norm_weights.empty()) normalise(layer, next);
            for (double& v : next)
                v = activation == MlpActivation::relu ? std::max(v, 0.0) : v / (1 + exact::exponential(-v));
        }
        x.swap(next);
    }
    return x;
}

}  // namespace

Status write_mlp_bias(const MlpBiasOptions& o, std::span<const MlpLayer> layers, const Output& out) noexcept {
    POSENC_TRY(guard::queries_are_tail(o.queries, o.keys));
    POSENC_TRY(validate_layers(layers));
    const std::size_t heads = layers.back().bias.size();
    POSENC_TRY(guard::shape(out.size(), {heads, o.queries, o.keys}, "out", "heads x queries x keys elements"));
    if (out.empty()) return {};  // however many keys there are
    return guard::no_throw([&]() -> Status {
        const std::size_t count = distances(o.queries, o.keys);
        std::vector<std::vector<double>> lines(heads, std::vector<double>(count));
        for (std::size_t k = 0; k < count; ++k) {
            double distance = static_cast<double>(o.keys) - 1 - static_cast<double>(k);
            if (o.log_distance)
                distance = std::copysign(exact::log(exact::DoubleDouble{std::fabs(distance) + 1, 0}).high, distance);
            const auto found = answer(layers, o.activation, distance);
            for (std::size_t h = 0; h < heads; ++h) lines[h][k] = found[h];
        }
        const ToeplitzLine line(out, o.queries, o.keys);
        for (std::size_t h = 0; h < heads; ++h) {
            for (std::size_t k = 0; k < count; ++k) line.set(k, lines[h][k]);
            line.write(h);
        }
        return {};
    });
}

Status try_make_mlp_bias(const MlpBiasOptions& options, std::span<const MlpLayer> layers,
                         std::span<float> out) noexcept {
    return write_mlp_bias(options, layers, out);
}
Status try_make_mlp_bias(const MlpBiasOptions& options, std::span<const MlpLayer> layers,
                         std::span<double> out) noexcept {
    return write_mlp_bias(options, layers, out);
}

}  // namespace posenc
