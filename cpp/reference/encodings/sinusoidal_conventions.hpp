#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

#include "posenc/encodings/sinusoidal_conventions.hpp"

namespace posenc::reference {

// base^(-i / divisor) for i < count.
inline std::vector<double> ladder(std::size_t count, double divisor, double base) {
    std::vector<double> frequencies(count, 1.0);
    for (std::size_t i = 1; i < count; ++i) frequencies[i] = std::pow(base, -double(i) / divisor);
    return frequencies;
}

// Appends [sines | cosines] of one position, then zeros up to the width.
inline void append_halves(std::vector<double>& table, double position, const std::vector<double>& frequencies,
                          std::size_t dim) {
    const std::size_t end = table.size() + dim;
    for (const double w : frequencies) table.push_back(std::sin(position * w));
    for (const double w : frequencies)
        if (table.size() < end) table.push_back(std::cos(position * w));
    table.resize(end, 0.0);
}

/// The functions of the same names in posenc, one entry at a time.
inline std::vector<double> make_fairseq_table(const FairseqOptions& options) {
    const std::size_t half = options.dim / 2;
    std::vector<double> table;
    for (std::size_t row = 0; row < options.positions.count; ++row) {
        append_halves(table, options.positions[row], ladder(half, double(half) - 1, 10000), options.dim);
        if (options.padding_index && options.positions[row] == double(*options.padding_index))
            std::fill(table.end() - std::ptrdiff_t(options.dim), table.end(), 0.0);
    }
    return table;
}

inline std::vector<double> make_tensor2tensor_table(const Tensor2TensorOptions& options) {
    const std::size_t half = options.dim / 2;
    auto frequencies = ladder(half, double(half) - 1, options.max_timescale / options.min_timescale);
    for (double& w : frequencies) w *= options.min_timescale;
    std::vector<double> table;
    for (std::size_t row = 0; row < options.positions.count; ++row)
        append_halves(table, options.positions[row], frequencies, options.dim);
    return table;
}

inline std::vector<double> make_whisper_table(const WhisperOptions& options) {
    const std::size_t half = options.dim / 2;
    std::vector<double> table;
    for (std::size_t row = 0; row < options.positions.count; ++row)
        append_halves(table, options.positions[row], ladder(half, double(half) - 1, options.max_timescale),
                      options.dim);
    return table;
}

inline std::vector<double> make_marian_table(const MarianOptions& options) {
    std::vector<double> table;
    for (std::size_t row = 0; row < options.positions.count; ++row)
        append_halves(table, options.positions[row],
                      ladder((options.dim + 1) / 2, double(options.dim) / 2, options.base), options.dim);
    return table;
}

inline std::vector<double> make_transformer_xl_table(const TransformerXlTableOptions& options) {
    std::vector<double> table;
    for (std::size_t row = 0; row < options.length; ++row) {
        double distance = double(options.length - 1 - row);
        if (options.clamp_length) distance = std::min(distance, double(*options.clamp_length));
        append_halves(table, distance, ladder(options.dim / 2, double(options.dim) / 2, options.base), options.dim);
    }
    return table;
}

inline std::vector<double> make_relative_sinusoidal_table(const RelativeSinusoidalOptions& options) {
    std::vector<double> table;
    const auto w = ladder((options.dim + 1) / 2, double(options.dim) / 2, options.base);
    const auto reach = std::ptrdiff_t(options.length);
    for (std::ptrdiff_t distance = reach - 1; distance > -reach; --distance)
        for (std::size_t c = 0; c < options.dim; ++c)
            table.push_back(c % 2 == 0 ? std::sin(double(distance) * w[c / 2]) : std::cos(double(distance) * w[c / 2]));
    return table;
}

inline std::vector<double> make_scaled_sinusoidal_table(const ScaledSinusoidalOptions& options) {
    auto table = make_marian_table({options.positions, options.dim, options.base});
    for (double& x : table) x *= options.scale ? *options.scale : 1 / std::sqrt(double(options.dim));
    return table;
}

}  // namespace posenc::reference
