// Notation, for one head of D channels and Tk keys:
//   q_i, k_j   the query at position i and the key at position j, j <= i; query row r is at i = Tk - Tq + r
//   R_d        the sinusoid of distance d = i - j, `width` columns; row m of the table has d = Tk - 1 - m
//   W          position_weights, width x D; P_d = R_d W is the key of a distance (`places`)
//   u, v       content_bias and position_bias, D each
//
//   score(i, j) = ((q_i + u) . k_j + (q_i + v) . P_(i - j)) / sqrt(D)
//
// The four terms of the paper are the products written out. The relative shift of the reference is index arithmetic:
// with a zero column before each row of `columns` elements, element k of the result is element k + rows of that.
#include "posenc/encodings/transformer_xl.hpp"

#include <cmath>
#include <vector>

#include "core/guard.hpp"
#include "core/shapes.hpp"
#include "encodings/outputs.hpp"
#include "encodings/sinusoidal_table.hpp"
#include "posenc/encodings/alibi.hpp"

namespace posenc {
namespace {

SinusoidalOptions positions_of(const TransformerXlOptions& options) noexcept {
    return {.positions = range(static_cast<double>(options.keys) - 1, options.keys, -1),
            .dim = options.width,
            .base = options.base,
            .layout = Layout::concatenated};
}

Status validate(const TransformerXlOptions& options) noexcept {
    if (options.width == 0 || options.width % 2 != 0 || options.width > largest_dim)
        return {ErrorCode::out_of_range, "width", static_cast<double>(options.width),
                "an even integer from 2 to 16777216"};
    return guard::above(options.base, 1, "base", "a finite number above 1");
}

}  // namespace

Status write_transformer_xl_positions(const TransformerXlOptions& options, const Output& out) noexcept {
    POSENC_TRY(validate(options));
    POSENC_TRY(guard::shape(out.size(), {options.keys, options.width}, "out", "keys x width elements"));
    const SinusoidalOptions sinusoids = positions_of(options);
    return out.doubles() ? try_make_sinusoidal_table(sinusoids, std::span(out.doubles(), out.size()))
                         : try_make_sinusoidal_table(sinusoids, std::span(out.floats(), out.size()));
}

Status write_transformer_xl_scores(const TransformerXlOptions& options, const TransformerXlInputs& inputs,
                                   const Output& out) noexcept {
    POSENC_TRY(validate(options));
    const std::size_t heads = options.heads, dim = options.dim, width = options.width;
    POSENC_TRY(guard::in_range(heads, 1, largest_heads, "heads", "an integer from 1 to 65536"));
    POSENC_TRY(guard::in_range(dim, 1, largest_dim, "dim", "an integer from 1 to 16777216"));
    POSENC_TRY(guard::queries_are_tail(options.queries, options.keys));
    POSENC_TRY(guard::shape(inputs.queries.size(), {heads, options.queries, dim}, "queries",
                            "heads x queries x dim elements"));
    POSENC_TRY(guard::shape(inputs.keys.size(), {heads, options.keys, dim}, "keys", "heads x keys x dim elements"));
    POSENC_TRY(guard::shape(inputs.content_bias.size(), {heads, dim}, "content_bias", "heads x dim elements"));
    POSENC_TRY(guard::shape(inputs.position_bias.size(), {heads, dim}, "position_bias", "heads x dim elements"));
    POSENC_TRY(guard::shape(inputs.position_weights.size(), {heads, width, dim}, "position_weights",
                            "heads x width x dim elements"));
    POSENC_TRY(
        guard::shape(out.size(), {heads, options.queries, options.keys}, "out", "heads x queries x keys elements"));
    if (out.empty()) return {};
    std::size_t elements = 0;
    POSENC_TRY(guard::product({options.keys, width}, "keys", elements));
    return guard::no_throw([&]() -> Status {
        const std::size_t count = options.keys;
        std::vector<double> sinusoids(elements), places(count * dim), with_u(dim), with_v(dim);
        SinusoidalTable(positions_of(options)).write(0, count, sinusoids.data());
        const double scale = std::sqrt(static_cast<double>(dim));
        for (std::size_t h = 0; h < heads; ++h) {
            const float* weights = inputs.position_weights.data() + h * width * dim;
            for (std::size_t row = 0; row < count; ++row)
                for (std::size_t c = 0; c < dim; ++c) {
                    double sum = 0;
                    for (std::size_t w = 0; w < width; ++w) sum += sinusoids[row * width + w] * weights[w * dim + c];
                    places[row * dim + c] = sum;
                }
            for (std::size_t r = 0; r < options.queries; ++r) {
                const float* query = inputs.queries.data() + (h * options.queries + r) * dim;
                for (std::size_t c = 0; c < dim; ++c) {
                    with_u[c] = static_cast<double>(query[c]) + inputs.content_bias[h * dim + c];
                    with_v[c] = static_cast<double>(query[c]) + inputs.position_bias[h * dim + c];
                }
                const std::size_t at = (h * options.queries + r) * count;
                const std::size_t position = count - options.queries + r;
                for (std::size_t j = 0; j < count; ++j) {
                    if (j > position) {
                        out.set(at + j, -HUGE_VAL);
                        continue;
                    }
                    const float* key = inputs.keys.data() + (h * count + j) * dim;
                    const double* place = places.data() + (count - 1 - (position - j)) * dim;
                    double content = 0, relative = 0;
                    for (std::size_t c = 0; c < dim; ++c) content += with_u[c] * key[c];
                    for (std::size_t c = 0; c < dim; ++c) relative += with_v[c] * place[c];
                    out.set(at + j, (content + relative) / scale);
                }
            }
        }
        return {};
    });
}

Status write_relative_shift(std::size_t rows, std::size_t columns, std::span<const float> x,
                            const Output& out) noexcept {
    if (x.empty()) return guard::shape(out.size(), {0}, "out", "as many elements as x");  // no batch, of any size
    std::size_t each = 0;
    POSENC_TRY(guard::product({rows, columns}, "rows", each));
    const std::size_t batch = each ? x.size() / each : 0;
    POSENC_TRY(guard::shape(x.size(), {batch, rows, columns}, "x", "a whole number of rows x columns elements"));
    POSENC_TRY(guard::shape(out.size(), {x.size()}, "out", "as many elements as x"));
    for (std::size_t b = 0; b < batch; ++b)
        for (std::size_t k = 0; k < each; ++k) {
            const std::size_t row = (k + rows) / (columns + 1), column = (k + rows) % (columns + 1);
            out.set(b * each + k, column == 0 ? 0.0f : x[b * each + row * columns + column - 1]);
        }
    return {};
}

Status try_make_transformer_xl_positions(const TransformerXlOptions& options, std::span<float> out) noexcept {
    return write_transformer_xl_positions(options, out);
}
Status try_make_transformer_xl_positions(const TransformerXlOptions& options, std::span<double> out) noexcept {
    return write_transformer_xl_positions(options, out);
}
Status try_compute_transformer_xl_scores(const TransformerXlOptions& options, const TransformerXlInputs& inputs,
                                         std::span<float> out) noexcept {
    return write_transformer_xl_scores(options, inputs, out);
}
Status try_compute_transformer_xl_scores(const TransformerXlOptions& options, const TransformerXlInputs& inputs,
                                         std::span<double> out) noexcept {
    return write_transformer_xl_scores(options, inputs, out);
}
Status try_apply_relative_shift(std::size_t rows, std::size_t columns, std::span<const float> x,
                                std::span<float> out) noexcept {
    return write_relative_shift(rows, columns, x, out);
}
Status try_apply_relative_shift(std::size_t rows, std::size_t columns, std::span<const float> x,
                                std::span<double> out) noexcept {
    return write_relative_shift(rows, columns, x, out);
}

}  // namespace posenc
