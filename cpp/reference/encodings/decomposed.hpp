#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

#include "posenc/encodings/decomposed.hpp"

namespace posenc::reference {

/// posenc::make_decomposed_index for one query and key, as the classes write it.
inline std::size_t decomposed_row(double queries, double keys, double i, double j) {
    const double q = i * std::max(keys / queries, 1.0), k = j * std::max(queries / keys, 1.0);
    // The quotients of small sizes are off by less than this.
    return std::size_t(q - k + (keys - 1) * std::max(queries / keys, 1.0) + 1e-9);
}

/// Element c of row r of a table that is stretched to `rows` rows.
inline double stretched(const std::vector<float>& table, std::size_t dim, std::size_t rows, std::size_t r,
                        std::size_t c) {
    const double given = double(table.size() / dim);
    if (given == double(rows)) return double(table[r * dim + c]);
    const double place = std::max((double(r) + 0.5) * given / double(rows) - 0.5, 0.0);
    const std::size_t low = std::size_t(place), high = std::min(low + 1, std::size_t(given) - 1);
    const double weight = place - double(low);
    return (1 - weight) * double(table[low * dim + c]) + weight * double(table[high * dim + c]);
}

/// posenc::compute_decomposed_bias.
inline std::vector<double> compute_decomposed_bias(const DecomposedOptions& o, const std::vector<float>& queries,
                                                   const std::vector<float>& row_table,
                                                   const std::vector<float>& column_table) {
    std::vector<double> bias;
    const std::size_t rows = 2 * std::max(o.query_height, o.key_height) - 1;
    const std::size_t columns = 2 * std::max(o.query_width, o.key_width) - 1;
    for (std::size_t n = 0; n < o.batch * o.query_height * o.query_width; ++n) {
        const std::size_t cell = n % (o.query_height * o.query_width);
        for (std::size_t y = 0; y < o.key_height; ++y)
            for (std::size_t x = 0; x < o.key_width; ++x) {
                const std::size_t r = decomposed_row(double(o.query_height), double(o.key_height),
                                                     double(cell / o.query_width), double(y));
                const std::size_t k =
                    decomposed_row(double(o.query_width), double(o.key_width), double(cell % o.query_width), double(x));
                double sum = 0;
                for (std::size_t c = 0; c < o.dim; ++c)
                    sum += double(queries[n * o.dim + c]) *
                           (stretched(row_table, o.dim, rows, r, c) + stretched(column_table, o.dim, columns, k, c));
                bias.push_back(sum);
            }
    }
    return bias;
}

}  // namespace posenc::reference
