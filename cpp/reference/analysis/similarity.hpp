#pragma once

#include <cmath>
#include <vector>

#include "posenc/analysis/offset_similarity.hpp"

namespace posenc::reference {

/// posenc::compute_similarity of a table with itself, one pair of rows at a time.
inline std::vector<double> compute_similarity(const std::vector<double>& table, std::size_t rows, std::size_t columns,
                                              Measure measure) {
    std::vector<double> out(rows * rows);
    for (std::size_t i = 0; i < rows; ++i)
        for (std::size_t j = 0; j < rows; ++j) {
            double dot = 0, square_i = 0, square_j = 0, distance = 0;
            for (std::size_t c = 0; c < columns; ++c) {
                const double a = table[i * columns + c], b = table[j * columns + c];
                dot += a * b;
                square_i += a * a;
                square_j += b * b;
                distance += (a - b) * (a - b);
            }
            const double norms = std::sqrt(square_i) * std::sqrt(square_j);
            out[i * rows + j] = measure == Measure::dot      ? dot
                                : measure == Measure::cosine ? (norms > 0 ? dot / norms : 0)
                                                             : std::sqrt(distance);
        }
    return out;
}

/// The dot product as lesson 001 writes it: the sum of cos(w_i k).
inline double sum_of_cosines(const GeometricOptions& options, double offset) {
    const std::size_t pairs = options.dim / 2;
    double sum = 0;
    for (std::size_t i = 0; i < pairs; ++i) {
        const double exponent = options.ladder == Ladder::half ? 2.0 * double(i) / double(options.dim)
                                                               : double(i) / (pairs > 1 ? double(pairs - 1) : 1.0);
        sum += std::cos(offset / std::pow(options.base, exponent));
    }
    return sum;
}

}  // namespace posenc::reference
