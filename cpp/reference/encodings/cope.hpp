#pragma once

#include <cmath>
#include <vector>

#include "posenc/encodings/cope.hpp"

namespace posenc::reference {

/// posenc::compute_cope_positions, one entry at a time.
inline std::vector<double> compute_cope_positions(const CopeOptions& options, const std::vector<float>& logits) {
    std::vector<double> out;
    for (std::size_t r = 0; r < options.batch * options.queries; ++r)
        for (std::size_t j = 0; j < options.keys; ++j) {
            double position = 0;
            for (std::size_t k = j; k < options.keys; ++k) {
                const bool later = k > options.keys - options.queries + r % options.queries;
                if (!(options.causal && later)) position += 1 / (1 + std::exp(-double(logits[r * options.keys + k])));
            }
            out.push_back(std::fmin(position, double(options.rows - 1)));
        }
    return out;
}

/// posenc::compute_cope_bias, one entry at a time.
inline std::vector<double> compute_cope_bias(const CopeOptions& options, const std::vector<float>& logits,
                                             const std::vector<float>& queries, const std::vector<float>& table) {
    std::vector<double> out;
    const auto positions = compute_cope_positions(options, logits);
    for (std::size_t k = 0; k < positions.size(); ++k) {
        double bias = 0;
        for (std::size_t row = 0; row < options.rows; ++row) {
            const double weight = 1 - std::fabs(positions[k] - double(row));  // of a row next to the position
            if (weight <= 0) continue;
            for (std::size_t c = 0; c < options.dim; ++c)
                bias +=
                    weight * double(queries[k / options.keys * options.dim + c]) * double(table[row * options.dim + c]);
        }
        out.push_back(bias);
    }
    return out;
}

}  // namespace posenc::reference
