#include <cmath>
#include <limits>

#include "posenc/posenc.hpp"
#include "reference/encodings/sandwich.hpp"
#include "support/tensors.hpp"

using namespace posenc;
using golden::Json;

namespace {

std::vector<float> bias(const SandwichOptions& o) {
    std::vector<float> out(o.heads * o.queries * o.keys);
    make_sandwich_bias(o, out);
    return out;
}

}  // namespace

TEST_CASE("Sandwich biases match 50-digit truth") {
    golden::each("sandwich", "sandwich", [](const Json& c) {
        const Json& p = c["params"];
        golden::check_rounded(bias({p["heads"], p["queries"], p["keys"], p["dim"], p["base"], p["causal"]}),
                              golden::masked(c["expect"]), 1e-12);
    });
}

TEST_CASE("Sandwich biases agree with the readable reference, and the diagonal is exactly 0") {
    for (const bool causal : {false, true})
        for (const std::size_t queries : {0u, 1u, 4u, 9u}) {
            const SandwichOptions o{
                .heads = 3, .queries = queries, .keys = 9, .dim = 10, .base = 500, .causal = causal};
            golden::check_rounded(bias(o), reference::make_sandwich_bias(o));
        }
    CHECK(bias({.heads = 1, .queries = 1, .keys = 40})[39] == 0);
}
