#include "reference/encodings/nope.hpp"

#include <cmath>

namespace posenc::reference {

double nope_query_scale(const NopeScaleOptions& options, double position) {
    return std::log(1 + std::floor((position + 1) / options.floor_scale)) * options.weight + 1;
}

}  // namespace posenc::reference
