// Tables as a notebook would make them, by libm and in doubles, to be identified.
#pragma once

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "posenc/lessons/lessons.hpp"
#include "posenc/posenc.hpp"

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

namespace notebook {

using namespace posenc;

using Numbers = std::vector<double>;

inline constexpr std::size_t rows = 100;
inline constexpr std::size_t every_dim[] = {4, 6, 64, 65, 512};
inline constexpr NumberFormat every_format[] = {NumberFormat::float64, NumberFormat::float32, NumberFormat::float16,
                                                NumberFormat::bfloat16};
inline constexpr Formula every_formula[] = {Formula::paper, Formula::half_minus_one, Formula::doubled_exponent,
                                            Formula::unpaired_exponent, Formula::reciprocal};

inline Numbers rounded(Numbers table, NumberFormat format) {
    for (double& x : table) x = round_to_format(x, format);
    return table;
}

// The tables are made by the readable reference: libm and double, as everybody's notebook.
inline Numbers made(std::size_t dim, Formula formula, Layout layout = Layout::interleaved, double first = 0,
                    double base = 10000, std::size_t count = rows) {
    return reference::make_variant_table({range(first, count), dim, base, formula, layout});
}

inline Numbers cut_to(Numbers table, int decimals, bool truncated) {
    for (double& x : table) {
        char text[64];
        const double scale = std::pow(10.0, decimals);
        // The next decimals are far from a tie in the tables of these tests.
        std::snprintf(text, sizeof text, "%.*f", decimals, truncated ? std::trunc(x * scale) / scale : x);
        x = std::strtod(text, nullptr);
    }
    return table;
}

}  // namespace notebook
