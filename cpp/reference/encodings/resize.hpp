#pragma once

#include <vector>

#include "posenc/encodings/resize.hpp"

namespace posenc::reference {

/// The functions of the same names in posenc, one entry at a time.
std::vector<double> resize_rows(const RowResizeOptions& options);
std::vector<double> resize_grid(const GridResizeOptions& options);

}  // namespace posenc::reference
