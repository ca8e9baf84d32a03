// The seam between the encodings and SIMD: groups of plain functions, each filled in for every instruction set. Kernels
// know no encoding. All of them give the same bits on every instruction set.
#pragma once

#include <cstddef>
#include <cstdint>
#include <type_traits>
#if defined(__x86_64__) && !defined(__EMSCRIPTEN__)
#include <xmmintrin.h>
#endif

#include "exact/angles.hpp"
#include "kernels/isa.hpp"
#include "posenc/core/float16.hpp"

namespace posenc::kernels {

/// The part of memory that caches read and write as a whole.
inline constexpr std::size_t line_bytes = 64;

/// Results larger than this many bytes bypass the caches. Measured (web/docs/decisions/044-past-the-caches.md), writer
/// and next reader together; the size of the last cache is no better guide, because other cores share it.
inline constexpr std::size_t largest_cached = std::size_t{12} << 20;

/// x86 has stores that bypass the caches. WebAssembly has none; Arm's cores do it by themselves where whole lines are
/// written one after another.
#if defined(__x86_64__) && !defined(__EMSCRIPTEN__)
inline constexpr bool can_stream = true;
/// Orders stores past the caches before all that follow, as other stores are.
inline void finish_stream() noexcept {
    _mm_sfence();
}
#else
inline constexpr bool can_stream = false;
inline void finish_stream() noexcept {}
#endif

/// Whether a result of this size bypasses the caches.
constexpr bool is_streamed(std::size_t bytes) noexcept {
    return can_stream && bytes > largest_cached;
}

/// Sines and cosines of one row of pairs, or of many rows below each other.
struct SinCosRows {
    const double* sine;
    const double* cosine;
};

/// Columns of the result: pair i has its sine at sine[i * stride] and its cosine at cosine[i * stride].
template <class T>
struct Columns {
    T* sine;
    T* cosine;
};

/// A tile of a table: rows centre - reach .. centre + reach by angle addition from the row at its centre.
///   sin(a +- o) = sin a cos o +- cos a sin o,  cos(a +- o) = cos a cos o -+ sin a sin o
/// so two rows share four products.
template <class T>
struct Tile {
    SinCosRows centre;   ///< [pairs]
    SinCosRows offsets;  ///< [reach, padded]: row o - 1 holds the angle of o steps
    std::size_t pairs;
    std::size_t padded;  ///< row length of offsets
    std::size_t reach;
    std::size_t first_row;   ///< rows of the tile that are wanted: first_row <= row < last_row,
    std::size_t last_row;    ///<   where the centre is row `reach`
    Columns<T> out;          ///< of row first_row
    std::size_t row_stride;  ///< elements from one row to the next
    Columns<T> sink;         ///< a scratch row for the unwanted half of a pair of rows
    std::size_t lead = 0;    ///< pairs before the first whole line of a row
    bool streamed = false;   ///< past the caches: every row starts in its line where the first does; no row is unwanted
};

/// The type in which numbers of type T are rotated: float for those of 16 bits.
template <class T>
using Turned = std::conditional_t<std::is_same_v<T, double>, double, float>;

/// Elements from one row to the next, and from one head to the next.
struct RotationStride {
    std::size_t row, head;
};

/// Pairs of channels (a, b) of a tensor become (a cos - b sin, a sin + b cos): each row by its own row of the tables,
/// all its heads alike. `out` may be `x`, with the same strides. Results of 16 bits are rounded once, from floats.
template <class T, class U = T>
struct Rotation {
    const Turned<T>* cosine;  ///< [rows, table_stride]; interleaved: each twice, 2 x pairs wide; halves: pairs wide
    const Turned<T>* sine;    ///< likewise; interleaved: -sin, sin
    std::size_t table_stride;
    std::size_t pairs;
    std::size_t tail;  ///< channels past the pairs, copied
    const T* x;
    U* out;
    std::size_t rows;
    std::size_t heads;
    RotationStride x_stride;
    RotationStride out_stride;
};

template <class T, class U>
using Rotate = void (*)(const Rotation<T, U>&);

/// For each pairing.
template <class T, class U>
struct RotateKernels {
    Rotate<T, U> interleaved, half;
};
using FloatRotations = RotateKernels<float, float>;
using DoubleRotations = RotateKernels<double, double>;
using Float16Rotations = RotateKernels<Float16, Float16>;
using Bfloat16Rotations = RotateKernels<Bfloat16, Bfloat16>;
using FloatToFloat16Rotations = RotateKernels<float, Float16>;
using FloatToBfloat16Rotations = RotateKernels<float, Bfloat16>;

/// Sines and cosines of exact rows: what every encoding by angles begins with.
struct WaveKernels {
    std::size_t lanes;  ///< doubles in a register
    /// Of `count` angles; writes up to ReducedAngles::size elements of both.
    void (*make)(const exact::ReducedAngles& angles, std::size_t count, double* sine, double* cosine);
};

template <class T>
struct TileKernels {
    void (*fill)(const Tile<T>&);
};

/// Angle addition of whole rows: out = a + b, each [n].
struct AngleKernels {
    void (*add)(SinCosRows a, SinCosRows b, double* sine, double* cosine, std::size_t n);
};

struct StreamKernels {
    /// memcpy past the caches; finish_stream() comes after the last one.
    void (*copy)(void* to, const void* from, std::size_t bytes);
};

/// out[k] = scale * (first + k) for k = 0 .. n - 1.
struct RampKernels {
    void (*floats)(double scale, double first, std::size_t n, float* out);
    void (*doubles)(double scale, double first, std::size_t n, double* out);
};

/// out[i] = x[i] * scale + table[i] * alpha in double, rounded once; out may be x.
struct CombineKernels {
    void (*floats)(const float* x, const float* table, float* out, std::size_t n, double scale, double alpha);
    void (*doubles)(const double* x, const double* table, double* out, std::size_t n, double scale, double alpha);
};

// A program links the groups that it calls, if its linker drops sections that nobody names (-Wl,--gc-sections).
POSENC_KERNELS(WaveKernels, waves)
POSENC_KERNELS(TileKernels<float>, interleaved_float_tiles)
POSENC_KERNELS(TileKernels<double>, interleaved_double_tiles)
POSENC_KERNELS(TileKernels<float>, planar_float_tiles)
POSENC_KERNELS(TileKernels<double>, planar_double_tiles)
POSENC_KERNELS(AngleKernels, angles)
POSENC_KERNELS(StreamKernels, streams)
POSENC_KERNELS(RampKernels, ramps)
POSENC_KERNELS(CombineKernels, combines)
POSENC_KERNELS(FloatRotations, float_rotations)
POSENC_KERNELS(DoubleRotations, double_rotations)
POSENC_KERNELS(Float16Rotations, float16_rotations)
POSENC_KERNELS(Bfloat16Rotations, bfloat16_rotations)
POSENC_KERNELS(FloatToFloat16Rotations, float_to_float16_rotations)
POSENC_KERNELS(FloatToBfloat16Rotations, float_to_bfloat16_rotations)

}  // namespace posenc::kernels
