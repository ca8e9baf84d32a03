#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

#include "posenc/encodings/shaw.hpp"

namespace posenc::reference {

/// posenc::make_shaw_index as the paper writes it.
inline std::vector<std::int32_t> make_shaw_index(const ShawOptions& options) {
    std::vector<std::int32_t> index;
    const long k = long(options.max_distance), offset = long(options.keys) - long(options.queries);
    for (long i = 0; i < long(options.queries); ++i)
        for (long j = 0; j < long(options.keys); ++j)
            index.push_back(std::int32_t(std::clamp(j - (i + offset), -k, k) + k));
    return index;
}

/// posenc::compute_shaw_bias: query . table[index] / sqrt(dim).
inline std::vector<double> compute_shaw_bias(const ShawOptions& options, const std::vector<float>& queries,
                                             const std::vector<float>& key_table) {
    const auto index = make_shaw_index(options);
    std::vector<double> bias;
    for (std::size_t n = 0; n < options.batch; ++n)
        for (std::size_t i = 0; i < options.queries; ++i)
            for (std::size_t j = 0; j < options.keys; ++j) {
                double dot = 0;
                for (std::size_t c = 0; c < options.dim; ++c)
                    dot += double(queries[(n * options.queries + i) * options.dim + c]) *
                           double(key_table[std::size_t(index[i * options.keys + j]) * options.dim + c]);
                bias.push_back(dot / std::sqrt(double(options.dim)));
            }
    return bias;
}

/// posenc::compute_shaw_values: the sum over keys of weight x table[index].
inline std::vector<double> compute_shaw_values(const ShawOptions& options, const std::vector<float>& weights,
                                               const std::vector<float>& value_table) {
    const auto index = make_shaw_index(options);
    std::vector<double> out;
    for (std::size_t n = 0; n < options.batch; ++n)
        for (std::size_t i = 0; i < options.queries; ++i)
            for (std::size_t c = 0; c < options.dim; ++c) {
                double sum = 0;
                for (std::size_t j = 0; j < options.keys; ++j)
                    sum += double(weights[(n * options.queries + i) * options.keys + j]) *
                           double(value_table[std::size_t(index[i * options.keys + j]) * options.dim + c]);
                out.push_back(sum);
            }
    return out;
}

}  // namespace posenc::reference
