// One row against many: dot products or squared distances in eight partial sums, for any width of a register.
#pragma once

#include "kernels/lanes.hpp"
#include "lessons/kernels/kernels.hpp"

namespace posenc::kernels {

template <class Arch, bool Difference, std::size_t Rows>
inline void multiply_rows(const RowProducts& work, std::size_t first) {
    using V = Batch<double, Arch>;
    constexpr std::size_t parts = row_product_lanes / V::size;
    V sums[Rows][parts];
    for (auto& row : sums)
        for (V& sum : row) sum = V(0.0);
    const double* rows = work.rows + first * work.stride;
    // The sums are registers only where these loops are written out.
    for (std::size_t c = 0; c < work.stride; c += row_product_lanes)
#pragma GCC unroll 8
        for (std::size_t part = 0; part < parts; ++part) {
            const std::size_t at = c + part * V::size;
            const V a = V::load_unaligned(work.row + at);
#pragma GCC unroll 4
            for (std::size_t r = 0; r < Rows; ++r) {
                const V b = V::load_unaligned(rows + r * work.stride + at);
                if constexpr (Difference) {
                    const V d = a - b;
                    sums[r][part] = sums[r][part] + d * d;
                } else {
                    sums[r][part] = sums[r][part] + a * b;
                }
            }
        }
    for (std::size_t r = 0; r < Rows; ++r) {
        double s[row_product_lanes];
        for (std::size_t part = 0; part < parts; ++part) sums[r][part].store_unaligned(s + part * V::size);
        work.out[first + r] = ((s[0] + s[1]) + (s[2] + s[3])) + ((s[4] + s[5]) + (s[6] + s[7]));
    }
}

template <class Arch, bool Difference>
inline void multiply_rows(const RowProducts& work) {
    // As many rows at a time as leave registers for their sums.
    constexpr std::size_t together = lanes<double, Arch> >= 4 ? 4 : 2;
    std::size_t r = 0;
    for (; r + together <= work.count; r += together) multiply_rows<Arch, Difference, together>(work, r);
    for (; r < work.count; ++r) multiply_rows<Arch, Difference, 1>(work, r);
}

}  // namespace posenc::kernels
