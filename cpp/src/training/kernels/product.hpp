// The matrix product. Registers run along the columns of the result, so each entry is one sum in one order, for any
// width of a register.
#pragma once

#include "training/kernels/batch.hpp"

namespace posenc::training::kernels {

/// A block of R rows and V registers of columns.
template <class Arch, class T, std::size_t R, std::size_t V>
inline void multiply_block(const Product<T>& p, std::size_t row, std::size_t column) {
    using B = Batch<T, Arch>;
    B sums[R][V];
    T* out = p.out + row * p.out_row + column;
    // The sums are registers only where these loops are written out.
#pragma GCC unroll 8
    for (std::size_t r = 0; r < R; ++r)
#pragma GCC unroll 8
        for (std::size_t v = 0; v < V; ++v)
            sums[r][v] = p.add ? load<Arch>(out + r * p.out_row + v * B::size) : B(p.bias ? p.bias[row + r] : T(0));
    const T* a = p.a + row * p.a_row;
    const T* b = p.b + column;
    for (std::size_t d = 0; d < p.depth; ++d, a += p.a_column, b += p.b_row) {
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

template <class Arch, class T, std::size_t R>
inline void multiply_rows(const Product<T>& p, std::size_t row) {
    constexpr std::size_t size = Batch<T, Arch>::size;
    std::size_t c = 0;
    for (; c + 2 * size <= p.columns; c += 2 * size) multiply_block<Arch, T, R, 2>(p, row, c);
    for (; c + size <= p.columns; c += size) multiply_block<Arch, T, R, 1>(p, row, c);
    for (; c < p.columns; ++c)
        for (std::size_t r = row; r < row + R; ++r) {
            T sum = p.add ? p.out[r * p.out_row + c] : p.bias ? p.bias[r] : T(0);
            for (std::size_t d = 0; d < p.depth; ++d) sum += p.a[r * p.a_row + d * p.a_column] * p.b[d * p.b_row + c];
            p.out[r * p.out_row + c] = sum;
        }
}

template <class Arch, class T>
inline void multiply(const Product<T>& p) {
    std::size_t r = 0;
    for (; r + 4 <= p.rows; r += 4) multiply_rows<Arch, T, 4>(p, r);
    for (; r < p.rows; ++r) multiply_rows<Arch, T, 1>(p, r);
}

template <class Arch, class T>
inline void transpose(Rows<const T> in, std::size_t rows, std::size_t columns, T* out) {
    for (std::size_t r = 0; r < rows; ++r)
        for (std::size_t c = 0; c < columns; ++c) out[c * rows + r] = in.data[r * in.stride + c];
}

}  // namespace posenc::training::kernels
