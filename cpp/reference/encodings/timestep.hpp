#pragma once

#include <vector>

#include "posenc/encodings/timestep.hpp"

namespace posenc::reference {

/// posenc::make_timestep_embedding, one entry at a time.
std::vector<double> make_timestep_embedding(const TimestepOptions& options);

}  // namespace posenc::reference
