#pragma once

#include <vector>

#include "posenc/encodings/doubled_exponent.hpp"

namespace posenc::reference {

/// posenc::make_doubled_exponent_table as the lesson's loop writes it.
std::vector<double> make_doubled_exponent_table(const DoubledExponentOptions& options);

}  // namespace posenc::reference
