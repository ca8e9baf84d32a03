// Copies that bypass the caches, for results larger than them: an ordinary store first reads the line that it is about
// to overwrite.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>

#include "kernels/lanes.hpp"

namespace posenc::kernels {

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
            for (; i + width <= bytes; i += width) {
                if constexpr (width == 16)
                    _mm_stream_si128(reinterpret_cast<__m128i*>(out + i),
                                     _mm_loadu_si128(reinterpret_cast<const __m128i*>(in + i)));
#if defined(__AVX__)
                if constexpr (width == 32)
                    _mm256_stream_si256(reinterpret_cast<__m256i*>(out + i),
                                        _mm256_loadu_si256(reinterpret_cast<const __m256i*>(in + i)));
#endif
#if defined(__AVX512F__)
                if constexpr (width == 64)
                    _mm512_stream_si512(reinterpret_cast<__m512i*>(out + i),
                                        _mm512_loadu_si512(reinterpret_cast<const void*>(in + i)));
#endif
            }
            std::memcpy(out + i, in + i, bytes - i);
            _mm_sfence();
            return;
        }
    }
#endif
    std::memcpy(to, from, bytes);
}

}  // namespace posenc::kernels
