#pragma once

#include <cmath>
#include <vector>

#include "posenc/encodings/fope.hpp"

namespace posenc::reference {

/// posenc::make_fope_table: cosines, then sines, [2, G, T, R / 2].
inline std::vector<double> make_fope_table(const FopeOptions& o, const std::vector<double>& positions,
                                           const Frequencies& frequencies, const std::vector<float>& cosine_weights,
                                           const std::vector<float>& sine_weights) {
    const std::size_t kept = frequencies.size();
    std::vector<double> table;
    for (const bool is_sine : {false, true})
        for (std::size_t h = 0; h < o.heads; ++h)
            for (const double p : positions)
                for (std::size_t d = 0; d < o.pairs; ++d) {
                    double sum = d < kept || (is_sine && !o.rest_ones) ? 0 : 1;
                    for (std::size_t f = 0; d < kept && f < kept; ++f) {
                        const double angle = p * frequencies.inverse[f];
                        const std::size_t at = (h * kept + f) * kept + d;
                        sum += is_sine ? std::sin(angle) * double(sine_weights[at])
                                       : std::cos(angle) * double(cosine_weights[at]);
                    }
                    table.push_back(sum * frequencies.attention_factor);
                }
    return table;
}

}  // namespace posenc::reference
