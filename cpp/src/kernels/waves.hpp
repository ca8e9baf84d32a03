// Sines and cosines of a block of angles.
#pragma once

#include <cstddef>

#include "exact/reduced.hpp"
#include "kernels/kernels.hpp"
#include "kernels/lanes.hpp"

namespace posenc::kernels {

/// Writes as many sines and cosines as `angles` has, and up to the end of the last register.
template <class Arch>
inline void make_waves(const exact::ReducedAngles& angles, std::size_t count, double* sine, double* cosine) {
    using V = Batch<double, Arch>;
    for (std::size_t i = 0; i < count; i += V::size) {
        V s, c;
        exact::sincos_reduced(V::load_unaligned(angles.rest + i), s, c);
        const V exchange = (s ^ c) & load_bits<Arch>(angles.exchanged + i);
        ((s ^ exchange) ^ load_bits<Arch>(angles.sine_sign + i)).store_unaligned(sine + i);
        ((c ^ exchange) ^ load_bits<Arch>(angles.cosine_sign + i)).store_unaligned(cosine + i);
    }
}

}  // namespace posenc::kernels
