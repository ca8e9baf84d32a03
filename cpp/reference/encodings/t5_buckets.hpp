#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdlib>

#include "posenc/encodings/t5_buckets.hpp"

namespace posenc::reference {

/// The bucket of one relative position with logarithms, in the published order of operations.
inline std::int32_t compute_t5_bucket(const T5BucketOptions& options, long relative) {
    long buckets = long(options.buckets), offset = 0, n = std::max(-relative, 0L);
    if (options.bidirectional) {
        buckets /= 2;
        offset = relative > 0 ? buckets : 0;
        n = std::labs(relative);
    }
    const long exact = buckets / 2;
    if (n < exact) return std::int32_t(offset + n);
    const double part = std::log(double(n) / double(exact)) / std::log(double(options.max_distance) / double(exact));
    // At a tie (9 buckets to 128: distance 8 starts one) rounded logarithms can fall just short of the whole number.
    const double tie = 1e-9;
    return std::int32_t(offset + std::min(exact + long(part * double(buckets - exact) + tie), buckets - 1));
}

}  // namespace posenc::reference
