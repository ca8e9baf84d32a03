#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

#include "posenc/posenc.hpp"
#include "support/tensors.hpp"

namespace posenc::reference {
namespace {

/// posenc::make_decomposed_index for one query and key, as the classes write it.
std::size_t decomposed_row(double queries, double keys, double i, double j) {
    const double q = i * std::max(keys / queries, 1.0), k = j * std::max(queries / keys, 1.0);
    // The quotients of small sizes are off by less than this.
    return std::size_t(q - k + (keys - 1) * std::max(queries / keys, 1.0) + 1e-9);
}

/// Element c of row r of a table that is stretched to `rows` rows.
double stretched(const std::vector<float>& table, std::size_t dim, std::size_t rows, std::size_t r, std::size_t c) {
    const double given = double(table.size() / dim);
    if (given == double(rows)) return double(table[r * dim + c]);
    const double place = std::max((double(r) + 0.5) * given / double(rows) - 0.5, 0.0);
    const std::size_t low = std::size_t(place), high = std::min(low + 1, std::size_t(given) - 1);
    const double weight = place - double(low);
    return (1 - weight) * double(table[low * dim + c]) + weight * double(table[high * dim + c]);
}

/// posenc::compute_decomposed_bias.
std::vector<double> compute_decomposed_bias(const DecomposedOptions& o, const std::vector<float>& queries,
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

}  // namespace
}  // namespace posenc::reference

using namespace posenc;
using golden::Json;

namespace {

std::vector<float> ramp(std::size_t count, int factor, int modulus) {
    std::vector<float> out(count);
    for (std::size_t k = 0; k < count; ++k) out[k] = float(int(k) * factor % modulus - modulus / 2) / 8;
    return out;
}

template <class T>
std::vector<T> bias(const DecomposedOptions& o, const std::vector<float>& queries, const std::vector<float>& rows,
                    const std::vector<float>& columns) {
    std::vector<T> out(o.batch * o.query_height * o.query_width * o.key_height * o.key_width);
    compute_decomposed_bias(o, queries, rows, columns, std::span<T>(out));
    return out;
}

}  // namespace

TEST_CASE("the decomposed index is that of the classes, for pooled keys and queries too") {
    golden::each("decomposed", "decomposed_index", [](const Json& c) {
        std::vector<std::int32_t> out(c["expect"].size());
        make_decomposed_index(c["params"]["queries"], c["params"]["keys"], out);
        CHECK(out == c["expect"].get<std::vector<std::int32_t>>());
    });
}

TEST_CASE("the decomposed index agrees with the readable reference for every small size, and stays in its table") {
    for (std::size_t queries = 1; queries < 20; ++queries)
        for (std::size_t keys = 1; keys < 20; ++keys) {
            std::vector<std::int32_t> out(queries * keys);
            make_decomposed_index(queries, keys, out);
            for (std::size_t k = 0; k < out.size(); ++k) {
                CHECK(std::size_t(out[k]) ==
                      reference::decomposed_row(double(queries), double(keys), double(k / keys), double(k % keys)));
                CHECK(std::size_t(out[k]) <= 2 * std::max(queries, keys) - 2);
            }
        }
}

TEST_CASE("decomposed biases match 50-digit truth, rounded once") {
    golden::each("decomposed", "decomposed_bias", [](const Json& c) {
        const Json &p = c["params"], &inputs = c["inputs"];
        const DecomposedOptions o{.query_height = p["window"][0],
                                  .query_width = p["window"][1],
                                  .key_height = p["key_window"][0],
                                  .key_width = p["key_window"][1],
                                  .dim = p["dim"],
                                  .batch = p["batch"]};
        const auto queries = golden::tensor<float>(inputs["queries"]),
                   rows = golden::tensor<float>(inputs["row_table"]),
                   columns = golden::tensor<float>(inputs["column_table"]);
        golden::check_rounded(bias<float>(o, queries, rows, columns), golden::masked(c["expect"]));
        CHECK(golden::largest_difference(bias<double>(o, queries, rows, columns), golden::masked(c["expect"])) < 1e-13);
    });
}

TEST_CASE("decomposed biases agree with the readable reference, for pooled axes and stretched tables") {
    for (const std::size_t keys : {1u, 2u, 4u, 7u})
        for (const std::size_t given : {1u, 3u, 7u, 13u, 20u}) {
            const DecomposedOptions o{4, 3, keys, 5, 6, 2};
            const auto queries = ramp(2 * 12 * 6, 7, 31), rows = ramp(given * 6, 11, 29), columns = ramp(9 * 6, 13, 23);
            const auto got = bias<double>(o, queries, rows, columns);
            const auto expect = reference::compute_decomposed_bias(o, queries, rows, columns);
            CHECK(got.size() == expect.size());
            for (std::size_t k = 0; k < got.size(); ++k) CHECK(std::fabs(got[k] - expect[k]) < 1e-12);
        }
}
