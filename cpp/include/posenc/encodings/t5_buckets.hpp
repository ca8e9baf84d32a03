// T5's relative positions: near ones each have a bucket, far ones share buckets that widen logarithmically.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "posenc/core/error.hpp"

namespace posenc {

struct T5BucketOptions {
    bool bidirectional = true;  ///< half of the buckets for each direction; otherwise keys after the query count as 0
    std::size_t buckets = 32;
    std::size_t max_distance = 128;  ///< from here on everything is in the last bucket
};

/// The bucket of each relative position, key - query. With n = its magnitude and me = half of the buckets of one
/// direction: n itself below me, then me + floor(ln(n / me) / ln(max_distance / me) * (buckets - me)), at most the
/// last. No logarithm decides: each bucket starts at a whole distance, found by comparing whole numbers.
///
/// Shapes: relative and out [N].
/// Units: positions in, indices out.
/// Errors: out_of_range for buckets (4 to 4096, from 2 when not bidirectional) and max_distance (above me, at most
/// 2^31 - 1); shape_mismatch if out is not as long as relative; out_of_memory. A failing call changes nothing.
/// Accuracy: exact.
/// Cost: O(N log buckets), and about a microsecond a bucket.
/// Source: Raffel et al. 2019 (arXiv 1910.10683); transformers modeling_t5.py, _relative_position_bucket.
/// Example: tests/examples/t5_buckets.cpp
Status try_compute_t5_buckets(const T5BucketOptions& options, std::span<const std::int32_t> relative,
                              std::span<std::int32_t> out) noexcept;

/// The smallest distance of each bucket of one direction, from the bucket me (whose first distance is me) on.
///
/// Shapes: out [S], S = B - floor(B / 2) for the B buckets of one direction.
/// Units: positions. Errors, Accuracy, Source, Example: as try_compute_t5_buckets. Cost: a microsecond a bucket.
Status try_compute_t5_thresholds(const T5BucketOptions& options, std::span<std::int32_t> out) noexcept;

struct T5TableOptions {
    /// The position of the first query; default keys - queries. A cache with room for more keys has it below that.
    std::optional<std::size_t> offset{};
};

/// The buckets of all queries and keys, to look a learned table up with.
///
/// Shapes: out [Tq, Tk]. Query row r is at position offset + r, key column j at j.
/// Units: indices. Errors: as try_compute_t5_buckets; out_of_range for queries (0 to keys, where there is no offset)
/// and offset (0 to 2^31 - 1); too_large. Accuracy: exact. Cost: O(Tq Tk), bound by writing; extra memory O(Tq + Tk).
/// Source, Example: as above.
Status try_make_t5_bucket_table(const T5BucketOptions& options, std::size_t queries, std::size_t keys,
                                std::span<std::int32_t> out, const T5TableOptions& more = {}) noexcept;

struct T5BiasOptions {
    std::optional<std::size_t> offset{};  ///< as in T5TableOptions
    double scale = 1;                     ///< multiplies what is looked up: x-transformers takes sqrt(head_dim)
};

/// The bias of each head: out[h][i][j] = scale table[bucket of j - i][h].
///
/// Shapes: table [buckets, H] as the models store it, out [H, Tq, Tk].
/// Units: scores (T5 does not divide them by sqrt(head_dim)). Errors: as try_make_t5_bucket_table; out_of_range for
/// heads (1 to 65536); not_finite for scale; shape_mismatch for table. Accuracy: copies; with a scale, rounded once.
/// Cost: O(H Tq Tk), bound by writing. Source, Example: as above.
Status try_make_t5_bias(const T5BucketOptions& options, std::size_t heads, std::size_t queries, std::size_t keys,
                        std::span<const float> table, std::span<float> out, const T5BiasOptions& more = {}) noexcept;
Status try_make_t5_bias(const T5BucketOptions& options, std::size_t heads, std::size_t queries, std::size_t keys,
                        std::span<const float> table, std::span<double> out, const T5BiasOptions& more = {}) noexcept;

inline void compute_t5_buckets(const T5BucketOptions& options, std::span<const std::int32_t> relative,
                               std::span<std::int32_t> out) {
    check(try_compute_t5_buckets(options, relative, out));
}
inline void compute_t5_thresholds(const T5BucketOptions& options, std::span<std::int32_t> out) {
    check(try_compute_t5_thresholds(options, out));
}
inline void make_t5_bucket_table(const T5BucketOptions& options, std::size_t queries, std::size_t keys,
                                 std::span<std::int32_t> out, const T5TableOptions& more = {}) {
    check(try_make_t5_bucket_table(options, queries, keys, out, more));
}
inline void make_t5_bias(const T5BucketOptions& options, std::size_t heads, std::size_t queries, std::size_t keys,
                         std::span<const float> table, std::span<float> out, const T5BiasOptions& more = {}) {
    check(try_make_t5_bias(options, heads, queries, keys, table, out, more));
}
inline void make_t5_bias(const T5BucketOptions& options, std::size_t heads, std::size_t queries, std::size_t keys,
                         std::span<const float> table, std::span<double> out, const T5BiasOptions& more = {}) {
    check(try_make_t5_bias(options, heads, queries, keys, table, out, more));
}

}  // namespace posenc
