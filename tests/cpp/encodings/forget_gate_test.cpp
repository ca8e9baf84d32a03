#include <cmath>
#include <limits>

#include "posenc/posenc.hpp"
#include "reference/encodings/forget_gate.hpp"
#include "support/tensors.hpp"

using namespace posenc;
using golden::Json;

namespace {

std::vector<float> bias(const ForgetGateOptions& o, const std::vector<float>& gates) {
    std::vector<float> out(o.heads * o.tokens * o.tokens);
    make_forget_gate_bias(o, gates, out);
    return out;
}

}  // namespace

TEST_CASE("forget-gate biases match 50-digit truth, causal and bidirectional") {
    golden::each("forget_gate", "forget_gate", [](const Json& c) {
        const Json& p = c["params"];
        golden::check_rounded(
            bias({p["heads"], p["tokens"], p["causal"]}, golden::tensor<float>(c["inputs"]["gate_logits"])),
            golden::masked(c["expect"]));
    });
}

TEST_CASE("forget-gate biases agree with the readable reference") {
    for (const bool causal : {false, true}) {
        const ForgetGateOptions o{3, 8, causal};
        std::vector<float> gates((causal ? 3 : 6) * 8);
        for (std::size_t k = 0; k < gates.size(); ++k) gates[k] = float(int(k) * 7 % 29 - 14);
        golden::check_rounded(bias(o, gates), reference::make_forget_gate_bias(o, gates), 1e-12);
    }
}

TEST_CASE("far-out gates on either side give the gate itself, or zero") {
    const auto got = bias({1, 3, true}, {0, -1000, 1000});
    CHECK(got[3] == -1000);
    CHECK(got[7] == 0);
}
