#pragma once

#include <vector>

#include "posenc/analysis/attention.hpp"

namespace posenc::reference {

/// The output of one head of attention as lesson 001 writes it, tokens as columns, entry by entry: [T, dv] of head h.
std::vector<double> compute_attention_head(const AttentionInput& input, std::size_t head);

}  // namespace posenc::reference
