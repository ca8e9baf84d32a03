// Embeddings and table rows added up: two products and one sum an element, in double, rounded once, so that every
// instruction set gives the same bits.
#pragma once

#include <cstddef>

#include "kernels/kernels.hpp"
#include "kernels/lanes.hpp"

namespace posenc::kernels {

template <class Arch, class T>
inline void combine(const T* x, const T* table, T* out, std::size_t n, double scale, double alpha) {
    using V = Batch<double, Arch>;
    const V scales(scale), alphas(alpha);
    std::size_t i = 0;
    for (; i + V::size <= n; i += V::size)
        store_as<Arch>(out + i, load_as<Arch>(x + i) * scales + load_as<Arch>(table + i) * alphas);
    for (; i < n; ++i)
        out[i] = static_cast<T>(static_cast<double>(x[i]) * scale + static_cast<double>(table[i]) * alpha);
}

}  // namespace posenc::kernels
