#include <cmath>

#include "posenc/posenc.hpp"
#include "reference/encodings/shaw.hpp"
#include "support/tensors.hpp"
#include "support/vectors.hpp"

using namespace posenc;
using golden::Json;

namespace {

ShawOptions shaw_options(const Json& c) {
    const Json& p = c["params"];
    return {.queries = p["queries"],
            .keys = p["keys"],
            .max_distance = p["max_distance"],
            .dim = p.value("dim", std::size_t(0))};
}

std::vector<float> ramp(std::size_t count, int factor, int modulus) {
    std::vector<float> out(count);
    for (std::size_t k = 0; k < count; ++k) out[k] = float(int(k) * factor % modulus - modulus / 2) / 8;
    return out;
}

}  // namespace

TEST_CASE("Shaw's index clips key minus query") {
    vectors::each("shaw", "index", [](const Json& c) {
        const Json& in = c["input"];
        const auto expect = vectors::integers(c);
        std::vector<std::int32_t> out(expect.size());
        make_shaw_index({.queries = in["queries"], .keys = in["keys"], .max_distance = c["options"]["clip"]}, out);
        CHECK(out == expect);
    });
}

TEST_CASE("Shaw's vectors of the keys add query . vector / sqrt(dim) to the scores") {
    golden::each("shaw", "shaw_bias", [](const Json& c) {
        std::vector<float> out(c["expect"].size());
        compute_shaw_bias(shaw_options(c), golden::tensor<float>(c["inputs"]["queries"]),
                          golden::tensor<float>(c["inputs"]["key_table"]), out);
        golden::check_rounded(out, golden::masked(c["expect"]));
    });
}

TEST_CASE("attention with Shaw's vectors for keys and values gives the golden output") {
    golden::each("shaw", "shaw_output", [](const Json& c) {
        const ShawOptions o = shaw_options(c);
        const auto q = golden::tensor<float>(c["inputs"]["queries"]), k = golden::tensor<float>(c["inputs"]["keys"]),
                   v = golden::tensor<float>(c["inputs"]["values"]);
        std::vector<float> weights(o.queries * o.keys), out(o.queries * o.dim);
        compute_shaw_bias(o, q, golden::tensor<float>(c["inputs"]["key_table"]), weights);
        for (std::size_t i = 0; i < o.queries; ++i) {
            double sum = 0;
            std::vector<double> row(o.keys);
            for (std::size_t j = 0; j < o.keys; ++j) {
                double dot = 0;
                for (std::size_t d = 0; d < o.dim; ++d) dot += double(q[i * o.dim + d]) * double(k[j * o.dim + d]);
                sum += row[j] = std::exp(dot / std::sqrt(double(o.dim)) + double(weights[i * o.keys + j]));
            }
            for (std::size_t j = 0; j < o.keys; ++j) weights[i * o.keys + j] = float(row[j] / sum);
        }
        compute_shaw_values(o, weights, golden::tensor<float>(c["inputs"]["value_table"]), out);
        for (std::size_t i = 0; i < o.queries; ++i)
            for (std::size_t d = 0; d < o.dim; ++d)
                for (std::size_t j = 0; j < o.keys; ++j)
                    out[i * o.dim + d] += weights[i * o.keys + j] * v[j * o.dim + d];
        CHECK(golden::largest_difference(out, golden::masked(c["expect"])) < 1e-5);
    });
}

TEST_CASE("Shaw's functions agree with the readable reference, for several heads and any reach") {
    for (const std::size_t reach : {0u, 1u, 3u, 50u})
        for (const std::size_t queries : {0u, 1u, 4u, 7u}) {
            const ShawOptions o{.queries = queries, .keys = 7, .max_distance = reach, .dim = 5, .batch = 3};
            const auto q = ramp(3 * queries * 5, 7, 31), table = ramp((2 * reach + 1) * 5, 11, 29);
            const auto weights = ramp(3 * queries * 7, 13, 23);
            std::vector<float> bias(3 * queries * 7), values(3 * queries * 5), vectors(queries * 7 * 5);
            std::vector<std::int32_t> index(queries * 7);
            compute_shaw_bias(o, q, table, bias);
            golden::check_rounded(bias, reference::compute_shaw_bias(o, q, table));
            compute_shaw_values(o, weights, table, values);
            golden::check_rounded(values, reference::compute_shaw_values(o, weights, table));
            make_shaw_index(o, index);
            CHECK(index == reference::make_shaw_index(o));
            make_shaw_embeddings(o, table, vectors);
            for (std::size_t k = 0; k < vectors.size(); ++k)
                CHECK(vectors[k] == table[std::size_t(index[k / 5]) * 5 + k % 5]);
        }
}
