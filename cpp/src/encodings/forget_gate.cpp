#include "posenc/encodings/forget_gate.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

#include "core/guard.hpp"
#include "core/shapes.hpp"
#include "encodings/outputs.hpp"
#include "exact/double_double.hpp"
#include "posenc/encodings/alibi.hpp"

namespace posenc {
namespace {

using exact::DoubleDouble;

/// ln(sigmoid(x)), without losing the small end of either side.
DoubleDouble log_sigmoid(double x) noexcept {
    constexpr double far = 700;  // beyond, the exponential is out of the range of double and adds nothing
    const double magnitude = std::min(std::fabs(x), far);
    const DoubleDouble tail = exact::log(DoubleDouble{1, 0} + exact::exp({-magnitude, 0}));
    return x < 0 ? DoubleDouble{x, 0} - tail : -tail;
}

/// sums[t] = the gates of the tokens 0 .. t.
void add_up(const float* gates, std::vector<DoubleDouble>& sums) {
    DoubleDouble sum;
    for (std::size_t t = 0; t < sums.size(); ++t) sums[t] = sum = sum + log_sigmoid(gates[t]);
}

}  // namespace

Status write_forget_gate_bias(const ForgetGateOptions& options, std::span<const float> gate_logits,
                              const Output& out) noexcept {
    const std::size_t heads = options.heads, tokens = options.tokens;
    POSENC_TRY(guard::in_range(heads, 1, largest_heads, "heads", "an integer from 1 to 65536"));
    POSENC_TRY(guard::shape(gate_logits.size(), {options.causal ? heads : 2 * heads, tokens}, "gate_logits",
                            "heads x tokens elements (2 heads x tokens when not causal)"));
    POSENC_TRY(guard::shape(out.size(), {heads, tokens, tokens}, "out", "heads x tokens x tokens elements"));
    for (const float gate : gate_logits) POSENC_TRY(guard::finite(gate, "gate_logits"));
    return guard::no_throw([&]() -> Status {
        std::vector<DoubleDouble> back(tokens), forth(options.causal ? 0 : tokens);
        std::size_t at = 0;
        for (std::size_t h = 0; h < heads; ++h) {
            add_up(gate_logits.data() + h * tokens, back);
            if (!options.causal) add_up(gate_logits.data() + (heads + h) * tokens, forth);
            for (std::size_t i = 0; i < tokens; ++i)
                for (std::size_t j = 0; j < tokens; ++j)
                    if (j <= i)
                        out.set(at++, (back[i] - back[j]).high);
                    else
                        out.set(at++, options.causal ? -HUGE_VAL : (forth[j] - forth[i]).high);
        }
        return {};
    });
}

Status try_make_forget_gate_bias(const ForgetGateOptions& options, std::span<const float> gate_logits,
                                 std::span<float> out) noexcept {
    return write_forget_gate_bias(options, gate_logits, out);
}
Status try_make_forget_gate_bias(const ForgetGateOptions& options, std::span<const float> gate_logits,
                                 std::span<double> out) noexcept {
    return write_forget_gate_bias(options, gate_logits, out);
}

}  // namespace posenc
