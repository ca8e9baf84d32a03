#pragma once

#include <vector>

#include "posenc/encodings/forget_gate.hpp"

namespace posenc::reference {

/// posenc::make_forget_gate_bias, one entry at a time.
std::vector<double> make_forget_gate_bias(const ForgetGateOptions& options, const std::vector<float>& gate_logits);

}  // namespace posenc::reference
