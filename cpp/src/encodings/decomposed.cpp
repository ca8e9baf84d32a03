#include "posenc/encodings/decomposed.hpp"

#include <algorithm>
#include <vector>

#include "core/guard.hpp"
#include "core/shapes.hpp"
#include "encodings/outputs.hpp"
#include "posenc/frequencies/geometric.hpp"

namespace posenc {
namespace {

constexpr std::size_t largest_side = 16384;

Status validate_side(std::size_t side, const char* name) noexcept {
    return guard::in_range(side, 1, largest_side, name, "an integer from 1 to 16384");
}

std::size_t row_of(std::size_t queries, std::size_t keys, std::size_t i, std::size_t j) noexcept {
    return (i * keys + (keys - 1 - j) * queries) / std::min(queries, keys);
}

Status validate_table(std::size_t size, std::size_t dim, const char* name) noexcept {
    if (size > 0 && size % dim == 0) return {};
    return {ErrorCode::shape_mismatch, name, static_cast<double>(size), "one or more rows of dim elements"};
}

Status validate(const DecomposedOptions& o) noexcept {
    POSENC_TRY(validate_side(o.query_height, "query_height"));
    POSENC_TRY(validate_side(o.query_width, "query_width"));
    POSENC_TRY(validate_side(o.key_height, "key_height"));
    POSENC_TRY(validate_side(o.key_width, "key_width"));
    return guard::in_range(o.dim, 1, largest_dim, "dim", "an integer from 1 to 16777216");
}

/// A table with as many rows as there are distances.
std::vector<double> resized(std::span<const float> table, std::size_t dim, std::size_t rows) {
    const std::size_t given = table.size() / dim;
    if (given == rows) return {table.begin(), table.end()};
    std::vector<double> out(rows * dim);
    for (std::size_t r = 0; r < rows; ++r) {
        // The place is a quotient of integers, so that nothing is lost before the weight.
        const std::size_t over = (2 * r + 1) * given, from = over > rows ? over - rows : 0;
        const std::size_t low = from / (2 * rows), high = std::min(low + 1, given - 1);
        const double weight = static_cast<double>(from % (2 * rows)) / static_cast<double>(2 * rows);
        for (std::size_t c = 0; c < dim; ++c)
            out[r * dim + c] = (1 - weight) * table[low * dim + c] + weight * table[high * dim + c];
    }
    return out;
}

/// A table of one axis and the sizes of that axis.
struct Axis {
    std::size_t queries, keys;
    std::vector<double> table;

    Axis(std::size_t query_count, std::size_t key_count, std::span<const float> given, std::size_t dim)
        : queries(query_count), keys(key_count), table(resized(given, dim, 2 * std::max(query_count, key_count) - 1)) {}

    /// The product of a query at place i of the axis with the vector of each key.
    void products(const float* query, std::size_t i, std::size_t dim, double* out) const noexcept {
        for (std::size_t j = 0; j < keys; ++j) {
            const double* row = table.data() + row_of(queries, keys, i, j) * dim;
            double sum = 0;
            for (std::size_t c = 0; c < dim; ++c) sum += static_cast<double>(query[c]) * row[c];
            out[j] = sum;
        }
    }
};

}  // namespace

Status try_make_decomposed_index(std::size_t queries, std::size_t keys, std::span<std::int32_t> out) noexcept {
    POSENC_TRY(validate_side(queries, "queries"));
    POSENC_TRY(validate_side(keys, "keys"));
    POSENC_TRY(guard::shape(out.size(), {queries, keys}, "out", "queries x keys elements"));
    std::int32_t* to = out.data();
    for (std::size_t i = 0; i < queries; ++i)
        for (std::size_t j = 0; j < keys; ++j) *to++ = static_cast<std::int32_t>(row_of(queries, keys, i, j));
    return {};
}

Status write_decomposed_bias(const DecomposedOptions& o, std::span<const float> queries,
                             std::span<const float> row_table, std::span<const float> column_table,
                             const Output& out) noexcept {
    POSENC_TRY(validate(o));
    const std::size_t dim = o.dim, cells = o.query_height * o.query_width, keys = o.key_height * o.key_width;
    POSENC_TRY(guard::shape(queries.size(), {o.batch, cells, dim}, "queries",
                            "batch x query_height x query_width x dim elements"));
    POSENC_TRY(validate_table(row_table.size(), dim, "row_table"));
    POSENC_TRY(validate_table(column_table.size(), dim, "column_table"));
    POSENC_TRY(guard::shape(out.size(), {o.batch, cells, keys}, "out",
                            "batch x cells of the queries x cells of the keys elements"));
    if (out.empty()) return {};
    return guard::no_throw([&]() -> Status {
        const Axis rows(o.query_height, o.key_height, row_table, dim),
            columns(o.query_width, o.key_width, column_table, dim);
        std::vector<double> of_row(o.key_height), of_column(o.key_width);
        for (std::size_t at = 0; at < o.batch * cells; ++at) {
            const std::size_t cell = at % cells;
            rows.products(queries.data() + at * dim, cell / o.query_width, dim, of_row.data());
            columns.products(queries.data() + at * dim, cell % o.query_width, dim, of_column.data());
            for (std::size_t k = 0; k < keys; ++k)
                out.set(at * keys + k, of_row[k / o.key_width] + of_column[k % o.key_width]);
        }
        return {};
    });
}

Status try_compute_decomposed_bias(const DecomposedOptions& options, std::span<const float> queries,
                                   std::span<const float> row_table, std::span<const float> column_table,
                                   std::span<float> out) noexcept {
    return write_decomposed_bias(options, queries, row_table, column_table, out);
}
Status try_compute_decomposed_bias(const DecomposedOptions& options, std::span<const float> queries,
                                   std::span<const float> row_table, std::span<const float> column_table,
                                   std::span<double> out) noexcept {
    return write_decomposed_bias(options, queries, row_table, column_table, out);
}

}  // namespace posenc
