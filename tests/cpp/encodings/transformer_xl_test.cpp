#include <cmath>
#include <limits>

#include "posenc/posenc.hpp"
#include "reference/encodings/transformer_xl.hpp"
#include "support/tensors.hpp"

using namespace posenc;
using golden::Json;

namespace {

struct Arrays {
    std::vector<float> queries, keys, u, v, weights;
    TransformerXlInputs view() const { return {queries, keys, u, v, weights}; }
};

std::vector<float> filled(std::size_t count, int factor) {
    std::vector<float> out(count);
    for (std::size_t k = 0; k < count; ++k) out[k] = float(int(k) * factor % 23 - 11) / 16;
    return out;
}

}  // namespace

TEST_CASE("the relative shift moves rows as the reference does, left-overs included") {
    golden::each("transformer_xl", "relative_shift", [](const Json& c) {
        const auto x = golden::tensor<float>(c["inputs"]["x"]);
        std::vector<float> out(x.size());
        apply_relative_shift(c["shape"][0], c["shape"][1], x, out);
        CHECK(out == c["expect"].get<std::vector<float>>());
    });
}

TEST_CASE("the relative shift agrees with the padding written out, for each matrix of a batch") {
    for (std::size_t rows = 0; rows < 6; ++rows)
        for (std::size_t columns = 1; columns < 8; ++columns) {
            const auto x = filled(rows * columns, 7);
            auto twice = x;
            twice.insert(twice.end(), x.begin(), x.end());
            std::vector<float> out(twice.size());
            apply_relative_shift(rows, columns, twice, out);
            auto expect = reference::apply_relative_shift(rows, columns, x);
            expect.insert(expect.end(), expect.begin(), expect.begin() + long(x.size()));
            CHECK(out == expect);
        }
}

TEST_CASE("Transformer-XL scores match the definition; later keys get minus infinity") {
    golden::each("transformer_xl", "transformer_xl_scores", [](const Json& c) {
        const Json &p = c["params"], &in = c["inputs"];
        const TransformerXlOptions o{1, p["queries"], p["keys"], p["dim"], p["width"], p["base"]};
        const Arrays a{golden::tensor<float>(in["queries"]), golden::tensor<float>(in["keys"]),
                       golden::tensor<float>(in["content_bias"]), golden::tensor<float>(in["position_bias"]),
                       golden::tensor<float>(in["position_weights"])};
        std::vector<float> out(o.queries * o.keys);
        compute_transformer_xl_scores(o, a.view(), out);
        golden::check_rounded(out, golden::masked(c["expect"]));
    });
}

TEST_CASE("Transformer-XL scores of several heads agree with the readable reference") {
    for (const std::size_t queries : {0u, 1u, 5u, 9u}) {
        const TransformerXlOptions o{.heads = 3, .queries = queries, .keys = 9, .dim = 5, .width = 8};
        const Arrays a{filled(3 * queries * 5, 7), filled(3 * 9 * 5, 5), filled(15, 3), filled(15, 9),
                       filled(3 * 8 * 5, 13)};
        std::vector<float> out(3 * queries * 9);
        compute_transformer_xl_scores(o, a.view(), out);
        golden::check_rounded(out, reference::compute_transformer_xl_scores(o, a.view()));
    }
}

TEST_CASE("the shifted product with descending sinusoids is the position part of the scores") {
    // Content is switched off: keys are 0, and W is the identity.
    const std::size_t tokens = 6, dim = 4;
    const TransformerXlOptions o{.queries = tokens, .keys = tokens, .dim = dim, .width = dim};
    Arrays a{filled(tokens * dim, 7), std::vector<float>(tokens * dim), std::vector<float>(dim), filled(dim, 5),
             std::vector<float>(dim * dim)};
    for (std::size_t c = 0; c < dim; ++c) a.weights[c * dim + c] = 1;
    std::vector<float> scores(tokens * tokens), positions(tokens * dim), product(tokens * tokens),
        shifted(tokens * tokens);
    compute_transformer_xl_scores(o, a.view(), scores);
    make_transformer_xl_positions(o, positions);
    CHECK(positions[dim / 2 - 1] == Approx(std::sin(5 * 0.01)));
    CHECK(positions[(tokens - 1) * dim] == 0);
    for (std::size_t i = 0; i < tokens; ++i)
        for (std::size_t j = 0; j < tokens; ++j)
            for (std::size_t c = 0; c < dim; ++c)
                product[i * tokens + j] += (a.queries[i * dim + c] + a.v[c]) * positions[j * dim + c] / 2;
    apply_relative_shift(tokens, tokens, product, shifted);
    for (std::size_t i = 0; i < tokens; ++i)
        for (std::size_t j = 0; j <= i; ++j) CHECK(std::fabs(shifted[i * tokens + j] - scores[i * tokens + j]) < 1e-6);
}
