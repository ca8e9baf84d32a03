#pragma once

#include <vector>

#include "posenc/encodings/multidim.hpp"

namespace posenc::reference {

/// The functions of the same names in posenc, one entry at a time.
std::vector<double> make_multidim_table(const MultidimOptions& options);
std::vector<double> make_tensor2tensor_grid(const Tensor2TensorGridOptions& options);

}  // namespace posenc::reference
