// The operations on registers that training needs beyond the four basic ones. Every function is a template on the
// architecture: see kernels/lanes.hpp.
#pragma once

#include "kernels/lanes.hpp"
#include "training/kernels/kernels.hpp"

namespace posenc::training::kernels {

using posenc::kernels::Batch;
using posenc::kernels::Scalar;

template <class Arch, class T>
inline Batch<T, Arch> divide(const Batch<T, Arch>& a, const Batch<T, Arch>& b) {
    if constexpr (std::is_same_v<Arch, Scalar>)
        return a.value / b.value;
    else
        return a / b;
}

/// Not std::sqrt, which is a call when nothing is inlined.
template <class Arch, class T>
inline T root_of(T x) {
    if constexpr (std::is_same_v<T, float>)
        return __builtin_sqrtf(x);
    else
        return __builtin_sqrt(x);
}

template <class Arch, class T>
inline Batch<T, Arch> root(const Batch<T, Arch>& a) {
    if constexpr (std::is_same_v<Arch, Scalar>)
        return root_of<Arch, T>(a.value);
    else
        return xsimd::sqrt(a);
}

/// a if it is greater, else b: the maximum instructions of the sets differ for zeros and NaN.
template <class Arch, class T>
inline Batch<T, Arch> greater_of(const Batch<T, Arch>& a, const Batch<T, Arch>& b) {
    if constexpr (std::is_same_v<Arch, Scalar>)
        return a.value > b.value ? a : b;
    else
        return xsimd::select(a > b, a, b);
}

/// `value` where `mark` is greater than `limit`, else 0.
template <class Arch, class T>
inline Batch<T, Arch> where_above(const Batch<T, Arch>& mark, const Batch<T, Arch>& limit,
                                  const Batch<T, Arch>& value) {
    if constexpr (std::is_same_v<Arch, Scalar>)
        return mark.value > limit.value ? value : Batch<T, Arch>(T(0));
    else
        return xsimd::select(mark > limit, value, Batch<T, Arch>(T(0)));
}

template <class Arch, class T>
inline Batch<T, Arch> load(const T* from) {
    return Batch<T, Arch>::load_unaligned(from);
}

}  // namespace posenc::training::kernels
