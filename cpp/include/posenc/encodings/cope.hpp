// CoPE: positions that the content counts. A gate opens for the tokens that matter to a query; the position of a key is
// the number of gates open from it to the query.
#pragma once

#include <cstddef>
#include <span>

#include "posenc/core/error.hpp"

namespace posenc {

struct CopeOptions {
    std::size_t batch = 1;    ///< batch entries times heads
    std::size_t queries = 0;  ///< the last of the keys' positions
    std::size_t keys = 0;
    std::size_t rows = 0;  ///< rows of the table: positions stop at rows - 1
    std::size_t dim = 0;   ///< width of a head; not read by the positions
    bool causal = true;    ///< gates of keys after the query are closed
};

/// The position of each key for each query: the gates sigmoid(logit) from the key to the end, added, at most rows - 1.
///
/// Shapes: logits and out [N, Tq, Tk] for batch = N; logits are query . key / sqrt(D), before anything is added.
/// Units: (fractional) positions.
/// Errors: out_of_range for queries (0 to keys) and rows (1 to 2^24); not_finite for a logit that is not a number;
/// too_large; shape_mismatch for logits and out; out_of_memory. A failing call changes nothing.
/// Accuracy: gates within 2^-53, added in double from the last key, rounded once.
/// Cost: O(N Tq Tk), about half a microsecond a gate.
/// Source: Golovneva et al. 2024 (arXiv 2405.18719), equations 3 and 4; x-transformers, CoPE.
/// Example: tests/examples/cope.cpp
Status try_compute_cope_positions(const CopeOptions& options, std::span<const float> logits,
                                  std::span<float> out) noexcept;
Status try_compute_cope_positions(const CopeOptions& options, std::span<const float> logits,
                                  std::span<double> out) noexcept;

/// The bias added to the logits: query . table, blended linearly between the whole positions below and above.
///
/// Shapes: logits and out [N, Tq, Tk], queries [N, Tq, D], table [rows, D].
/// Units: scores. Errors: as try_compute_cope_positions; out_of_range for dim (1 to 2^24); shape_mismatch for queries
/// and table. Accuracy: in double, rounded once. Cost: as above, and O(N Tq rows D). Source: equation 5.
/// Example: as above.
Status try_compute_cope_bias(const CopeOptions& options, std::span<const float> logits, std::span<const float> queries,
                             std::span<const float> table, std::span<float> out) noexcept;
Status try_compute_cope_bias(const CopeOptions& options, std::span<const float> logits, std::span<const float> queries,
                             std::span<const float> table, std::span<double> out) noexcept;

inline void compute_cope_positions(const CopeOptions& options, std::span<const float> logits, std::span<float> out) {
    check(try_compute_cope_positions(options, logits, out));
}
inline void compute_cope_positions(const CopeOptions& options, std::span<const float> logits, std::span<double> out) {
    check(try_compute_cope_positions(options, logits, out));
}
inline void compute_cope_bias(const CopeOptions& options, std::span<const float> logits, std::span<const float> queries,
                              std::span<const float> table, std::span<float> out) {
    check(try_compute_cope_bias(options, logits, queries, table, out));
}
inline void compute_cope_bias(const CopeOptions& options, std::span<const float> logits, std::span<const float> queries,
                              std::span<const float> table, std::span<double> out) {
    check(try_compute_cope_bias(options, logits, queries, table, out));
}

}  // namespace posenc
