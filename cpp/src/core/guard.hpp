// Shared by the sources of all families: argument checks, and the wall that keeps exceptions inside.
#pragma once

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <new>
#include <span>
#include <stdexcept>
#include <utility>

#include "posenc/core/error.hpp"

namespace posenc::guard {

/// The status of a failed allocation.
inline Status out_of_memory() noexcept {
    return {ErrorCode::out_of_memory, "memory", 0, "a size for which there is memory left"};
}

/// Runs `body` (which returns a Status) and turns a failed allocation into a status.
template <class Body>
Status no_throw(Body&& body) noexcept {
#if defined(__cpp_exceptions)
    try {
        return std::forward<Body>(body)();
    } catch (const std::bad_alloc&) {
        return out_of_memory();
    } catch (const std::length_error&) {
        return {ErrorCode::too_large, "memory", 0, "a size that fits into the address space"};
    }
#else
    return std::forward<Body>(body)();
#endif
}

/// An integer argument between two limits.
inline Status in_range(std::size_t value, std::size_t low, std::size_t high, const char* argument,
                       const char* allowed) noexcept {
    if (value >= low && value <= high) return {};
    return {ErrorCode::out_of_range, argument, static_cast<double>(value), allowed};
}

/// A finite number above (not at) a limit.
inline Status above(double value, double limit, const char* argument, const char* allowed) noexcept {
    if (!std::isfinite(value)) return {ErrorCode::not_finite, argument, value, allowed};
    if (!(value > limit)) return {ErrorCode::out_of_range, argument, value, allowed};
    return {};
}

/// Any finite number.
inline Status finite(double value, const char* argument, const char* allowed = "a finite number") noexcept {
    if (!std::isfinite(value)) return {ErrorCode::not_finite, argument, value, allowed};
    return {};
}

/// A buffer that must hold exactly rows x columns elements; also rejects products that do not fit into memory.
inline Status shape(std::size_t size, std::size_t rows, std::size_t columns, const char* argument,
                    const char* allowed) noexcept {
    if (columns != 0 && rows > (SIZE_MAX / 8) / columns)
        return {ErrorCode::too_large, argument, static_cast<double>(rows) * static_cast<double>(columns),
                "fewer elements than fit into memory"};
    if (size == rows * columns) return {};
    return {ErrorCode::shape_mismatch, argument, static_cast<double>(size), allowed};
}

/// Two buffers that are written by one call.
template <class T>
Status apart(std::span<const T> first, std::span<const T> second, const char* argument, const char* allowed) noexcept {
    const std::less<const T*> before;
    if (before(first.data(), second.data() + second.size()) && before(second.data(), first.data() + first.size()))
        return {ErrorCode::out_of_range, argument, static_cast<double>(second.size()), allowed};
    return {};
}

}  // namespace posenc::guard

/// Leaves the function with the status of `expression` if it failed.
#define POSENC_TRY(expression)                                                                                         \
    if (const ::posenc::Status posenc_status = (expression); !posenc_status) return posenc_status
