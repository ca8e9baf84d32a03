// The optimiser's step. Notation: g the gradient times gradient_scale, m `mean`, v `square`, with the decays b1 and b2:
//
//   m <- b1 m + (1 - b1) g,   v <- b2 v + (1 - b2) g^2,   w <- kept w - rate m / (sqrt(v) square_factor + epsilon)
//
// The corrections of the first steps, 1 / (1 - b1^t) and 1 / sqrt(1 - b2^t), are part of rate and square_factor.
#pragma once

#include "training/kernels/batch.hpp"

namespace posenc::training::kernels {

/// Anything smaller counts as 0: gradients that vanish would end as subnormal numbers, squared ones most of all, and
/// those slow processors down several times.
template <class T>
inline constexpr T vanishing = T(1e-15);

template <class Arch, class T>
inline double sum_of_squares(const T* x, std::size_t n) {
    double part[8] = {};
    std::size_t i = 0;
    for (; i + 8 <= n; i += 8)
        for (std::size_t k = 0; k < 8; ++k) part[k] += static_cast<double>(x[i + k]) * static_cast<double>(x[i + k]);
    for (std::size_t k = 0; i < n; ++i, ++k) part[k] += static_cast<double>(x[i]) * static_cast<double>(x[i]);
    return ((part[0] + part[1]) + (part[2] + part[3])) + ((part[4] + part[5]) + (part[6] + part[7]));
}

/// The plain form, for remainders shorter than a register; the one below has the same operations.
template <class Arch, class T>
inline void adam_one(const Adam<T>& a, std::size_t i) {
    const T scaled = a.gradient[i] * a.gradient_scale;
    const T size = scaled < 0 ? -scaled : scaled;
    const T gradient = size > vanishing<T> ? scaled : T(0);
    const T mean = a.mean[i] * a.mean_decay + gradient * (T(1) - a.mean_decay);
    a.mean[i] = (mean < 0 ? -mean : mean) > vanishing<T> ? mean : T(0);
    const T square = a.square[i] * a.square_decay + gradient * gradient * (T(1) - a.square_decay);
    a.square[i] = square > vanishing<T> * vanishing<T> ? square : T(0);
    a.weights[i] =
        a.weights[i] * a.kept - a.rate * a.mean[i] / (root_of<Arch, T>(a.square[i]) * a.square_factor + a.epsilon);
}

template <class Arch, class T>
inline void adam(const Adam<T>& a) {
    using B = Batch<T, Arch>;
    std::size_t i = 0;
    if constexpr (!std::is_same_v<Arch, Scalar>) {
        const B scale(a.gradient_scale), zero(T(0)), limit(vanishing<T>), square_limit(vanishing<T> * vanishing<T>);
        const B mean_decay(a.mean_decay), mean_share(T(1) - a.mean_decay);
        const B square_decay(a.square_decay), square_share(T(1) - a.square_decay);
        const B rate(a.rate), kept(a.kept), factor(a.square_factor), epsilon(a.epsilon);
        const auto size_of = [&](const B& x) { return greater_of<Arch, T>(x, zero - x); };
        for (; i + B::size <= a.n; i += B::size) {
            const B scaled = load<Arch>(a.gradient + i) * scale;
            const B gradient = where_above<Arch, T>(size_of(scaled), limit, scaled);
            B mean = load<Arch>(a.mean + i) * mean_decay + gradient * mean_share;
            mean = where_above<Arch, T>(size_of(mean), limit, mean);
            B square = load<Arch>(a.square + i) * square_decay + gradient * gradient * square_share;
            square = where_above<Arch, T>(square, square_limit, square);
            mean.store_unaligned(a.mean + i);
            square.store_unaligned(a.square + i);
            const B step = divide<Arch, T>(rate * mean, root<Arch, T>(square) * factor + epsilon);
            (load<Arch>(a.weights + i) * kept - step).store_unaligned(a.weights + i);
        }
    }
    for (; i < a.n; ++i) adam_one<Arch, T>(a, i);
}

}  // namespace posenc::training::kernels
