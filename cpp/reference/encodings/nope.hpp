#pragma once

#include <cmath>

#include "posenc/encodings/nope.hpp"

namespace posenc::reference {

/// One entry of posenc::compute_nope_query_scale.
inline double nope_query_scale(const NopeScaleOptions& options, double position) {
    return std::log(1 + std::floor((position + 1) / options.floor_scale)) * options.weight + 1;
}

}  // namespace posenc::reference
