#pragma once

#include <cmath>
#include <cstdint>
#include <limits>
#include <vector>

#include "posenc/encodings/alibi.hpp"

namespace posenc::reference {

/// posenc::make_alibi_slopes by the authors' recursion.
inline std::vector<double> make_alibi_slopes(std::size_t heads, double bias_max = 8) {
    std::size_t below = 1;
    while (2 * below <= heads) below *= 2;
    std::vector<double> slopes;
    for (std::size_t h = 1; h <= below; ++h) slopes.push_back(std::pow(2.0, -bias_max * double(h) / double(below)));
    if (below == heads) return slopes;
    const std::vector<double> finer = make_alibi_slopes(2 * below, bias_max);
    for (std::size_t k = 0; slopes.size() < heads; k += 2) slopes.push_back(finer[k]);
    return slopes;
}

/// posenc::make_alibi_bias, one entry at a time.
inline std::vector<double> make_alibi_bias(const AlibiOptions& options) {
    std::vector<double> bias;
    for (const double slope : make_alibi_slopes(options.heads, options.bias_max))
        for (std::size_t row = 0; row < options.queries; ++row)
            for (std::size_t key = 0; key < options.keys; ++key) {
                const double i = double(options.keys - options.queries + row), j = double(key);
                double value = -slope * (i - j);
                if (options.form == AlibiForm::symmetric) value = -slope * std::fabs(i - j);
                if (options.form == AlibiForm::key_index) value = slope * j;
                if (options.causal && j > i) value = -std::numeric_limits<double>::infinity();
                bias.push_back(value);
            }
    return bias;
}

}  // namespace posenc::reference
