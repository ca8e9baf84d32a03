#pragma once

#include <vector>

#include "posenc/encodings/sandwich.hpp"

namespace posenc::reference {

/// posenc::make_sandwich_bias, one entry at a time.
std::vector<double> make_sandwich_bias(const SandwichOptions& options);

}  // namespace posenc::reference
