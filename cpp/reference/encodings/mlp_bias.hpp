#pragma once

#include <cmath>
#include <vector>

#include "posenc/encodings/mlp_bias.hpp"

namespace posenc::reference {

inline double activated(MlpActivation activation, double x) {
    return activation == MlpActivation::relu ? std::fmax(x, 0) : x / (1 + std::exp(-x));
}

inline double entry(const MlpBiasOptions& options, const std::vector<MlpLayer>& layers, std::size_t head,
                    double distance) {
    std::vector<double> x{options.log_distance ? std::copysign(std::log1p(std::fabs(distance)), distance) : distance};
    for (std::size_t l = 0; l < layers.size(); ++l) {
        std::vector<double> y(layers[l].bias.begin(), layers[l].bias.end());
        for (std::size_t k = 0; k < x.size() * y.size(); ++k)
            y[k / x.size()] += double(layers[l].weights[k]) * x[k % x.size()];
        if (!layers[l].norm_weights.empty()) {
            double mean = 0, square = 0;
            for (const double v : y) mean += v / double(y.size());
            for (const double v : y) square += (v - mean) * (v - mean) / double(y.size());
            for (std::size_t k = 0; k < y.size(); ++k)
                y[k] = (y[k] - mean) / std::sqrt(square + 1e-5) * layers[l].norm_weights[k] + layers[l].norm_bias[k];
        }
        if (l + 1 < layers.size())
            for (double& v : y) v = activated(options.activation, v);
        x = y;
    }
    return x[head];
}

/// posenc::make_mlp_bias, one entry at a time, by libm.
inline std::vector<double> make_mlp_bias(const MlpBiasOptions& options, const std::vector<MlpLayer>& layers) {
    std::vector<double> out;
    for (std::size_t h = 0; h < layers.back().bias.size(); ++h)
        for (std::size_t r = 0; r < options.queries; ++r)
            for (std::size_t j = 0; j < options.keys; ++j)
                out.push_back(entry(options, layers, h, double(options.keys - options.queries + r) - double(j)));
    return out;
}

}  // namespace posenc::reference
