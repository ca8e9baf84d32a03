// Replaces Emscripten's system/lib/embind/bind.cpp for the one type that crosses here. That file registers all types
// that Embind knows, including strings and views of memory, and with them most of Embind's JavaScript: without it, the
// glue is half as large.
#include "bindings/runtime/embind.hpp"

namespace emscripten::internal {

struct InitFunc;

extern "C" {

// Newer versions list all bindings for other threads, which do not exist here.
void _embind_register_bindings(InitFunc*) {}

}  // extern "C"

}  // namespace emscripten::internal

EMSCRIPTEN_BINDINGS(types) {
    using namespace emscripten::internal;
    _embind_register_float(TypeID<double>::get(), "double", sizeof(double));
}
