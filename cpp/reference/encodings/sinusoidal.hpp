#pragma once

#include <cmath>
#include <vector>

#include "posenc/encodings/sinusoidal.hpp"

namespace posenc::reference {

/// posenc::make_sinusoidal_table as the paper writes it, one entry at a time.
inline std::vector<double> make_sinusoidal_table(const SinusoidalOptions& options) {
    const std::size_t dim = options.dim;
    const bool paper = options.ladder == Ladder::half;
    const std::size_t pairs = paper ? (dim + 1) / 2 : dim / 2;
    std::vector<double> table(options.positions.count * dim, 0.0);
    for (std::size_t row = 0; row < options.positions.count; ++row) {
        for (std::size_t i = 0; i < pairs; ++i) {
            const double exponent =
                paper ? 2.0 * double(i) / double(dim) : double(i) / (pairs > 1 ? double(pairs - 1) : 1.0);
            const double angle = options.positions[row] / std::pow(options.base, exponent);
            const bool interleaved = options.layout == Layout::interleaved;
            const std::size_t sine = interleaved ? 2 * i : i;
            const std::size_t cosine = interleaved ? 2 * i + 1 : pairs + i;
            table[row * dim + sine] = std::sin(angle);
            if (cosine < dim) table[row * dim + cosine] = std::cos(angle);
        }
    }
    return table;
}

}  // namespace posenc::reference
