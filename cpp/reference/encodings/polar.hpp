#pragma once

#include <cmath>
#include <vector>

#include "posenc/encodings/polar.hpp"

namespace posenc::reference {

/// posenc::apply_polar, one channel at a time.
inline std::vector<double> apply_polar(const PolarOptions& options, const std::vector<double>& x,
                                       const std::vector<double>& phases) {
    const std::size_t D = options.head_dim, H = options.heads, T = options.positions.count;
    const bool heads_first = options.heads_first.value_or(false);
    std::vector<double> out(2 * x.size());
    for (std::size_t k = 0; k < x.size(); ++k) {
        const std::size_t row = k / D, c = k % D;
        const std::size_t token = heads_first ? row % T : row / H % T;
        const std::size_t head = heads_first ? row / T % H : row % H;
        double angle = options.positions[token] * std::pow(options.base, -double(c) / double(D));
        if (!phases.empty()) angle += phases[head * D + c];
        const double length = std::log1p(std::exp(-std::fabs(x[k]))) + std::fmax(x[k], 0);
        out[row * 2 * D + c] = length * std::cos(angle);
        out[row * 2 * D + D + c] = length * std::sin(angle);
    }
    return out;
}

}  // namespace posenc::reference
