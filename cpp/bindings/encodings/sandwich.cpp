#include "posenc/encodings/sandwich.hpp"

#include "bindings/runtime/runtime.hpp"

namespace posenc::bindings {
namespace {

std::size_t size(double n) {
    return static_cast<std::size_t>(n);
}

int sandwich_bias(double heads, double queries, double keys, double dim, double base, bool causal, Address out) {
    return report(try_make_sandwich_bias({size(heads), size(queries), size(keys), size(dim), base, causal},
                                         span<float>(out, size(heads * queries * keys))));
}

}  // namespace

EMSCRIPTEN_BINDINGS(posenc_sandwich) {
    bind<&sandwich_bias>("sandwich_bias");
}

}  // namespace posenc::bindings
