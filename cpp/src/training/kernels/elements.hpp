// Kernels that go over activations once: normalisation, rectifier, rotation, softmax of the answer, sums.
#pragma once

#include "training/kernels/batch.hpp"
#include "training/kernels/exponential.hpp"

namespace posenc::training::kernels {

template <class T>
inline constexpr T norm_epsilon = T(1e-5);

template <class Arch, class T>
inline void normalize(const Norm<T>& norm, Rows<T> out) {
    using B = Batch<T, Arch>;
    const B per_feature(T(1) / static_cast<T>(norm.features)), epsilon(norm_epsilon<T>), one(T(1));
    for (std::size_t n = 0; n < norm.columns; n += B::size) {
        B sum(T(0));
        for (std::size_t f = 0; f < norm.features; ++f) {
            const B x = load<Arch>(norm.x.data + f * norm.x.stride + n);
            sum = sum + x * x;
        }
        const B inverse = divide<Arch, T>(one, root<Arch, T>(sum * per_feature + epsilon));
        inverse.store_unaligned(norm.inverse + n);
        for (std::size_t f = 0; f < norm.features; ++f) {
            const B x = load<Arch>(norm.x.data + f * norm.x.stride + n);
            (x * inverse * B(norm.gain[f])).store_unaligned(out.data + f * out.stride + n);
        }
    }
}

/// With x' = x / rms: dx = (g dy - x' mean(x' g dy)) / rms, dg = sum of dy x'.
template <class Arch, class T>
inline void normalize_back(const Norm<T>& norm, Rows<const T> out_gradient, Rows<T> gradient, T* gain_sums) {
    using B = Batch<T, Arch>;
    const B per_feature(T(1) / static_cast<T>(norm.features));
    for (std::size_t n = 0; n < norm.columns; n += B::size) {
        const B inverse = load<Arch>(norm.inverse + n);
        T* sums = gain_sums + n % lanes;
        B mean(T(0));
        for (std::size_t f = 0; f < norm.features; ++f) {
            const B x = load<Arch>(norm.x.data + f * norm.x.stride + n) * inverse;
            const B products = x * load<Arch>(out_gradient.data + f * out_gradient.stride + n);
            (load<Arch>(sums + f * lanes) + products).store_unaligned(sums + f * lanes);
            mean = mean + products * B(norm.gain[f]);
        }
        mean = mean * per_feature;
        for (std::size_t f = 0; f < norm.features; ++f) {
            const B x = load<Arch>(norm.x.data + f * norm.x.stride + n) * inverse;
            const B dy = load<Arch>(out_gradient.data + f * out_gradient.stride + n);
            T* to = gradient.data + f * gradient.stride + n;
            (load<Arch>(to) + (dy * B(norm.gain[f]) - x * mean) * inverse).store_unaligned(to);
        }
    }
}

template <class Arch, class T>
inline void rectify(Rows<T> x, std::size_t rows, std::size_t columns) {
    using B = Batch<T, Arch>;
    const B zero(T(0));
    for (std::size_t r = 0; r < rows; ++r)
        for (std::size_t n = 0; n < columns; n += B::size) {
            T* at = x.data + r * x.stride + n;
            const B value = load<Arch>(at);
            where_above<Arch, T>(value, zero, value).store_unaligned(at);
        }
}

template <class Arch, class T>
inline void rectify_back(Rows<const T> output, Rows<T> gradient, std::size_t rows, std::size_t columns) {
    using B = Batch<T, Arch>;
    const B zero(T(0));
    for (std::size_t r = 0; r < rows; ++r)
        for (std::size_t n = 0; n < columns; n += B::size) {
            T* at = gradient.data + r * gradient.stride + n;
            where_above<Arch, T>(load<Arch>(output.data + r * output.stride + n), zero, load<Arch>(at))
                .store_unaligned(at);
        }
}

template <class Arch, class T>
inline void rotate(const Rotation<T>& turn) {
    using B = Batch<T, Arch>;
    for (std::size_t p = 0; p < turn.pairs; ++p) {
        T* first = turn.x.data + p * turn.step * turn.x.stride;
        T* second = first + turn.partner * turn.x.stride;
        for (std::size_t place = turn.first_place; place < turn.places; ++place) {
            const B cosine(turn.cosine[place * turn.pairs + p]);
            const B sine(turn.inverse ? -turn.sine[place * turn.pairs + p] : turn.sine[place * turn.pairs + p]);
            for (std::size_t n = place * lanes; n < (place + 1) * lanes; n += B::size) {
                const B a = load<Arch>(first + n), b = load<Arch>(second + n);
                (a * cosine - b * sine).store_unaligned(first + n);
                (a * sine + b * cosine).store_unaligned(second + n);
            }
        }
    }
}

template <class Arch, class T>
inline void softmax_columns(Rows<T> x, std::size_t rows, std::size_t columns, T* largest, T* sum) {
    using B = Batch<T, Arch>;
    for (std::size_t n = 0; n < columns; n += B::size) {
        B most = load<Arch>(x.data + n);
        for (std::size_t r = 1; r < rows; ++r) most = greater_of<Arch, T>(load<Arch>(x.data + r * x.stride + n), most);
        most.store_unaligned(largest + n);
        for (std::size_t r = 0; r < rows; ++r) {
            T* at = x.data + r * x.stride + n;
            (load<Arch>(at) - most).store_unaligned(at);
        }
    }
    for (std::size_t r = 0; r < rows; ++r) exponentials<Arch>(x.data + r * x.stride, columns);
    for (std::size_t n = 0; n < columns; n += B::size) {
        B total(T(0));
        for (std::size_t r = 0; r < rows; ++r) total = total + load<Arch>(x.data + r * x.stride + n);
        total.store_unaligned(sum + n);
        const B share = divide<Arch, T>(B(T(1)), total);
        for (std::size_t r = 0; r < rows; ++r) {
            T* at = x.data + r * x.stride + n;
            (load<Arch>(at) * share).store_unaligned(at);
        }
    }
}

/// Sums run in sixteen parts, whatever a register holds.
template <class Arch, class T>
inline void softmax_rows(Rows<T> x, std::size_t rows, std::size_t columns, T scale, Rows<const T> bias) {
    for (std::size_t r = 0; r < rows; ++r) {
        T* row = x.data + r * x.stride;
        const T* added = bias.data + r * bias.stride;
        for (std::size_t j = 0; j < columns; ++j) row[j] = row[j] * scale + added[j];
        T most = row[0];
        for (std::size_t j = 1; j < columns; ++j) most = row[j] > most ? row[j] : most;
        for (std::size_t j = 0; j < columns; ++j) row[j] -= most;
        exponentials<Arch>(row, columns);
        T part[lanes] = {};
        std::size_t j = 0;
        for (; j + lanes <= columns; j += lanes)
            for (std::size_t k = 0; k < lanes; ++k) part[k] += row[j + k];
        for (std::size_t k = 0; j < columns; ++j, ++k) part[k] += row[j];
        for (std::size_t half = lanes / 2; half > 0; half /= 2)
            for (std::size_t k = 0; k < half; ++k) part[k] += part[k + half];
        const T share = part[0] > 0 ? T(1) / part[0] : T(0);
        for (std::size_t k = 0; k < columns; ++k) row[k] *= share;
    }
}

template <class Arch, class T>
inline void add_columns(Rows<const T> x, std::size_t rows, std::size_t columns, T* sums) {
    using B = Batch<T, Arch>;
    for (std::size_t r = 0; r < rows; ++r)
        for (std::size_t lane = 0; lane < lanes; lane += B::size) {
            B sum = load<Arch>(sums + r * lanes + lane);
            for (std::size_t n = lane; n < columns; n += lanes) sum = sum + load<Arch>(x.data + r * x.stride + n);
            sum.store_unaligned(sums + r * lanes + lane);
        }
}

template <class Arch, class T>
inline void add_lanes(const T* sums, std::size_t rows, T* out) {
    for (std::size_t r = 0; r < rows; ++r) {
        T part[lanes];
        for (std::size_t i = 0; i < lanes; ++i) part[i] = sums[r * lanes + i];
        for (std::size_t half = lanes / 2; half > 0; half /= 2)
            for (std::size_t i = 0; i < half; ++i) part[i] += part[i + half];
        out[r] += part[0];
    }
}

}  // namespace posenc::training::kernels
