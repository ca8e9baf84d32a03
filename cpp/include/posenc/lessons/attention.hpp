// Attention taken apart: queries, keys and values of content plus positions, the four terms of each score, softmax.
#pragma once

#include <cstddef>
#include <span>

#include "posenc/core/error.hpp"
#include "posenc/lessons/matrix_view.hpp"

namespace posenc {

// Two notations are in use. Here tokens are rows: X [T, D], Q = X Wq^T, S = Q K^T / sqrt(dk), softmax along each row of
// S, Y = A V. Lesson 001 has tokens as columns: Q = Wq X, S = K^T Q / sqrt(dk), softmax along each column, Y = V A. The
// weights are the same matrices in both ([outputs, D], as torch.nn.Linear keeps them); S, A and Y are each other's
// transposes: entry (query i, key j) here is row j, column i there. In both, softmax runs over the keys.

/// Projections of H heads, stacked. An empty matrix means the identity, an empty bias none.
struct AttentionWeights {
    MatrixView<double> query{};  ///< [H dk, D]
    MatrixView<double> key{};    ///< [H dk, D]
    MatrixView<double> value{};  ///< [H dv, D]
    std::span<const double> query_bias{};
    std::span<const double> key_bias{};
    std::span<const double> value_bias{};
};

/// The terms of a score, by the parts of the query and the key.
enum AttentionTerms : unsigned {
    content_content = 1,
    content_position = 2,  ///< the query's content against the key's position
    position_content = 4,  ///< the query's position against the key's content
    position_position = 8,
    all_terms = 15,
};

struct AttentionInput {
    MatrixView<double> content{};    ///< X [T, D]
    MatrixView<double> positions{};  ///< P [T, D], or empty for none
    AttentionWeights weights{};
    std::size_t heads = 1;
    bool causal = false;         ///< a query sees no later key
    double scale = 0;            ///< what scores are multiplied by; 0 for 1 / sqrt(dk)
    double content_scale = 1;    ///< sqrt(D) in the paper
    double position_scale = 1;   ///< alpha in lesson 001
    unsigned terms = all_terms;  ///< those that make up the scores
    /// [H, T, T], added to the scaled scores; minus infinity hides a key. Empty: none. A score bias as it is.
    std::span<const double> bias{};
};

/// Where results go; an empty span skips that result.
struct AttentionOutput {
    std::span<double> query{};    ///< [T, H dk], of content and position together
    std::span<double> key{};      ///< [T, H dk]
    std::span<double> value{};    ///< [T, H dv]
    std::span<double> terms{};    ///< [4, H, T, T] in the order of AttentionTerms, scaled, not masked
    std::span<double> scores{};   ///< [H, T, T], query by key; minus infinity where masked
    std::span<double> weights{};  ///< [H, T, T], each row sums to 1, or is zero where every key is hidden
    std::span<double> output{};   ///< [T, H dv]
};

/// With q = Wq (x + p) + bq and k = Wk (x + p) + bk, the score q.k falls into four products. A bias goes with the
/// content, so that the four add up to the score whether there are biases or not. With all terms on, `scores` come from
/// q and k themselves; otherwise they are the sum of those that are on.
///
/// Shapes: as in AttentionInput and AttentionOutput; H divides the rows of each projection.
/// Units: none.
/// Errors: shape_mismatch for data that is not rows x columns and for sizes that do not fit each other; not_finite for
/// entries (but minus infinity in bias) and scales; out_of_range for heads = 0, unknown terms; out_of_memory. A failing
/// call changes nothing. Accuracy: sums of n products within n 2^-53 of the magnitudes of what they are formed from,
/// itself rounded before: x + p within 2^-53 of its magnitudes, so that unscaled scores without projections are within
/// (n + 2) 2^-53, and a scale is one rounding more; softmax within 2^-49 of itself. The same bits on every instruction
/// set. Cost: O(T D H dk + H T^2 dk). Source: Vaswani et al. 2017 (arXiv
/// 1706.03762), equation 1; the four terms: lesson 001. Example: tests/examples/attention.cpp
Status try_compute_attention(const AttentionInput& input, const AttentionOutput& out) noexcept;

inline void compute_attention(const AttentionInput& input, const AttentionOutput& out) {
    check(try_compute_attention(input, out));
}

/// Softmax over the keys, which are the columns: each row becomes e^score over the sum of its row. A score of minus
/// infinity gives 0, a row of nothing else zeros.
///
/// Shapes: scores [Tq, Tk], out as many, which may be the same memory. Units: none.
/// Errors: shape_mismatch for data that is not rows x columns and for out; not_finite for entries that are neither
/// numbers nor minus infinity.
/// Accuracy: 2^-49 of each entry from 2^-1022 on, whatever the number of scores. Cost: O(Tq Tk). Source: arXiv
/// 1706.03762, equation 1. Example: as above.
Status try_compute_softmax(MatrixView<double> scores, std::span<double> out) noexcept;

inline void compute_softmax(MatrixView<double> scores, std::span<double> out) {
    check(try_compute_softmax(scores, out));
}

/// How far attention is from not caring about order: the largest difference between the output of the permuted content
/// and the permuted output, with positions that stay where they are. Rounding error without positions, large with them.
///
/// Shapes: permutation [T]: row i of the permuted content is row permutation[i]. Units: those of the output.
/// Errors: as compute_attention; shape_mismatch unless permutation is T long, out_of_range unless it holds each of 0 to
/// T - 1 once. Accuracy, Cost: twice compute_attention. Source: lesson 001 (equivariance). Example: as above.
Status try_compute_equivariance_error(const AttentionInput& input, std::span<const double> permutation,
                                      double& out) noexcept;

inline double compute_equivariance_error(const AttentionInput& input, std::span<const double> permutation) {
    double out = 0;
    check(try_compute_equivariance_error(input, permutation, out));
    return out;
}

}  // namespace posenc
