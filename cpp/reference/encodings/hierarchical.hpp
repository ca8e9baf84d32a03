#pragma once

#include <vector>

#include "posenc/encodings/hierarchical.hpp"

namespace posenc::reference {

/// The functions of the same names in posenc, one entry at a time.
std::vector<double> make_hierarchical_table(const HierarchicalOptions& options);

}  // namespace posenc::reference
