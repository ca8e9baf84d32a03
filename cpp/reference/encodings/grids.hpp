#pragma once

#include <cmath>
#include <vector>

#include "posenc/encodings/grids.hpp"

namespace posenc::reference {

using Row = std::vector<double>;

// One wave of one coordinate at base^(-k / divisor), k < count.
inline Row waves(double (*wave)(double), double x, std::size_t count, double divisor, double base) {
    Row row;
    for (std::size_t k = 0; k < count; ++k)
        row.push_back(wave(x * std::pow(base, k == 0 ? 0.0 : -double(k) / divisor)));
    return row;
}

inline void append(Row& table, const Row& row) {
    table.insert(table.end(), row.begin(), row.end());
}

inline double sine(double x) {
    return std::sin(x);
}

inline double cosine(double x) {
    return std::cos(x);
}

inline void append_halves(Row& table, double x, std::size_t count) {
    append(table, waves(sine, x, count, double(count), 10000));
    append(table, waves(cosine, x, count, double(count), 10000));
}

/// The functions of the same names in posenc, one entry at a time.
inline std::vector<double> make_vision_grid(const VisionGridOptions& options) {
    const std::size_t q = options.dim / 4;
    const bool big = options.convention == VisionConvention::big_vision;
    const bool timm = options.convention == VisionConvention::timm;
    const bool by_column = options.convention == VisionConvention::moco_v3 || options.reverse_coordinates;
    const bool token = options.class_token.value_or(options.convention == VisionConvention::moco_v3);
    Row table(token ? options.dim : 0, 0.0);
    for (std::size_t cell = 0; cell < options.height * options.width; ++cell) {
        const double y = double(by_column ? cell % options.height : cell / options.width);
        const double x = double(by_column ? cell / options.height : cell % options.width);
        const double a = timm && !options.reverse_coordinates ? y : x, b = timm && !options.reverse_coordinates ? x : y;
        const auto part = [&](double (*wave)(double), double v) {
            append(table, waves(wave, v, q, big ? double(q) - 1 : double(q), options.base));
        };
        part(sine, a);
        if (timm && !options.interleave_sin_cos) {
            part(sine, b);
            part(cosine, a);
        } else {
            part(cosine, a);
            part(sine, b);
        }
        part(cosine, b);
    }
    return table;
}

inline std::vector<double> make_diffusers_grid(const DiffusersGridOptions& options) {
    Row table(options.class_token ? options.extra_tokens * options.dim : 0, 0.0);
    const auto place = [&](std::size_t k, std::size_t size) {
        return double(k) / (double(size) / double(options.base_size)) / options.interpolation_scale;
    };
    for (std::size_t y = 0; y < options.height; ++y)
        for (std::size_t x = 0; x < options.width; ++x) {
            append_halves(table, place(x, options.width), options.dim / 4);
            append_halves(table, place(y, options.height), options.dim / 4);
        }
    return table;
}

inline std::vector<double> make_diffusers_video_grid(const DiffusersVideoOptions& options) {
    Row table;
    for (std::size_t t = 0; t < options.frames; ++t)
        for (std::size_t y = 0; y < options.height; ++y)
            for (std::size_t x = 0; x < options.width; ++x) {
                append_halves(table, double(t) / options.temporal_interpolation_scale, options.dim / 8);
                append_halves(table, double(x) / options.spatial_interpolation_scale, 3 * options.dim / 16);
                append_halves(table, double(y) / options.spatial_interpolation_scale, 3 * options.dim / 16);
            }
    return table;
}

}  // namespace posenc::reference
