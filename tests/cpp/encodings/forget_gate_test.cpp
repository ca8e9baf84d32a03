#include <cmath>
#include <limits>

#include "posenc/posenc.hpp"
#include "reference/encodings/forget_gate.hpp"
#include "support/bits.hpp"
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

TEST_CASE("bad forget gates are refused by name and change nothing") {
    std::vector<float> out(8, 42.0f);
    const auto refuse = [&](const ForgetGateOptions& o, std::vector<float> gates, ErrorCode code,
                            const std::string& argument) {
        const Status status = try_make_forget_gate_bias(o, gates, out);
        CHECK(status.code == code);
        CHECK(status.argument == argument);
        CHECK(out == std::vector<float>(8, 42.0f));
    };
    refuse({0, 2}, {}, ErrorCode::out_of_range, "heads");
    refuse({2, 2}, {1, 2, 3}, ErrorCode::shape_mismatch, "gate_logits");
    refuse({2, 2, false}, {1, 2, 3, 4}, ErrorCode::shape_mismatch, "gate_logits");
    refuse({1, 2}, {1, 2}, ErrorCode::shape_mismatch, "out");
    refuse({2, 2}, {1, 2, 3, -HUGE_VALF}, ErrorCode::not_finite, "gate_logits");
}

namespace bits {
namespace {

Bytes forget_gate(const Json& o) {
    const Json& logits = o.at("gateLogits");
    const bool causal = option<bool>(o, "causal", true);
    const ForgetGateOptions options{size(logits, "rows") / (causal ? 1 : 2), size(logits, "columns"), causal};
    std::vector<float> out(options.heads * options.tokens * options.tokens);
    make_forget_gate_bias(options, values(logits.at("data")), out);
    return bytes_of(out);
}

const Makers makers_of_forget_gate{
    {"forgetGateBias", forget_gate},
};

}  // namespace
}  // namespace bits
