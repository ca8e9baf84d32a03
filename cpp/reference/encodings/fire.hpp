#pragma once

#include <cmath>
#include <vector>

#include "posenc/encodings/fire.hpp"

namespace posenc::reference {

/// posenc::make_fire_distances, one entry at a time.
inline std::vector<double> make_fire_distances(const FireOptions& options) {
    std::vector<double> out;
    for (std::size_t r = 0; r < options.queries; ++r)
        for (std::size_t j = 0; j < options.keys; ++j) {
            const double i = double(options.keys - options.queries + r);
            out.push_back(std::log(options.c * std::fabs(i - double(j)) + 1) /
                          (std::log(options.c * std::fmax(i, options.threshold) + 1) + 1e-6));
        }
    return out;
}

}  // namespace posenc::reference
