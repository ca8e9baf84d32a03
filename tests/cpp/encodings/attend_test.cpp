#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>

#include "posenc/posenc.hpp"
#include "support/golden.hpp"
#include "support/tensors.hpp"

using namespace posenc;
using golden::Json;

namespace {

/// A golden case: its tensors, and the options that borrow its lists.
struct Attention {
    std::vector<double> q, k, v, bias, sinks, expect;
    std::vector<std::uint8_t> mask;
    std::vector<std::size_t> bias_shape;
    AttendOptions options;

    explicit Attention(const Json& c)
        : q(golden::tensor(c["inputs"]["q"])), k(golden::tensor(c["inputs"]["k"])), v(golden::tensor(c["inputs"]["v"])),
          expect(golden::numbers(c["expect"])) {
        const Json& p = c["params"];
        const auto maybe = [&](const char* name) {
            return golden::maybe(Json{{"x", p[name]}}, p[name].is_null() ? "" : "x");
        };
        AttentionMaskOptions& o = options.visibility;
        o.batch = p["batch"];
        o.queries = p["queries"];
        o.keys = p["keys"];
        o.causal = p["causal"].get<bool>();
        if (const auto window = maybe("window")) o.window = std::size_t(*window);
        options.heads = p["heads"];
        options.key_heads = p["key_heads"].get<std::size_t>();
        options.head_dim = p["head_dim"];
        options.value_dim = p["value_dim"].get<std::size_t>();
        options.heads_first = p["heads_first"].get<bool>();
        options.scale = maybe("scale");
        options.softcap = maybe("softcap");
        if (const Json& lists = c["inputs"]["mask"]; !lists.is_null()) mask = golden::tensor<std::uint8_t>(lists);
        if (const Json& lists = c["inputs"]["bias"]; !lists.is_null()) {
            for (const Json& rows : lists)
                for (const Json& row : rows)
                    for (const Json& x : row) bias.push_back(x.is_null() ? -HUGE_VAL : x.get<double>());
            bias_shape = {lists.size(), lists[0].size(), lists[0][0].size()};
        }
        if (const Json& list = c["inputs"]["sinks"]; !list.is_null()) sinks = golden::numbers(list);
        o.mask = mask;
        options.sinks = sinks;
        options.bias = bias;
        options.bias_shape = bias_shape;
    }

    template <class T>
    std::vector<T> attended() const {
        const std::vector<T> a(q.begin(), q.end()), b(k.begin(), k.end()), c(v.begin(), v.end());
        std::vector<T> out(expect.size(), T(77));
        attend(options, std::span<const T>(a), std::span<const T>(b), std::span<const T>(c), std::span<T>(out));
        return out;
    }

    /// Not less than the largest magnitude of a score, a bias or the softcap.
    double largest_score() const {
        double length[2] = {0, 0}, most = options.softcap.value_or(0);
        for (const auto* x : {&q, &k})
            for (std::size_t i = 0; i < x->size(); i += options.head_dim) {
                double sum = 0;
                for (std::size_t d = 0; d < options.head_dim; ++d) sum += (*x)[i + d] * (*x)[i + d];
                length[x == &k] = std::fmax(length[x == &k], std::sqrt(sum));
            }
        const double scale = std::fabs(options.scale.value_or(1 / std::sqrt(double(options.head_dim))));
        for (const double x : bias)
            if (std::isfinite(x)) most = std::fmax(most, std::fabs(x));
        for (const double x : sinks) most = std::fmax(most, std::fabs(x));
        return std::fmax(most, scale * length[0] * length[1]);
    }
};

/// A plain example: two heads of three queries over five keys.
struct Plain {
    std::vector<float> q = std::vector<float>(2 * 3 * 4, 0.5f), k = std::vector<float>(2 * 5 * 4, 0.25f),
                       v = std::vector<float>(2 * 5 * 4, 1.0f), out = std::vector<float>(2 * 3 * 4, 42.0f);
    AttendOptions options{
        .visibility = {.queries = 3, .keys = 5, .causal = true}, .heads = 2, .head_dim = 4, .heads_first = true};

    Status call() { return try_attend(options, std::span<const float>(q), k, v, std::span<float>(out)); }
};

}  // namespace

TEST_CASE("attend is within its stated bound of 50-digit truth: groups, windows, padding, caps, scales and biases") {
    golden::each("attend", "attend", [](const Json& c) {
        const Attention attention(c);
        double largest = 0;
        for (const double x : attention.v) largest = std::fmax(largest, std::fabs(x));
        const double bound = (3 * attention.largest_score() + 4) * 0x1p-50 * largest;
        CHECK(golden::largest_difference(attention.attended<double>(), attention.expect) <= bound);
        CHECK(golden::largest_difference(attention.attended<float>(), attention.expect) <= bound + largest * 0x1p-25);
    });
}

TEST_CASE("keys that no query sees are not read: the rest of a cache may hold anything") {
    Plain plain;
    plain.options.visibility.window = 3;  // the first query is at position 2
    REQUIRE(plain.call().ok());
    const std::vector<float> before = plain.out;
    const std::vector<std::uint8_t> mask = {1, 0, 1, 1, 1};
    plain.options.visibility.mask = mask;
    REQUIRE(plain.call().ok());
    const std::vector<float> masked = plain.out;
    for (std::size_t h = 0; h < 2; ++h)
        for (std::size_t d = 0; d < 4; ++d) plain.k[(h * 5 + 1) * 4 + d] = plain.v[(h * 5 + 1) * 4 + d] = std::nanf("");
    REQUIRE(plain.call().ok());
    CHECK(plain.out == masked);
    // So may keys that a bias hides.
    const std::vector<double> bias = {0, -HUGE_VAL, 0, 0, 0};
    const std::vector<std::size_t> shape = {5};
    plain.options.visibility.mask = {};
    plain.options.bias = bias;
    plain.options.bias_shape = shape;
    REQUIRE(plain.call().ok());
    CHECK(plain.out == masked);
    // Seen ones reach the result.
    plain.options.bias = {};
    plain.options.bias_shape = {};
    REQUIRE(plain.call().ok());
    CHECK(std::isnan(plain.out[0]));
}

TEST_CASE("a sink takes its share of the weights: at a score of its own it halves those of one key") {
    Plain plain;
    plain.options.visibility.window = 1;
    const std::vector<double> equal(2, 0.5 * 0.25 * 4 / 2), far(2, -1e6);
    plain.options.sinks = equal;
    REQUIRE(plain.call().ok());
    CHECK(plain.out == std::vector<float>(plain.out.size(), 0.5f));
    plain.options.sinks = far;
    REQUIRE(plain.call().ok());
    CHECK(plain.out == std::vector<float>(plain.out.size(), 1.0f));
}

TEST_CASE("attend without positions is the attention of the lesson, and a bias is added as add_bias stretches it") {
    constexpr std::size_t tokens = 9, dim = 6, heads = 3;
    std::vector<double> x(tokens * heads * dim);
    for (std::size_t i = 0; i < x.size(); ++i) x[i] = std::sin(double(i) * 1.7);
    std::vector<double> bias(heads * tokens * tokens), theirs(x.size()), ours(x.size());
    make_alibi_bias({.heads = heads, .queries = tokens, .keys = tokens, .causal = true}, std::span(bias));
    AttentionInput input;
    input.content = {x, tokens, heads * dim};
    input.heads = heads;
    input.bias = bias;
    compute_attention(input, {.output = theirs});
    const std::vector<std::size_t> shape = {heads, tokens, tokens};
    attend({.visibility = {.queries = tokens, .keys = tokens, .causal = false},
            .heads = heads,
            .head_dim = dim,
            .heads_first = false,
            .bias = bias,
            .bias_shape = shape},
           std::span<const double>(x), std::span<const double>(x), std::span<const double>(x), std::span<double>(ours));
    CHECK(golden::largest_difference(ours, theirs) <= 1e-13);
}

TEST_CASE("a bad attention is refused by name and changes nothing") {
    Plain plain;
    const auto refuse = [&](auto change, ErrorCode code, const std::string& argument) {
        Plain wrong;
        change(wrong);
        const Status status = wrong.call();
        CHECK(status.code == code);
        CHECK(status.argument == argument);
        CHECK(wrong.out == std::vector<float>(wrong.out.size(), 42.0f));
    };
    const double nan = std::nan("");
    const std::vector<double> bias(6, 0.0);
    const std::vector<std::size_t> shape = {2, 3}, many = {1, 1, 1, 1, 5};
    refuse([](Plain& p) { p.options.visibility.causal.reset(); }, ErrorCode::missing_key, "causal");
    refuse([](Plain& p) { p.options.visibility.window = 0; }, ErrorCode::out_of_range, "window");
    refuse([](Plain& p) { p.options.heads = 0; }, ErrorCode::out_of_range, "heads");
    refuse([](Plain& p) { p.options.key_heads = 3; }, ErrorCode::out_of_range, "key_heads");
    refuse([](Plain& p) { p.options.key_heads = 0; }, ErrorCode::out_of_range, "key_heads");
    refuse([](Plain& p) { p.options.heads_first.reset(); }, ErrorCode::missing_key, "heads_first");
    refuse([](Plain& p) { p.options.head_dim = 0; }, ErrorCode::out_of_range, "head_dim");
    refuse([](Plain& p) { p.options.value_dim = 0; }, ErrorCode::out_of_range, "value_dim");
    refuse([](Plain& p) { p.options.head_dim = 5; }, ErrorCode::shape_mismatch, "queries");
    refuse([](Plain& p) { p.k.resize(8); }, ErrorCode::shape_mismatch, "keys");
    refuse([](Plain& p) { p.options.value_dim = 3; }, ErrorCode::shape_mismatch, "values");
    refuse([](Plain& p) { p.out.resize(8); }, ErrorCode::shape_mismatch, "out");
    refuse([&](Plain& p) { p.options.scale = nan; }, ErrorCode::not_finite, "scale");
    refuse([](Plain& p) { p.options.softcap = 0; }, ErrorCode::out_of_range, "softcap");
    refuse([&](Plain& p) { p.options.softcap = nan; }, ErrorCode::not_finite, "softcap");
    const std::vector<double> sinks = {0, nan, 0};
    refuse([&](Plain& p) { p.options.sinks = sinks; }, ErrorCode::shape_mismatch, "sinks");
    refuse([&](Plain& p) { p.options.sinks = std::span(sinks).first(2); }, ErrorCode::not_finite, "sinks");
    refuse([&](Plain& p) { p.options.bias = bias; }, ErrorCode::shape_mismatch, "bias");
    const auto with_shape = [&](const std::vector<std::size_t>& axes) {
        return [&](Plain& p) {
            p.options.bias = bias;
            p.options.bias_shape = axes;
        };
    };
    refuse(with_shape(shape), ErrorCode::shape_mismatch, "bias_shape");
    refuse(with_shape(many), ErrorCode::out_of_range, "bias_shape.size");
    Status status =
        try_attend(plain.options, std::span<const float>(plain.q), plain.k, plain.v, std::span<float>(plain.q));
    CHECK(status.argument == std::string("out"));
    status = try_attend(plain.options, std::span<const float>(plain.q), plain.k, plain.v,
                        std::span<float>(plain.v).first(24));
    CHECK(status.code == ErrorCode::out_of_range);
    const std::vector<std::uint8_t> mask(7, 1);
    plain.options.visibility.mask = mask;
    CHECK(error_message(plain.call()) == "mask has 7 elements; allowed: batch x keys elements");
}
