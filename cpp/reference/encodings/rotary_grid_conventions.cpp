#include "reference/encodings/rotary_grid_conventions.hpp"

#include <algorithm>
#include <cmath>

#include "reference/encodings/rotary.hpp"

namespace posenc::reference {
namespace {

constexpr double pi = 3.14159265358979323846;

// Calls body(row, column) for each cell and collects its angles.
template <class Body>
std::vector<double> each_cell(std::size_t height, std::size_t width, Body body) {
    std::vector<double> angles;
    for (std::size_t r = 0; r < height; ++r)
        for (std::size_t c = 0; c < width; ++c)
            for (const double a : body(double(r), double(c))) angles.push_back(a);
    return angles;
}

std::vector<double> two_halves(double first, double second, const std::vector<double>& w) {
    std::vector<double> angles;
    for (const double x : w) angles.push_back(first * x);
    for (const double x : w) angles.push_back(second * x);
    return angles;
}

std::vector<double> bands(double base, std::size_t count, double step, double denominator) {
    std::vector<double> w;
    for (std::size_t k = 0; k < count; ++k) w.push_back(std::pow(base, -step * double(k) / denominator));
    return w;
}

}  // namespace

std::vector<double> eva_angles(const EvaRotaryOptions& o) {
    const auto w = bands(o.base, o.head_dim / 4, 1, double(o.head_dim / 4));
    const double tall = o.reference_height ? double(o.reference_height) / double(o.height) : 1;
    const double wide = o.reference_width ? double(o.reference_width) / double(o.width) : 1;
    return each_cell(o.height, o.width,
                     [&](double r, double c) { return two_halves((r + o.offset) * tall, (c + o.offset) * wide, w); });
}

std::vector<double> axial_angles(const AxialRotaryOptions& o) {
    const std::size_t n = o.axis_dim / 2;
    if (o.bands == AxialBands::language) {
        const auto w = bands(o.base, n, 2, double(o.axis_dim));
        return each_cell(o.height, o.width, [&](double r, double c) { return two_halves(r, c, w); });
    }
    std::vector<double> w;
    for (std::size_t k = 0; k < n; ++k)
        w.push_back(pi * (n == 1 ? 1 : 1 + (o.max_frequency / 2 - 1) * double(k) / double(n - 1)));
    const auto at = [](double k, std::size_t size) { return size == 1 ? -1 : -1 + 2 * k / double(size - 1); };
    return each_cell(o.height, o.width,
                     [&](double r, double c) { return two_halves(at(r, o.height), at(c, o.width), w); });
}

std::vector<double> dinov3_angles(const Dinov3RotaryOptions& o) {
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

std::vector<double> mixed_angles(const MixedRotaryOptions& o, std::size_t head) {
    const std::size_t pairs = o.head_dim / 2;
    return each_cell(o.height, o.width, [&](double r, double c) {
        std::vector<double> angles;
        for (std::size_t k = 0; k < pairs; ++k)
            angles.push_back(c * o.frequencies[head * pairs + k] + r * o.frequencies[(o.heads + head) * pairs + k]);
        return angles;
    });
}

std::vector<double> diffusers_2d_angles(const Diffusers2dRotaryOptions& o) {
    const auto w = bands(o.base, o.head_dim / 4, 2, double(o.head_dim) / 2);
    const double stop_row = o.stop_row.value_or(double(o.height)),
                 stop_column = o.stop_column.value_or(double(o.width));
    return each_cell(o.height, o.width, [&](double r, double c) {
        return two_halves(o.start_column + (stop_column - o.start_column) * c / double(o.width),
                          o.start_row + (stop_row - o.start_row) * r / double(o.height), w);
    });
}

std::vector<double> cogvideox_angles(const CogvideoxRotaryOptions& o) {
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

std::vector<double> lumina_angles(const LuminaRotaryOptions& o) {
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

std::vector<double> apply_xpos(const XposOptions& o, std::span<const double> x) {
    std::vector<double> out(x.begin(), x.end());
    const std::size_t d = o.head_dim, tokens = x.size() / (o.batch * o.heads * d), length = o.offset + tokens;
    const double centre =
        o.centre == XposCentre::torchscale ? std::ceil(double(length) / 2) : std::floor(double(length) / 2);
    for (std::size_t b = 0; b < o.batch; ++b)
        for (std::size_t t = 0; t < tokens; ++t) {
            const double position = double(o.offset + t);
            const double power = (position - centre) / o.scale_base * (o.role == XposRole::keys ? -1 : 1);
            std::vector<double> angles, scales;
            for (std::size_t i = 0; i < d / 2; ++i) {
                angles.push_back(position * std::pow(o.base, -2.0 * double(i) / double(d)));
                scales.push_back(std::pow((2.0 * double(i) + 0.4 * double(d)) / (1.4 * double(d)), power));
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
