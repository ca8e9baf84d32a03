#pragma once

#include <cmath>
#include <vector>

#include "posenc/analysis/variants.hpp"

namespace posenc::reference {

/// posenc::make_variant_table as a notebook would write it, one entry at a time.
inline std::vector<double> make_variant_table(const VariantOptions& options) {
    const std::size_t dim = options.dim;
    const bool halves = options.formula == Formula::half_minus_one;
    const std::size_t sines = halves ? dim / 2 : (dim + 1) / 2;
    std::vector<double> table(options.positions.count * dim, 0.0);
    for (std::size_t row = 0; row < options.positions.count; ++row)
        for (std::size_t c = 0; c < (halves ? 2 * sines : dim); ++c) {
            const double p = options.positions[row], d = double(dim), i = double(c / 2), b = options.base;
            double angle = 0;
            switch (options.formula) {
            case Formula::paper:
                angle = p / std::pow(b, 2 * i / d);
                break;
            case Formula::half_minus_one:
                angle = p / std::pow(b, i / (sines > 1 ? double(sines - 1) : 1.0));
                break;
            case Formula::doubled_exponent:
                angle = p / std::pow(b, 2 * double(c) / d);
                break;
            case Formula::unpaired_exponent:
                angle = p / std::pow(b, double(c) / d);
                break;
            case Formula::reciprocal:
                angle = p / std::pow(b, -2 * i / d);
                break;
            }
            const bool interleaved = options.layout == Layout::interleaved;
            const std::size_t place = interleaved ? c : c % 2 == 0 ? c / 2 : sines + c / 2;
            const bool sine = (c % 2 == 0) != options.cosine_first;
            table[row * dim + place] = options.scale * (sine ? std::sin(angle) : std::cos(angle));
        }
    return table;
}

}  // namespace posenc::reference
