#include "posenc/encodings/kerple.hpp"

#include "bindings/runtime/runtime.hpp"

namespace posenc::bindings {
namespace {

std::size_t size(double n) {
    return static_cast<std::size_t>(n);
}

int kerple_bias(int kernel, double queries, double keys, double heads, Address p, Address a, Address out) {
    return report(try_make_kerple_bias({static_cast<KerpleKernel>(kernel), size(queries), size(keys)},
                                       span<const double>(p, size(heads)), span<const double>(a, size(heads)),
                                       span<float>(out, size(heads * queries * keys))));
}

}  // namespace

EMSCRIPTEN_BINDINGS(posenc_kerple) {
    bind<&kerple_bias>("kerple_bias");
}

}  // namespace posenc::bindings
