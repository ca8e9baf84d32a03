// Rotation by rows that stand ready, or that are made one at a time.
#pragma once

#include <cstddef>

#include "encodings/rotary_rows.hpp"
#include "encodings/rotator.hpp"

namespace posenc {

/// Turns tokens one by one: token k of the positions by row_of(k).
template <class T, class U, class RowOf>
void turn_rows(const HeadsShape& shape, Pairing pairing, std::size_t pairs, const T* x, U* out, RowOf row_of) {
    keep_rest(shape, x, out);
    const HeadStrides from = shape.strides(), to = shape.out_strides();
    const std::size_t width = rotary_row_width(pairs, pairing);
    // All heads of a batch row, or of all batch rows that share it, are a stride apart where the tensor is packed: with
    // heads first, those of the next batch row go on at the same stride.
    const bool together =
        (shape.heads_first || (shape.tokens == 1 && !shape.row)) && !shape.rows_per_batch && !shape.own;
    const std::size_t batch = together ? 1 : shape.batch, heads = together ? shape.batch * shape.heads : shape.heads;
    auto* const rotate = rotation_kernel<T, U>(pairing);
    for (std::size_t b = 0; b < batch; ++b)
        for (std::size_t t = 0; t < shape.tokens; ++t) {
            const auto* row = row_of(shape.rows_per_batch ? b * shape.tokens + t : t);
            rotate({.cosine = row,
                    .sine = row + width,
                    .table_stride = 0,
                    .pairs = pairs,
                    .tail = shape.head_dim - 2 * pairs,
                    .x = x + b * from.batch + t * from.token,
                    .out = out + b * to.batch + t * to.token,
                    .rows = 1,
                    .heads = heads,
                    .x_stride = {from.token, from.head},
                    .out_stride = {to.token, to.head}});
        }
}

}  // namespace posenc
