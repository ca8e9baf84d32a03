// What Emscripten's own system/lib/embind/bind.cpp does, for the one type that crosses here. That file registers all
// types that Embind knows, strings and views of memory too, and with them comes most of Embind's JavaScript: linked
// without it, the glue is half as large.
#include "bindings/runtime/embind.hpp"

#include <emscripten.h>

#include <cstdlib>
#include <typeinfo>

namespace emscripten::internal {

struct InitFunc;

extern "C" {

// Since 3.1.21 bindings are listed, so that threads can repeat them. Here are none.
void _embind_register_bindings(InitFunc*) {}

// Names a type that was not registered, in an error. No binding has one.
EMSCRIPTEN_KEEPALIVE const char* __getTypeName(const std::type_info*) {
    return static_cast<const char*>(std::calloc(1, 1));
}

}  // extern "C"

}  // namespace emscripten::internal

EMSCRIPTEN_BINDINGS(types) {
    using namespace emscripten::internal;
    _embind_register_float(TypeID<double>::get(), "double", sizeof(double));
}
