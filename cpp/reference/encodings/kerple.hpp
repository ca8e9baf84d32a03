#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

#include "posenc/encodings/kerple.hpp"

namespace posenc::reference {

/// posenc::make_kerple_bias, one entry at a time.
inline std::vector<double> make_kerple_bias(const KerpleOptions& options, const std::vector<double>& p,
                                            const std::vector<double>& a) {
    std::vector<double> bias;
    for (std::size_t h = 0; h < p.size(); ++h)
        for (std::size_t r = 0; r < options.queries; ++r)
            for (std::size_t j = 0; j < options.keys; ++j) {
                const double n = std::max(double(options.keys - options.queries + r) - double(j), 0.0);
                const double ph = std::max(p[h], 0.01), ah = std::max(a[h], 0.01);
                bias.push_back(options.kernel == KerpleKernel::logarithmic ? -ph * std::log(1 + ah * n)
                                                                           : -ah * std::pow(n, std::min(ph, 2.0)));
            }
    return bias;
}

}  // namespace posenc::reference
