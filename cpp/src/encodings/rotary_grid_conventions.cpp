#include "posenc/encodings/rotary_grid_conventions.hpp"

#include <algorithm>
#include <cmath>

#include "core/guard.hpp"
#include "encodings/grid_rows.hpp"

namespace posenc {
namespace {

using exact::DoubleDouble;

Status validate_dim(std::size_t dim, std::size_t unit, const char* argument) noexcept {
    if (dim != 0 && dim % unit == 0 && dim <= largest_head_dim) return {};
    return {ErrorCode::out_of_range, argument, static_cast<double>(dim),
            unit == 2   ? "an even integer from 2 to 65536"
            : unit == 4 ? "a multiple of 4 up to 65536"
                        : "a multiple of 16 up to 65536"};
}

Status validate_size(std::size_t height, std::size_t width) noexcept {
    POSENC_TRY(guard::in_range(height, 1, 32768, "height", "an integer from 1 to 32768"));
    return guard::in_range(width, 1, 32768, "width", "an integer from 1 to 32768");
}

Status validate_frames(std::size_t frames, std::size_t cells) noexcept {
    POSENC_TRY(guard::in_range(frames, 1, 32768, "frames", "an integer from 1 to 32768"));
    if (frames > (std::size_t{1} << 30) / cells)
        return {ErrorCode::too_large, "frames", static_cast<double>(frames), "at most 2^30 tokens in all"};
    return {};
}

// With an index added it is a position still, which ends at 2^53.
Status validate_coordinate(double x, const char* argument) noexcept {
    constexpr const char* allowed = "a finite number from -2^52 to 2^52";
    POSENC_TRY(guard::finite(x, argument, allowed));
    if (std::fabs(x) <= 0x1p52) return {};
    return {ErrorCode::out_of_range, argument, x, allowed};
}

Status validate_base(double base) noexcept {
    return guard::above(base, 1, "base", "a finite number above 1");
}

Status validate_factor(double factor, const char* argument) noexcept {
    constexpr const char* allowed = "a number from 1e-9 to 1e9";
    POSENC_TRY(guard::finite(factor, argument, allowed));
    if (factor < 1e-9 || factor > 1e9) return {ErrorCode::out_of_range, argument, factor, allowed};
    return {};
}

// base^(-step k / denominator), k = 0 .. count - 1.
std::vector<DoubleDouble> bands_from_log(DoubleDouble log_base, std::size_t count, double step, double denominator) {
    std::vector<DoubleDouble> found(count);
    for (std::size_t k = 0; k < count; ++k)
        found[k] = exact::power_from_log(log_base, -step * static_cast<double>(k), denominator);
    return found;
}

std::vector<DoubleDouble> bands(DoubleDouble base, std::size_t count, double step, double denominator) {
    return bands_from_log(exact::log(base), count, step, denominator);
}

// (k + offset) * to / from, rounded once: most conventions place their rows and columns like this.
std::vector<double> axis(std::size_t size, double offset = 0, double to = 1, double from = 1) {
    std::vector<double> found(size);
    for (std::size_t k = 0; k < size; ++k) found[k] = (exact::two_sum(static_cast<double>(k), offset) * to / from).high;
    return found;
}

// linspace(-1, 1, size).
std::vector<double> from_side_to_side(std::size_t size, double to = 1, double from = 1) {
    const double last = static_cast<double>(size - 1);
    return size == 1 ? axis(1, -1, to, from) : axis(size, -last / 2, 2 * to, last * from);
}

// pi to pi highest / 2, in equal steps or in equal ratios.
std::vector<DoubleDouble> pixel_bands(double highest, std::size_t count, bool linear) {
    const auto steps = static_cast<double>(std::max<std::size_t>(count - 1, 1));
    std::vector<DoubleDouble> w = linear ? std::vector<DoubleDouble>(count) : bands({highest / 2, 0}, count, -1, steps);
    if (linear)
        for (std::size_t k = 0; k < count; ++k)
            w[k] = exact::two_sum(highest / 2, -1) * static_cast<double>(k) / steps + DoubleDouble{1, 0};
    for (DoubleDouble& x : w) x = exact::two_pi * 0.5 * x;
    return w;
}

// The usual form: one half of the pairs turns by one axis, the other half by the other, with the same bands.
Status halves(const std::vector<double>& rows, const std::vector<double>& columns, const std::vector<DoubleDouble>& w,
              bool column_first, RotaryGrid& out) {
    const std::size_t n = w.size();
    GridBuilder grid(2, rows.size() * columns.size(), 2 * n);
    grid.lay_out(0, rows, columns);
    for (std::size_t k = 0; k < n; ++k) {
        grid.turn(column_first ? 1 : 0, k, w[k]);
        grid.turn(column_first ? 0 : 1, n + k, w[k]);
    }
    return grid.finish(out);
}

// start + (stop - start) k / size, so that the end point is excluded. The two products are exact: near 0, where one
// takes away the other, a sum of rounded ones would be off by more than itself.
std::vector<double> without_end(double start, double stop, std::size_t size) {
    std::vector<double> found(size);
    for (std::size_t k = 0; k < size; ++k) {
        const DoubleDouble sum =
            exact::two_product(start, static_cast<double>(size - k)) + exact::two_product(stop, static_cast<double>(k));
        found[k] = (sum / static_cast<double>(size)).high;
    }
    return found;
}

}  // namespace

Status try_make_eva_rotary(const EvaRotaryOptions& o, RotaryGrid& out) noexcept {
    POSENC_TRY(validate_dim(o.head_dim, 4, "head_dim"));
    POSENC_TRY(validate_size(o.height, o.width));
    POSENC_TRY(validate_base(o.base));
    POSENC_TRY(validate_coordinate(o.offset, "offset"));
    POSENC_TRY(guard::in_range(o.reference_height, 0, 32768, "reference_height", "an integer from 0 to 32768"));
    POSENC_TRY(guard::in_range(o.reference_width, 0, 32768, "reference_width", "an integer from 0 to 32768"));
    POSENC_TRY(validate_factor(o.max_frequency, "max_frequency"));
    if (o.in_pixels && o.offset != 0) return {ErrorCode::out_of_range, "offset", o.offset, "0 where in_pixels is set"};
    if (o.linear_bands && !o.in_pixels)
        return {ErrorCode::out_of_range, "linear_bands", 1, "false where in_pixels is not set"};
    return guard::no_throw([&] {
        const auto along = [&](std::size_t size, std::size_t reference) {
            const double from = static_cast<double>(size), to = reference == 0 ? from : static_cast<double>(reference);
            return o.in_pixels ? from_side_to_side(size, to, from) : axis(size, o.offset, to, from);
        };
        const std::size_t quarter = o.head_dim / 4;
        const auto w = o.in_pixels ? pixel_bands(o.max_frequency, quarter, o.linear_bands)
                                   : bands({o.base, 0}, quarter, 1, static_cast<double>(quarter));
        return halves(along(o.height, o.reference_height), along(o.width, o.reference_width), w,
                      o.indexing == GridIndexing::xy, out);
    });
}

Status try_make_axial_rotary(const AxialRotaryOptions& o, RotaryGrid& out) noexcept {
    POSENC_TRY(validate_dim(o.axis_dim, 2, "axis_dim"));
    POSENC_TRY(validate_size(o.height, o.width));
    POSENC_TRY(validate_base(o.base));
    POSENC_TRY(validate_factor(o.max_frequency, "max_frequency"));
    if (!o.bands) return {ErrorCode::missing_key, "bands", 0, "pixel or language"};
    if (o.frames) POSENC_TRY(validate_frames(*o.frames, o.height * o.width));
    return guard::no_throw([&] {
        const std::size_t n = o.axis_dim / 2;
        const bool language = o.bands == AxialBands::language;
        const auto w = language ? bands({o.base, 0}, n, 2, static_cast<double>(o.axis_dim))
                                : pixel_bands(o.max_frequency, n, true);
        const auto along = [&](std::size_t size) { return language ? axis(size) : from_side_to_side(size); };
        if (!o.frames) return halves(along(o.height), along(o.width), w, false, out);
        const std::size_t cells = o.height * o.width;
        const auto frames = along(*o.frames);
        GridBuilder grid(3, frames.size() * cells, 3 * n);
        for (std::size_t token = 0; token < frames.size() * cells; ++token)
            grid.coordinate(0, token) = frames[token / cells];
        grid.lay_out(1, along(o.height), along(o.width));
        for (std::size_t k = 0; k < 3 * n; ++k) grid.turn(k / n, k, w[k % n]);
        return grid.finish(out);
    });
}

Status try_make_dinov3_rotary(const Dinov3RotaryOptions& o, RotaryGrid& out) noexcept {
    POSENC_TRY(validate_dim(o.head_dim, 4, "head_dim"));
    POSENC_TRY(validate_size(o.height, o.width));
    POSENC_TRY(validate_base(o.base));
    if (o.min_period.has_value() != o.max_period.has_value())
        return {ErrorCode::missing_key, o.min_period ? "max_period" : "min_period", 0, "both periods or none"};
    if (o.min_period) {
        POSENC_TRY(validate_factor(*o.min_period, "min_period"));
        POSENC_TRY(validate_factor(*o.max_period, "max_period"));
        if (*o.max_period < *o.min_period)
            return {ErrorCode::out_of_range, "max_period", *o.max_period, "a number of at least min_period"};
    }
    return guard::no_throw([&] {
        const std::size_t quarter = o.head_dim / 4;
        auto w = bands({o.base, 0}, quarter, 4, static_cast<double>(o.head_dim));
        if (o.min_period) {
            const auto steps = static_cast<double>(std::max<std::size_t>(quarter - 1, 1));
            w = bands(DoubleDouble{*o.max_period, 0} / *o.min_period, quarter, 1, steps);
            for (auto& x : w) x = x / *o.min_period;
        }
        for (auto& x : w) x = x * exact::two_pi;
        const auto along = [&](std::size_t size) {
            const std::size_t share = o.normalize == GridNormalization::separate ? size
                                      : o.normalize == GridNormalization::max    ? std::max(o.height, o.width)
                                                                                 : std::min(o.height, o.width);
            const auto n = static_cast<double>(share);
            return axis(size, (1 - n) / 2, 2, n);  // 2 (k + 1/2) / n - 1
        };
        return halves(along(o.height), along(o.width), w, false, out);
    });
}

Status try_make_mixed_rotary(const MixedRotaryOptions& o, RotaryGrid& out) noexcept {
    POSENC_TRY(validate_dim(o.head_dim, 2, "head_dim"));
    POSENC_TRY(validate_size(o.height, o.width));
    POSENC_TRY(guard::in_range(o.heads, 1, 65536, "heads", "an integer from 1 to 65536"));
    const std::size_t pairs = o.head_dim / 2;
    POSENC_TRY(
        guard::shape(o.frequencies.size(), 2 * o.heads, pairs, "frequencies", "2 x heads x head_dim / 2 numbers"));
    return guard::no_throw([&] {
        GridBuilder grid(2, o.height * o.width, pairs, o.heads);
        for (std::size_t token = 0; token < o.height * o.width; ++token) {
            grid.coordinate(0, token) = static_cast<double>(token % o.width);
            grid.coordinate(1, token) = static_cast<double>(token / o.width);
        }
        for (std::size_t a = 0; a < 2; ++a)
            for (std::size_t h = 0; h < o.heads; ++h)
                for (std::size_t i = 0; i < pairs; ++i)
                    grid.turn(a, i, {o.frequencies[(a * o.heads + h) * pairs + i], 0}, h);
        return grid.finish(out);
    });
}

Status try_make_mixed_frequencies(const MixedFrequencyOptions& o, std::span<double> out) noexcept {
    POSENC_TRY(validate_dim(o.head_dim, 4, "head_dim"));
    POSENC_TRY(validate_base(o.base));
    POSENC_TRY(validate_coordinate(o.turn, "turn"));
    POSENC_TRY(validate(list({&o.turn, 1})));
    POSENC_TRY(guard::shape(out.size(), 1, o.head_dim, "out", "2 x head_dim / 2 elements"));
    return guard::no_throw([&]() -> Status {
        const std::size_t quarter = o.head_dim / 4;
        const auto m = bands({o.base, 0}, quarter, 4, static_cast<double>(o.head_dim));
        const exact::SinCos sc = exact::sincos(o.turn, exact::turn_frequency({1, 0}));
        for (std::size_t k = 0; k < quarter; ++k) {
            // A quarter turn further, the cosine is minus the sine and the sine the cosine.
            out[k] = m[k].high * sc.cosine;
            out[quarter + k] = m[k].high * -sc.sine;
            out[2 * quarter + k] = m[k].high * sc.sine;
            out[3 * quarter + k] = m[k].high * sc.cosine;
        }
        return {};
    });
}

Status try_make_diffusers_2d_rotary(const Diffusers2dRotaryOptions& o, RotaryGrid& out) noexcept {
    POSENC_TRY(validate_dim(o.head_dim, 4, "head_dim"));
    POSENC_TRY(validate_size(o.height, o.width));
    POSENC_TRY(validate_base(o.base));
    const double stop_row = o.stop_row.value_or(static_cast<double>(o.height));
    const double stop_column = o.stop_column.value_or(static_cast<double>(o.width));
    POSENC_TRY(validate_coordinate(o.start_row, "start_row"));
    POSENC_TRY(validate_coordinate(o.start_column, "start_column"));
    POSENC_TRY(validate_coordinate(stop_row, "stop_row"));
    POSENC_TRY(validate_coordinate(stop_column, "stop_column"));
    return guard::no_throw([&] {
        return halves(without_end(o.start_row, stop_row, o.height), without_end(o.start_column, stop_column, o.width),
                      bands({o.base, 0}, o.head_dim / 4, 4, static_cast<double>(o.head_dim)), true, out);
    });
}

Status try_make_cogvideox_rotary(const CogvideoxRotaryOptions& o, RotaryGrid& out) noexcept {
    POSENC_TRY(validate_dim(o.head_dim, 16, "head_dim"));
    POSENC_TRY(validate_size(o.height, o.width));
    POSENC_TRY(validate_base(o.base));
    const std::size_t cells = o.height * o.width;
    POSENC_TRY(validate_frames(o.frames, cells));
    const double stop_row = o.stop_row.value_or(static_cast<double>(o.height));
    const double stop_column = o.stop_column.value_or(static_cast<double>(o.width));
    POSENC_TRY(validate_coordinate(stop_row, "stop_row"));
    POSENC_TRY(validate_coordinate(stop_column, "stop_column"));
    return guard::no_throw([&] {
        const std::size_t time_dim = o.head_dim / 4, space_dim = 3 * (o.head_dim / 8);
        const std::size_t t = time_dim / 2, s = space_dim / 2;
        const auto time = bands({o.base, 0}, t, 2, static_cast<double>(time_dim));
        const auto space = bands({o.base, 0}, s, 2, static_cast<double>(space_dim));
        GridBuilder grid(3, o.frames * cells, t + 2 * s);
        for (std::size_t token = 0; token < o.frames * cells; ++token)
            grid.coordinate(0, token) = static_cast<double>(token / cells);
        grid.lay_out(1, without_end(0, stop_row, o.height), without_end(0, stop_column, o.width));
        for (std::size_t k = 0; k < t; ++k) grid.turn(0, k, time[k]);
        for (std::size_t k = 0; k < s; ++k) {
            grid.turn(1, t + k, space[k]);
            grid.turn(2, t + s + k, space[k]);
        }
        return grid.finish(out);
    });
}

Status try_make_lumina_rotary(const LuminaRotaryOptions& o, RotaryGrid& out) noexcept {
    POSENC_TRY(validate_dim(o.head_dim, 4, "head_dim"));
    POSENC_TRY(validate_size(o.height, o.width));
    POSENC_TRY(validate_base(o.base));
    POSENC_TRY(validate_factor(o.linear_factor, "linear_factor"));
    POSENC_TRY(validate_factor(o.ntk_factor, "ntk_factor"));
    if (!(o.base * o.ntk_factor > 1 && std::isfinite(o.base * o.ntk_factor)))
        return {ErrorCode::out_of_range, "ntk_factor", o.ntk_factor,
                "a number that keeps base x ntk_factor finite and above 1"};
    return guard::no_throw([&] {
        // The logarithm of the product: the product itself, in two doubles, would overflow before a base does.
        const DoubleDouble log_base = exact::log({o.base, 0}) + exact::log({o.ntk_factor, 0});
        const auto w = bands_from_log(log_base, o.head_dim / 4, 4, static_cast<double>(o.head_dim));
        GridBuilder grid(2, o.height * o.width, o.head_dim / 2);
        grid.lay_out(0, axis(o.height), axis(o.width));
        for (std::size_t k = 0; k < w.size(); ++k)
            for (std::size_t a = 0; a < 2; ++a) grid.turn(a, 2 * k + a, w[k] / o.linear_factor);
        return grid.finish(out);
    });
}

}  // namespace posenc
