#pragma once

#include <vector>

#include "posenc/encodings/detr.hpp"

namespace posenc::reference {

/// The functions of the same names in posenc, one entry at a time.
std::vector<double> make_detr_encoding(const DetrOptions& options);

}  // namespace posenc::reference
