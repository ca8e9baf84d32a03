#include "posenc/encodings/shaw.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

#include "core/guard.hpp"
#include "core/shapes.hpp"
#include "encodings/outputs.hpp"
#include "posenc/frequencies/geometric.hpp"

namespace posenc {
namespace {

Status validate(const ShawOptions& options) noexcept {
    POSENC_TRY(guard::in_range(options.max_distance, 0, 1000000000, "max_distance", "an integer from 0 to 1000000000"));
    return guard::queries_are_tail(options.queries, options.keys);
}

Status validate(const ShawOptions& options, std::size_t table, const char* name) noexcept {
    POSENC_TRY(validate(options));
    POSENC_TRY(guard::in_range(options.dim, 1, largest_dim, "dim", "an integer from 1 to 16777216"));
    return guard::shape(table, {2 * options.max_distance + 1, options.dim}, name,
                        "(2 max_distance + 1) x dim elements");
}

/// The row for key `key` seen from the query in row `row`.
std::size_t row_of(const ShawOptions& options, std::size_t row, std::size_t key) noexcept {
    const std::size_t position = options.keys - options.queries + row;
    if (key >= position) return options.max_distance + std::min(key - position, options.max_distance);
    return options.max_distance - std::min(position - key, options.max_distance);
}

}  // namespace

Status try_make_shaw_index(const ShawOptions& options, std::span<std::int32_t> out) noexcept {
    POSENC_TRY(validate(options));
    POSENC_TRY(guard::shape(out.size(), {options.queries, options.keys}, "out", "queries x keys elements"));
    std::int32_t* to = out.data();
    for (std::size_t i = 0; i < options.queries; ++i)
        for (std::size_t j = 0; j < options.keys; ++j) *to++ = static_cast<std::int32_t>(row_of(options, i, j));
    return {};
}

Status write_shaw_embeddings(const ShawOptions& options, std::span<const float> table, const Output& out) noexcept {
    POSENC_TRY(validate(options, table.size(), "table"));
    POSENC_TRY(
        guard::shape(out.size(), {options.queries, options.keys, options.dim}, "out", "queries x keys x dim elements"));
    std::size_t at = 0;
    for (std::size_t i = 0; i < options.queries; ++i)
        for (std::size_t j = 0; j < options.keys; ++j) {
            const float* row = table.data() + row_of(options, i, j) * options.dim;
            for (std::size_t c = 0; c < options.dim; ++c) out.set(at++, row[c]);
        }
    return {};
}

Status write_shaw_bias(const ShawOptions& options, std::span<const float> queries, std::span<const float> key_table,
                       const Output& out) noexcept {
    POSENC_TRY(validate(options, key_table.size(), "key_table"));
    const std::size_t dim = options.dim, keys = options.keys;
    POSENC_TRY(guard::shape(queries.size(), {options.batch, options.queries, dim}, "queries",
                            "batch x queries x dim elements"));
    POSENC_TRY(
        guard::shape(out.size(), {options.batch, options.queries, keys}, "out", "batch x queries x keys elements"));
    if (out.empty()) return {};
    return guard::no_throw([&]() -> Status {
        const double scale = std::sqrt(static_cast<double>(dim));
        std::vector<double> products(key_table.size() / dim);
        for (std::size_t row = 0; row < options.batch * options.queries; ++row) {
            const float* query = queries.data() + row * dim;
            const std::size_t i = row % options.queries;
            const std::size_t last = row_of(options, i, keys - 1);
            for (std::size_t r = row_of(options, i, 0); r <= last; ++r) {  // the rows that this query meets
                double sum = 0;
                for (std::size_t c = 0; c < dim; ++c) sum += static_cast<double>(query[c]) * key_table[r * dim + c];
                products[r] = sum / scale;
            }
            for (std::size_t j = 0; j < keys; ++j) out.set(row * keys + j, products[row_of(options, i, j)]);
        }
        return {};
    });
}

Status write_shaw_values(const ShawOptions& options, std::span<const float> weights, std::span<const float> value_table,
                         const Output& out) noexcept {
    POSENC_TRY(validate(options, value_table.size(), "value_table"));
    const std::size_t dim = options.dim, keys = options.keys;
    POSENC_TRY(guard::shape(weights.size(), {options.batch, options.queries, keys}, "weights",
                            "batch x queries x keys elements"));
    POSENC_TRY(
        guard::shape(out.size(), {options.batch, options.queries, dim}, "out", "batch x queries x dim elements"));
    return guard::no_throw([&]() -> Status {
        std::vector<double> of_row(value_table.size() / dim), sum(dim);
        for (std::size_t row = 0; row < options.batch * options.queries; ++row) {
            // Keys that share a vector share one product.
            std::fill(of_row.begin(), of_row.end(), 0.0);
            for (std::size_t j = 0; j < keys; ++j)
                of_row[row_of(options, row % options.queries, j)] += weights[row * keys + j];
            std::fill(sum.begin(), sum.end(), 0.0);
            for (std::size_t r = 0; r < of_row.size(); ++r)
                for (std::size_t c = 0; c < dim; ++c) sum[c] += of_row[r] * value_table[r * dim + c];
            for (std::size_t c = 0; c < dim; ++c) out.set(row * dim + c, sum[c]);
        }
        return {};
    });
}

Status try_make_shaw_embeddings(const ShawOptions& options, std::span<const float> table,
                                std::span<float> out) noexcept {
    return write_shaw_embeddings(options, table, out);
}
Status try_make_shaw_embeddings(const ShawOptions& options, std::span<const float> table,
                                std::span<double> out) noexcept {
    return write_shaw_embeddings(options, table, out);
}
Status try_compute_shaw_bias(const ShawOptions& options, std::span<const float> queries,
                             std::span<const float> key_table, std::span<float> out) noexcept {
    return write_shaw_bias(options, queries, key_table, out);
}
Status try_compute_shaw_bias(const ShawOptions& options, std::span<const float> queries,
                             std::span<const float> key_table, std::span<double> out) noexcept {
    return write_shaw_bias(options, queries, key_table, out);
}
Status try_compute_shaw_values(const ShawOptions& options, std::span<const float> weights,
                               std::span<const float> value_table, std::span<float> out) noexcept {
    return write_shaw_values(options, weights, value_table, out);
}
Status try_compute_shaw_values(const ShawOptions& options, std::span<const float> weights,
                               std::span<const float> value_table, std::span<double> out) noexcept {
    return write_shaw_values(options, weights, value_table, out);
}

}  // namespace posenc
