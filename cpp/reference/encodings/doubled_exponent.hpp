#pragma once

#include <cmath>
#include <vector>

#include "posenc/encodings/doubled_exponent.hpp"

namespace posenc::reference {

/// posenc::make_doubled_exponent_table as the lesson's loop writes it.
inline std::vector<double> make_doubled_exponent_table(const DoubledExponentOptions& options) {
    const double dim = double(options.dim);
    std::vector<double> table;
    for (std::size_t row = 0; row < options.positions.count; ++row)
        for (std::size_t i = 0; i < options.dim; i += 2) {
            const double p = options.positions[row];
            table.push_back(std::sin(p / std::pow(options.base, 2.0 * double(i) / dim)));
            table.push_back(std::cos(p / std::pow(options.base, 2.0 * double(i + 1) / dim)));
        }
    return table;
}

}  // namespace posenc::reference
