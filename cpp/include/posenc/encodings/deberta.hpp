// DeBERTa's relative positions: query minus key, in buckets that widen logarithmically.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "posenc/core/error.hpp"

namespace posenc {

struct DebertaBucketOptions {
    std::size_t bucket_size = 256;  ///< 0: every distance is its own bucket (position_buckets -1, DeBERTa v1)
    std::size_t max_position = 512;
};

/// The bucket of each relative position, query - key (the opposite of T5), with its sign. With mid = half of
/// bucket_size and n the magnitude: n itself up to mid, then ceil(ln(n / mid) / ln((max_position - 1) / mid) * (mid -
/// 1)) + mid. It is not clamped: distances beyond max_position have buckets beyond bucket_size. Without buckets it is
/// the position itself.
///
/// Shapes: relative and out [N].
/// Units: positions in, buckets out.
/// Errors: out_of_range for bucket_size (0, or 2 to 4096) and max_position (above bucket_size, at most 2^30) and for a
/// relative position of -2^31; shape_mismatch if out is not as long as relative; out_of_memory. A failing call
/// changes nothing. Accuracy: exact: where a logarithm could round to the wrong side, whole numbers are compared. Cost:
/// O(N), some microseconds for each position beyond mid. Source: He et al. 2020 (arXiv 2006.03654); transformers
/// modeling_deberta_v2.py, make_log_bucket_position. Example: tests/examples/deberta.cpp
Status try_compute_deberta_buckets(const DebertaBucketOptions& options, std::span<const std::int32_t> relative,
                                   std::span<std::int32_t> out) noexcept;

/// The row of the table of relative embeddings: the bucket plus bucket_size, clamped to 0 .. 2 bucket_size - 1; without
/// buckets max_position replaces bucket_size (max_relative_positions).
/// Shapes, Units, Errors, Accuracy, Cost, Source, Example: as try_compute_deberta_buckets.
Status try_compute_deberta_rows(const DebertaBucketOptions& options, std::span<const std::int32_t> relative,
                                std::span<std::int32_t> out) noexcept;

/// The buckets of all queries and keys; both count from 0, as in the reference.
///
/// Shapes: out [Tq, Tk]. Units: buckets. Errors: as above; too_large. Accuracy: exact.
/// Cost: O(Tq Tk), bound by writing, and some microseconds for each distance. Source, Example: as above.
Status try_make_deberta_bucket_table(const DebertaBucketOptions& options, std::size_t queries, std::size_t keys,
                                     std::span<std::int32_t> out) noexcept;

inline void compute_deberta_buckets(const DebertaBucketOptions& options, std::span<const std::int32_t> relative,
                                    std::span<std::int32_t> out) {
    check(try_compute_deberta_buckets(options, relative, out));
}
inline void compute_deberta_rows(const DebertaBucketOptions& options, std::span<const std::int32_t> relative,
                                 std::span<std::int32_t> out) {
    check(try_compute_deberta_rows(options, relative, out));
}
inline void make_deberta_bucket_table(const DebertaBucketOptions& options, std::size_t queries, std::size_t keys,
                                      std::span<std::int32_t> out) {
    check(try_make_deberta_bucket_table(options, queries, keys, out));
}

}  // namespace posenc
