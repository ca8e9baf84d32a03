#include "posenc/encodings/score_bias.hpp"

#include <array>

#include "core/guard.hpp"
#include "core/shapes.hpp"
#include "encodings/outputs.hpp"
#include "posenc/encodings/alibi.hpp"

namespace posenc {
namespace {

constexpr std::size_t most_axes = 8;

}  // namespace

Status write_bias_from_index(std::span<const std::int32_t> index, std::span<const float> table, std::size_t heads,
                             const Output& out) noexcept {
    POSENC_TRY(guard::in_range(heads, 1, largest_heads, "heads", "an integer from 1 to 65536"));
    const std::size_t rows = table.size() / heads;
    POSENC_TRY(guard::shape(table.size(), {rows, heads}, "table", "a whole number of rows of heads elements"));
    POSENC_TRY(guard::shape(out.size(), {heads, index.size()}, "out", "heads x as many elements as index"));
    for (const std::int32_t row : index)
        if (row < 0 || static_cast<std::size_t>(row) >= rows)
            return {ErrorCode::out_of_range, "index", static_cast<double>(row),
                    "an integer from 0 to the last row of table"};
    std::size_t at = 0;
    for (std::size_t h = 0; h < heads; ++h)
        for (const std::int32_t row : index) out.set(at++, table[static_cast<std::size_t>(row) * heads + h]);
    return {};
}

Status write_added_bias(std::span<const float> scores, std::span<const std::size_t> scores_shape,
                        std::span<const float> bias, std::span<const std::size_t> bias_shape,
                        const Output& out) noexcept {
    const std::size_t axes = scores_shape.size();
    POSENC_TRY(guard::in_range(axes, 1, most_axes, "scores_shape.size", "from 1 to 8 axes"));
    POSENC_TRY(guard::in_range(bias_shape.size(), 0, axes, "bias_shape.size", "at most as many axes as scores"));
    std::size_t elements = 0, wanted = 0;
    POSENC_TRY(guard::product(scores_shape, "scores_shape", elements));
    POSENC_TRY(guard::product(bias_shape, "bias_shape", wanted));
    POSENC_TRY(guard::shape(scores.size(), {elements}, "scores", "as many elements as scores_shape says"));
    POSENC_TRY(guard::shape(bias.size(), {wanted}, "bias", "as many elements as bias_shape says"));
    POSENC_TRY(guard::shape(out.size(), {elements}, "out", "as many elements as scores"));
    // How far the bias moves when an axis of the scores does: not at all where it is stretched.
    std::array<std::size_t, most_axes> stride{}, place{};
    std::size_t step = 1;
    for (std::size_t back = 1; back <= bias_shape.size(); ++back) {
        const std::size_t size = bias_shape[bias_shape.size() - back], axis = axes - back;
        if (size != 1 && size != scores_shape[axis])
            return {ErrorCode::shape_mismatch, "bias_shape", static_cast<double>(size),
                    "1 or the size of the same axis of scores"};
        stride[axis] = size == 1 ? 0 : step;
        step *= size;
    }
    if (elements == 0) return {};
    const std::size_t columns = scores_shape[axes - 1];
    std::size_t from = 0;
    for (std::size_t row = 0; row < elements; row += columns) {
        const float* score = scores.data() + row;
        const float* add = bias.data() + from;
        // A sum of two floats in double is rounded once, as their sum in float is.
        const std::size_t next = stride[axes - 1] == 0 ? 0 : 1;
        for (std::size_t j = 0; j < columns; ++j) out.set(row + j, static_cast<double>(score[j]) + add[j * next]);
        for (std::size_t axis = axes - 1; axis-- > 0;) {
            from += stride[axis];
            if (++place[axis] < scores_shape[axis]) break;
            from -= stride[axis] * place[axis];
            place[axis] = 0;
        }
    }
    return {};
}

Status try_make_bias_from_index(std::span<const std::int32_t> index, std::span<const float> table, std::size_t heads,
                                std::span<float> out) noexcept {
    return write_bias_from_index(index, table, heads, out);
}
Status try_make_bias_from_index(std::span<const std::int32_t> index, std::span<const float> table, std::size_t heads,
                                std::span<double> out) noexcept {
    return write_bias_from_index(index, table, heads, out);
}
Status try_add_bias(std::span<const float> scores, std::span<const std::size_t> scores_shape,
                    std::span<const float> bias, std::span<const std::size_t> bias_shape,
                    std::span<float> out) noexcept {
    return write_added_bias(scores, scores_shape, bias, bias_shape, out);
}
Status try_add_bias(std::span<const float> scores, std::span<const std::size_t> scores_shape,
                    std::span<const float> bias, std::span<const std::size_t> bias_shape,
                    std::span<double> out) noexcept {
    return write_added_bias(scores, scores_shape, bias, bias_shape, out);
}

}  // namespace posenc
