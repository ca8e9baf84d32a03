#pragma once

#include <cmath>
#include <cstdint>
#include <cstdlib>

#include "posenc/encodings/deberta.hpp"

namespace posenc::reference {

/// The bucket of one relative position with logarithms.
inline std::int32_t compute_deberta_bucket(const DebertaBucketOptions& options, long relative) {
    const double mid = double(options.bucket_size / 2), n = double(std::labs(relative));
    if (n <= mid) return std::int32_t(relative);
    const double part = std::log(n / mid) / std::log(double(options.max_position - 1) / mid) * (mid - 1);
    // At a tie (n = max_position - 1 is one) rounded logarithms can land just beyond the whole number.
    const double tie = 1e-9;
    return std::int32_t((relative > 0 ? 1 : -1) * (std::ceil(part - tie) + mid));
}

}  // namespace posenc::reference
