#include "bindings/training/embind.hpp"

#include <cstdlib>

#include "posenc/core/isa.hpp"
#include "posenc/core/version.hpp"

// Embind names a type that it does not know with sprintf("%p"), the one caller of printf in the module. No binding here
// uses such a type, so the name may be empty and five kilobytes stay out.
extern "C" int siprintf(char* to, const char*, ...) {
    *to = 0;
    return 0;
}

namespace posenc::bindings {
namespace {

Status last_status;

void* arena = nullptr;
std::size_t arena_size = 0;

// The address of at least `size` bytes, or 0. What the arena held before is gone.
Address reserve(std::size_t size) {
    if (size > arena_size) {
        std::free(arena);
        arena = std::aligned_alloc(64, (size + 63) / 64 * 64);
        arena_size = arena ? size : 0;
    }
    return reinterpret_cast<Address>(arena);
}

Address text(const char* t) {
    return reinterpret_cast<Address>(t);
}

}  // namespace

int report(const Status& status) noexcept {
    last_status = status;
    return static_cast<int>(status.code);
}

EMSCRIPTEN_BINDINGS(posenc_training_runtime) {
    using emscripten::function;
    function("_reserve", +[](std::size_t size) { return reserve(size); });
    function("_status_name", +[] { return text(error_name(last_status.code).data()); });
    function("_status_argument", +[] { return text(last_status.argument); });
    function("_status_allowed", +[] { return text(last_status.allowed); });
    function("_status_value", +[] { return last_status.value; });
    function("_posenc_isa", +[] { return text(active_isa().data()); });
    function("_posenc_version", +[] { return text(version); });
}

}  // namespace posenc::bindings
