#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

#include "posenc/encodings/forget_gate.hpp"

namespace posenc::reference {

/// posenc::make_forget_gate_bias, one entry at a time.
inline std::vector<double> make_forget_gate_bias(const ForgetGateOptions& options,
                                                 const std::vector<float>& gate_logits) {
    std::vector<double> out;
    const std::size_t T = options.tokens;
    for (std::size_t h = 0; h < options.heads; ++h)
        for (std::size_t i = 0; i < T; ++i)
            for (std::size_t j = 0; j < T; ++j) {
                const float* gates = gate_logits.data() + (j <= i ? h : options.heads + h) * T;
                double sum = 0;
                if (options.causal && j > i)
                    sum = -HUGE_VAL;
                else
                    for (std::size_t t = std::min(i, j) + 1; t <= std::max(i, j); ++t)
                        sum -= std::log(1 + std::exp(-double(gates[t])));
                out.push_back(sum);
            }
    return out;
}

}  // namespace posenc::reference
