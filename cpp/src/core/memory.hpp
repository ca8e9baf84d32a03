// Memory that may be missing: for what can be done without it, and for builds in which a failed `new` ends the program.
#pragma once

#include <cstddef>
#include <cstdlib>
#include <memory>
#include <new>

#include "core/guard.hpp"

namespace posenc {

// Emscripten's `new` aborts where nothing can be thrown, also the one that promises to return null.
#if defined(__EMSCRIPTEN__)
inline void* try_allocate(std::size_t bytes) noexcept {
    return std::malloc(bytes);
}
struct Deallocate {
    void operator()(void* memory) const noexcept { std::free(memory); }
};
#else
/// Begins a line of the caches, so that no register of a kept row is loaded from two.
inline constexpr std::align_val_t line_alignment{64};
inline void* try_allocate(std::size_t bytes) noexcept {
    return ::operator new(bytes, line_alignment, std::nothrow);
}
struct Deallocate {
    void operator()(void* memory) const noexcept { ::operator delete(memory, line_alignment); }
};
#endif

/// `size` numbers without values, or null.
template <class T>
std::unique_ptr<T[], Deallocate> try_make_numbers(std::size_t size) noexcept {
    return std::unique_ptr<T[], Deallocate>(static_cast<T*>(try_allocate(size * sizeof(T))));
}

/// Whether this many bytes can be allocated, in builds where nothing catches an allocation that fails in the middle of
/// a call; elsewhere no_throw does.
inline Status room_for([[maybe_unused]] double bytes) noexcept {
#if !defined(__cpp_exceptions)
    constexpr double most = static_cast<double>(SIZE_MAX / 2);
    void* volatile room = bytes < most ? std::malloc(static_cast<std::size_t>(bytes)) : nullptr;
    if (!room) return guard::out_of_memory();
    std::free(room);
#endif
    return {};
}

}  // namespace posenc
