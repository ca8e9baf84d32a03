// Copies that bypass the caches, for results larger than them: an ordinary store first reads the line that it is about
// to overwrite.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>

#include "kernels/lanes.hpp"

namespace posenc::kernels {

/// memcpy past the caches, fastest where both addresses are whole lines.
template <class Arch>
inline void stream_copy(void* to, const void* from, std::size_t bytes) {
#if defined(__SSE2__) && !defined(__EMSCRIPTEN__)
    if constexpr (!std::is_same_v<Arch, Scalar>) {
        auto* out = static_cast<unsigned char*>(to);
        const auto* in = static_cast<const unsigned char*>(from);
        constexpr std::size_t width = 8 * lanes<double, Arch>;
        const std::size_t head = (width - reinterpret_cast<std::uintptr_t>(out) % width) % width;
        if (bytes >= 4 * width) {
            std::memcpy(out, in, head);
            std::size_t i = head;
            for (; i + width <= bytes; i += width)
                put_register<Arch, Store::past>(
                    reinterpret_cast<double*>(out + i),
                    Batch<double, Arch>::load_unaligned(reinterpret_cast<const double*>(in + i)));
            std::memcpy(out + i, in + i, bytes - i);
            return;
        }
    }
#endif
    std::memcpy(to, from, bytes);
}

}  // namespace posenc::kernels
