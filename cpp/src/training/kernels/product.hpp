// The matrix product. Registers run along the columns of the result, so each entry is one sum in one order, for any
// width of a register.
//
// Rows of b that lie a power of two apart share a few places of a cache, and push each other out. So a panel of b, as
// wide as a block of the result and some rows deep, is copied to adjacent memory first, and all rows of the result use
// it there. A sum goes on from where the last panel left it: the order of the additions is that of the depth.
#pragma once

#include <algorithm>

#include "training/kernels/batch.hpp"

namespace posenc::training::kernels {

/// Registers side by side in a block.
inline constexpr std::size_t abreast = 2;
/// Rows of b in a panel.
inline constexpr std::size_t panel_depth = 128;

/// Rows of a block of the result: as many as the registers hold.
template <class Arch, class T>
inline constexpr std::size_t block_rows = Batch<T, Arch>::size * sizeof(T) == 64 ? 8 : 4;

/// Some rows of b for the columns of a block, `step` from one to the next.
template <class T>
struct Panel {
    const T* data;
    std::size_t step;
    std::size_t first, depth;
};

/// A block of R rows and V registers of columns.
template <class Arch, class T, std::size_t R, std::size_t V>
inline void multiply_block(const Product<T>& p, const Panel<T>& panel, std::size_t row, std::size_t column) {
    using B = Batch<T, Arch>;
    B sums[R][V];
    T* out = p.out + row * p.out_row + column;
    const bool resume = p.add || panel.first > 0;
    // The sums are registers only where these loops are written out.
#pragma GCC unroll 8
    for (std::size_t r = 0; r < R; ++r)
#pragma GCC unroll 8
        for (std::size_t v = 0; v < V; ++v)
            sums[r][v] = resume ? load<Arch>(out + r * p.out_row + v * B::size) : B(p.bias ? p.bias[row + r] : T(0));
    const T* a = p.a + row * p.a_row + panel.first * p.a_column;
    const T* b = panel.data;
    for (std::size_t d = 0; d < panel.depth; ++d, a += p.a_column, b += panel.step) {
        B line[V];
#pragma GCC unroll 8
        for (std::size_t v = 0; v < V; ++v) line[v] = load<Arch>(b + v * B::size);
#pragma GCC unroll 8
        for (std::size_t r = 0; r < R; ++r) {
            const B factor(a[r * p.a_row]);
#pragma GCC unroll 8
            for (std::size_t v = 0; v < V; ++v) sums[r][v] = sums[r][v] + factor * line[v];
        }
    }
#pragma GCC unroll 8
    for (std::size_t r = 0; r < R; ++r)
#pragma GCC unroll 8
        for (std::size_t v = 0; v < V; ++v) sums[r][v].store_unaligned(out + r * p.out_row + v * B::size);
}

/// Not inline: one copy of the code for all widths.
template <class Arch, class T>
[[gnu::noinline]] void copy_panel(const Product<T>& p, std::size_t first, std::size_t depth, std::size_t column,
                                  std::size_t width, T* to) {
    const T* b = p.b + first * p.b_row + column * p.b_column;
    if (p.b_column == 1) {
        constexpr std::size_t size = Batch<T, Arch>::size;
        for (std::size_t d = 0; d < depth; ++d, b += p.b_row)
            for (std::size_t c = 0; c < width; c += size, to += size) load<Arch>(b + c).store_unaligned(to);
        return;
    }
    for (std::size_t c = 0; c < width; ++c)
        for (std::size_t d = 0; d < depth; ++d) to[d * width + c] = b[d * p.b_row + c * p.b_column];
}

/// The columns from `column` on, V registers of them.
template <class Arch, class T, std::size_t V>
inline void multiply_columns(const Product<T>& p, std::size_t column) {
    constexpr std::size_t width = V * Batch<T, Arch>::size, most = block_rows<Arch, T>;
    T copied[panel_depth * width];
    for (std::size_t first = 0; first == 0 || first < p.depth; first += panel_depth) {
        const std::size_t depth = std::min(panel_depth, p.depth - first);
        // Rows elsewhere do not push each other out; nor is a copy worth it for a few rows of the result.
        const bool as_it_lies = p.b_column == 1 && (p.b_row % 256 != 0 || p.rows < most);
        if (!as_it_lies) copy_panel<Arch, T>(p, first, depth, column, width, copied);
        const T* lies = p.b + first * p.b_row + column;
        const Panel<T> panel{as_it_lies ? lies : copied, as_it_lies ? p.b_row : width, first, depth};
        std::size_t r = 0;
        for (; r + most <= p.rows; r += most) multiply_block<Arch, T, most, V>(p, panel, r, column);
        for (; r < p.rows; ++r) multiply_block<Arch, T, 1, V>(p, panel, r, column);
    }
}

template <class Arch, class T>
inline void multiply(const Product<T>& p) {
    constexpr std::size_t size = Batch<T, Arch>::size;
    std::size_t c = 0;
    for (; c + abreast * size <= p.columns; c += abreast * size) multiply_columns<Arch, T, abreast>(p, c);
    // Columns of sentences come in sixteens.
    if constexpr (abreast * size > lanes)
        for (; c + size <= p.columns; c += size) multiply_columns<Arch, T, 1>(p, c);
    for (; c < p.columns; ++c)
        for (std::size_t r = 0; r < p.rows; ++r) {
            T sum = p.add ? p.out[r * p.out_row + c] : p.bias ? p.bias[r] : T(0);
            for (std::size_t d = 0; d < p.depth; ++d)
                sum += p.a[r * p.a_row + d * p.a_column] * p.b[d * p.b_row + c * p.b_column];
            p.out[r * p.out_row + c] = sum;
        }
}

}  // namespace posenc::training::kernels
