#pragma once

#include "posenc/encodings/nope.hpp"

namespace posenc::reference {

/// One entry of posenc::compute_nope_query_scale.
double nope_query_scale(const NopeScaleOptions& options, double position);

}  // namespace posenc::reference
