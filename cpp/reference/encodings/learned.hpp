#pragma once

#include <vector>

#include "posenc/encodings/learned.hpp"

namespace posenc::reference {

/// The functions of the same names in posenc, one entry at a time.
std::vector<double> make_learned_table(const LearnedTableOptions& options);
std::vector<float> look_up(const LookUpOptions& options);

}  // namespace posenc::reference
