#include "posenc/encodings/forget_gate.hpp"

#include "bindings/runtime/bind.hpp"

namespace posenc::bindings {

POSENC_LANE(scores)

POSENC_FIELDS(ForgetGateOptions, (), (heads, tokens, causal))

POSENC_CALL(forget_gate_bias, ("", "gate_logits", "out"), &try_make_forget_gate_bias)

}  // namespace posenc::bindings
