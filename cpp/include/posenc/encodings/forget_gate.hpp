// Forget gates as an ALiBi steered by the data: each token decides how much of the past it keeps.
#pragma once

#include <cstddef>
#include <span>

#include "posenc/core/error.hpp"

namespace posenc {

struct ForgetGateOptions {
    std::size_t heads = 0;
    std::size_t tokens = 0;
    bool causal = true;  ///< otherwise each head has a second row of gates, for the keys after the query
};

/// The bias of key j for query i: the sum of ln(sigmoid(gate)) over the tokens j + 1 .. i; 0 on the diagonal, minus
/// infinity for later keys. Not causal: for later keys the sum over i + 1 .. j of the second rows.
///
/// Shapes: gate_logits [H, T], or [2 H, T] when not causal (the first H rows look back); out [H, T, T].
/// Units: scores.
/// Errors: out_of_range for heads (1 to 65536); not_finite for a gate that is not finite; too_large; shape_mismatch for
/// gate_logits and out; out_of_memory. A failing call changes nothing.
/// Accuracy: sums of about 100 bits, rounded to double, float from that: long contexts lose nothing.
/// Cost: O(H T^2), bound by writing, and two microseconds a gate.
/// Source: Lin et al. 2025 (arXiv 2503.02130), section 3; x-transformers, DataDependentAlibi.
/// Example: tests/examples/forget_gate.cpp
Status try_make_forget_gate_bias(const ForgetGateOptions& options, std::span<const float> gate_logits,
                                 std::span<float> out) noexcept;
Status try_make_forget_gate_bias(const ForgetGateOptions& options, std::span<const float> gate_logits,
                                 std::span<double> out) noexcept;

inline void make_forget_gate_bias(const ForgetGateOptions& options, std::span<const float> gate_logits,
                                  std::span<float> out) {
    check(try_make_forget_gate_bias(options, gate_logits, out));
}
inline void make_forget_gate_bias(const ForgetGateOptions& options, std::span<const float> gate_logits,
                                  std::span<double> out) {
    check(try_make_forget_gate_bias(options, gate_logits, out));
}

}  // namespace posenc
