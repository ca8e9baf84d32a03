#include "bindings/runtime/bind.hpp"
#include "encodings/combine_rows.hpp"
#include "encodings/learned_rows.hpp"
#include "encodings/outputs.hpp"
#include "posenc/encodings/combine.hpp"
#include "posenc/encodings/nope.hpp"
#include "posenc/encodings/resize.hpp"

namespace posenc::bindings {

POSENC_FIELDS(CombineOptions, (dim), (alpha, scale_by_sqrt_dim, dropout, seed))

// Elements of a batch from number `first_element` on, with as many of the table.
POSENC_CALL(add_rows, ("", "x", "table", "first_element", "out"),
            [](const CombineOptions& options, FloatsIn x, FloatsIn table, std::uint64_t first_element, FloatsOut out) {
                const Status status = validate(options);
                if (!status) return status;
                out.visit([&]<class T>(std::span<T> to) {
                    combine_rows(options, x.of<const T>().data(), table.of<const T>().data(), to.data(), to.size(),
                                 first_element);
                });
                return status;
            })
POSENC_CALL(padded_positions, ("mask", "batch", "tokens", "padding_position=0", "out"), &try_compute_padded_positions)
POSENC_CALL(packed_positions, ("sequences", "batch", "tokens", "out"), &try_compute_packed_positions)

POSENC_FIELDS(CopeOptions, (), (batch, queries, keys, rows, dim, causal))

POSENC_CALL(cope_positions, ("", "logits", "out"), &write_cope_positions)
POSENC_CALL(cope_bias, ("", "logits", "q", "table", "out"), &write_cope_bias)

POSENC_FIELDS(LearnedTableOptions, (rows, dim),
              (initialization, standard_deviation, truncation, low, high, seed, padding_index))
POSENC_FIELDS(LookUpOptions, (table, dim, positions), (offset, scale))

// `count` of the rows.
POSENC_CALL(learned_rows, ("", "first_row", "count", "out"),
            [](const LearnedTableOptions& options, std::size_t first_row, std::size_t count, std::span<double> out) {
                const Status status = validate(options);
                if (status) write_learned_rows(options, first_row, count, out.data());
                return status;
            })
POSENC_CALL(look_up, ("", "out"), &write_look_up)

POSENC_FIELDS(NopeScaleOptions, (), (floor_scale, weight))

POSENC_CALL(nope_schedule, ("every=4", "out"), &try_make_nope_schedule)
POSENC_CALL(nope_query_scale, ("", "positions", "out"), &try_compute_nope_query_scale)

POSENC_FIELDS(GridSize, (height, width), ())
POSENC_FIELDS(RowResizeOptions, (table, dim, rows), (prefix_rows, method, align_corners, scale_factor))
POSENC_FIELDS(GridResizeOptions, (table, dim, old_grid, new_grid),
              (prefix_rows, method, align_corners, row_scale, column_scale))
POSENC_FIELDS(BiasResizeOptions, (table, heads, old_window, new_window), (extra_rows, method, align_corners))

POSENC_CALL(resize_rows, ("", "out"), POSENC_DOUBLES(try_resize_rows, RowResizeOptions))
POSENC_CALL(resize_grid, ("", "out"), POSENC_DOUBLES(try_resize_grid, GridResizeOptions))
POSENC_CALL(resize_bias_table, ("", "out"), POSENC_DOUBLES(try_resize_bias_table, BiasResizeOptions))

POSENC_FIELDS(ShawOptions, (queries, keys), (max_distance, dim, batch))

POSENC_CALL(shaw_index, ("", "out"), &try_make_shaw_index)
POSENC_CALL(shaw_embeddings, ("", "table", "out"), &write_shaw_embeddings)
POSENC_CALL(shaw_bias, ("", "q", "table", "out"), &write_shaw_bias)
POSENC_CALL(shaw_values, ("", "weights", "table", "out"), &write_shaw_values)

}  // namespace posenc::bindings
