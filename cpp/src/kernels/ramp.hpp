// Straight lines: the rows of a bias that grows with the distance.
#pragma once

#include "kernels/kernels.hpp"
#include "kernels/lanes.hpp"

namespace posenc::kernels {

/// out[k] = scale * (first + k). The sums are exact for integers up to 2^53, so each entry is rounded once as a double
/// and once more as a float, on every instruction set alike.
template <class Arch, class T>
inline void fill_ramp(double scale, double first, std::size_t n, T* out) {
    using V = Batch<double, Arch>;
    constexpr double steps[] = {0, 1, 2, 3, 4, 5, 6, 7};
    static_assert(V::size <= 8);
    V place = V::load_unaligned(steps) + V(first);
    const V factor(scale), width(static_cast<double>(V::size));
    std::size_t k = 0;
    for (; k + V::size <= n; k += V::size) {
        store_as<Arch>(out + k, factor * place);
        place = place + width;
    }
    for (; k < n; ++k) out[k] = static_cast<T>(scale * (first + static_cast<double>(k)));
}

}  // namespace posenc::kernels
