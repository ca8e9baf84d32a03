#pragma once

#include <vector>

#include "posenc/encodings/mlp_bias.hpp"

namespace posenc::reference {

/// posenc::make_mlp_bias, one entry at a time, by libm.
std::vector<double> make_mlp_bias(const MlpBiasOptions& options, const std::vector<MlpLayer>& layers);

}  // namespace posenc::reference
