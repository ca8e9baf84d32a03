#pragma once

#include <vector>

#include "posenc/encodings/cope.hpp"

namespace posenc::reference {

/// posenc::compute_cope_positions, one entry at a time.
std::vector<double> compute_cope_positions(const CopeOptions& options, const std::vector<float>& logits);

/// posenc::compute_cope_bias, one entry at a time.
std::vector<double> compute_cope_bias(const CopeOptions& options, const std::vector<float>& logits,
                                      const std::vector<float>& queries, const std::vector<float>& table);

}  // namespace posenc::reference
