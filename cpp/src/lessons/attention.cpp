#include "posenc/lessons/attention.hpp"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "core/shapes.hpp"
#include "exact/double_double.hpp"
#include "exact/exponential.hpp"
#include "lessons/similarity.hpp"
#include "lessons/views.hpp"

namespace posenc {
namespace {

using Numbers = std::vector<double>;

struct Sizes {
    std::size_t tokens, width, heads, head_dim, value_dim;
};

Status mismatch(std::size_t value, const char* argument, const char* allowed) noexcept {
    return {ErrorCode::shape_mismatch, argument, static_cast<double>(value), allowed};
}

Status validate_scores(std::span<const double> scores, const char* name) noexcept {
    for (const double x : scores)
        if (!(x < HUGE_VAL)) return {ErrorCode::not_finite, name, x, "finite numbers, or minus infinity"};
    return {};
}

Status validate_projection(const MatrixView<double>& weights, std::span<const double> bias, const Sizes& sizes,
                           const char* name, const char* bias_name) noexcept {
    POSENC_TRY(guard::matrix(weights, name));
    if (weights.rows > 0 && weights.columns != sizes.width)
        return mismatch(weights.columns, name, "as many columns as content");
    // Their number would cost memory, and they take none.
    if (weights.rows > 0 && weights.columns == 0) return mismatch(weights.rows, name, "no rows without columns");
    const std::size_t outputs = weights.rows > 0 ? weights.rows : sizes.width;
    if (outputs % sizes.heads != 0) return mismatch(outputs, name, "a multiple of heads rows");
    if (!bias.empty() && bias.size() != outputs) return mismatch(bias.size(), bias_name, "one number for each output");
    return guard::matrix(MatrixView<double>{bias, 1, bias.size()}, bias_name);
}

Status validate(const AttentionInput& in, const AttentionOutput& out, Sizes& sizes) noexcept {
    POSENC_TRY(guard::matrix(in.content, "content"));
    if (in.positions.rows > 0) {
        POSENC_TRY(guard::matrix(in.positions, "positions"));
        if (in.positions.rows != in.content.rows || in.positions.columns != in.content.columns)
            return mismatch(in.positions.rows, "positions", "as many rows and columns as content");
    }
    sizes = {in.content.rows, in.content.columns, in.heads, 0, 0};
    if (in.heads == 0) return {ErrorCode::out_of_range, "heads", 0, "an integer of at least 1"};
    POSENC_TRY(validate_projection(in.weights.query, in.weights.query_bias, sizes, "query", "query_bias"));
    POSENC_TRY(validate_projection(in.weights.key, in.weights.key_bias, sizes, "key", "key_bias"));
    POSENC_TRY(validate_projection(in.weights.value, in.weights.value_bias, sizes, "value", "value_bias"));
    const auto outputs = [&](const MatrixView<double>& w) { return w.rows > 0 ? w.rows : sizes.width; };
    if (outputs(in.weights.key) != outputs(in.weights.query))
        return mismatch(outputs(in.weights.key), "key", "as many rows as query");
    sizes.head_dim = outputs(in.weights.query) / in.heads;
    sizes.value_dim = outputs(in.weights.value) / in.heads;
    POSENC_TRY(guard::finite(in.scale, "scale"));
    POSENC_TRY(guard::finite(in.content_scale, "content_scale"));
    POSENC_TRY(guard::finite(in.position_scale, "position_scale"));
    if (in.terms > all_terms)
        return {ErrorCode::out_of_range, "terms", static_cast<double>(in.terms), "a sum of AttentionTerms"};
    const auto wanted = [](std::span<double> to, std::size_t rows, std::size_t columns, const char* name) -> Status {
        return to.empty() ? Status{} : guard::shape(to.size(), rows, columns, name, "as many elements as the result");
    };
    const std::size_t t = sizes.tokens;
    std::size_t elements = 0;
    POSENC_TRY(guard::product({4, sizes.heads, t, t}, "content", elements));
    if (!in.bias.empty())
        POSENC_TRY(guard::shape(in.bias.size(), sizes.heads * t, t, "bias", "heads x tokens x tokens elements"));
    POSENC_TRY(validate_scores(in.bias, "bias"));
    POSENC_TRY(wanted(out.query, t, sizes.heads * sizes.head_dim, "out.query"));
    POSENC_TRY(wanted(out.key, t, sizes.heads * sizes.head_dim, "out.key"));
    POSENC_TRY(wanted(out.value, t, sizes.heads * sizes.value_dim, "out.value"));
    POSENC_TRY(wanted(out.terms, 4 * sizes.heads * t, t, "out.terms"));
    POSENC_TRY(wanted(out.scores, sizes.heads * t, t, "out.scores"));
    POSENC_TRY(wanted(out.weights, sizes.heads * t, t, "out.weights"));
    return wanted(out.output, t, sizes.heads * sizes.value_dim, "out.output");
}

// content_scale * X + position_scale * P, or one of them alone.
Numbers combine(const AttentionInput& in, bool content, bool position) {
    Numbers sum(in.content.data.size(), 0.0);
    for (std::size_t i = 0; i < sum.size(); ++i) {
        if (content) sum[i] = in.content_scale * in.content.data[i];
        if (position && in.positions.rows > 0) sum[i] += in.position_scale * in.positions.data[i];
    }
    return sum;
}

// x W^T + bias, cut into heads: [H, T, outputs / H].
Numbers project(const Numbers& x, const Sizes& sizes, const MatrixView<double>& weights, std::span<const double> bias) {
    const std::size_t outputs = weights.rows > 0 ? weights.rows : sizes.width, each = outputs / sizes.heads;
    Numbers flat(sizes.tokens * outputs);
    if (weights.rows > 0)
        write_similarity<double>({x, sizes.tokens, sizes.width}, weights, Measure::dot, flat);
    else
        flat = x;
    Numbers heads(flat.size());
    for (std::size_t t = 0; t < sizes.tokens; ++t)
        for (std::size_t o = 0; o < outputs; ++o)
            heads[(o / each * sizes.tokens + t) * each + o % each] =
                flat[t * outputs + o] + (bias.empty() ? 0.0 : bias[o]);
    return heads;
}

void join_heads(const Numbers& heads, const Sizes& sizes, std::size_t each, std::span<double> to) {
    if (to.empty()) return;
    for (std::size_t h = 0; h < sizes.heads; ++h)
        for (std::size_t t = 0; t < sizes.tokens; ++t)
            std::copy_n(heads.data() + (h * sizes.tokens + t) * each, each,
                        to.data() + t * sizes.heads * each + h * each);
}

// scale * q k^T of every head: [H, T, T].
Numbers scores_of(const Numbers& q, const Numbers& k, const Sizes& sizes, double scale) {
    const std::size_t t = sizes.tokens, each = t * sizes.head_dim;
    Numbers out(sizes.heads * t * t);
    for (std::size_t h = 0; h < sizes.heads; ++h)
        write_similarity<double>({std::span(q).subspan(h * each, each), t, sizes.head_dim},
                                 {std::span(k).subspan(h * each, each), t, sizes.head_dim}, Measure::dot,
                                 std::span(out).subspan(h * t * t, t * t));
    for (double& x : out) x *= scale;
    return out;
}

void softmax(const double* scores, std::size_t rows, std::size_t keys, double* weights) noexcept {
    for (std::size_t r = 0; r < rows; ++r) {
        const double* from = scores + r * keys;
        double* to = weights + r * keys;
        const double top = *std::max_element(from, from + keys);
        exact::DoubleDouble sum;  // of any number of keys
        if (top == -HUGE_VAL) {
            std::fill_n(to, keys, 0.0);
            continue;
        }
        for (std::size_t j = 0; j < keys; ++j) {
            to[j] = exact::exponential_below(from[j], top);
            sum = sum + exact::DoubleDouble{to[j], 0};
        }
        for (std::size_t j = 0; j < keys; ++j) to[j] /= sum.high;
    }
}

void copy(const Numbers& from, std::span<double> to) {
    if (!to.empty()) std::copy(from.begin(), from.end(), to.begin());
}

void attend(const AttentionInput& in, const Sizes& sizes, const AttentionOutput& out) {
    const auto& w = in.weights;
    const std::size_t t = sizes.tokens, h = sizes.heads;
    const double scale = in.scale != 0         ? in.scale
                         : sizes.head_dim == 0 ? 0
                                               : 1 / std::sqrt(static_cast<double>(sizes.head_dim));
    const Numbers both = combine(in, true, true);
    const Numbers q = project(both, sizes, w.query, w.query_bias), k = project(both, sizes, w.key, w.key_bias);
    const Numbers v = project(both, sizes, w.value, w.value_bias);
    Numbers scores, terms(out.terms.size());
    if (in.terms == all_terms) scores = scores_of(q, k, sizes, scale);
    if (in.terms != all_terms || !terms.empty()) {
        const Numbers content = combine(in, true, false), position = combine(in, false, true);
        const Numbers qs[] = {project(content, sizes, w.query, w.query_bias), project(position, sizes, w.query, {})};
        const Numbers ks[] = {project(content, sizes, w.key, w.key_bias), project(position, sizes, w.key, {})};
        const bool sum = in.terms != all_terms;
        if (sum) scores.assign(h * t * t, 0.0);
        for (std::size_t term = 0; term < 4; ++term) {
            const Numbers part = scores_of(qs[term / 2], ks[term % 2], sizes, scale);
            if (sum && (in.terms >> term & 1))
                for (std::size_t i = 0; i < part.size(); ++i) scores[i] += part[i];
            if (!terms.empty()) std::copy(part.begin(), part.end(), terms.data() + term * part.size());
        }
    }
    for (std::size_t i = 0; i < in.bias.size(); ++i) scores[i] += in.bias[i];
    if (in.causal)
        for (std::size_t row = 0; row < h * t; ++row)
            std::fill(scores.begin() + static_cast<std::ptrdiff_t>(row * t + row % t + 1),
                      scores.begin() + static_cast<std::ptrdiff_t>(row * t + t), -HUGE_VAL);
    Numbers weights(scores.size());
    softmax(scores.data(), h * t, t, weights.data());
    Numbers output(h * t * sizes.value_dim, 0.0);
    for (std::size_t row = 0; row < h * t; ++row)
        for (std::size_t j = 0; j < t; ++j) {
            const double weight = weights[row * t + j];
            const double* value = v.data() + (row / t * t + j) * sizes.value_dim;
            for (std::size_t c = 0; c < sizes.value_dim; ++c) output[row * sizes.value_dim + c] += weight * value[c];
        }
    // Everything is computed: from here on nothing is allocated.
    copy(terms, out.terms);
    join_heads(q, sizes, sizes.head_dim, out.query);
    join_heads(k, sizes, sizes.head_dim, out.key);
    join_heads(v, sizes, sizes.value_dim, out.value);
    copy(scores, out.scores);
    copy(weights, out.weights);
    join_heads(output, sizes, sizes.value_dim, out.output);
}

}  // namespace

Status try_compute_attention(const AttentionInput& input, const AttentionOutput& out) noexcept {
    Sizes sizes{};
    POSENC_TRY(validate(input, out, sizes));
    const std::span<double> asked[] = {out.query, out.key, out.value, out.terms, out.scores, out.weights, out.output};
    if (std::all_of(std::begin(asked), std::end(asked), [](auto to) { return to.empty(); })) return {};
    return guard::no_throw([&]() -> Status {
        attend(input, sizes, out);
        return {};
    });
}

Status try_compute_softmax(MatrixView<double> scores, std::span<double> out) noexcept {
    POSENC_TRY(guard::shape(scores.data.size(), scores.rows, scores.columns, "scores", "rows x columns elements"));
    POSENC_TRY(validate_scores(scores.data, "scores"));
    POSENC_TRY(guard::shape(out.size(), scores.rows, scores.columns, "out", "as many elements as scores"));
    if (scores.columns > 0) softmax(scores.data.data(), scores.rows, scores.columns, out.data());
    return {};
}

Status try_compute_equivariance_error(const AttentionInput& input, std::span<const double> permutation,
                                      double& out) noexcept {
    Sizes sizes{};
    POSENC_TRY(validate(input, {}, sizes));
    const std::size_t t = sizes.tokens, width = sizes.heads * sizes.value_dim;
    if (permutation.size() != t) return mismatch(permutation.size(), "permutation", "as many numbers as tokens");
    return guard::no_throw([&]() -> Status {
        std::vector<bool> seen(t);
        Numbers moved(input.content.data.size());
        for (std::size_t i = 0; i < t; ++i) {
            const double from = permutation[i];
            const bool inside = from >= 0 && from < static_cast<double>(t) && from == std::floor(from);
            if (!inside || seen[static_cast<std::size_t>(from)])
                return {ErrorCode::out_of_range, "permutation", from, "each integer from 0 to tokens - 1 once"};
            seen[static_cast<std::size_t>(from)] = true;
            std::copy_n(input.content.row(static_cast<std::size_t>(from)), sizes.width, moved.data() + i * sizes.width);
        }
        double largest = 0;
        if (t * width > 0) {
            Numbers straight(t * width), permuted(t * width);
            attend(input, sizes, {.output = straight});
            AttentionInput other = input;
            other.content.data = moved;
            attend(other, sizes, {.output = permuted});
            for (std::size_t i = 0; i < t; ++i)
                for (std::size_t c = 0; c < width; ++c)
                    largest =
                        std::max(largest, std::fabs(permuted[i * width + c] -
                                                    straight[static_cast<std::size_t>(permutation[i]) * width + c]));
        }
        out = largest;
        return {};
    });
}

}  // namespace posenc
