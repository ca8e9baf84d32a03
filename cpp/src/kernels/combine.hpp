// Embeddings and table rows added up. The loop is plain: it needs conversions between float and double that xsimd 8 does
// not have, and compilers turn it into registers of whatever instruction set the file is compiled for. One product and
// one sum an element, in double, rounded once: the same bits at any width.
#pragma once

#include <cstddef>

#include "kernels/kernels.hpp"

namespace posenc::kernels {

template <class Arch, class T>
inline void combine(const T* x, const T* table, T* out, std::size_t n, double scale, double alpha) {
    for (std::size_t i = 0; i < n; ++i)
        out[i] = static_cast<T>(static_cast<double>(x[i]) * scale + static_cast<double>(table[i]) * alpha);
}

}  // namespace posenc::kernels
