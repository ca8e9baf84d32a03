// The allocator of this program: that of C, but for the allocation that a test lets fail.
#include "memory/failing.hpp"

#include <cstdlib>
#include <new>

namespace {

thread_local bool is_armed = false;
thread_local std::size_t left = 0;  // allocations before the one that fails
thread_local bool did_fail = false;

void* allocate(std::size_t bytes, std::size_t alignment) {
    if (is_armed && !did_fail && left-- == 0) {
        did_fail = true;
        throw std::bad_alloc();
    }
    const std::size_t size = bytes == 0 ? 1 : bytes;
    void* const memory = alignment <= alignof(std::max_align_t)
                             ? std::malloc(size)
                             : std::aligned_alloc(alignment, (size + alignment - 1) / alignment * alignment);
    if (!memory) throw std::bad_alloc();
    return memory;
}

}  // namespace

namespace failing {

Allocation::Allocation(std::size_t n) noexcept {
    left = n;
    did_fail = false;
    is_armed = true;
}
Allocation::~Allocation() {
    is_armed = false;
}
bool Allocation::has_failed() const noexcept {
    return did_fail;
}

std::vector<Attempt>& attempts() {
    static std::vector<Attempt> all;
    return all;
}

}  // namespace failing

void* operator new(std::size_t bytes) {
    return allocate(bytes, 1);
}
void* operator new[](std::size_t bytes) {
    return allocate(bytes, 1);
}
void* operator new(std::size_t bytes, std::align_val_t alignment) {
    return allocate(bytes, static_cast<std::size_t>(alignment));
}
void* operator new[](std::size_t bytes, std::align_val_t alignment) {
    return allocate(bytes, static_cast<std::size_t>(alignment));
}
void* operator new(std::size_t bytes, const std::nothrow_t&) noexcept {
    try {
        return allocate(bytes, 1);
    } catch (const std::bad_alloc&) {
        return nullptr;
    }
}
void* operator new[](std::size_t bytes, const std::nothrow_t& none) noexcept {
    return operator new(bytes, none);
}
void* operator new(std::size_t bytes, std::align_val_t alignment, const std::nothrow_t&) noexcept {
    try {
        return allocate(bytes, static_cast<std::size_t>(alignment));
    } catch (const std::bad_alloc&) {
        return nullptr;
    }
}
void operator delete(void* memory) noexcept {
    std::free(memory);
}
void operator delete[](void* memory) noexcept {
    std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept {
    std::free(memory);
}
void operator delete[](void* memory, std::size_t) noexcept {
    std::free(memory);
}
void operator delete(void* memory, std::align_val_t) noexcept {
    std::free(memory);
}
void operator delete[](void* memory, std::align_val_t) noexcept {
    std::free(memory);
}
void operator delete(void* memory, std::size_t, std::align_val_t) noexcept {
    std::free(memory);
}
void operator delete[](void* memory, std::size_t, std::align_val_t) noexcept {
    std::free(memory);
}
void operator delete(void* memory, const std::nothrow_t&) noexcept {
    std::free(memory);
}
void operator delete[](void* memory, const std::nothrow_t&) noexcept {
    std::free(memory);
}
