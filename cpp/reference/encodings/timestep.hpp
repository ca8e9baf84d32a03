#pragma once

#include <cmath>
#include <vector>

#include "posenc/encodings/timestep.hpp"

namespace posenc::reference {

/// posenc::make_timestep_embedding, one entry at a time.
inline std::vector<double> make_timestep_embedding(const TimestepOptions& options) {
    const std::size_t dim = options.dim, half = dim / 2;
    std::vector<double> table(options.timesteps.count * dim, 0.0);
    for (std::size_t row = 0; row < options.timesteps.count; ++row)
        for (std::size_t i = 0; i < half; ++i) {
            const double exponent = i == 0 ? 0 : -double(i) / (double(half) - options.downscale_freq_shift);
            const double angle = options.scale * options.timesteps[row] * std::pow(options.max_period, exponent);
            double* out = &table[row * dim];
            out[options.flip_sin_to_cos ? half + i : i] = std::sin(angle);
            out[options.flip_sin_to_cos ? i : half + i] = std::cos(angle);
        }
    return table;
}

}  // namespace posenc::reference
