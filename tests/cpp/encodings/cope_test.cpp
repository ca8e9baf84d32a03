#include <cmath>
#include <limits>

#include "posenc/posenc.hpp"
#include "reference/encodings/cope.hpp"
#include "support/tensors.hpp"

using namespace posenc;
using golden::Json;

TEST_CASE("CoPE positions count the gates from the key on") {
    golden::each("cope", "cope_positions", [](const Json& c) {
        const CopeOptions o{1, c["shape"][0], c["shape"][1], c["params"]["rows"], 0, c["params"]["causal"]};
        std::vector<float> out(c["expect"].size());
        compute_cope_positions(o, golden::tensor<float>(c["inputs"]["logits"]), out);
        golden::check_rounded(out, golden::masked(c["expect"]));
    });
}

TEST_CASE("CoPE biases blend the rows around the position") {
    golden::each("cope", "cope_bias", [](const Json& c) {
        const Json& in = c["inputs"];
        const CopeOptions o{
            1, c["shape"][0], c["shape"][1], c["params"]["rows"], in["table"]["shape"][1], c["params"]["causal"]};
        std::vector<float> out(c["expect"].size());
        compute_cope_bias(o, golden::tensor<float>(in["logits"]), golden::tensor<float>(in["queries"]),
                          golden::tensor<float>(in["table"]), out);
        golden::check_rounded(out, golden::masked(c["expect"]));
    });
}

TEST_CASE("CoPE agrees with the readable reference, with and without a causal mask") {
    for (const bool causal : {false, true})
        for (const std::size_t rows : {1u, 2u, 4u, 30u}) {
            const CopeOptions o{2, 3, 5, rows, 4, causal};
            std::vector<float> logits(30), queries(24), table(rows * 4), positions(30), bias(30);
            for (std::size_t k = 0; k < 30; ++k) logits[k] = float(int(k) * 7 % 19 - 9) / 2;
            for (std::size_t k = 0; k < 24; ++k) queries[k] = float(int(k) * 5 % 13 - 6) / 4;
            for (std::size_t k = 0; k < table.size(); ++k) table[k] = float(int(k) * 3 % 11 - 5) / 8;
            compute_cope_positions(o, logits, positions);
            golden::check_rounded(positions, reference::compute_cope_positions(o, logits));
            compute_cope_bias(o, logits, queries, table, bias);
            golden::check_rounded(bias, reference::compute_cope_bias(o, logits, queries, table), 1e-12);
        }
}

TEST_CASE("masked logits shut their gate, and huge ones open it") {
    std::vector<float> out(3);
    compute_cope_positions({.queries = 1, .keys = 3, .rows = 9}, std::vector<float>{HUGE_VALF, -HUGE_VALF, 3e38f}, out);
    CHECK(out == std::vector<float>{2, 1, 1});
}
