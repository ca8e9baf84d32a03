// Attention with its terms, softmax, and the effect of permuting the words.
#include "posenc/posenc.hpp"
#include "support/check.hpp"

using namespace posenc;
using fuzz::Input;

namespace {

/// A matrix with its memory; now and then one that claims another shape than it has.
struct Matrix {
    Matrix(Input& input, std::size_t rows, std::size_t columns) : data(rows * columns), rows(rows), columns(columns) {
        for (double& x : data) x = double(std::int8_t(input.byte())) / 16;
        if (!data.empty() && input.byte() < 8) data[input.byte() % data.size()] = input.number();
        if (input.byte() < 8) this->rows = input.size(9);
        if (input.byte() < 8) this->columns = input.size(9);
        // Any number of rows without columns is a matrix, and scores of that many tokens take all memory there is.
        if (this->columns == 0) this->rows %= 64;
    }
    MatrixView<double> view() const { return {data, rows, columns}; }
    std::vector<double> data;
    std::size_t rows, columns;
};

/// Absent, or as many rows as its outputs.
Matrix weights(Input& input, std::size_t outputs, std::size_t width) {
    return {input, input.flip() ? outputs : 0, width};
}

void whole(Input& input) {
    const std::size_t tokens = input.size(7) % 8, width = input.size(12) % 13, heads = input.byte() % 9;
    const std::size_t dk = input.flip() ? width : input.size(11) % 12 + 1,
                      dv = input.flip() ? width : input.size(11) % 12 + 1;
    const Matrix x(input, tokens, width), p(input, input.flip() ? tokens : 0, width);
    const Matrix q = weights(input, dk, width), k = weights(input, dk, width), v = weights(input, dv, width);
    const std::vector<double> qb = input.numbers(input.flip() ? dk : 0), kb = input.numbers(input.flip() ? dk : 0),
                              vb = input.numbers(input.flip() ? dv : 0);
    const AttentionInput in{
        x.view(),        p.view(),        {q.view(), k.view(), v.view(), qb, kb, vb},
        heads,           input.flip(),    input.number(0),
        input.number(1), input.number(1), input.byte() < 200 ? unsigned(all_terms) : unsigned(input.byte())};
    const std::size_t outputs[] = {q.rows ? q.rows : width, k.rows ? k.rows : width, v.rows ? v.rows : width};
    const std::size_t map = fuzz::output_size(fuzz::output_size(heads, tokens), tokens);
    switch (input.byte() % 6) {
    case 0:
        fuzz::run<double>(input, fuzz::output_size(tokens, outputs[0]),
                          [&](auto out) { return try_compute_attention(in, {.query = out}); });
        break;
    case 1:
        fuzz::run<double>(input, fuzz::output_size(tokens, outputs[1]),
                          [&](auto out) { return try_compute_attention(in, {.key = out}); });
        break;
    case 2:
        fuzz::run<double>(input, fuzz::output_size(map, 4),
                          [&](auto out) { return try_compute_attention(in, {.terms = out}); });
        break;
    case 3:
        fuzz::run<double>(input, map, [&](auto out) { return try_compute_attention(in, {.scores = out}); });
        break;
    case 4:
        fuzz::run<double>(input, map, [&](auto out) { return try_compute_attention(in, {.weights = out}); });
        break;
    default:
        fuzz::run<double>(input, fuzz::output_size(tokens, outputs[2]),
                          [&](auto out) { return try_compute_attention(in, {.output = out}); });
    }
    std::vector<double> permutation(tokens);
    for (std::size_t i = 0; i < tokens; ++i) permutation[i] = double(tokens - 1 - i);
    if (tokens > 0 && input.byte() < 64) permutation[0] = input.number();
    double error = 0;
    const Status status = try_compute_equivariance_error(in, permutation, error);
    if (!status.ok()) fuzz::check_refusal(status);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    Input input(data, size);
    if (input.flip()) {
        whole(input);
    } else {
        const Matrix scores(input, input.size(20) % 21, input.size(20) % 21);
        fuzz::run<double>(input, fuzz::output_size(scores.rows, scores.columns),
                          [&](auto out) { return try_compute_softmax(scores.view(), out); });
    }
    return 0;
}
