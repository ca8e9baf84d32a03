#pragma once

#include <vector>

#include "posenc/encodings/kerple.hpp"

namespace posenc::reference {

/// posenc::make_kerple_bias, one entry at a time.
std::vector<double> make_kerple_bias(const KerpleOptions& options, const std::vector<double>& p,
                                     const std::vector<double>& a);

}  // namespace posenc::reference
