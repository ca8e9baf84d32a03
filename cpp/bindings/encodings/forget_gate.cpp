#include "bindings/runtime/bind.hpp"
#include "encodings/outputs.hpp"

namespace posenc::bindings {

POSENC_LANE(scores)

POSENC_FIELDS(ForgetGateOptions, (), (heads, tokens, causal))

POSENC_CALL(forget_gate_bias, ("", "gate_logits", "out"), &write_forget_gate_bias)

}  // namespace posenc::bindings
