// Decomposed relative positions of SAM, ViTDet and MViTv2: a learned vector for each distance in rows, and one for each
// in columns, whose products with the query are added to the scores.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "posenc/core/error.hpp"

namespace posenc {

struct DecomposedOptions {
    std::size_t query_height = 0;  ///< cells of the queries' grid, row by row
    std::size_t query_width = 0;
    std::size_t key_height = 0;  ///< of the keys': another where keys are pooled
    std::size_t key_width = 0;
    std::size_t dim = 0;    ///< width of a head
    std::size_t batch = 1;  ///< batch entries times heads; the tables are shared by all of them
};

/// The row of a table for each query and key along one axis: with as many of both, query - key + Tk - 1. Otherwise the
/// shorter axis is stretched to the longer one: floor((i Tk + (Tk - 1 - j) Tq) / min(Tq, Tk)).
///
/// Shapes: out [Tq, Tk]; rows count from 0 to 2 max(Tq, Tk) - 2.
/// Units: indices.
/// Errors: out_of_range for queries and keys (1 to 16384); shape_mismatch for out. A failing call changes nothing.
/// Accuracy: exact; the classes form the quotient in float32, which is one row off where it falls short of an integer.
/// Cost: O(Tq Tk). Source: Li et al. 2022 (arXiv 2112.01526); facebookresearch/segment-anything image_encoder.py,
/// get_rel_pos. Example: tests/examples/decomposed.cpp
Status try_make_decomposed_index(std::size_t queries, std::size_t keys, std::span<std::int32_t> out) noexcept;

/// Adds to each score query . row_table[rows] + query . column_table[columns], with the query as it is: the classes
/// scale it for its product with the key alone. A table of another length than 2 max(Tq, Tk) - 1 is interpolated
/// linearly to it, as a picture of another size asks for: row r from the place (r + 1/2) L / n - 1/2, at least 0.
///
/// Shapes: queries [N, Hq Wq, D], row_table [Lh, D], column_table [Lw, D], out [N, Hq Wq, Hk Wk] for batch = N.
/// Units: scores. Errors: out_of_range for the sides (1 to 16384) and dim (1 to 2^24); shape_mismatch for queries, for
/// tables that are no whole rows or empty, and for out; too_large; out_of_memory. A failing call changes nothing.
/// Accuracy: summed in double in the order of the columns, rows of interpolated tables in double, and rounded once.
/// Cost: O(N Hq Wq ((Hk + Wk) D + Hk Wk)). Source: as above, add_decomposed_rel_pos; Li et al. 2022, section 3.1;
/// ViTDet (arXiv 2203.16527). Example: as above.
Status try_compute_decomposed_bias(const DecomposedOptions& options, std::span<const float> queries,
                                   std::span<const float> row_table, std::span<const float> column_table,
                                   std::span<float> out) noexcept;
Status try_compute_decomposed_bias(const DecomposedOptions& options, std::span<const float> queries,
                                   std::span<const float> row_table, std::span<const float> column_table,
                                   std::span<double> out) noexcept;

inline void make_decomposed_index(std::size_t queries, std::size_t keys, std::span<std::int32_t> out) {
    check(try_make_decomposed_index(queries, keys, out));
}
template <class T>
void compute_decomposed_bias(const DecomposedOptions& options, std::span<const float> queries,
                             std::span<const float> row_table, std::span<const float> column_table, std::span<T> out) {
    check(try_compute_decomposed_bias(options, queries, row_table, column_table, out));
}

}  // namespace posenc
