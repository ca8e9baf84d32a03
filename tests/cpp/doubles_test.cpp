// Biases and scores in doubles: those of the readable reference, and in floats the same rounded once.
#include <cmath>

#include "posenc/lessons/lessons.hpp"
#include "posenc/posenc.hpp"
#include "reference/encodings/cope.hpp"
#include "reference/encodings/forget_gate.hpp"
#include "reference/encodings/kerple.hpp"
#include "reference/encodings/sandwich.hpp"
#include "reference/encodings/shaw.hpp"
#include "reference/encodings/transformer_xl.hpp"
#include "support/tensors.hpp"

using namespace posenc;

namespace {

std::vector<float> uneven(std::size_t count, double step) {
    std::vector<float> x(count);
    for (std::size_t k = 0; k < count; ++k) x[k] = float(std::sin(step * double(k + 1)));
    return x;
}

/// Makes the same in doubles and in floats; returns the doubles.
template <class Make>
std::vector<double> both(const char* name, std::size_t count, Make&& make) {
    INFO(name);
    std::vector<double> wide(count);
    std::vector<float> single(count);
    REQUIRE(make(std::span<double>(wide)).ok());
    REQUIRE(make(std::span<float>(single)).ok());
    bool same = true;
    for (std::size_t i = 0; i < count; ++i) same = same && single[i] == static_cast<float>(wide[i]);
    CHECK(same);
    return wide;
}

bool holds_more_than_floats(const std::vector<double>& wide) {
    for (const double x : wide)
        if (std::isfinite(x) && static_cast<double>(static_cast<float>(x)) != x) return true;
    return false;
}

void check_wide(const char* name, const std::vector<double>& wide, const std::vector<double>& expect) {
    INFO(name);
    golden::check_rounded(wide, expect, 1e-13);
    CHECK(holds_more_than_floats(wide));
}

}  // namespace

TEST_CASE("biases and scores in doubles agree with the readable reference, and floats are those rounded once") {
    const std::vector<double> p{0.7, 1.3}, a{0.3, 2.1};
    const KerpleOptions kerple{KerpleKernel::power, 3, 5};
    check_wide("kerple", both("kerple", 30, [&](auto out) { return try_make_kerple_bias(kerple, p, a, out); }),
               reference::make_kerple_bias(kerple, p, a));
    const SandwichOptions sandwich{3, 4, 6, 10, 100, false};
    check_wide("sandwich", both("sandwich", 72, [&](auto out) { return try_make_sandwich_bias(sandwich, out); }),
               reference::make_sandwich_bias(sandwich));
    const ForgetGateOptions gates{2, 5, true};
    const auto gate_logits = uneven(10, 0.7);
    check_wide("gates", both("gates", 50, [&](auto out) { return try_make_forget_gate_bias(gates, gate_logits, out); }),
               reference::make_forget_gate_bias(gates, gate_logits));
    const CopeOptions cope{2, 3, 5, 4, 6, true};
    const auto logits = uneven(30, 0.3), queries = uneven(36, 0.9), table = uneven(24, 0.4);
    check_wide("positions",
               both("positions", 30, [&](auto out) { return try_compute_cope_positions(cope, logits, out); }),
               reference::compute_cope_positions(cope, logits));
    check_wide("cope",
               both("cope", 30, [&](auto out) { return try_compute_cope_bias(cope, logits, queries, table, out); }),
               reference::compute_cope_bias(cope, logits, queries, table));
    const ShawOptions shaw{3, 5, 2, 6, 2};
    const auto vectors = uneven(30, 1.1), weights = uneven(30, 0.2);
    check_wide("shaw bias",
               both("shaw bias", 30, [&](auto out) { return try_compute_shaw_bias(shaw, queries, vectors, out); }),
               reference::compute_shaw_bias(shaw, queries, vectors));
    check_wide("shaw values",
               both("shaw values", 36, [&](auto out) { return try_compute_shaw_values(shaw, weights, vectors, out); }),
               reference::compute_shaw_values(shaw, weights, vectors));
    const TransformerXlOptions xl{2, 3, 5, 6, 4};
    const auto keys = uneven(60, 0.8), u = uneven(12, 0.5), v = uneven(12, 0.6), w = uneven(48, 1.7);
    const TransformerXlInputs inputs{queries, keys, u, v, w};
    check_wide("scores",
               both("scores", 30, [&](auto out) { return try_compute_transformer_xl_scores(xl, inputs, out); }),
               reference::compute_transformer_xl_scores(xl, inputs));
}
