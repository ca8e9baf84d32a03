#pragma once

#include <cmath>
#include <vector>

#include "posenc/encodings/hierarchical.hpp"
#include "reference/encodings/sinusoidal.hpp"

namespace posenc::reference {

/// The functions of the same names in posenc, one entry at a time.
inline std::vector<double> make_hierarchical_table(const HierarchicalOptions& options) {
    const std::size_t levels = options.levels.size(), count = options.positions.size() / levels;
    std::vector<double> sum(count * options.dim, 0.0);
    for (std::size_t n = 0; n < count; ++n)
        for (std::size_t k = 0; k < levels; ++k) {
            const HierarchyLevel& level = options.levels[k];
            const double p = options.positions[n * levels + k];
            const auto row = make_sinusoidal_table({.positions = range(p + level.offset, 1),
                                                    .dim = options.dim,
                                                    .base = level.base,
                                                    .layout = options.layout});
            for (std::size_t c = 0; c < options.dim; ++c)
                sum[n * options.dim + c] +=
                    level.table.empty() ? row[c] : double(level.table[std::size_t(p) * options.dim + c]);
        }
    return sum;
}

}  // namespace posenc::reference
