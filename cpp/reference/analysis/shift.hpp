#pragma once

#include <vector>

#include "posenc/encodings/sinusoidal.hpp"

namespace posenc::reference {

/// posenc::make_shift_matrix for interleaved pairs, entry by entry from lesson 001's formula.
std::vector<double> make_shift_matrix(std::size_t dim, double base, double shift);

}  // namespace posenc::reference
