#pragma once

#include <cmath>
#include <vector>

#include "posenc/encodings/detr.hpp"

namespace posenc::reference {

/// The functions of the same names in posenc, one entry at a time.
inline std::vector<double> make_detr_encoding(const DetrOptions& options) {
    const std::size_t height = options.height, width = options.width, dim = options.axis_dim;
    const double scale = options.scale.value_or(2 * std::acos(-1.0));
    std::vector<double> out;
    for (std::size_t b = 0; b < options.batch; ++b) {
        const auto open = [&](std::size_t y, std::size_t x) {
            return options.mask.empty() || options.mask[(b * height + y) * width + x] == 0 ? 1.0 : 0.0;
        };
        const auto down = [&](std::size_t y, std::size_t x) {
            double n = 0;
            for (std::size_t r = 0; r <= y; ++r) n += open(r, x);
            return n;
        };
        const auto across = [&](std::size_t y, std::size_t x) {
            double n = 0;
            for (std::size_t c = 0; c <= x; ++c) n += open(y, c);
            return n;
        };
        for (std::size_t channel = 0; channel < 2 * dim; ++channel)
            for (std::size_t y = 0; y < height; ++y)
                for (std::size_t x = 0; x < width; ++x) {
                    const bool vertical = channel < dim;
                    double v = vertical ? down(y, x) : across(y, x);
                    if (options.normalize)
                        v = (v + options.offset) / ((vertical ? down(height - 1, x) : across(y, width - 1)) + 1e-6) *
                            scale;
                    const std::size_t k = channel % dim;
                    const double angle = v * std::pow(options.base, -2.0 * double(k / 2) / double(dim));
                    out.push_back(k % 2 == 0 ? std::sin(angle) : std::cos(angle));
                }
    }
    return out;
}

}  // namespace posenc::reference
