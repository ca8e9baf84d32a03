// The seam between training and SIMD: a table of plain functions, one filled in per instruction set. Sixteen sentences
// of one length are interleaved, so that every number of the network is sixteen adjacent numbers and no sum runs across
// a register. Rare cross-lane sums (gradients of vectors) have one order everywhere. So every instruction set gives the
// same bits.
#pragma once

#include <cstddef>
#include <cstdint>

#include "kernels/isa.hpp"

namespace posenc::training::kernels {

/// Sentences side by side. An activation is [features, places, lanes], row-major; its columns are places x lanes.
inline constexpr std::size_t lanes = 16;

/// out[r][c] = start + the sum over d of a[r][d] b[d][c], added in the order of d. All of the products of a network,
/// forward and backward, are this one with other strides.
template <class T>
struct Product {
    const T* a;
    std::size_t a_row, a_column;
    const T* b;
    std::size_t b_row, b_column;
    T* out;
    std::size_t out_row;
    std::size_t rows, columns, depth;
    const T* bias = nullptr;  ///< [rows]: what sums start with
    bool add = false;         ///< sums start with what `out` holds instead
};

/// Rows of numbers below each other, `stride` apart.
template <class T>
struct Rows {
    T* data;
    std::size_t stride;
};

/// Root mean square normalisation of each column: out = x / sqrt(mean of x^2 + epsilon) * gain.
template <class T>
struct Norm {
    Rows<const T> x;
    const T* gain;  ///< [features]
    T* inverse;     ///< [columns]: 1 / sqrt(mean of x^2 + epsilon)
    std::size_t features, columns;
};

/// Pairs of rows (a, b) turn by the angle of their place.
template <class T>
struct Rotation {
    Rows<T> x;
    const T *cosine, *sine;  ///< [places, pairs]
    std::size_t pairs, places, first_place;
    std::size_t step, partner;  ///< pair p is the rows p * step and p * step + partner
    bool inverse;
};

/// One head: out = softmax(scale q (k + relative keys) + bias) (v + relative values).
template <class T>
struct Attention {
    const T *query, *key, *value;  ///< [features, places, lanes]
    std::size_t features, places;
    std::size_t first;  ///< queries before this place are not asked for
    bool causal;
    T scale;
    const T* bias = nullptr;  ///< [places, bias_row] or none
    std::size_t bias_row = 0;
    const std::int32_t* index = nullptr;  ///< [places, index_row]: rows of the tables below, or none
    std::size_t index_row = 0;
    const T *relative_keys = nullptr, *relative_values = nullptr;  ///< [rows, features] or none
    T* weights;                                                    ///< [places, places, lanes]
    T* out;                                                        ///< [features, places, lanes]
};

/// The gradients of one head, from that of its output. Sums over sentences are kept separate by lane.
template <class T>
struct AttentionGradient {
    const T* out;            ///< [features, places, lanes]
    T *query, *key, *value;  ///< overwritten
    T* scores;               ///< [places, places, lanes], overwritten: gradients of the scores
    T* bias = nullptr;       ///< [index rows, lanes], added to, where biases are learned
    T *relative_keys = nullptr, *relative_values = nullptr;  ///< [index rows, features, lanes], added to
};

/// One step of Adam for n numbers.
template <class T>
struct Adam {
    T *weights, *gradient, *mean, *square;
    std::size_t n;
    T gradient_scale;  ///< clipping
    T mean_decay, square_decay;
    T rate;           ///< learning rate over the bias correction of the mean
    T square_factor;  ///< 1 / sqrt of the bias correction of the square
    T epsilon;
    T kept;  ///< the share of a weight that is left before the step: 1, or less where weights decay
};

template <class T>
struct Kernels {
    void (*multiply)(const Product<T>&);
    void (*normalize)(const Norm<T>&, Rows<T> out);
    /// gradient += the gradient of x from that of the output; gain_sums [features, lanes] += that of the gain by lane.
    void (*normalize_back)(const Norm<T>&, Rows<const T> out_gradient, Rows<T> gradient, T* gain_sums);
    /// Negative numbers become 0.
    void (*rectify)(Rows<T> x, std::size_t rows, std::size_t columns);
    /// Gradients become 0 where the output of `rectify` is.
    void (*rectify_back)(Rows<const T> output, Rows<T> gradient, std::size_t rows, std::size_t columns);
    void (*rotate)(const Rotation<T>&);
    void (*attend)(const Attention<T>&);
    void (*attend_back)(const Attention<T>&, const AttentionGradient<T>&);
    /// Softmax down each column, in place; its largest number and the sum of e^(x - largest) go to two rows.
    void (*softmax_columns)(Rows<T> x, std::size_t rows, std::size_t columns, T* largest, T* sum);
    /// sums[r][lane] += the columns of row r that belong to the lane.
    void (*add_columns)(Rows<const T> x, std::size_t rows, std::size_t columns, T* sums);
    /// out[r] += the sum of the lanes of row r, by halves.
    void (*add_lanes)(const T* sums, std::size_t rows, T* out);
    /// The sum of squares, in double, in eight parts.
    double (*sum_of_squares)(const T* x, std::size_t n);
    void (*adam)(const Adam<T>&);
};

/// What only a reader needs: apart, so that a program which only trains does not link it.
struct ReadingKernels {
    /// Softmax of scale x + bias along each row, in place; 0 where nothing but minus infinity is.
    void (*softmax_rows)(Rows<float> x, std::size_t rows, std::size_t columns, float scale, Rows<const float> bias);
};

POSENC_KERNELS(Kernels<float>, network)
POSENC_KERNELS(ReadingKernels, reading)

}  // namespace posenc::training::kernels
