#pragma once

#include <cmath>
#include <limits>
#include <vector>

#include "posenc/encodings/transformer_xl.hpp"

namespace posenc::reference {

/// posenc::compute_transformer_xl_scores, one score at a time.
inline std::vector<double> compute_transformer_xl_scores(const TransformerXlOptions& o, const TransformerXlInputs& in) {
    std::vector<double> scores;
    const std::size_t pairs = o.width / 2;
    for (std::size_t h = 0; h < o.heads; ++h)
        for (std::size_t r = 0; r < o.queries; ++r)
            for (std::size_t j = 0; j < o.keys; ++j) {
                const double distance = double(o.keys - o.queries + r) - double(j);
                double score = 0;
                for (std::size_t c = 0; c < o.dim; ++c) {
                    const double q = in.queries[(h * o.queries + r) * o.dim + c];
                    double place = 0;  // column c of R W
                    for (std::size_t w = 0; w < o.width; ++w) {
                        const double angle = distance * std::pow(o.base, -2.0 * double(w % pairs) / double(o.width));
                        place += (w < pairs ? std::sin(angle) : std::cos(angle)) *
                                 double(in.position_weights[(h * o.width + w) * o.dim + c]);
                    }
                    score +=
                        (q + double(in.content_bias[h * o.dim + c])) * double(in.keys[(h * o.keys + j) * o.dim + c]);
                    score += (q + double(in.position_bias[h * o.dim + c])) * place;
                }
                scores.push_back(distance < 0 ? -std::numeric_limits<double>::infinity()
                                              : score / std::sqrt(double(o.dim)));
            }
    return scores;
}

/// posenc::apply_relative_shift of one matrix, with the padding written out.
inline std::vector<float> apply_relative_shift(std::size_t rows, std::size_t columns, const std::vector<float>& x) {
    std::vector<float> padded;
    for (std::size_t row = 0; row < rows; ++row) {
        padded.push_back(0);
        padded.insert(padded.end(), x.begin() + long(row * columns), x.begin() + long((row + 1) * columns));
    }
    return {padded.begin() + long(rows), padded.end()};
}

}  // namespace posenc::reference
