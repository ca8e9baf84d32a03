#pragma once

#include <cstdint>
#include <vector>

#include "posenc/encodings/alibi.hpp"

namespace posenc::reference {

/// posenc::make_alibi_slopes by the authors' recursion.
std::vector<double> make_alibi_slopes(std::size_t heads, double bias_max = 8);

/// posenc::make_alibi_bias, one entry at a time.
std::vector<double> make_alibi_bias(const AlibiOptions& options);

}  // namespace posenc::reference
