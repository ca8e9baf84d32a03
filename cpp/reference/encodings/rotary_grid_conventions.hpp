#pragma once

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

#include "posenc/encodings/mrope.hpp"
#include "posenc/encodings/rotary_grid_conventions.hpp"
#include "posenc/encodings/xpos.hpp"
#include "reference/encodings/rotary.hpp"

namespace posenc::reference {

using std::numbers::pi;

// Calls body(row, column) for each cell and collects its angles.
template <class Body>
std::vector<double> each_cell(std::size_t height, std::size_t width, Body body) {
    std::vector<double> angles;
    for (std::size_t r = 0; r < height; ++r)
        for (std::size_t c = 0; c < width; ++c)
            for (const double a : body(double(r), double(c))) angles.push_back(a);
    return angles;
}

inline std::vector<double> two_halves(double first, double second, const std::vector<double>& w) {
    std::vector<double> angles;
    for (const double x : w) angles.push_back(first * x);
    for (const double x : w) angles.push_back(second * x);
    return angles;
}

inline std::vector<double> bands(double base, std::size_t count, double step, double denominator) {
    std::vector<double> w;
    for (std::size_t k = 0; k < count; ++k) w.push_back(std::pow(base, -step * double(k) / denominator));
    return w;
}

inline std::vector<double> pixel_bands(double highest, std::size_t n, bool linear) {
    std::vector<double> w;
    for (std::size_t k = 0; k < n; ++k) {
        const double part = n == 1 ? 0 : double(k) / double(n - 1);
        w.push_back(pi * (linear ? 1 + (highest / 2 - 1) * part : std::pow(highest / 2, part)));
    }
    return w;
}

inline double side_to_side(double k, std::size_t size) {
    return size == 1 ? -1 : -1 + 2 * k / double(size - 1);
}

/// Angles [T, pairs] of the conventions, cell by cell in plain double arithmetic.
inline std::vector<double> eva_angles(const EvaRotaryOptions& o) {
    const std::size_t n = o.head_dim / 4;
    const auto w = o.in_pixels ? pixel_bands(o.max_frequency, n, o.linear_bands) : bands(o.base, n, 1, double(n));
    const double tall = o.reference_height ? double(o.reference_height) / double(o.height) : 1;
    const double wide = o.reference_width ? double(o.reference_width) / double(o.width) : 1;
    return each_cell(o.height, o.width, [&](double r, double c) {
        r = (o.in_pixels ? side_to_side(r, o.height) : r + o.offset) * tall;
        c = (o.in_pixels ? side_to_side(c, o.width) : c + o.offset) * wide;
        return o.indexing == GridIndexing::xy ? two_halves(c, r, w) : two_halves(r, c, w);
    });
}

inline std::vector<double> axial_angles(const AxialRotaryOptions& o) {
    const bool language = o.bands == AxialBands::language;
    const std::size_t n = o.axis_dim / 2;
    const auto w = language ? bands(o.base, n, 2, double(o.axis_dim)) : pixel_bands(o.max_frequency, n, true);
    const auto at = [&](double k, std::size_t size) { return language ? k : side_to_side(k, size); };
    std::vector<double> all;
    for (std::size_t f = 0; f < o.frames.value_or(1); ++f) {
        const auto frame = each_cell(o.height, o.width, [&](double r, double c) {
            std::vector<double> angles;
            if (o.frames)
                for (const double x : w) angles.push_back(at(double(f), *o.frames) * x);
            const auto rest = two_halves(at(r, o.height), at(c, o.width), w);
            angles.insert(angles.end(), rest.begin(), rest.end());
            return angles;
        });
        all.insert(all.end(), frame.begin(), frame.end());
    }
    return all;
}

inline std::vector<double> dinov3_angles(const Dinov3RotaryOptions& o) {
    const std::size_t quarter = o.head_dim / 4;
    std::vector<double> w;
    for (std::size_t k = 0; k < quarter; ++k) {
        const double period = o.min_period
                                  ? *o.min_period * std::pow(*o.max_period / *o.min_period,
                                                             quarter == 1 ? 0 : double(k) / double(quarter - 1))
                                  : std::pow(o.base, 2.0 * double(k) / (double(o.head_dim) / 2));
        w.push_back(2 * pi / period);
    }
    const auto at = [&](double k, std::size_t size) {
        const std::size_t share = o.normalize == GridNormalization::separate ? size
                                  : o.normalize == GridNormalization::max    ? std::max(o.height, o.width)
                                                                             : std::min(o.height, o.width);
        return 2 * (k + 0.5) / double(share) - 1;
    };
    return each_cell(o.height, o.width,
                     [&](double r, double c) { return two_halves(at(r, o.height), at(c, o.width), w); });
}

inline std::vector<double> mixed_angles(const MixedRotaryOptions& o, std::size_t head) {
    const std::size_t pairs = o.head_dim / 2;
    return each_cell(o.height, o.width, [&](double r, double c) {
        std::vector<double> angles;
        for (std::size_t k = 0; k < pairs; ++k)
            angles.push_back(c * o.frequencies[head * pairs + k] + r * o.frequencies[(o.heads + head) * pairs + k]);
        return angles;
    });
}

inline std::vector<double> diffusers_2d_angles(const Diffusers2dRotaryOptions& o) {
    const auto w = bands(o.base, o.head_dim / 4, 2, double(o.head_dim) / 2);
    const double stop_row = o.stop_row.value_or(double(o.height)),
                 stop_column = o.stop_column.value_or(double(o.width));
    return each_cell(o.height, o.width, [&](double r, double c) {
        return two_halves(o.start_column + (stop_column - o.start_column) * c / double(o.width),
                          o.start_row + (stop_row - o.start_row) * r / double(o.height), w);
    });
}

inline std::vector<double> cogvideox_angles(const CogvideoxRotaryOptions& o) {
    const std::size_t t = o.head_dim / 4, s = 3 * (o.head_dim / 8);
    const auto time = bands(o.base, t / 2, 2, double(t)), space = bands(o.base, s / 2, 2, double(s));
    std::vector<double> all;
    for (std::size_t f = 0; f < o.frames; ++f) {
        const auto frame = each_cell(o.height, o.width, [&](double r, double c) {
            std::vector<double> angles;
            for (const double w : time) angles.push_back(double(f) * w);
            const auto rest = two_halves(o.stop_row.value_or(double(o.height)) * r / double(o.height),
                                         o.stop_column.value_or(double(o.width)) * c / double(o.width), space);
            angles.insert(angles.end(), rest.begin(), rest.end());
            return angles;
        });
        all.insert(all.end(), frame.begin(), frame.end());
    }
    return all;
}

inline std::vector<double> lumina_angles(const LuminaRotaryOptions& o) {
    const auto w = bands(o.base * o.ntk_factor, o.head_dim / 4, 2, double(o.head_dim) / 2);
    return each_cell(o.height, o.width, [&](double r, double c) {
        std::vector<double> angles;
        for (const double x : w) {
            angles.push_back(r * x / o.linear_factor);
            angles.push_back(c * x / o.linear_factor);
        }
        return angles;
    });
}

/// posenc::apply_xpos, one pair of one head at a time.
inline std::vector<double> apply_xpos(const XposOptions& o, std::span<const double> x) {
    std::vector<double> out(x.begin(), x.end());
    const std::size_t d = o.head_dim, tokens = x.size() / (o.batch * o.heads * d), r = o.rotary_dim ? o.rotary_dim : d;
    const bool listed = o.positions.count != 0;
    double length = double(o.offset + tokens);
    if (listed) {
        length = o.positions[0] + 1;
        for (std::size_t k = 1; k < o.positions.count; ++k) length = std::max(length, o.positions[k] + 1);
    }
    length = o.length.value_or(length);
    const double centre = o.centre == XposCentre::torchscale ? std::ceil(length / 2) : std::floor(length / 2);
    for (std::size_t b = 0; b < o.batch; ++b)
        for (std::size_t t = 0; t < tokens; ++t) {
            const bool own = o.positions.count == o.batch * tokens;
            const double position = listed ? o.positions[own ? b * tokens + t : t] : double(o.offset + t);
            const double power = (position - centre) / o.scale_base * (o.role == XposRole::keys ? -1 : 1);
            std::vector<double> angles, scales;
            for (std::size_t i = 0; i < r / 2; ++i) {
                angles.push_back(position * std::pow(o.base, -2.0 * double(i) / double(r)));
                scales.push_back(std::pow((2.0 * double(i) + 0.4 * double(r)) / (1.4 * double(r)), power));
            }
            for (std::size_t h = 0; h < o.heads; ++h) {
                const std::size_t head =
                    o.heads_first.value_or(false) ? (b * o.heads + h) * tokens + t : (b * tokens + t) * o.heads + h;
                rotate_head(std::span(out).subspan(head * d, d), angles, scales, Pairing::interleaved);
            }
        }
    return out;
}

}  // namespace posenc::reference
