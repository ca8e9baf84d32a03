#include <cmath>
#include <limits>

#include "posenc/posenc.hpp"
#include "reference/encodings/sandwich.hpp"
#include "support/bits.hpp"
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

TEST_CASE("bad input of Sandwich is refused by name and changes nothing") {
    std::vector<float> out(6, 42.0f);
    const auto refuse = [&](const SandwichOptions& o, ErrorCode code, const std::string& argument) {
        const Status status = try_make_sandwich_bias(o, out);
        CHECK(status.code == code);
        CHECK(status.argument == argument);
        CHECK(out == std::vector<float>(6, 42.0f));
    };
    refuse({0, 2, 3}, ErrorCode::out_of_range, "heads");
    refuse({1, 2, 3, 7}, ErrorCode::out_of_range, "dim");
    refuse({1, 2, 3, 8, 1}, ErrorCode::out_of_range, "base");
    refuse({1, 2, 3, 8, std::numeric_limits<double>::quiet_NaN()}, ErrorCode::not_finite, "base");
    refuse({1, 4, 3}, ErrorCode::out_of_range, "queries");
    refuse({2, 2, 3}, ErrorCode::shape_mismatch, "out");
}

namespace bits {
namespace {

const Makers makers_of_sandwich{
    {"sandwichBias",
     [](const Json& o) {
         const SandwichOptions options{size(o, "heads"),
                                       size(o, "queries"),
                                       size(o, "keys"),
                                       option<std::size_t>(o, "dim", 128),
                                       option<double>(o, "base", 10000),
                                       option<bool>(o, "causal", false)};
         std::vector<float> out(options.heads * options.queries * options.keys);
         make_sandwich_bias(options, out);
         return bytes_of(out);
     }},
};

}  // namespace
}  // namespace bits
