#pragma once

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

#include "posenc/posenc.hpp"

namespace posenc::reference {

using std::numbers::pi;

inline std::vector<double> geometric(std::size_t dim, double base) {
    std::vector<double> w;
    for (std::size_t i = 0; i < dim / 2; ++i) w.push_back(std::pow(base, -2.0 * double(i) / double(dim)));
    return w;
}

/// The scalings as their papers write them, in plain double arithmetic. Options are as validated by the library.
inline std::vector<double> make_rotary_frequencies(const RotaryFrequencyOptions& o) {
    return geometric(o.rotary_dim, o.base);
}

inline std::vector<double> make_linear_frequencies(const LinearFrequencyOptions& o) {
    auto w = geometric(o.rotary_dim, o.base * o.ntk_factor);
    for (double& x : w) x /= o.factor;
    return w;
}

inline std::vector<double> make_ntk_aware_frequencies(const NtkAwareFrequencyOptions& o) {
    const double d = double(o.rotary_dim);
    return geometric(o.rotary_dim, o.base * std::pow(o.factor, d / (d - 2)));
}

inline std::vector<double> make_dynamic_ntk_frequencies(const DynamicNtkFrequencyOptions& o) {
    const double length = std::max(o.sequence_length, o.max_position_embeddings);
    const double d = double(o.rotary_dim);
    const double stretch = o.factor * length / o.max_position_embeddings - (o.factor - 1);
    return geometric(o.rotary_dim, o.base * std::pow(stretch, d / (d - 2)));
}

inline std::vector<double> make_yarn_frequencies(const YarnFrequencyOptions& o) {
    const double d = double(o.rotary_dim), original = o.original_max_position_embeddings;
    const double factor = o.factor ? *o.factor : *o.max_position_embeddings / original;
    const auto bound = [&](double turns) { return d * std::log(original / (2 * pi * turns)) / (2 * std::log(o.base)); };
    double low = bound(o.beta_fast), high = bound(o.beta_slow);
    if (o.truncate) {
        low = std::floor(low);
        high = std::ceil(high);
    }
    low = std::max(low, 0.0);
    high = std::min(high, d - 1);
    if (low == high) high += 0.001;
    auto w = geometric(o.rotary_dim, o.base);
    for (std::size_t i = 0; i < w.size(); ++i) {
        const double t = std::clamp((double(i) - low) / (high - low), 0.0, 1.0);
        w[i] = o.geometric ? w[i] * std::pow(factor, -t) : w[i] / factor * t + w[i] * (1 - t);
    }
    return w;
}

inline std::vector<double> make_longrope_frequencies(const LongropeFrequencyOptions& o) {
    auto w = geometric(o.rotary_dim, o.base);
    for (std::size_t i = 0; i < w.size(); ++i)
        w[i] /= o.sequence_length > o.original_max_position_embeddings ? o.long_factor[i] : o.short_factor[i];
    return w;
}

inline std::vector<double> make_llama3_frequencies(const Llama3FrequencyOptions& o) {
    auto w = geometric(o.rotary_dim, o.base);
    for (double& x : w) {
        const double wavelength = 2 * pi / x, original = o.original_max_position_embeddings;
        if (wavelength > original / o.low_freq_factor) {
            x /= o.factor;
        } else if (wavelength > original / o.high_freq_factor) {
            const double smooth =
                (original / wavelength - o.low_freq_factor) / (o.high_freq_factor - o.low_freq_factor);
            x = (1 - smooth) * x / o.factor + smooth * x;
        }
    }
    return w;
}

inline std::vector<double> make_proportional_frequencies(const ProportionalFrequencyOptions& o) {
    auto w = geometric(o.head_dim, o.base);
    const auto live = std::size_t(o.partial_rotary_factor * double(o.head_dim) / 2);
    for (std::size_t i = 0; i < w.size(); ++i) w[i] = i < live ? w[i] / o.factor : 0;
    return w;
}

}  // namespace posenc::reference
