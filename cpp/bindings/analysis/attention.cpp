#include "posenc/analysis/attention.hpp"
#include "bindings/analysis/analysis_runtime.hpp"

namespace posenc::bindings {
namespace {

// The options as one list of numbers, in the order of web/api/analysis/attention.ts; arrays follow one another in
// `data`: content, positions, query, key, value, and their biases.
AttentionInput input_of(Address numbers, Address data) {
    const double* n = reinterpret_cast<const double*>(numbers);
    auto next = [at = reinterpret_cast<const double*>(data)](double count) mutable {
        const std::span<const double> taken(at, size(count));
        at += size(count);
        return taken;
    };
    const auto matrix_of = [&](double rows) -> MatrixView<double> {
        return {next(rows * n[1]), size(rows), size(n[1])};
    };
    AttentionInput in;
    in.content = matrix_of(n[0]);
    in.positions = matrix_of(n[2]);
    in.weights.query = matrix_of(n[3]);
    in.weights.key = matrix_of(n[4]);
    in.weights.value = matrix_of(n[5]);
    in.weights.query_bias = next(n[6]);
    in.weights.key_bias = next(n[7]);
    in.weights.value_bias = next(n[8]);
    in.heads = size(n[9]);
    in.causal = n[10] != 0;
    in.scale = n[11];
    in.content_scale = n[12];
    in.position_scale = n[13];
    in.terms = static_cast<unsigned>(n[14]);
    return in;
}

int attention(Address numbers, Address data, Address query, Address key, Address value, Address terms, Address scores,
              Address weights, Address output) {
    const AttentionInput in = input_of(numbers, data);
    const std::size_t t = in.content.rows, d = in.content.columns;
    const std::size_t keys = in.weights.query.rows > 0 ? in.weights.query.rows : d;
    const std::size_t values = in.weights.value.rows > 0 ? in.weights.value.rows : d;
    const std::size_t map = in.heads * t * t;
    return report(try_compute_attention(in, {span<double>(query, t * keys), span<double>(key, t * keys),
                                             span<double>(value, t * values), span<double>(terms, 4 * map),
                                             span<double>(scores, map), span<double>(weights, map),
                                             span<double>(output, t * values)}));
}

int softmax(Address scores, double rows, double columns, Address out) {
    const auto from = matrix<double>(scores, rows, columns);
    return report(try_compute_softmax(from, span<double>(out, from.data.size())));
}

int equivariance_error(Address numbers, Address data, Address permutation, double count, Address out) {
    double error = 0;
    const Status status =
        try_compute_equivariance_error(input_of(numbers, data), span<const double>(permutation, size(count)), error);
    return report(status, out, {error});
}

}  // namespace

EMSCRIPTEN_BINDINGS(posenc_attention) {
    bind<&attention>("attention");
    bind<&softmax>("softmax");
    bind<&equivariance_error>("equivariance_error");
}

}  // namespace posenc::bindings
