// One head of attention, forward and backward. A register holds one pair of query and key for as many sentences as fit.
//
// Notation, for query i and key j of d features, c = 1 / sqrt(d):
//   a_ij, e_ij   Shaw's vectors of the key and of the value, rows of learned tables by index[i][j]; 0 without them
//   b_ij         the bias of the score; 0 without one
//
//   s_ij = c q_i . (k_j + a_ij) + b_ij,   w_ij = softmax over j of s_ij,   o_i = sum over j of w_ij (v_j + e_ij)
//
// Backward, with do_i given:
//   dw_ij = do_i . (v_j + e_ij),  ds_ij = w_ij (dw_ij - sum over m of w_im dw_im)
//   dq_i = c sum over j of ds_ij (k_j + a_ij),   dk_j = c sum over i of ds_ij q_i,   dv_j = sum over i of w_ij do_i
//   da = c ds_ij q_i,  de = w_ij do_i,  db = ds_ij, each added to the row of index[i][j]
#pragma once

#include "training/kernels/batch.hpp"
#include "training/kernels/exponential.hpp"

namespace posenc::training::kernels {

/// How many keys or features are summed side by side.
inline constexpr std::size_t side_by_side = 4;

/// A vector for each key of one query: rows of a table by an index, or none without a table.
template <class Arch, class T>
struct Relative {
    const T* table = nullptr;
    const std::int32_t* row = nullptr;
    std::size_t features = 0;

    Batch<T, Arch> at(std::size_t key, std::size_t feature) const noexcept {
        return table[static_cast<std::size_t>(row[key]) * features + feature];
    }
};

/// out[j] = the sum over features of x[f] (y[f][j] + relative[j][f]), keys first .. first + N.
template <class Arch, class T, std::size_t N, bool With>
inline void dot_keys(const T* x, const T* y, std::size_t features, std::size_t stride, std::size_t first,
                     const Relative<Arch, T>& relative, T* out) {
    using B = Batch<T, Arch>;
    B sums[N];
#pragma GCC unroll 4
    for (std::size_t k = 0; k < N; ++k) sums[k] = B(T(0));
    for (std::size_t f = 0; f < features; ++f) {
        const B factor = load<Arch>(x + f * stride);
#pragma GCC unroll 4
        for (std::size_t k = 0; k < N; ++k) {
            B key = load<Arch>(y + f * stride + (first + k) * lanes);
            if constexpr (With) key = key + relative.at(first + k, f);
            sums[k] = sums[k] + factor * key;
        }
    }
#pragma GCC unroll 4
    for (std::size_t k = 0; k < N; ++k) sums[k].store_unaligned(out + (first + k) * lanes);
}

template <class Arch, class T, bool With>
inline void dot_all_keys(const T* x, const T* y, std::size_t features, std::size_t stride, std::size_t keys,
                         const Relative<Arch, T>& relative, T* out) {
    std::size_t j = 0;
    for (; j + side_by_side <= keys; j += side_by_side)
        dot_keys<Arch, T, side_by_side, With>(x, y, features, stride, j, relative, out);
    for (; j < keys; ++j) dot_keys<Arch, T, 1, With>(x, y, features, stride, j, relative, out);
}

template <class Arch, class T>
inline void dot_all_keys(const T* x, const T* y, std::size_t features, std::size_t stride, std::size_t keys,
                         const Relative<Arch, T>& relative, T* out) {
    if (relative.table)
        dot_all_keys<Arch, T, true>(x, y, features, stride, keys, relative, out);
    else
        dot_all_keys<Arch, T, false>(x, y, features, stride, keys, relative, out);
}

/// out[f] = scale * the sum over keys of weights[j] (y[f][j] + relative[j][f]), features first .. first + N. `step` is
/// from one weight to the next.
template <class Arch, class T, std::size_t N, bool With>
inline void mix_keys(const T* weights, std::size_t step, const T* y, std::size_t stride, std::size_t from,
                     std::size_t to, std::size_t first, const Relative<Arch, T>& relative, T scale, T* out) {
    using B = Batch<T, Arch>;
    B sums[N];
#pragma GCC unroll 4
    for (std::size_t k = 0; k < N; ++k) sums[k] = B(T(0));
    for (std::size_t j = from; j < to; ++j) {
        const B weight = load<Arch>(weights + j * step);
#pragma GCC unroll 4
        for (std::size_t k = 0; k < N; ++k) {
            B value = load<Arch>(y + (first + k) * stride + j * lanes);
            if constexpr (With) value = value + relative.at(j, first + k);
            sums[k] = sums[k] + weight * value;
        }
    }
#pragma GCC unroll 4
    for (std::size_t k = 0; k < N; ++k) (sums[k] * B(scale)).store_unaligned(out + (first + k) * stride);
}

template <class Arch, class T, bool With>
inline void mix_all(const T* weights, std::size_t step, const T* y, std::size_t stride, std::size_t from,
                    std::size_t to, std::size_t features, const Relative<Arch, T>& relative, T scale, T* out) {
    std::size_t f = 0;
    for (; f + side_by_side <= features; f += side_by_side)
        mix_keys<Arch, T, side_by_side, With>(weights, step, y, stride, from, to, f, relative, scale, out);
    for (; f < features; ++f) mix_keys<Arch, T, 1, With>(weights, step, y, stride, from, to, f, relative, scale, out);
}

template <class Arch, class T>
inline void mix_all(const T* weights, std::size_t step, const T* y, std::size_t stride, std::size_t from,
                    std::size_t to, std::size_t features, const Relative<Arch, T>& relative, T scale, T* out) {
    if (relative.table)
        mix_all<Arch, T, true>(weights, step, y, stride, from, to, features, relative, scale, out);
    else
        mix_all<Arch, T, false>(weights, step, y, stride, from, to, features, relative, scale, out);
}

template <class Arch, class T>
inline Relative<Arch, T> relative_of(const Attention<T>& a, const T* table, std::size_t query) {
    return {table, a.index ? a.index + query * a.index_row : nullptr, a.features};
}

template <class Arch, class T>
inline void attend(const Attention<T>& a) {
    using B = Batch<T, Arch>;
    const std::size_t stride = a.places * lanes;
    for (std::size_t i = a.first; i < a.places; ++i) {
        const std::size_t keys = a.causal ? i + 1 : a.places;
        T* row = a.weights + i * stride;
        for (std::size_t s = 0; s < lanes; s += B::size) {
            dot_all_keys<Arch, T>(a.query + i * lanes + s, a.key + s, a.features, stride, keys,
                                  relative_of<Arch, T>(a, a.relative_keys, i), row + s);
            B most(T(0));
            for (std::size_t j = 0; j < keys; ++j) {
                B score = load<Arch>(row + j * lanes + s) * B(a.scale);
                if (a.bias) score = score + B(a.bias[i * a.bias_row + j]);
                score.store_unaligned(row + j * lanes + s);
                most = j == 0 ? score : greater_of<Arch, T>(score, most);
            }
            for (std::size_t j = 0; j < keys; ++j) {
                T* at = row + j * lanes + s;
                (load<Arch>(at) - most).store_unaligned(at);
            }
        }
        exponentials<Arch>(row, keys * lanes);
        for (std::size_t s = 0; s < lanes; s += B::size) {
            B sum(T(0));
            for (std::size_t j = 0; j < keys; ++j) sum = sum + load<Arch>(row + j * lanes + s);
            const B share = divide<Arch, T>(B(T(1)), sum);
            for (std::size_t j = 0; j < keys; ++j) {
                T* at = row + j * lanes + s;
                (load<Arch>(at) * share).store_unaligned(at);
            }
            mix_all<Arch, T>(row + s, lanes, a.value + s, stride, 0, keys, a.features,
                             relative_of<Arch, T>(a, a.relative_values, i), T(1), a.out + i * lanes + s);
        }
    }
}

/// Gradients of the scores of query i: weight * (dw - sum of weight dw), where dw is that of the weight.
template <class Arch, class T>
inline void scores_back(const Attention<T>& a, const AttentionGradient<T>& g, std::size_t i, std::size_t keys) {
    using B = Batch<T, Arch>;
    const std::size_t stride = a.places * lanes;
    const T* weights = a.weights + i * stride;
    T* scores = g.scores + i * stride;
    for (std::size_t s = 0; s < lanes; s += B::size) {
        dot_all_keys<Arch, T>(g.out + i * lanes + s, a.value + s, a.features, stride, keys,
                              relative_of<Arch, T>(a, a.relative_values, i), scores + s);
        B mean(T(0));
        for (std::size_t j = 0; j < keys; ++j)
            mean = mean + load<Arch>(weights + j * lanes + s) * load<Arch>(scores + j * lanes + s);
        for (std::size_t j = 0; j < keys; ++j) {
            T* at = scores + j * lanes + s;
            const B score = load<Arch>(weights + j * lanes + s) * (load<Arch>(at) - mean);
            score.store_unaligned(at);
            if (!g.bias) continue;
            T* bias = g.bias + static_cast<std::size_t>(a.index[i * a.index_row + j]) * lanes + s;
            (load<Arch>(bias) + score).store_unaligned(bias);
        }
    }
}

/// table[index of (i, j)][f] += weights[j] * x[f] * scale, by lane.
template <class Arch, class T>
inline void relative_back(const Attention<T>& a, const T* weights, const T* x, std::size_t i, std::size_t keys, T scale,
                          T* table) {
    using B = Batch<T, Arch>;
    const std::size_t stride = a.places * lanes;
    for (std::size_t j = 0; j < keys; ++j) {
        T* row = table + static_cast<std::size_t>(a.index[i * a.index_row + j]) * a.features * lanes;
        for (std::size_t s = 0; s < lanes; s += B::size) {
            const B weight = load<Arch>(weights + j * lanes + s) * B(scale);
            for (std::size_t f = 0; f < a.features; ++f) {
                T* at = row + f * lanes + s;
                (load<Arch>(at) + weight * load<Arch>(x + f * stride + s)).store_unaligned(at);
            }
        }
    }
}

template <class Arch, class T>
inline void attend_back(const Attention<T>& a, const AttentionGradient<T>& g) {
    using B = Batch<T, Arch>;
    const std::size_t stride = a.places * lanes;
    const Relative<Arch, T> none{};
    for (std::size_t i = a.first; i < a.places; ++i) {
        const std::size_t keys = a.causal ? i + 1 : a.places;
        scores_back<Arch, T>(a, g, i, keys);
        const T* scores = g.scores + i * stride;
        for (std::size_t s = 0; s < lanes; s += B::size)
            mix_all<Arch, T>(scores + s, lanes, a.key + s, stride, 0, keys, a.features,
                             relative_of<Arch, T>(a, a.relative_keys, i), a.scale, g.query + i * lanes + s);
        if (g.relative_keys) relative_back<Arch, T>(a, scores, a.query + i * lanes, i, keys, a.scale, g.relative_keys);
        if (g.relative_values)
            relative_back<Arch, T>(a, a.weights + i * stride, g.out + i * lanes, i, keys, T(1), g.relative_values);
    }
    // Down the columns: the gradient of each key from all queries that saw it.
    for (std::size_t j = 0; j < a.places; ++j) {
        const std::size_t from = a.causal && j > a.first ? j : a.first;
        for (std::size_t s = 0; s < lanes; s += B::size) {
            mix_all<Arch, T>(g.scores + j * lanes + s, stride, a.query + s, stride, from, a.places, a.features, none,
                             a.scale, g.key + j * lanes + s);
            mix_all<Arch, T>(a.weights + j * lanes + s, stride, g.out + s, stride, from, a.places, a.features, none,
                             T(1), g.value + j * lanes + s);
        }
    }
}

}  // namespace posenc::training::kernels
