#pragma once

#include <cmath>
#include <vector>

#include "posenc/encodings/sinusoidal.hpp"

namespace posenc::reference {

/// posenc::make_shift_matrix for interleaved pairs, entry by entry from lesson 001's formula.
inline std::vector<double> make_shift_matrix(std::size_t dim, double base, double shift) {
    std::vector<double> out(dim * dim, 0.0);
    for (std::size_t i = 0; i < dim / 2; ++i) {
        const double angle = shift / std::pow(base, 2.0 * double(i) / double(dim));
        const std::size_t s = 2 * i, c = 2 * i + 1;
        out[s * dim + s] = std::cos(angle);
        out[s * dim + c] = std::sin(angle);
        out[c * dim + s] = -std::sin(angle);
        out[c * dim + c] = std::cos(angle);
    }
    return out;
}

}  // namespace posenc::reference
