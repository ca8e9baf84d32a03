// Bridges differences between the two supported major versions of xsimd: a scalar architecture for machines without
// SIMD, narrowing stores, and the interleaving of two registers (xsimd's zip_lo and zip_hi changed their meaning
// between 8 and 14).
//
// Everything here is a template on the architecture, so that each instruction set gets its own copy and the linker
// can never hand code compiled for AVX-512 to a machine that lacks it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>

#include "kernels/stores.hpp"

namespace posenc::kernels {

/// The architecture of plain C++: one lane.
struct Scalar {};

template <class T>
struct ScalarBatch {
    T value;
    static constexpr std::size_t size = 1;
    ScalarBatch() = default;
    ScalarBatch(T v) : value(v) {}
    static ScalarBatch load_unaligned(const T* p) { return {*p}; }
    void store_unaligned(T* p) const { *p = value; }
    friend ScalarBatch operator+(ScalarBatch a, ScalarBatch b) { return {a.value + b.value}; }
    friend ScalarBatch operator-(ScalarBatch a, ScalarBatch b) { return {a.value - b.value}; }
    friend ScalarBatch operator*(ScalarBatch a, ScalarBatch b) { return {a.value * b.value}; }
    friend ScalarBatch operator^(ScalarBatch a, ScalarBatch b) { return {from_bits(bits(a) ^ bits(b))}; }
    friend ScalarBatch operator&(ScalarBatch a, ScalarBatch b) { return {from_bits(bits(a) & bits(b))}; }

private:
    using Bits = std::conditional_t<sizeof(T) == sizeof(std::uint64_t), std::uint64_t, std::uint32_t>;
    static Bits bits(ScalarBatch a) { return __builtin_bit_cast(Bits, a.value); }
    static T from_bits(Bits b) { return __builtin_bit_cast(T, b); }
};

template <class T, class Arch>
struct BatchOf {
#if defined(POSENC_SINGLE_HEADER)
    using type = RegisterBatch<T>;
#elif !defined(POSENC_SCALAR_ONLY)
    using type = xsimd::batch<T, Arch>;
#endif
};
template <class T>
struct BatchOf<T, Scalar> {
    using type = ScalarBatch<T>;
};

template <class T, class Arch>
using Batch = typename BatchOf<T, Arch>::type;

template <class T, class Arch>
inline constexpr std::size_t lanes = Batch<T, Arch>::size;

/// Stores doubles as T: as they are, or rounded to float.
template <class Arch, Store store = Store::cached>
inline void store_as(double* to, const Batch<double, Arch>& x) {
    if constexpr (store == Store::cached)
        x.store_unaligned(to);
    else
        put_register<Arch, store>(to, x);
}

template <class Arch, Store store = Store::cached>
inline void store_as(float* to, const Batch<double, Arch>& x) {
    if constexpr (std::is_same_v<Arch, Scalar>) {
        *to = static_cast<float>(x.value);
    } else {
#if defined(__AVX512F__)
        if constexpr (lanes<double, Arch> == 8) {
            put_register<Arch, store>(to, _mm512_cvtpd_ps(x));
            return;
        }
#endif
#if defined(__AVX__)
        if constexpr (lanes<double, Arch> == 4) {
            put_register<Arch, store>(to, _mm256_cvtpd_ps(x));
            return;
        }
#endif
#if defined(__wasm_simd128__)
        const auto narrow = wasm_f32x4_demote_f64x2_zero(static_cast<v128_t>(x));
        wasm_v128_store64_lane(to, narrow, 0);
#elif defined(__SSE2__)
        if constexpr (lanes<double, Arch> == 2) put_half_register<Arch, store>(to, _mm_cvtpd_ps(x));
#elif defined(__aarch64__)
        vst1_f32(to, vcvt_f32_f64(x));
#endif
    }
}

/// Loads numbers as doubles.
template <class Arch>
inline Batch<double, Arch> load_as(const double* from) {
    return Batch<double, Arch>::load_unaligned(from);
}

template <class Arch>
inline Batch<double, Arch> load_as(const float* from) {
    if constexpr (std::is_same_v<Arch, Scalar>) {
        return static_cast<double>(*from);
    } else {
#if defined(__AVX512F__)
        if constexpr (lanes<double, Arch> == 8) return _mm512_cvtps_pd(_mm256_loadu_ps(from));
#endif
#if defined(__AVX__)
        if constexpr (lanes<double, Arch> == 4) return _mm256_cvtps_pd(_mm_loadu_ps(from));
#endif
#if defined(__wasm_simd128__)
        return static_cast<Batch<double, Arch>>(wasm_f64x2_promote_low_f32x4(wasm_v128_load64_zero(from)));
#elif defined(__SSE2__)
        if constexpr (lanes<double, Arch> == 2)
            return _mm_cvtps_pd(_mm_castsi128_ps(_mm_loadl_epi64(reinterpret_cast<const __m128i*>(from))));
#elif defined(__aarch64__)
        return vcvt_f64_f32(vld1_f32(from));
#endif
    }
}

/// Loads bits as those of doubles.
template <class Arch>
inline Batch<double, Arch> load_bits(const std::uint64_t* from) {
    if constexpr (std::is_same_v<Arch, Scalar>)
        return __builtin_bit_cast(double, *from);
    else
        return load_as<Arch>(reinterpret_cast<const double*>(from));  // a register's load may alias
}

/// Stores the whole parts of doubles that an int32 can hold.
template <class Arch>
inline void store_whole(std::int32_t* to, const Batch<double, Arch>& x) {
    if constexpr (std::is_same_v<Arch, Scalar>) {
        *to = static_cast<std::int32_t>(x.value);
    } else {
#if defined(__AVX512F__)
        if constexpr (lanes<double, Arch> == 8) {
            _mm256_storeu_si256(reinterpret_cast<__m256i*>(to), _mm512_cvttpd_epi32(x));
            return;
        }
#endif
#if defined(__AVX__)
        if constexpr (lanes<double, Arch> == 4) {
            _mm_storeu_si128(reinterpret_cast<__m128i*>(to), _mm256_cvttpd_epi32(x));
            return;
        }
#endif
#if defined(__wasm_simd128__)
        wasm_v128_store64_lane(to, wasm_i32x4_trunc_sat_f64x2_zero(static_cast<v128_t>(x)), 0);
#elif defined(__SSE2__)
        if constexpr (lanes<double, Arch> == 2) _mm_storel_epi64(reinterpret_cast<__m128i*>(to), _mm_cvttpd_epi32(x));
#elif defined(__aarch64__)
        vst1_s32(to, vmovn_s64(vcvtq_s64_f64(x)));
#endif
    }
}

/// Stores a0 b0 a1 b1 ... as T.
template <class Arch, Store store = Store::cached>
inline void store_interleaved(double* to, const Batch<double, Arch>& a, const Batch<double, Arch>& b) {
    if constexpr (std::is_same_v<Arch, Scalar>) {
        to[0] = a.value;
        to[1] = b.value;
    } else {
#if defined(__AVX512F__)
        if constexpr (lanes<double, Arch> == 8) {
            const __m512d low = _mm512_unpacklo_pd(a, b), high = _mm512_unpackhi_pd(a, b);
            const __m512i first = _mm512_set_epi64(11, 10, 3, 2, 9, 8, 1, 0);
            const __m512i last = _mm512_set_epi64(15, 14, 7, 6, 13, 12, 5, 4);
            put_register<Arch, store>(to, _mm512_permutex2var_pd(low, first, high));
            put_register<Arch, store>(to + 8, _mm512_permutex2var_pd(low, last, high));
            return;
        }
#endif
#if defined(__AVX__)
        if constexpr (lanes<double, Arch> == 4) {
            const __m256d low = _mm256_unpacklo_pd(a, b), high = _mm256_unpackhi_pd(a, b);
            put_register<Arch, store>(to, _mm256_permute2f128_pd(low, high, 0x20));
            put_register<Arch, store>(to + 4, _mm256_permute2f128_pd(low, high, 0x31));
            return;
        }
#endif
#if defined(__wasm_simd128__)
        const auto x = static_cast<v128_t>(a), y = static_cast<v128_t>(b);
        wasm_v128_store(to, wasm_i64x2_shuffle(x, y, 0, 2));
        wasm_v128_store(to + 2, wasm_i64x2_shuffle(x, y, 1, 3));
#elif defined(__SSE2__)
        if constexpr (lanes<double, Arch> == 2) {
            put_register<Arch, store>(to, _mm_unpacklo_pd(a, b));
            put_register<Arch, store>(to + 2, _mm_unpackhi_pd(a, b));
        }
#elif defined(__aarch64__)
        const float64x2x2_t both{{a, b}};  // clang's vst2q_f64 is a macro
        vst2q_f64(to, both);
#endif
    }
}

template <class Arch, Store store = Store::cached>
inline void store_interleaved(float* to, const Batch<double, Arch>& a, const Batch<double, Arch>& b) {
    if constexpr (std::is_same_v<Arch, Scalar>) {
        to[0] = static_cast<float>(a.value);
        to[1] = static_cast<float>(b.value);
    } else {
#if defined(__AVX512F__)
        if constexpr (lanes<double, Arch> == 8) {
            const __m512 both = _mm512_insertf32x8(_mm512_castps256_ps512(_mm512_cvtpd_ps(a)), _mm512_cvtpd_ps(b), 1);
            const __m512i order = _mm512_set_epi32(15, 7, 14, 6, 13, 5, 12, 4, 11, 3, 10, 2, 9, 1, 8, 0);
            put_register<Arch, store>(to, _mm512_permutexvar_ps(order, both));
            return;
        }
#endif
#if defined(__AVX__)
        if constexpr (lanes<double, Arch> == 4) {
            const __m128 x = _mm256_cvtpd_ps(a), y = _mm256_cvtpd_ps(b);
            put_register<Arch, store>(to, _mm_unpacklo_ps(x, y));
            put_register<Arch, store>(to + 4, _mm_unpackhi_ps(x, y));
            return;
        }
#endif
#if defined(__wasm_simd128__)
        const auto x = wasm_f32x4_demote_f64x2_zero(static_cast<v128_t>(a));
        const auto y = wasm_f32x4_demote_f64x2_zero(static_cast<v128_t>(b));
        wasm_v128_store(to, wasm_i32x4_shuffle(x, y, 0, 4, 1, 5));
#elif defined(__SSE2__)
        if constexpr (lanes<double, Arch> == 2)
            put_register<Arch, store>(to, _mm_unpacklo_ps(_mm_cvtpd_ps(a), _mm_cvtpd_ps(b)));
#elif defined(__aarch64__)
        const float32x2x2_t both{{vcvt_f32_f64(a), vcvt_f32_f64(b)}};
        vst2_f32(to, both);
#endif
    }
}

}  // namespace posenc::kernels
