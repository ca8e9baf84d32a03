#include <emscripten/heap.h>

#include <cstdlib>

#include "bindings/runtime/call.hpp"
#include "bindings/runtime/embind.hpp"
#include "posenc/core/isa.hpp"
#include "posenc/core/version.hpp"

namespace posenc::bindings {
namespace {

Status last_status;

void* arena = nullptr;
std::size_t arena_size = 0;

}  // namespace

int report(const Status& status) noexcept {
    last_status = status;
    return static_cast<int>(status.code);
}

int write_piece(std::unique_ptr<Object> object, const Piece& piece, Address record) noexcept {
    if (!object) object.reset(reinterpret_cast<Object*>(piece.object));
    if (piece.count > 0) object->write(piece.first, piece.count, piece.out);
    const Address kept = reinterpret_cast<Address>(piece.more ? object.release() : nullptr);
    *reinterpret_cast<double*>(record) = static_cast<double>(kept);
    return 0;
}

namespace {

// The address of at least `size` bytes, or 0. Discards the arena's previous contents.
Address reserve(std::size_t size) {
    if (size > arena_size) {
        std::free(arena);
        arena = std::aligned_alloc(64, (size + 63) / 64 * 64);
        arena_size = arena ? size : 0;
    }
    return reinterpret_cast<Address>(arena);
}
// Memory for arrays of the caller's own, or 0.
Address allocate(std::size_t size) {
    return size > SIZE_MAX - 63 ? 0 : reinterpret_cast<Address>(std::aligned_alloc(64, (size + 63) / 64 * 64));
}

}  // namespace

EMSCRIPTEN_BINDINGS(runtime) {
    bind<&reserve>("reserve");
    bind<&allocate>("allocate");
    bind<+[](Address at) { std::free(reinterpret_cast<void*>(at)); }>("deallocate");
    // The heap cannot grow from now on: the next request to the system fails.
    bind<+[] { *emscripten_get_sbrk_ptr() = UINTPTR_MAX / 65536 * 65536; }>("freeze");
    bind<+[](Address object) { delete reinterpret_cast<Object*>(object); }>("release");
    bind<+[] { return error_name(last_status.code).data(); }>("status_name");
    bind<+[] { return last_status.argument; }>("status_argument");
    bind<+[] { return last_status.allowed; }>("status_allowed");
    bind<+[] { return last_status.value; }>("status_value");
    bind<+[] { return active_isa().data(); }>("posenc_isa");
    bind<+[] { return version; }>("posenc_version");
}

}  // namespace posenc::bindings
