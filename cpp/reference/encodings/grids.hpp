#pragma once

#include <vector>

#include "posenc/encodings/grids.hpp"

namespace posenc::reference {

/// The functions of the same names in posenc, one entry at a time.
std::vector<double> make_vision_grid(const VisionGridOptions& options);
std::vector<double> make_diffusers_grid(const DiffusersGridOptions& options);
std::vector<double> make_diffusers_video_grid(const DiffusersVideoOptions& options);

}  // namespace posenc::reference
