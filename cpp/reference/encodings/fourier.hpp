#pragma once

#include <cmath>
#include <numbers>
#include <vector>

#include "posenc/encodings/fourier.hpp"

namespace posenc::reference {

using std::numbers::pi;
/// The functions of the same names in posenc, one entry at a time.
inline std::vector<double> make_nerf_features(const NerfOptions& options) {
    std::vector<double> out;
    for (std::size_t n = 0; n < options.points.size(); n += options.dimensions) {
        const auto x = options.points.subspan(n, options.dimensions);
        if (options.include_input) out.insert(out.end(), x.begin(), x.end());
        for (std::size_t k = 0; k < options.frequencies; ++k) {
            double w = std::pow(2.0, double(k));
            if (options.spacing == NerfSpacing::linear && options.frequencies > 1)
                w = 1 +
                    (std::pow(2.0, double(options.frequencies - 1)) - 1) * double(k) / double(options.frequencies - 1);
            if (options.include_pi) w *= pi;
            for (const double v : x) out.push_back(std::sin(w * v));
            for (const double v : x) out.push_back(std::cos(w * v));
        }
    }
    return out;
}

inline std::vector<double> make_gaussian_features(const GaussianFourierOptions& options) {
    std::vector<double> out;
    const std::size_t dims = options.dimensions, rows = options.matrix.size() / dims;
    for (std::size_t n = 0; n < options.points.size(); n += dims) {
        std::vector<double> angles(rows, 0.0);
        for (std::size_t f = 0; f < rows; ++f)
            for (std::size_t c = 0; c < dims; ++c)
                angles[f] += 2 * pi * options.matrix[f * dims + c] * options.points[n + c];
        for (const double a : angles) out.push_back(std::sin(a));
        for (const double a : angles) out.push_back(std::cos(a));
    }
    return out;
}

inline std::vector<double> make_noise_level_features(const NoiseLevelOptions& options) {
    std::vector<double> out;
    for (const double level : options.levels)
        for (int half = 0; half < 2; ++half)
            for (const double w : options.weights) {
                const double angle = 2 * pi * w * (options.log ? std::log(level) : level);
                out.push_back((half == 0) != options.flip_sin_to_cos ? std::sin(angle) : std::cos(angle));
            }
    return out;
}

inline std::vector<double> make_box_features(const BoxOptions& options) {
    std::vector<double> out;
    for (std::size_t n = 0; n < options.boxes.size(); n += 4)
        for (std::size_t k = 0; k < options.frequencies; ++k) {
            const double w = std::pow(100.0, double(k) / double(options.frequencies));
            for (std::size_t c = 0; c < 4; ++c) out.push_back(std::sin(w * options.boxes[n + c]));
            for (std::size_t c = 0; c < 4; ++c) out.push_back(std::cos(w * options.boxes[n + c]));
        }
    return out;
}

}  // namespace posenc::reference
