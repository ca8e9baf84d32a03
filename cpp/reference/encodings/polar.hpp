#pragma once

#include <vector>

#include "posenc/encodings/polar.hpp"

namespace posenc::reference {

/// posenc::apply_polar, one channel at a time.
std::vector<double> apply_polar(const PolarOptions& options, const std::vector<double>& x,
                                const std::vector<double>& phases);

}  // namespace posenc::reference
