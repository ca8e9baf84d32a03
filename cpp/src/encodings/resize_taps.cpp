#include "encodings/resize_taps.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace posenc {
namespace {

// The cubic convolution kernel of Keys, with its one parameter.
double cubic(double x, double a) noexcept {
    x = std::fabs(x);
    if (x < 1) return ((a + 2) * x - (a + 3)) * x * x + 1;
    return x < 2 ? ((a * x - 5 * a) * x + 8 * a) * x - 4 * a : 0;
}

// The place of new row k among the old ones: `low` whole rows and the fraction `above` of the next. The division is one
// of integers, because as a double the place of a row of a long table would have no digits left for its fraction.
struct Place {
    double low, above;
};

// at / scale: the remainder of a division of doubles is exact, so the fraction keeps its digits however large the whole
// part is.
Place divide(double at, double scale) noexcept {
    const double rest = std::fmod(at, scale);
    return {std::round((at - rest) / scale), rest / scale};
}

Place place_of(const ResizeAxis& axis, std::size_t k) noexcept {
    if (axis.scale) {
        const Place at = divide(static_cast<double>(k) + 0.5, *axis.scale);
        return at.above < 0.5 ? Place{at.low - 1, at.above + 0.5} : Place{at.low, at.above - 0.5};
    }
    const auto size = static_cast<std::int64_t>(axis.size), count = static_cast<std::int64_t>(axis.count),
               row = static_cast<std::int64_t>(k);
    std::int64_t numerator = (2 * row + 1) * size - count, denominator = 2 * count;
    if (axis.align_corners) {
        numerator = row * (size - 1);
        denominator = std::max<std::int64_t>(count - 1, 1);
    }
    std::int64_t low = numerator / denominator, rest = numerator % denominator;
    if (rest < 0) {  // above the first row's centre
        rest += denominator;
        --low;
    }
    return {static_cast<double>(low), static_cast<double>(rest) / static_cast<double>(denominator)};
}

// The kernels of antialiased methods, as wide as `radius` on each side, before they are stretched.
double antialias_kernel(Interpolation method, double x) noexcept {
    return method == Interpolation::linear_antialias ? std::max(1 - std::fabs(x), 0.0) : cubic(x, -0.5);
}

void find_antialiased_taps(const ResizeAxis& axis, std::size_t k, std::vector<ResizeTap>& taps) {
    const auto size = static_cast<double>(axis.size), count = static_cast<double>(axis.count);
    const double radius = axis.method == Interpolation::linear_antialias ? 1 : 2;
    const double at = static_cast<double>(k) + 0.5;
    const double support = radius * std::max(axis.scale ? 1 / *axis.scale : size / count, 1.0),
                 centre = axis.scale ? at / *axis.scale : at * size / count;
    const Place scaled = divide(at, axis.scale.value_or(1));
    const double last = std::min(std::floor(centre + support + 0.5), size);
    // (j + 1/2 - centre) / stretch as a fraction of whole numbers, like place_of.
    const double denominator = 2 * std::max(size, count);
    const auto row = (2 * static_cast<std::int64_t>(k) + 1) * static_cast<std::int64_t>(axis.size);
    double total = 0;
    for (double j = std::max(std::floor(centre - support + 0.5), 0.0); j < last; ++j) {
        const std::int64_t old_row = (2 * static_cast<std::int64_t>(j) + 1) * static_cast<std::int64_t>(axis.count);
        const double from_centre = axis.scale ? (j - scaled.low + 0.5 - scaled.above) * std::min(*axis.scale, 1.0)
                                              : static_cast<double>(old_row - row) / denominator;
        taps.push_back({static_cast<std::size_t>(j), antialias_kernel(axis.method, from_centre)});
        total += taps.back().weight;
    }
    for (ResizeTap& tap : taps) tap.weight /= total;
}

}  // namespace

void find_taps(const ResizeAxis& axis, std::size_t k, std::vector<ResizeTap>& taps) {
    taps.clear();
    const auto last = static_cast<double>(axis.size - 1);
    switch (axis.method) {
    case Interpolation::nearest:
    case Interpolation::nearest_exact:
        if (axis.scale) {
            const double half = axis.method == Interpolation::nearest ? 0 : 0.5;
            const Place at = divide(static_cast<double>(k) + half, *axis.scale);
            taps.push_back({static_cast<std::size_t>(std::clamp(at.low, 0.0, last)), 1});
            return;
        }
        if (axis.method == Interpolation::nearest)
            taps.push_back({static_cast<std::size_t>(std::uint64_t{k} * axis.size / axis.count), 1});
        else
            taps.push_back(
                {static_cast<std::size_t>((2 * std::uint64_t{k} + 1) * axis.size / (2 * std::uint64_t{axis.count})),
                 1});
        return;
    case Interpolation::linear: {
        const Place at = place_of(axis, k);
        const double low = std::clamp(at.low, 0.0, last), above = at.low < 0 ? 0 : at.above;
        taps.push_back({static_cast<std::size_t>(low), 1 - above});
        taps.push_back({static_cast<std::size_t>(std::min(low + 1, last)), above});
        return;
    }
    case Interpolation::bicubic: {
        const Place at = place_of(axis, k);
        for (double j = -1; j <= 2; ++j)
            taps.push_back({static_cast<std::size_t>(std::clamp(at.low + j, 0.0, last)), cubic(at.above - j, -0.75)});
        return;
    }
    case Interpolation::bicubic_antialias:
    case Interpolation::linear_antialias:
        find_antialiased_taps(axis, k, taps);
        return;
    }
}

}  // namespace posenc
