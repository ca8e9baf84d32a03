#pragma once

#include <cstdint>

#include "posenc/encodings/t5_buckets.hpp"

namespace posenc::reference {

/// The bucket of one relative position with logarithms, in the published order of operations.
std::int32_t compute_t5_bucket(const T5BucketOptions& options, long relative);

}  // namespace posenc::reference
