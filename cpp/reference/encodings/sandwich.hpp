#pragma once

#include <cmath>
#include <vector>

#include "posenc/encodings/sandwich.hpp"

namespace posenc::reference {

/// posenc::make_sandwich_bias, one entry at a time.
inline std::vector<double> make_sandwich_bias(const SandwichOptions& options) {
    std::vector<double> out;
    const double half = double(options.dim) / 2;
    for (std::size_t h = 1; h <= options.heads; ++h)
        for (std::size_t r = 0; r < options.queries; ++r)
            for (std::size_t j = 0; j < options.keys; ++j) {
                double distance = double(options.keys - options.queries + r) - double(j);
                if (options.causal && distance < 0) distance = 0;
                double sum = 0;
                for (double k = 1; k <= half; ++k)
                    sum += std::cos(distance / std::pow(options.base, 2 * k / double(options.dim)));
                out.push_back((sum - half) / (8.0 * double(h) / double(options.heads)));
            }
    return out;
}

}  // namespace posenc::reference
