// The seam between the encodings and SIMD: a table of plain functions, one filled in per instruction set. Kernels know
// no encoding. All of them give the same bits on every instruction set.
#pragma once

#include <cstddef>
#include <cstdint>
#if defined(__x86_64__) && !defined(__EMSCRIPTEN__)
#include <xmmintrin.h>
#endif

namespace posenc::kernels {

/// The part of memory that caches read and write as a whole.
inline constexpr std::size_t line_bytes = 64;

/// Results larger than this many bytes bypass the caches. Measured (cpp/decisions/014-past-the-caches.md), writer and
/// next reader together; the size of the last cache is no better guide, because other cores share it.
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

/// Partial sums of a dot product: column c goes into sum c % 8 on every instruction set.
inline constexpr std::size_t row_product_lanes = 8;

/// One row against `count` rows: out[r] for row r.
struct RowProducts {
    const double* row;   ///< [stride], zeros beyond the columns
    const double* rows;  ///< [count, stride]
    std::size_t stride;  ///< a multiple of row_product_lanes
    std::size_t count;
    double* out;  ///< [count]
};

/// Pairs of channels (a, b) of a tensor become (a cos - b sin, a sin + b cos): each row by its own row of the tables,
/// all its heads alike. `out` may be `x`.
template <class T>
struct Rotation {
    const T* cosine;  ///< [rows, table_stride]; interleaved: each twice, 2 x pairs wide; halves: pairs wide
    const T* sine;    ///< likewise; interleaved: -sin, sin
    std::size_t table_stride;
    std::size_t pairs;
    std::size_t tail;  ///< channels past the pairs, copied
    const T* x;
    T* out;
    std::size_t rows;
    std::size_t row_stride;  ///< elements of x from one row to the next
    std::size_t heads;
    std::size_t head_stride;
};

/// How numbers become places in a list of colours.
struct ColorRamp {
    const std::uint32_t* colors;  ///< `count` from low to high, then one for NaN
    std::size_t count;
    double factor;
    double offset;
};

struct Kernels {
    const char* name;
    std::size_t lanes;  ///< doubles in a register
    void (*tile_interleaved_float)(const Tile<float>&);
    void (*tile_interleaved_double)(const Tile<double>&);
    void (*tile_planar_float)(const Tile<float>&);
    void (*tile_planar_double)(const Tile<double>&);
    /// Angle addition of whole rows: out = a + b, each [n].
    void (*add_angles)(SinCosRows a, SinCosRows b, double* sine, double* cosine, std::size_t n);
    /// memcpy past the caches; finish_stream() comes after the last one.
    void (*stream_copy)(void* to, const void* from, std::size_t bytes);
    /// out[k] = scale * (first + k) for k = 0 .. n - 1.
    void (*ramp_float)(double scale, double first, std::size_t n, float* out);
    void (*ramp_double)(double scale, double first, std::size_t n, double* out);
    void (*dot_products)(const RowProducts&);
    void (*squared_distances)(const RowProducts&);
    void (*rotate_interleaved_float)(const Rotation<float>&);
    void (*rotate_interleaved_double)(const Rotation<double>&);
    void (*rotate_half_float)(const Rotation<float>&);
    void (*rotate_half_double)(const Rotation<double>&);
    /// out[i] = x[i] * scale + table[i] * alpha in double, rounded once; out may be x.
    void (*combine_float)(const float* x, const float* table, float* out, std::size_t n, double scale, double alpha);
    void (*combine_double)(const double* x, const double* table, double* out, std::size_t n, double scale,
                           double alpha);
    /// A colour for each number.
    void (*color_cells_float)(const ColorRamp&, const float* values, std::size_t n, std::uint32_t* out);
    void (*color_cells_double)(const ColorRamp&, const double* values, std::size_t n, std::uint32_t* out);
    /// sums[i] += line[i] * weight.
    void (*add_line_float)(const float* line, double weight, double* sums, std::size_t n);
    void (*add_line_double)(const double* line, double weight, double* sums, std::size_t n);
};

#if defined(POSENC_KERNELS_WASM)
#define POSENC_ONLY_KERNELS wasm_kernels
#elif defined(POSENC_SCALAR_ONLY)
#define POSENC_ONLY_KERNELS scalar_kernels
#endif

#if defined(POSENC_ONLY_KERNELS)
extern const Kernels POSENC_ONLY_KERNELS;
/// There is only one choice, so the linker sees the table, and drops the kernels that a module does not call.
inline const Kernels& active() noexcept {
    return POSENC_ONLY_KERNELS;
}
#else
/// The kernels in use. The first call picks the best instruction set of the machine.
const Kernels& active() noexcept;
#endif

}  // namespace posenc::kernels
