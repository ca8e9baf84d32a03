#pragma once

#include <cstdint>
#include <vector>

#include "posenc/encodings/swin.hpp"

namespace posenc::reference {

/// posenc::make_swin_index from the coordinates of the cells.
std::vector<std::int32_t> make_swin_index(const SwinOptions& options);

/// One coordinate of posenc::make_swin_coordinates.
double swin_coordinate(long distance, std::size_t size);

}  // namespace posenc::reference
