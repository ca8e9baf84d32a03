#pragma once

#include <vector>

#include "posenc/encodings/sinusoidal.hpp"

namespace posenc::reference {

/// posenc::make_sinusoidal_table as the paper writes it, one entry at a time.
std::vector<double> make_sinusoidal_table(const SinusoidalOptions& options);

}  // namespace posenc::reference
