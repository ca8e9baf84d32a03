#pragma once

#include <vector>

#include "posenc/encodings/fire.hpp"

namespace posenc::reference {

/// posenc::make_fire_distances, one entry at a time.
std::vector<double> make_fire_distances(const FireOptions& options);

}  // namespace posenc::reference
