#pragma once

#include <vector>

#include "posenc/encodings/combine.hpp"

namespace posenc::reference {

/// The functions of the same names in posenc, one entry at a time.
std::vector<double> add_positions(const CombineOptions& options, std::span<const double> x,
                                  std::span<const double> table);

}  // namespace posenc::reference
