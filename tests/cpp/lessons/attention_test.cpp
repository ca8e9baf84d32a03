
#include <cmath>
#include <cstring>
#include <limits>
#include <numeric>
#include <vector>

#include "exact/double_double.hpp"
#include "exact/exponential.hpp"
#include "posenc/lessons/lessons.hpp"
#include "posenc/posenc.hpp"
#include "support/isas.hpp"
#include "support/tables.hpp"
#include "support/tensors.hpp"

namespace posenc::reference {
namespace {

/// The output of one head of attention as lesson 001 writes it, tokens as columns, entry by entry: [T, dv] of head h.
std::vector<double> compute_attention_head(const AttentionInput& in, std::size_t head) {
    const std::size_t tokens = in.content.rows, width = in.content.columns;
    const auto input = [&](std::size_t token, std::size_t c) {
        const double p = in.positions.rows > 0 ? in.positions.row(token)[c] : 0;
        return in.content_scale * in.content.row(token)[c] + in.position_scale * p;
    };
    // Column t of W X + b, output o of this head.
    const auto projected = [&](const MatrixView<double>& w, std::span<const double> bias, std::size_t each,
                               std::size_t token, std::size_t o) {
        const std::size_t output = head * each + o;
        if (w.rows == 0) return input(token, output) + (bias.empty() ? 0.0 : bias[output]);
        double sum = bias.empty() ? 0.0 : bias[output];
        for (std::size_t c = 0; c < width; ++c) sum += w.row(output)[c] * input(token, c);
        return sum;
    };
    const std::size_t dk = (in.weights.query.rows ? in.weights.query.rows : width) / in.heads;
    const std::size_t dv = (in.weights.value.rows ? in.weights.value.rows : width) / in.heads;
    std::vector<double> out(tokens * dv, 0.0);
    for (std::size_t i = 0; i < tokens; ++i) {  // column i of S = K^T Q / sqrt(dk)
        std::vector<double> column(tokens);
        double sum = 0;
        for (std::size_t j = 0; j < tokens; ++j) {
            double score = 0;
            for (std::size_t o = 0; o < dk; ++o)
                score += projected(in.weights.key, in.weights.key_bias, dk, j, o) *
                         projected(in.weights.query, in.weights.query_bias, dk, i, o);
            score *= in.scale != 0 ? in.scale : 1 / std::sqrt(double(dk));
            column[j] = in.causal && j > i ? 0 : std::exp(score);
            sum += column[j];
        }
        for (std::size_t j = 0; j < tokens; ++j)
            for (std::size_t o = 0; o < dv; ++o)
                out[i * dv + o] += column[j] / sum * projected(in.weights.value, in.weights.value_bias, dv, j, o);
    }
    return out;
}

}  // namespace
}  // namespace posenc::reference

using namespace posenc;
using golden::Json;

namespace {

using Numbers = std::vector<double>;

Numbers widened(const std::vector<float>& x) {
    return {x.begin(), x.end()};
}

struct Results {
    Numbers query, key, value, terms, scores, weights, output;
};

Results attend(const AttentionInput& in) {
    const std::size_t t = in.content.rows, d = in.content.columns;
    const std::size_t k = in.weights.query.rows ? in.weights.query.rows : d;
    const std::size_t v = in.weights.value.rows ? in.weights.value.rows : d, map = in.heads * t * t;
    Results r{Numbers(t * k), Numbers(t * k), Numbers(t * v), Numbers(4 * map),
              Numbers(map),   Numbers(map),   Numbers(t * v)};
    compute_attention(in, {r.query, r.key, r.value, r.terms, r.scores, r.weights, r.output});
    return r;
}

// A golden case with its arrays; weights there are [D, outputs], ours [outputs, D].
struct Case {
    explicit Case(const Json& c) {
        const Json& p = c["params"];
        const std::size_t t = p["tokens"], d = p["dim"], dk = p.value("key_dim", d), dv = p.value("value_dim", d);
        x = widened(golden::tensor<float>(c["inputs"]["x"]));
        if (p.contains("order")) {
            const Numbers straight = x;
            for (std::size_t i = 0; i < t; ++i)
                std::copy_n(straight.begin() + std::ptrdiff_t(p["order"][i].get<std::size_t>() * d), d,
                            x.begin() + std::ptrdiff_t(i * d));
        }
        q = tables::transposed(widened(golden::tensor<float>(c["inputs"]["query_weights"])), d, dk);
        k = tables::transposed(widened(golden::tensor<float>(c["inputs"]["key_weights"])), d, dk);
        v = tables::transposed(widened(golden::tensor<float>(c["inputs"]["value_weights"])), d, dv);
        positions.resize(t * d);
        make_sinusoidal_table({.positions = range(t), .dim = d}, std::span(positions));
        in.content = {x, t, d};
        if (p.value("positions_added", true)) in.positions = {positions, t, d};
        in.weights = {{q, dk, d}, {k, dk, d}, {v, dv, d}, {}, {}, {}};
        in.heads = p.value("heads", 1);
        in.causal = p.value("causal", false);
        columns = p.value("tokens_are", "rows") == "columns";
    }
    Numbers x, q, k, v, positions;
    AttentionInput in;
    bool columns = false;
};

double worst(const Json& c, const Numbers& got) {
    const auto expect = golden::numbers(c["expect"]);
    double scale = 1;
    for (const double e : expect) scale = std::max(scale, std::fabs(e));
    return golden::largest_difference(got, expect) / scale;
}

// Five tokens, width 6, two heads, everything there.
struct Full {
    Full() {
        const auto fill = [](Numbers& to, std::size_t n, int factor, int modulus) {
            to.resize(n);
            for (std::size_t i = 0; i < n; ++i) to[i] = double(int(i) * factor % modulus - modulus / 2) / 7;
        };
        fill(x, 30, 7, 11);
        fill(q, 48, 5, 13);
        fill(k, 48, 3, 17);
        fill(v, 24, 11, 19);
        fill(qb, 8, 3, 5);
        fill(kb, 8, 2, 7);
        fill(vb, 4, 1, 3);
        positions.resize(30);
        make_sinusoidal_table({.positions = range(5), .dim = 6}, std::span(positions));
        in.content = {x, 5, 6};
        in.positions = {positions, 5, 6};
        in.weights = {{q, 8, 6}, {k, 8, 6}, {v, 4, 6}, qb, kb, vb};
        in.heads = 2;
    }
    Numbers x, q, k, v, qb, kb, vb, positions;
    AttentionInput in;
};

}  // namespace

TEST_CASE("attention matches 50-digit truth, in the row notation and, transposed, in that of lesson 001") {
    on_every_isa([] {
        const auto each = [](const char* encoding, auto pick) {
            golden::each("attention", encoding, [&](const Json& c) {
                const Case k(c);
                Numbers got = pick(attend(k.in));
                if (k.columns) {
                    const std::size_t t = k.in.content.rows;
                    got = tables::transposed(got, t, got.size() / t);
                }
                CHECK(worst(c, got) <= 1e-12);
            });
        };
        each("attention_scores", [](const Results& r) { return r.scores; });
        each("attention_terms", [](const Results& r) { return r.terms; });
        each("attention_weights", [](const Results& r) { return r.weights; });
        each("attention_output", [](const Results& r) { return r.output; });
        each("attention_order", [](const Results& r) { return r.output; });
    });
}

TEST_CASE("softmax matches 50-digit truth, also where e^score would overflow") {
    golden::each("attention", "softmax", [](const Json& c) {
        Numbers scores;
        for (const Json& row : c["inputs"]["scores"])
            for (const double x : golden::numbers(row)) scores.push_back(x);
        const std::size_t rows = c["shape"][0], columns = c["shape"][1];
        Numbers out(scores.size());
        compute_softmax({scores, rows, columns}, out);
        CHECK(worst(c, out) <= 1e-12);
        compute_softmax({scores, rows, columns}, scores);
        CHECK(scores == out);
    });
}

TEST_CASE("a hidden key has no weight, whether a bias of minus infinity or the mask hides it") {
    const double inf = HUGE_VAL;
    Numbers out(6);
    compute_softmax({Numbers{-inf, 2, 2, -inf, -inf, -inf}, 2, 3}, out);
    CHECK(out == Numbers{0, 0.5, 0.5, 0, 0, 0});
    Numbers content(4 * 6);
    for (std::size_t k = 0; k < content.size(); ++k) content[k] = std::sin(double(k));
    AttentionInput masked{.content = {content, 4, 6}, .heads = 2, .causal = true}, biased = masked;
    Numbers bias(2 * 4 * 4);
    make_alibi_bias({.heads = 2, .queries = 4, .keys = 4, .causal = true}, std::span(bias));
    Numbers scores(32), plain(32), weights(32);
    compute_attention(masked, {.scores = plain});
    biased.causal = false;
    biased.bias = bias;
    compute_attention(biased, {.scores = scores, .weights = weights});
    for (std::size_t k = 0; k < 32; ++k) CHECK(scores[k] == (std::isinf(plain[k]) ? -inf : plain[k] + bias[k]));
    CHECK(weights[1] == 0);
    CHECK(weights[0] == 1);
    bias[3] = inf;
    CHECK(std::string(try_compute_attention(biased, {.scores = scores}).argument) == "bias");
    biased.bias = std::span(bias).first(16);
    CHECK(std::string(try_compute_attention(biased, {.scores = scores}).argument) == "bias");
}

TEST_CASE("the exponential is within two units in the last place of the double-double one") {
    double largest = 0;
    for (double x = -700; x < 700; x += 0.0937) {
        const double truth = exact::exp({x, 0}).high;
        largest = std::max(largest, std::fabs(exact::exponential(x) - truth) / truth);
    }
    CHECK(largest <= 2 * 0x1p-52);
    CHECK(exact::exponential(0) == 1);
    CHECK(exact::exponential(-HUGE_VAL) == 0);
    CHECK(exact::exponential(-746) == 0);
    CHECK(exact::exponential(-745) == 0x1p-1074);
    CHECK(exact::exponential(710) == HUGE_VAL);
    CHECK(std::isnan(exact::exponential(std::numeric_limits<double>::quiet_NaN())));
}

TEST_CASE(
    "attention with heads, biases, scales and a mask agrees with the readable reference in lesson 001's notation") {
    Full f;
    for (const bool causal : {false, true})
        for (const double scale : {0.0, 1.0, 0.125}) {
            f.in.causal = causal;
            f.in.scale = scale;
            f.in.content_scale = 2.5;
            f.in.position_scale = -0.75;
            const Results r = attend(f.in);
            for (std::size_t h = 0; h < 2; ++h) {
                const auto expect = reference::compute_attention_head(f.in, h);
                for (std::size_t t = 0; t < 5; ++t)
                    for (std::size_t c = 0; c < 2; ++c)
                        CHECK(r.output[t * 4 + h * 2 + c] == Approx(expect[t * 2 + c]).margin(1e-13));
            }
        }
    AttentionInput plain;
    plain.content = f.in.content;
    CHECK(golden::largest_difference(attend(plain).output, reference::compute_attention_head(plain, 0)) < 1e-14);
}

TEST_CASE("lesson 001: the four terms add up to the score, with and without biases") {
    Full f;
    for (const bool biases : {true, false}) {
        if (!biases) f.in.weights.query_bias = f.in.weights.key_bias = {};
        const Results r = attend(f.in);
        for (std::size_t i = 0; i < 50; ++i)
            CHECK(std::fabs(r.terms[i] + r.terms[50 + i] + r.terms[100 + i] + r.terms[150 + i] - r.scores[i]) < 1e-12);
    }
    Numbers sums;
    f.in.terms = content_position | position_position;
    const Results some = attend(f.in);
    for (std::size_t i = 0; i < 50; ++i) CHECK(some.scores[i] == some.terms[50 + i] + some.terms[150 + i]);
    f.in.terms = 0;
    for (const double w : attend(f.in).weights) CHECK(w == Approx(0.2));
    f.in.terms = all_terms;
    f.in.positions = {};
    const Results bare = attend(f.in);
    for (std::size_t i = 50; i < 200; ++i) CHECK(bare.terms[i] == 0);
}

TEST_CASE("lesson 001: softmax runs over the keys, so every query's weights sum to 1, and a mask hides later keys") {
    Full f;
    f.in.causal = true;
    const Results r = attend(f.in);
    for (std::size_t row = 0; row < 10; ++row) {
        CHECK(std::accumulate(r.weights.begin() + long(row * 5), r.weights.begin() + long(row * 5 + 5), 0.0) ==
              Approx(1).epsilon(1e-15));
        for (std::size_t key = 0; key < 5; ++key) {
            CHECK((r.weights[row * 5 + key] == 0) == (key > row % 5));
            CHECK((r.scores[row * 5 + key] == -HUGE_VAL) == (key > row % 5));
        }
    }
}

TEST_CASE("lesson 001: attention without positions is equivariant, not invariant; positions end that") {
    Full f;
    const Numbers order = {3, 0, 4, 1, 2};
    CHECK(compute_equivariance_error(f.in, order) > 0.01);
    f.in.positions = {};
    CHECK(compute_equivariance_error(f.in, order) < 1e-12);
    Case same(golden::read("attention")["cases"][0]);
    same.in.positions = {};
    Case moved = same;
    std::rotate(moved.x.begin(), moved.x.begin() + 4, moved.x.end());
    moved.in.content.data = moved.x;
    CHECK(golden::largest_difference(attend(same.in).output, attend(moved.in).output) > 0.1);  // the outputs move along
}

TEST_CASE(
    "lesson 001: position-position scores depend on distance alone for identity weights, but not for general ones") {
    const std::size_t t = 8, d = 16;
    Numbers zeros(t * d, 0.0), positions(t * d), w(d * d);
    make_sinusoidal_table({.positions = range(t), .dim = d}, std::span(positions));
    for (std::size_t i = 0; i < w.size(); ++i) w[i] = double(int(i * 37 % 101) - 50) / 25;
    const auto spread = [&](const AttentionInput& in) {
        const Results r = attend(in);
        double largest = 0;
        for (std::size_t i = 0; i + 2 < t; ++i)
            largest = std::max(largest, std::fabs(r.scores[i * t + i + 1] - r.scores[(i + 1) * t + i + 2]));
        return largest;
    };
    AttentionInput in;
    in.content = {zeros, t, d};
    in.positions = {positions, t, d};
    CHECK(spread(in) < 1e-13);
    in.weights.query = in.weights.key = {w, d, d};
    in.weights.key.data = std::span(w);
    CHECK(spread(in) > 1);
}

TEST_CASE("attention is the same bits on every instruction set") {
    Full f;
    Numbers first;
    on_every_isa([&] {
        const Numbers now = attend(f.in).output;
        if (first.empty()) first = now;
        CHECK(std::memcmp(first.data(), now.data(), now.size() * sizeof(double)) == 0);
    });
}

TEST_CASE("no tokens give empty attention, and tokens of no width attend evenly") {
    AttentionInput in;
    in.content = {{}, 0, 4};
    CHECK(try_compute_attention(in, {}).ok());
    in.content = {{}, 3, 0};
    Numbers weights(9);
    compute_attention(in, {.weights = weights});
    CHECK(weights[4] == Approx(1.0 / 3));
}

TEST_CASE("attention rejects bad input with the argument and what is allowed, and changes nothing") {
    Full f;
    Numbers out(20, 42.0);
    const double nan = std::numeric_limits<double>::quiet_NaN();
    const auto refuse = [&](auto&& change, ErrorCode code, const std::string& argument) {
        AttentionInput in = f.in;
        change(in);
        const Status status = try_compute_attention(in, {.output = out});
        CHECK(status.code == code);
        CHECK(status.argument == argument);
        CHECK(std::string(status.allowed).size() > 0);
        for (const double x : out) CHECK(x == 42.0);
    };
    Numbers bad = f.x;
    bad[7] = nan;
    refuse([](auto& in) { in.heads = 0; }, ErrorCode::out_of_range, "heads");
    refuse([](auto& in) { in.heads = 3; }, ErrorCode::shape_mismatch, "query");
    refuse([](auto& in) { in.content.rows = 4; }, ErrorCode::shape_mismatch, "content");
    refuse([&](auto& in) { in.content.data = bad; }, ErrorCode::not_finite, "content");
    refuse([](auto& in) { in.positions = {in.positions.data.first(24), 4, 6}; }, ErrorCode::shape_mismatch,
           "positions");
    refuse(
        [](auto& in) {
            in.weights.key = {in.weights.key.data.first(36), 6, 6};
            in.weights.key_bias = {};
        },
        ErrorCode::shape_mismatch, "key");
    refuse([](auto& in) { in.weights.value = {in.weights.value.data, 6, 4}; }, ErrorCode::shape_mismatch, "value");
    refuse([](auto& in) { in.weights.query_bias = in.weights.query_bias.first(7); }, ErrorCode::shape_mismatch,
           "query_bias");
    refuse([&](auto& in) { in.scale = nan; }, ErrorCode::not_finite, "scale");
    refuse([&](auto& in) { in.position_scale = HUGE_VAL; }, ErrorCode::not_finite, "position_scale");
    refuse([](auto& in) { in.terms = 16; }, ErrorCode::out_of_range, "terms");
    Numbers small(19, 42.0);
    CHECK(try_compute_attention(f.in, {.output = small}).code == ErrorCode::shape_mismatch);
    double error = 42;
    for (const Numbers& order :
         {Numbers{0, 1, 2, 3}, Numbers{0, 1, 2, 3, 3}, Numbers{0, 1, 2, 3, 5}, Numbers{0, 1, 2, 3, nan}})
        CHECK(std::string(try_compute_equivariance_error(f.in, order, error).argument) == "permutation");
    CHECK(error == 42);
    CHECK(try_compute_softmax({bad, 5, 6}, std::span(bad)).code == ErrorCode::not_finite);
}
