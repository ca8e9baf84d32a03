// Rotation of pairs of channels by rows of cosines and sines: see Rotation in kernels.hpp.
#pragma once

#include "kernels/halves.hpp"
#include "kernels/kernels.hpp"
#include "kernels/lanes.hpp"

namespace posenc::kernels {

/// a0 b0 a1 b1 ... becomes b0 a0 b1 a1 ...
template <class Arch>
inline Batch<float, Arch> swap_pairs(const Batch<float, Arch>& x) {
#if defined(__AVX512F__)
    if constexpr (lanes<float, Arch> == 16) return _mm512_permute_ps(x, 0xb1);
#endif
#if defined(__AVX__)
    if constexpr (lanes<float, Arch> == 8) return _mm256_permute_ps(x, 0xb1);
#endif
#if defined(__wasm_simd128__)
    const auto v = static_cast<v128_t>(x);
    return Batch<float, Arch>(wasm_i32x4_shuffle(v, v, 1, 0, 3, 2));
#elif defined(__SSE2__)
    if constexpr (lanes<float, Arch> == 4) return _mm_shuffle_ps(x, x, 0xb1);
#elif defined(__aarch64__)
    return vrev64q_f32(x);
#endif
}

template <class Arch>
inline Batch<double, Arch> swap_pairs(const Batch<double, Arch>& x) {
#if defined(__AVX512F__)
    if constexpr (lanes<double, Arch> == 8) return _mm512_permute_pd(x, 0x55);
#endif
#if defined(__AVX__)
    if constexpr (lanes<double, Arch> == 4) return _mm256_permute_pd(x, 0x5);
#endif
#if defined(__wasm_simd128__)
    const auto v = static_cast<v128_t>(x);
    return Batch<double, Arch>(wasm_i64x2_shuffle(v, v, 1, 0));
#elif defined(__SSE2__)
    if constexpr (lanes<double, Arch> == 2) return _mm_shuffle_pd(x, x, 0x1);
#elif defined(__aarch64__)
    return vextq_f64(x, x, 1);
#endif
}

// The channels that fill no register, from c on. A call of its own, because its loop would cost every head twenty
// instructions of preparation, also where no channel is left.
template <class Arch, class T, class U, class F>
[[gnu::noinline]] void rotate_interleaved_rest(std::size_t c, std::size_t pairs, const F* cosine, const F* sine,
                                               const T* x, U* out) {
    for (; c < 2 * pairs; c += 2) {
        const F a = load_one<Arch>(x + c), b = load_one<Arch>(x + c + 1);
        store_one<Arch>(out + c, a * cosine[c] + b * sine[c]);
        store_one<Arch>(out + c + 1, b * cosine[c + 1] + a * sine[c + 1]);
    }
}

template <class Arch, class T, class U, class F>
[[gnu::noinline]] void rotate_half_rest(std::size_t i, std::size_t n, const F* cosine, const F* sine, const T* x,
                                        U* out) {
    for (; i < n; ++i) {
        const F a = load_one<Arch>(x + i), b = load_one<Arch>(x + n + i), c = cosine[i], s = sine[i];
        store_one<Arch>(out + i, a * c - b * s);
        store_one<Arch>(out + n + i, b * c + a * s);
    }
}

// Each row has the cosine of a pair twice; its sine too, the first time negated, so that a channel needs only its
// partner: a cos + b (-sin), b cos + a sin. Negation is exact: the bits are those of a cos - b sin.
template <class Arch, class T, class U, class F>
inline void rotate_interleaved_row(std::size_t pairs, const F* cosine, const F* sine, const T* x, U* out) {
    std::size_t c = 0;
    if constexpr (!std::is_same_v<Arch, Scalar> && has_registers<T, Arch>() && has_registers<U, Arch>()) {
        using V = Batch<F, Arch>;
        for (; c + V::size <= 2 * pairs; c += V::size) {
            const V v = load_many<Arch>(x + c);
            store_many<Arch>(out + c,
                             v * V::load_unaligned(cosine + c) + swap_pairs<Arch>(v) * V::load_unaligned(sine + c));
        }
    }
    if (c < 2 * pairs) rotate_interleaved_rest<Arch>(c, pairs, cosine, sine, x, out);
}

template <class Arch, class T, class U, class F>
inline void rotate_half_row(std::size_t n, const F* cosine, const F* sine, const T* x, U* out) {
    std::size_t i = 0;
    if constexpr (has_registers<T, Arch>() && has_registers<U, Arch>()) {
        using V = Batch<F, Arch>;
        for (; i + V::size <= n; i += V::size) {
            const V a = load_many<Arch>(x + i), b = load_many<Arch>(x + n + i);
            const V c = V::load_unaligned(cosine + i), s = V::load_unaligned(sine + i);
            store_many<Arch>(out + i, a * c - b * s);
            store_many<Arch>(out + n + i, b * c + a * s);
        }
    }
    if (i < n) rotate_half_rest<Arch>(i, n, cosine, sine, x, out);
}

template <class Arch, bool Interleaved, class T, class U = T>
inline void rotate(const Rotation<T, U>& r) {
    for (std::size_t row = 0; row < r.rows; ++row) {
        const auto* cosine = r.cosine + row * r.table_stride;
        const auto* sine = r.sine + row * r.table_stride;
        for (std::size_t head = 0; head < r.heads; ++head) {
            const T* x = r.x + row * r.x_stride.row + head * r.x_stride.head;
            U* out = r.out + row * r.out_stride.row + head * r.out_stride.head;
            if constexpr (Interleaved)
                rotate_interleaved_row<Arch>(r.pairs, cosine, sine, x, out);
            else
                rotate_half_row<Arch>(r.pairs, cosine, sine, x, out);
            if (r.tail == 0 || static_cast<const void*>(x) == out) continue;
            if constexpr (std::is_same_v<T, U>)
                std::memcpy(out + 2 * r.pairs, x + 2 * r.pairs, r.tail * sizeof(T));
            else
                for (std::size_t c = 2 * r.pairs; c < 2 * r.pairs + r.tail; ++c)
                    store_one<Arch>(out + c, load_one<Arch>(x + c));
        }
    }
}

}  // namespace posenc::kernels
