#include "posenc/encodings/fourier.hpp"

#include <cmath>
#include <vector>

#include "core/guard.hpp"
#include "exact/double_double.hpp"
#include "exact/phase.hpp"
#include "posenc/core/positions.hpp"

namespace posenc {
namespace {

using exact::DoubleDouble;
using exact::TurnFrequency;

constexpr std::size_t largest_count = 65536;
constexpr const char* count_allowed = "an integer from 1 to 65536";

Status validate_points(std::span<const double> points, std::size_t dimensions, const char* argument,
                       std::size_t& count) noexcept {
    count = points.size() / dimensions;
    POSENC_TRY(guard::shape(points.size(), count, dimensions, argument, "whole rows of coordinates"));
    for (const double x : points) {
        if (!std::isfinite(x)) return {ErrorCode::not_finite, argument, x, "finite numbers"};
        if (std::fabs(x) > largest_position) return {ErrorCode::out_of_range, argument, x, "numbers up to 2^53"};
    }
    return {};
}

// For each frequency the sines of all coordinates, then their cosines.
template <class T>
void write_bands(std::span<const double> points, std::size_t dimensions, const std::vector<TurnFrequency>& bands,
                 bool include_input, T* out) {
    for (std::size_t n = 0; n < points.size(); n += dimensions) {
        const double* x = points.data() + n;
        if (include_input)
            for (std::size_t c = 0; c < dimensions; ++c) *out++ = static_cast<T>(x[c]);
        for (const TurnFrequency& band : bands) {
            for (std::size_t c = 0; c < dimensions; ++c) {
                const exact::SinCos sc = exact::sincos(x[c], band);
                out[c] = static_cast<T>(sc.sine);
                out[dimensions + c] = static_cast<T>(sc.cosine);
            }
            out += 2 * dimensions;
        }
    }
}

// One turn for each unit.
constexpr TurnFrequency whole_turns = {.radians = exact::two_pi.high, .whole = 1};

template <class T>
void write_turns(DoubleDouble turns, T& sine, T& cosine) {
    const exact::SinCos sc = exact::sincos(turns, whole_turns);
    sine = static_cast<T>(sc.sine);
    cosine = static_cast<T>(sc.cosine);
}

template <class T>
Status make(const NerfOptions& options, std::span<T> out) noexcept {
    POSENC_TRY(guard::in_range(options.dimensions, 1, largest_count, "dimensions", count_allowed));
    POSENC_TRY(guard::in_range(options.frequencies, 0, 60, "frequencies", "an integer from 0 to 60"));
    std::size_t count = 0;
    POSENC_TRY(validate_points(options.points, options.dimensions, "points", count));
    const std::size_t width = options.dimensions * (2 * options.frequencies + (options.include_input ? 1 : 0));
    POSENC_TRY(guard::shape(out.size(), count, width, "out", "points x features elements"));
    return guard::no_throw([&]() -> Status {
        std::vector<TurnFrequency> bands;
        const auto steps = static_cast<double>(options.frequencies) - 1;
        for (std::size_t k = 0; k < options.frequencies; ++k) {
            DoubleDouble w = {std::ldexp(1.0, static_cast<int>(k)), 0};
            if (options.spacing == NerfSpacing::linear && steps > 0) {
                const DoubleDouble reach = exact::two_sum(std::ldexp(1.0, static_cast<int>(steps)), -1);
                w = DoubleDouble{1, 0} + reach * static_cast<double>(k) / steps;
            }
            const DoubleDouble pi = {exact::two_pi.high / 2, exact::two_pi.low / 2};
            bands.push_back(exact::turn_frequency(options.include_pi ? w * pi : w));
        }
        write_bands(options.points, options.dimensions, bands, options.include_input, out.data());
        return {};
    });
}

template <class T>
Status make(const BoxOptions& options, std::span<T> out) noexcept {
    POSENC_TRY(guard::in_range(options.frequencies, 1, largest_count, "frequencies", count_allowed));
    std::size_t count = 0;
    POSENC_TRY(validate_points(options.boxes, 4, "boxes", count));
    POSENC_TRY(guard::shape(out.size(), count, 8 * options.frequencies, "out", "boxes x 8 frequencies elements"));
    if (out.empty()) return {};
    return guard::no_throw([&]() -> Status {
        std::vector<TurnFrequency> bands;
        const DoubleDouble log_100 = exact::log({100, 0});
        for (std::size_t k = 0; k < options.frequencies; ++k)
            bands.push_back(exact::turn_frequency(
                exact::power_from_log(log_100, static_cast<double>(k), static_cast<double>(options.frequencies))));
        write_bands(options.boxes, 4, bands, false, out.data());
        return {};
    });
}

template <class T>
Status make(const GaussianFourierOptions& options, std::span<T> out) noexcept {
    POSENC_TRY(guard::in_range(options.dimensions, 1, largest_count, "dimensions", count_allowed));
    std::size_t count = 0, rows = 0;
    POSENC_TRY(validate_points(options.points, options.dimensions, "points", count));
    POSENC_TRY(validate_points(options.matrix, options.dimensions, "matrix", rows));
    POSENC_TRY(guard::shape(out.size(), count, 2 * rows, "out", "points x 2 matrix rows elements"));
    const std::size_t dims = options.dimensions;
    const auto turns_of = [&](std::size_t n, std::size_t f) {
        DoubleDouble turns;
        for (std::size_t c = 0; c < dims; ++c)
            turns = turns + exact::two_product(options.matrix[f * dims + c], options.points[n * dims + c]);
        return turns;
    };
    for (std::size_t n = 0; n < count; ++n)
        for (std::size_t f = 0; f < rows; ++f)
            if (const double turns = turns_of(n, f).high; !(std::fabs(turns) <= largest_position))
                return {ErrorCode::out_of_range, "points", turns, "points whose projections are at most 2^53"};
    for (std::size_t n = 0; n < count; ++n)
        for (std::size_t f = 0; f < rows; ++f)
            write_turns(turns_of(n, f), out[n * 2 * rows + f], out[n * 2 * rows + rows + f]);
    return {};
}

template <class T>
Status make(const NoiseLevelOptions& options, std::span<T> out) noexcept {
    std::size_t count = 0, bands = 0;
    POSENC_TRY(validate_points(options.levels, 1, "levels", count));
    POSENC_TRY(validate_points(options.weights, 1, "weights", bands));
    for (const double level : options.levels) {
        if (options.log)
            POSENC_TRY(guard::above(level, 1e-300, "levels", "numbers above 1e-300 when their logarithm is taken"));
        for (const double weight : options.weights)
            if (std::fabs((options.log ? 745 : level) * weight) > largest_position)
                return {ErrorCode::out_of_range, "weights", weight, "weights whose angles are at most 2^53 turns"};
    }
    POSENC_TRY(guard::shape(out.size(), count, 2 * bands, "out", "levels x 2 weights elements"));
    for (std::size_t n = 0; n < count; ++n) {
        const double level = options.levels[n];
        const DoubleDouble u = options.log ? exact::log({level, 0}) : DoubleDouble{level, 0};
        T* row = out.data() + n * 2 * bands;
        for (std::size_t f = 0; f < bands; ++f)
            write_turns(u * options.weights[f], row[options.flip_sin_to_cos ? bands + f : f],
                        row[options.flip_sin_to_cos ? f : bands + f]);
    }
    return {};
}

}  // namespace

#define POSENC_FEATURES(function, Options)                                                                             \
    Status function(const Options& options, std::span<float> out) noexcept {                                           \
        return make(options, out);                                                                                     \
    }                                                                                                                  \
    Status function(const Options& options, std::span<double> out) noexcept {                                          \
        return make(options, out);                                                                                     \
    }

POSENC_FEATURES(try_make_nerf_features, NerfOptions)
POSENC_FEATURES(try_make_gaussian_features, GaussianFourierOptions)
POSENC_FEATURES(try_make_noise_level_features, NoiseLevelOptions)
POSENC_FEATURES(try_make_box_features, BoxOptions)

}  // namespace posenc
