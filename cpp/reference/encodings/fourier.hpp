#pragma once

#include <vector>

#include "posenc/encodings/fourier.hpp"

namespace posenc::reference {

/// The functions of the same names in posenc, one entry at a time.
std::vector<double> make_nerf_features(const NerfOptions& options);
std::vector<double> make_gaussian_features(const GaussianFourierOptions& options);
std::vector<double> make_noise_level_features(const NoiseLevelOptions& options);
std::vector<double> make_box_features(const BoxOptions& options);

}  // namespace posenc::reference
