// Registers of floats from numbers of 16 bits, and back, each rounded once: as to_float, to_float16 and to_bfloat16,
// bit for bit.
#pragma once

#include <cstring>

#include "kernels/lanes.hpp"
#include "posenc/core/float16.hpp"

namespace posenc::kernels {

/// Whether an instruction set moves whole registers of this type. The others go number by number: WebAssembly, which
/// has no conversion, and float16 with SSE2.
template <class T, class Arch>
constexpr bool has_registers() noexcept {
    if constexpr (std::is_same_v<T, float> || std::is_same_v<T, double>) return true;
    if constexpr (std::is_same_v<Arch, Scalar>) return false;
#if defined(__wasm_simd128__)
    return false;
#elif defined(__aarch64__)
    return true;
#else
    return std::is_same_v<T, Bfloat16> || lanes<float, Arch> > 4;
#endif
}

// One number.
template <class Arch, class T>
[[gnu::always_inline]] inline T load_one(const T* from) {
    return *from;
}
template <class Arch>
[[gnu::always_inline]] inline float load_one(const Float16* from) {
    return to_float(*from);
}
template <class Arch>
[[gnu::always_inline]] inline float load_one(const Bfloat16* from) {
    return to_float(*from);
}
template <class Arch, class T>
[[gnu::always_inline]] inline void store_one(T* to, T x) {
    *to = x;
}
template <class Arch>
[[gnu::always_inline]] inline void store_one(Float16* to, float x) {
    *to = to_float16(x);
}
template <class Arch>
[[gnu::always_inline]] inline void store_one(Bfloat16* to, float x) {
    *to = to_bfloat16(x);
}

// A register. NaNs of bfloat16 become quiet in the first product.
template <class Arch>
inline Batch<float, Arch> load_many(const float* from) {
    return Batch<float, Arch>::load_unaligned(from);
}
template <class Arch>
inline Batch<double, Arch> load_many(const double* from) {
    return Batch<double, Arch>::load_unaligned(from);
}
template <class Arch>
inline Batch<float, Arch> load_many([[maybe_unused]] const Float16* from) {
#if defined(__AVX512F__)
    if constexpr (lanes<float, Arch> == 16)
        return _mm512_cvtph_ps(_mm256_loadu_si256(reinterpret_cast<const __m256i*>(from)));
#endif
#if defined(__F16C__)
    if constexpr (lanes<float, Arch> == 8)
        return _mm256_cvtph_ps(_mm_loadu_si128(reinterpret_cast<const __m128i*>(from)));
#endif
#if defined(__aarch64__)
    return vcvt_f32_f16(vreinterpret_f16_u16(vld1_u16(&from->bits)));
#endif
}
template <class Arch>
inline Batch<float, Arch> load_many([[maybe_unused]] const Bfloat16* from) {
#if defined(__AVX512F__)
    if constexpr (lanes<float, Arch> == 16) {
        const __m256i bits = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(from));
        return _mm512_castsi512_ps(_mm512_slli_epi32(_mm512_cvtepu16_epi32(bits), 16));
    }
#endif
#if defined(__AVX2__)
    if constexpr (lanes<float, Arch> == 8) {
        const __m128i bits = _mm_loadu_si128(reinterpret_cast<const __m128i*>(from));
        return _mm256_castsi256_ps(_mm256_slli_epi32(_mm256_cvtepu16_epi32(bits), 16));
    }
#endif
#if defined(__SSE2__) && !defined(__wasm_simd128__)
    if constexpr (lanes<float, Arch> == 4) {
        const __m128i bits = _mm_loadl_epi64(reinterpret_cast<const __m128i*>(from));
        return _mm_castsi128_ps(_mm_unpacklo_epi16(_mm_setzero_si128(), bits));
    }
#elif defined(__aarch64__)
    return vreinterpretq_f32_u32(vshll_n_u16(vld1_u16(&from->bits), 16));
#endif
}

template <class Arch>
inline void store_many(float* to, const Batch<float, Arch>& x) {
    x.store_unaligned(to);
}
template <class Arch>
inline void store_many(double* to, const Batch<double, Arch>& x) {
    x.store_unaligned(to);
}
template <class Arch>
inline void store_many([[maybe_unused]] Float16* to, [[maybe_unused]] const Batch<float, Arch>& x) {
#if defined(__AVX512F__)
    if constexpr (lanes<float, Arch> == 16)
        return _mm256_storeu_si256(reinterpret_cast<__m256i*>(to), _mm512_cvtps_ph(x, _MM_FROUND_TO_NEAREST_INT));
#endif
#if defined(__F16C__)
    if constexpr (lanes<float, Arch> == 8)
        return _mm_storeu_si128(reinterpret_cast<__m128i*>(to), _mm256_cvtps_ph(x, _MM_FROUND_TO_NEAREST_INT));
#endif
#if defined(__aarch64__)
    vst1_u16(&to->bits, vreinterpret_u16_f16(vcvt_f16_f32(x)));
#endif
}
template <class Arch>
inline void store_many([[maybe_unused]] Bfloat16* to, [[maybe_unused]] const Batch<float, Arch>& x) {
#if defined(__AVX512F__)
    if constexpr (lanes<float, Arch> == 16) {
        const __m512i bits = _mm512_castps_si512(x), one = _mm512_set1_epi32(1);
        const __m512i even = _mm512_and_si512(_mm512_srli_epi32(bits, 16), one);
        const __m512i near = _mm512_add_epi32(bits, _mm512_add_epi32(even, _mm512_set1_epi32(0x7fff)));
        const __mmask16 is_nan = _mm512_cmp_ps_mask(x, x, _CMP_UNORD_Q);
        const __m512i all = _mm512_mask_or_epi32(near, is_nan, bits, _mm512_set1_epi32(0x400000));
        return _mm256_storeu_si256(reinterpret_cast<__m256i*>(to), _mm512_cvtepi32_epi16(_mm512_srli_epi32(all, 16)));
    }
#endif
#if defined(__AVX2__)
    if constexpr (lanes<float, Arch> == 8) {
        const __m256i bits = _mm256_castps_si256(x), one = _mm256_set1_epi32(1);
        const __m256i even = _mm256_and_si256(_mm256_srli_epi32(bits, 16), one);
        const __m256i near = _mm256_add_epi32(bits, _mm256_add_epi32(even, _mm256_set1_epi32(0x7fff)));
        const __m256i quiet = _mm256_or_si256(bits, _mm256_set1_epi32(0x400000));
        const __m256i is_nan = _mm256_castps_si256(_mm256_cmp_ps(x, x, _CMP_UNORD_Q));
        const __m256i all = _mm256_srli_epi32(_mm256_blendv_epi8(near, quiet, is_nan), 16);
        const __m256i packed = _mm256_permute4x64_epi64(_mm256_packus_epi32(all, all), 0x08);
        return _mm_storeu_si128(reinterpret_cast<__m128i*>(to), _mm256_castsi256_si128(packed));
    }
#endif
#if defined(__SSE2__) && !defined(__wasm_simd128__)
    if constexpr (lanes<float, Arch> == 4) {
        const __m128i bits = _mm_castps_si128(x), one = _mm_set1_epi32(1);
        const __m128i even = _mm_and_si128(_mm_srli_epi32(bits, 16), one);
        const __m128i near = _mm_add_epi32(bits, _mm_add_epi32(even, _mm_set1_epi32(0x7fff)));
        const __m128i quiet = _mm_or_si128(bits, _mm_set1_epi32(0x400000));
        const __m128i is_nan = _mm_castps_si128(_mm_cmpunord_ps(x, x));
        const __m128i all = _mm_or_si128(_mm_and_si128(is_nan, quiet), _mm_andnot_si128(is_nan, near));
        const __m128i signs = _mm_srai_epi32(all, 16);  // within int16, which the next instruction saturates to
        _mm_storel_epi64(reinterpret_cast<__m128i*>(to), _mm_packs_epi32(signs, signs));
    }
#elif defined(__aarch64__)
    const uint32x4_t bits = vreinterpretq_u32_f32(x);
    const uint32x4_t even = vandq_u32(vshrq_n_u32(bits, 16), vdupq_n_u32(1));
    const uint32x4_t near = vaddq_u32(bits, vaddq_u32(even, vdupq_n_u32(0x7fff)));
    const uint32x4_t quiet = vorrq_u32(bits, vdupq_n_u32(0x400000));
    vst1_u16(&to->bits, vshrn_n_u32(vbslq_u32(vceqq_f32(x, x), near, quiet), 16));
#endif
}

}  // namespace posenc::kernels
