#pragma once

#include <cmath>
#include <vector>

#include "posenc/analysis/attention.hpp"

namespace posenc::reference {

/// The output of one head of attention as lesson 001 writes it, tokens as columns, entry by entry: [T, dv] of head h.
inline std::vector<double> compute_attention_head(const AttentionInput& in, std::size_t head) {
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

}  // namespace posenc::reference
