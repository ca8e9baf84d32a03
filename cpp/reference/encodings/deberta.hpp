#pragma once

#include <cstdint>

#include "posenc/encodings/deberta.hpp"

namespace posenc::reference {

/// The bucket of one relative position with logarithms.
std::int32_t compute_deberta_bucket(const DebertaBucketOptions& options, long relative);

}  // namespace posenc::reference
