// Stores of registers into the caches or past them, which xsimd 8 has no word for: one small function for each width.
#pragma once

#if defined(POSENC_SINGLE_HEADER)
#include "kernels/registers.hpp"
#elif !defined(POSENC_SCALAR_ONLY)
#include <xsimd/xsimd.hpp>
#endif

namespace posenc::kernels {

/// Where a store goes: into the caches, or past them, to a multiple of the register's size.
enum class Store { cached, past };

#if defined(__SSE2__) && !defined(__EMSCRIPTEN__)
template <class Arch, Store store>
inline void put_register(float* to, __m128 x) {
    if constexpr (store == Store::past)
        _mm_stream_ps(to, x);
    else
        _mm_storeu_ps(to, x);
}
template <class Arch, Store store>
inline void put_register(double* to, __m128d x) {
    if constexpr (store == Store::past)
        _mm_stream_pd(to, x);
    else
        _mm_storeu_pd(to, x);
}
/// The lower half: two floats.
template <class Arch, Store store>
inline void put_half_register(float* to, __m128 x) {
#if defined(__x86_64__)
    if constexpr (store == Store::past)
        return _mm_stream_si64(reinterpret_cast<long long*>(to), _mm_cvtsi128_si64(_mm_castps_si128(x)));
#endif
    _mm_storel_pi(reinterpret_cast<__m64*>(to), x);
}
#endif
#if defined(__AVX__)
template <class Arch, Store store>
inline void put_register(float* to, __m256 x) {
    if constexpr (store == Store::past)
        _mm256_stream_ps(to, x);
    else
        _mm256_storeu_ps(to, x);
}
template <class Arch, Store store>
inline void put_register(double* to, __m256d x) {
    if constexpr (store == Store::past)
        _mm256_stream_pd(to, x);
    else
        _mm256_storeu_pd(to, x);
}
#endif
#if defined(__AVX512F__)
template <class Arch, Store store>
inline void put_register(float* to, __m512 x) {
    if constexpr (store == Store::past)
        _mm512_stream_ps(to, x);
    else
        _mm512_storeu_ps(to, x);
}
template <class Arch, Store store>
inline void put_register(double* to, __m512d x) {
    if constexpr (store == Store::past)
        _mm512_stream_pd(to, x);
    else
        _mm512_storeu_pd(to, x);
}
#endif

}  // namespace posenc::kernels
