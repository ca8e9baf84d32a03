#pragma once

#include <cmath>
#include <vector>

#include "posenc/encodings/combine.hpp"

namespace posenc::reference {

// Without dropout: which entries that takes is a matter of the generator.
/// The functions of the same names in posenc, one entry at a time.
inline std::vector<double> add_positions(const CombineOptions& options, std::span<const double> x,
                                         std::span<const double> table) {
    std::vector<double> out;
    for (std::size_t b = 0; b < options.batch; ++b)
        for (std::size_t t = 0; t < options.tokens; ++t)
            for (std::size_t c = 0; c < options.dim; ++c) {
                const std::size_t token = b * options.tokens + t;
                const std::size_t row = options.positions.empty() ? t : std::size_t(options.positions[token]);
                const double scale = options.scale_by_sqrt_dim ? std::sqrt(double(options.dim)) : 1.0;
                out.push_back(x[token * options.dim + c] * scale + options.alpha * table[row * options.dim + c]);
            }
    return out;
}

}  // namespace posenc::reference
