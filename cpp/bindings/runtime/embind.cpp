// What Emscripten's own system/lib/embind/bind.cpp does, for the one type that crosses here. That file registers all
// types that Embind knows, strings and views of memory too, and with them comes most of Embind's JavaScript: linked
// without it, the glue is half as large.
#include "bindings/runtime/embind.hpp"

namespace emscripten::internal {

struct InitFunc;

extern "C" {

// Newer versions list all bindings, so that threads can repeat them. Here are no threads.
void _embind_register_bindings(InitFunc*) {}

}  // extern "C"

}  // namespace emscripten::internal

EMSCRIPTEN_BINDINGS(types) {
    using namespace emscripten::internal;
    _embind_register_float(TypeID<double>::get(), "double", sizeof(double));
}
