// Checks on the shapes of score biases, where products of three or four sizes must not wrap around unseen.
#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <span>

#include "posenc/core/error.hpp"

namespace posenc::guard {

/// A product of sizes, or the error that it does not fit into memory. A zero anywhere makes it zero.
inline Status product(std::span<const std::size_t> sizes, const char* argument, std::size_t& out) noexcept {
    constexpr std::size_t most = SIZE_MAX / 8;  // elements of eight bytes must have addresses
    double wanted = 1;
    std::size_t total = 1;
    bool fits = true;
    for (const std::size_t size : sizes) {
        wanted *= static_cast<double>(size);
        if (size != 0 && total > most / size) fits = false;
        if (fits) total *= size;
    }
    if (wanted == 0) {
        out = 0;
        return {};
    }
    if (!fits) return {ErrorCode::too_large, argument, wanted, "fewer elements than fit into memory"};
    out = total;
    return {};
}

inline Status product(std::initializer_list<std::size_t> sizes, const char* argument, std::size_t& out) noexcept {
    return product(std::span<const std::size_t>(sizes.begin(), sizes.size()), argument, out);
}

/// A buffer that must hold exactly the product of some sizes.
inline Status shape(std::size_t size, std::initializer_list<std::size_t> sizes, const char* argument,
                    const char* allowed) noexcept {
    std::size_t wanted = 0;
    if (const Status s = product(sizes, argument, wanted); !s) return s;
    if (size == wanted) return {};
    return {ErrorCode::shape_mismatch, argument, static_cast<double>(size), allowed};
}

/// Queries are the last of the keys' positions, so there cannot be more of them.
inline Status queries_are_tail(std::size_t queries, std::size_t keys) noexcept {
    if (queries <= keys) return {};
    return {ErrorCode::out_of_range, "queries", static_cast<double>(queries), "an integer from 0 to keys"};
}

}  // namespace posenc::guard
