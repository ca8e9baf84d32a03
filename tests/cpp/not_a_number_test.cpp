// The effect of a NaN (cpp/decisions/010-what-is-not-a-number.md): in a tensor it reaches every number that depends on
// it; as a parameter of a formula, or as the input of a choice, it is rejected by name.
#include <cmath>
#include <functional>
#include <limits>

#include "posenc/posenc.hpp"
#include "support/catch.hpp"

using namespace posenc;

namespace {

using In = std::span<const float>;
using Out = std::span<float>;

struct Tensors {
    const char* name;
    std::size_t numbers, results;
    std::function<Status(In, Out)> make;
};

/// So many numbers of `x` from `first` on.
In part(In x, std::size_t first, std::size_t count) {
    return x.subspan(first, count);
}

const std::vector<Tensors>& tensors() {
    static const std::vector<std::int32_t> index{0, 2, 1, 2};
    static const std::vector<double> positions{0, 2, 1, 1}, halves{0, 0.5, 3};
    static const std::vector<std::size_t> scores{2, 2, 3}, bias{2, 1, 3};
    static const std::vector<float> logits{0.5f, -1, 2, 0.25f, 1, -0.5f};
    const auto network = [](In x, MlpActivation activation, bool norm, Out out) {
        const MlpLayer layers[] = {
            {part(x, 0, 3), part(x, 3, 3), norm ? part(x, 6, 3) : In(), norm ? part(x, 9, 3) : In()},
            {part(x, 12, 6), part(x, 18, 2)}};
        return try_make_mlp_bias({2, 3, false, activation}, layers, out);
    };
    static const std::vector<Tensors> all{
        {"t5", 16, 12, [](In x, Out out) { return try_make_t5_bias({true, 8, 16}, 2, 2, 3, x, out, {.scale = 2}); }},
        {"index", 6, 8, [](In x, Out out) { return try_make_bias_from_index(index, x, 2, out); }},
        {"add", 18, 12, [](In x, Out out) { return try_add_bias(part(x, 0, 12), scores, part(x, 12, 6), bias, out); }},
        {"shaw embeddings", 10, 12, [](In x, Out out) { return try_make_shaw_embeddings({2, 3, 2, 2}, x, out); }},
        {"shaw bias", 18, 6,
         [](In x, Out out) { return try_compute_shaw_bias({2, 3, 2, 2, 1}, part(x, 0, 4), part(x, 4, 10), out); }},
        {"shaw values", 16, 4,
         [](In x, Out out) { return try_compute_shaw_values({2, 3, 2, 2, 1}, part(x, 0, 6), part(x, 6, 10), out); }},
        {"transformer-xl", 24, 6,
         [](In x, Out out) {
             return try_compute_transformer_xl_scores(
                 {1, 2, 3, 2, 4}, {part(x, 0, 4), part(x, 4, 6), part(x, 10, 2), part(x, 12, 2), part(x, 14, 8)}, out);
         }},
        {"shift", 9, 9, [](In x, Out out) { return try_apply_relative_shift(3, 3, x, out); }},
        {"fire", 14, 12,
         [](In x, Out out) {
             return try_make_fire_bias({2, 3, 0.5, 4}, {part(x, 0, 3), part(x, 3, 3), part(x, 6, 6), part(x, 12, 2)},
                                       out);
         }},
        {"network", 20, 12, [=](In x, Out out) { return network(x, MlpActivation::silu, false, out); }},
        {"network, normalised", 20, 12, [=](In x, Out out) { return network(x, MlpActivation::relu, true, out); }},
        {"cope", 12, 6,
         [](In x, Out out) {
             return try_compute_cope_bias({1, 2, 3, 4, 2}, logits, part(x, 0, 4), part(x, 4, 8), out);
         }},
        {"look up", 6, 8,
         [](In x, Out out) { return try_look_up({.table = x, .dim = 2, .positions = positions, .scale = 2}, out); }},
        {"positions", 14, 8,
         [](In x, Out out) {
             const CombineOptions o{.batch = 1, .tokens = 4, .dim = 2, .alpha = 0.5, .positions = positions};
             return try_add_positions(o, part(x, 0, 8), part(x, 8, 6), out);
         }},
        {"resize", 10, 14, [](In x, Out out) { return try_resize_rows({x, 2, 6, 1, Interpolation::bicubic}, out); }},
        {"rotary", 12, 12,
         [](In x, Out out) {
             const Frequencies frequencies{.inverse = {1, 0.5}};
             return try_apply_rotary({.positions = list(halves), .head_dim = 4, .pairing = Pairing::rotate_half},
                                     frequencies, x, out);
         }},
        {"xpos", 12, 12, [](In x, Out out) { return try_apply_xpos({.role = XposRole::keys, .head_dim = 4}, x, out); }},
        {"polar", 12, 24,
         [](In x, Out out) { return try_apply_polar({.positions = range(3), .head_dim = 4}, x, In(), out); }},
    };
    return all;
}

}  // namespace

TEST_CASE("a NaN in a tensor reaches every number that depends on it") {
    for (const Tensors& t : tensors()) {
        std::size_t reached = 0;
        for (std::size_t k = 0; k < t.numbers; ++k) {
            const auto with = [&](float number) {
                std::vector<float> x(t.numbers), out(t.results);
                for (std::size_t i = 0; i < x.size(); ++i) x[i] = float(i * 7 % 11) / 4 - 1;
                x[k] = number;
                INFO(t.name);
                REQUIRE(error_message(t.make(x, out)) == error_message({}));
                return out;
            };
            const auto one = with(0.25f), two = with(1.75f), none = with(std::numeric_limits<float>::quiet_NaN());
            for (std::size_t i = 0; i < one.size(); ++i) {
                if (one[i] == two[i]) continue;
                ++reached;
                INFO(t.name << ": number " << k << ", result " << i);
                CHECK(std::isnan(none[i]));
            }
        }
        CHECK(reached >= t.results / 2);
    }
}

TEST_CASE("an overflow within a network is seen in its result") {
    // The squares of its hidden units go beyond double: normalised, they would all be zero.
    const std::vector<float> big(4, 3e38f), one(1, 1.0f), two{3e38f, -1e38f};
    std::vector<MlpLayer> layers;
    layers.push_back({one, one, {}, {}});
    for (int k = 0; k < 5; ++k) layers.push_back({std::span(big).first(1), one, {}, {}});
    layers.push_back({two, two, two, two});
    layers.push_back({two, one, {}, {}});
    std::vector<double> out(6);
    make_mlp_bias({2, 3, false, MlpActivation::relu}, std::span<const MlpLayer>(layers), std::span(out));
    for (const double x : out) CHECK_FALSE(std::isfinite(x));
}

TEST_CASE("non-finite parameters, and NaN in data that a choice or a sum depends on, are rejected by name") {
    constexpr double none = std::numeric_limits<double>::quiet_NaN(), endless = HUGE_VAL;
    std::vector<float> out(6, 42.0f);
    const auto refuse = [&](const Status& status, const std::string& argument) {
        CHECK(error_name(status.code) == "POSENC_NOT_FINITE");
        CHECK(status.argument == argument);
        CHECK(out == std::vector<float>(6, 42.0f));
    };
    const std::vector<double> fine{1}, rows{0, 1, 2};
    const std::vector<float> table(8, 1.0f), logits{1, 2, 3, 4, 5, std::nanf("")};
    for (const double x : {none, endless, -endless}) {
        const std::vector<double> bad{x}, places{1, x, 1};
        const std::vector<float> gates{0, float(x)};
        refuse(try_make_kerple_bias({KerpleKernel::power, 2, 3}, bad, fine, out), "p");
        refuse(try_make_kerple_bias({KerpleKernel::power, 2, 3}, fine, bad, out), "a");
        refuse(try_make_t5_bias({true, 8, 16}, 1, 2, 3, table, out, {.scale = x}), "scale");
        refuse(try_make_alibi_bias({.heads = 1, .queries = 2, .keys = 3, .bias_max = x}, out), "bias_max");
        refuse(try_make_sandwich_bias({.heads = 1, .queries = 2, .keys = 3, .base = x}, out), "base");
        refuse(try_make_fire_distances({2, 3, x}, std::span<float>(out)), "c");
        refuse(try_look_up({.table = table, .dim = 2, .positions = places}, out), "positions");
        refuse(try_look_up({.table = table, .dim = 2, .positions = rows, .scale = x}, out), "scale");
        refuse(try_make_forget_gate_bias({1, 2}, gates, std::span(out).first(4)), "gate_logits");
        refuse(try_make_scaled_sinusoidal_table({.positions = range(3), .dim = 2, .scale = x}, out), "scale");
    }
    refuse(try_compute_cope_positions({1, 2, 3, 4}, logits, out), "logits");
}
