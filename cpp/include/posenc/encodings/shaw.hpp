// Shaw's relative positions: a learned vector for each clipped distance, added to the keys (and to the values).
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "posenc/core/error.hpp"

namespace posenc {

struct ShawOptions {
    std::size_t queries = 0;  ///< the last of the keys' positions
    std::size_t keys = 0;
    std::size_t max_distance = 16;  ///< k: farther keys share the vector of this distance
    std::size_t dim = 0;            ///< width of a head; not read by the index
    std::size_t batch = 1;          ///< batch entries times heads; the vectors are shared by all of them
};

/// The row of the table for each query and key: clip(key - query, -k, k) + k.
///
/// Shapes: out [Tq, Tk]; rows count from 0 to 2 k.
/// Units: indices.
/// Errors: out_of_range for queries (0 to keys) and max_distance (at most 10^9); too_large; shape_mismatch for out;
/// out_of_memory. A failing call changes nothing.
/// Accuracy: exact. Cost: O(Tq Tk), bound by writing.
/// Source: Shaw et al. 2018 (arXiv 1803.02155), section 3.2; tensor2tensor common_attention.py.
/// Example: tests/examples/shaw.cpp
Status try_make_shaw_index(const ShawOptions& options, std::span<std::int32_t> out) noexcept;

/// The vectors themselves: out[i][j] = table[index[i][j]].
///
/// Shapes: table [2 k + 1, D], out [Tq, Tk, D].
/// Units: those of the table. Errors: as try_make_shaw_index; out_of_range for dim (1 to 2^24). Accuracy: copies.
/// Cost: O(Tq Tk D): compute_shaw_bias needs none of this memory. Source, Example: as above.
Status try_make_shaw_embeddings(const ShawOptions& options, std::span<const float> table,
                                std::span<float> out) noexcept;
Status try_make_shaw_embeddings(const ShawOptions& options, std::span<const float> table,
                                std::span<double> out) noexcept;

/// Adds the vectors of the keys to the scores: query . table[index] / sqrt(D), next to query . key / sqrt(D).
///
/// Shapes: queries [N, Tq, D], key_table [2 k + 1, D], out [N, Tq, Tk] for batch = N.
/// Units: scores. Errors: as try_make_shaw_embeddings; shape_mismatch for queries and key_table.
/// Accuracy: summed in double in the order of the columns and rounded once.
/// Cost: O(N Tq (min(2 k + 1, Tk) D + Tk)). Source: equation 4 of the paper. Example: as above.
Status try_compute_shaw_bias(const ShawOptions& options, std::span<const float> queries,
                             std::span<const float> key_table, std::span<float> out) noexcept;
Status try_compute_shaw_bias(const ShawOptions& options, std::span<const float> queries,
                             std::span<const float> key_table, std::span<double> out) noexcept;

/// Adds the vectors of the values to the output: the sum over keys of weight x table[index].
///
/// Shapes: weights [N, Tq, Tk] (after softmax), value_table [2 k + 1, D], out [N, Tq, D].
/// Units: those of the values. Errors, Accuracy, Cost: as try_compute_shaw_bias. Source: equation 3 of the paper.
/// Example: as above.
Status try_compute_shaw_values(const ShawOptions& options, std::span<const float> weights,
                               std::span<const float> value_table, std::span<float> out) noexcept;
Status try_compute_shaw_values(const ShawOptions& options, std::span<const float> weights,
                               std::span<const float> value_table, std::span<double> out) noexcept;

inline void make_shaw_index(const ShawOptions& options, std::span<std::int32_t> out) {
    check(try_make_shaw_index(options, out));
}
inline void make_shaw_embeddings(const ShawOptions& options, std::span<const float> table, std::span<float> out) {
    check(try_make_shaw_embeddings(options, table, out));
}
inline void make_shaw_embeddings(const ShawOptions& options, std::span<const float> table, std::span<double> out) {
    check(try_make_shaw_embeddings(options, table, out));
}
inline void compute_shaw_bias(const ShawOptions& options, std::span<const float> queries,
                              std::span<const float> key_table, std::span<float> out) {
    check(try_compute_shaw_bias(options, queries, key_table, out));
}
inline void compute_shaw_bias(const ShawOptions& options, std::span<const float> queries,
                              std::span<const float> key_table, std::span<double> out) {
    check(try_compute_shaw_bias(options, queries, key_table, out));
}
inline void compute_shaw_values(const ShawOptions& options, std::span<const float> weights,
                                std::span<const float> value_table, std::span<float> out) {
    check(try_compute_shaw_values(options, weights, value_table, out));
}
inline void compute_shaw_values(const ShawOptions& options, std::span<const float> weights,
                                std::span<const float> value_table, std::span<double> out) {
    check(try_compute_shaw_values(options, weights, value_table, out));
}

}  // namespace posenc
