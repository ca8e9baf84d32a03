#include "posenc/encodings/forget_gate.hpp"

#include "bindings/runtime/runtime.hpp"

namespace posenc::bindings {
namespace {

std::size_t size(double n) {
    return static_cast<std::size_t>(n);
}

int forget_gate_bias(double heads, double tokens, bool causal, Address gates, double elements, Address out) {
    return report(try_make_forget_gate_bias({size(heads), size(tokens), causal},
                                            span<const float>(gates, size(elements)),
                                            span<float>(out, size(heads * tokens * tokens))));
}

}  // namespace

EMSCRIPTEN_BINDINGS(posenc_forget_gate) {
    bind<&forget_gate_bias>("forget_gate_bias");
}

}  // namespace posenc::bindings
