#include "posenc/encodings/grids.hpp"

#include "encodings/prepare_grids.hpp"

namespace posenc {
namespace {

Status start_grid(std::span<const std::size_t> sizes, std::size_t dim, std::size_t divisor, const char* allowed,
                  GridPlan& plan) {
    if (dim == 0 || dim > largest_dim || dim % divisor != 0)
        return {ErrorCode::out_of_range, "dim", static_cast<double>(dim), allowed};
    // An axis is laid out before the table is: no picture has more cells on a side.
    for (const std::size_t size : sizes)
        if (size > largest_dim)
            return {ErrorCode::too_large, "sizes", static_cast<double>(size), "at most 2^24 cells on an axis"};
    POSENC_TRY(count_cells(sizes, dim, plan.cells));
    plan.width = dim;
    return {};
}

// Writes one axis, [sines | cosines] with base^(-k / divisor). One copy of the code for all callers.
[[gnu::noinline]] GridAxis make_axis(std::size_t size, std::size_t stride, std::size_t pairs, double base,
                                     std::size_t divisor) {
    GridAxis axis;
    axis.plan.positions = range(size);
    axis.plan.ladder = {pairs, base, 1, divisor > 0 ? static_cast<double>(divisor) : 1.0};
    axis.plan.width = 2 * pairs;
    axis.stride = stride;
    return axis;
}

// Puts a whole row of an axis at one column.
[[gnu::noinline]] void add_axis(GridPlan& plan, GridAxis axis, std::size_t column) {
    axis.columns = {{0, column, axis.plan.width}};
    plan.axes.push_back(std::move(axis));
}

// A scale that keeps every coordinate below 2^53.
Status validate_scale(double scale, const char* argument) noexcept {
    constexpr const char* allowed = "a finite number of at least 2^-20";
    POSENC_TRY(guard::above(scale, 0, argument, allowed));
    if (scale < 1.0 / (1 << 20)) return {ErrorCode::out_of_range, argument, scale, allowed};
    return {};
}

// factor / (count scale), also where the scale is near the largest double.
exact::DoubleDouble spacing(double factor, std::size_t count, double scale) noexcept {
    if (count == 0) return {1, 0};
    int exponent = 0;
    const double mantissa = std::frexp(scale, &exponent);
    const auto s = exact::DoubleDouble{factor, 0} / exact::two_product(static_cast<double>(count), mantissa);
    return {std::ldexp(s.high, -exponent), std::ldexp(s.low, -exponent)};
}

}  // namespace

Status prepare(const VisionGridOptions& options, GridPlan& plan) {
    if (!options.convention) return {ErrorCode::missing_key, "convention", 0, "mae, big_vision, moco_v3 or timm"};
    const bool timm = options.convention == VisionConvention::timm;
    const bool moco = options.convention == VisionConvention::moco_v3;
    if (!timm && options.interleave_sin_cos)
        return {ErrorCode::foreign_key, "interleave_sin_cos", 1, "an option of the convention timm only"};
    if (!timm && options.reverse_coordinates)
        return {ErrorCode::foreign_key, "reverse_coordinates", 1, "an option of the convention timm only"};
    POSENC_TRY(guard::above(options.base, 1, "base", "a finite number above 1"));
    const std::size_t sizes[] = {options.height, options.width};
    POSENC_TRY(start_grid(sizes, options.dim, 4, "a multiple of 4 from 4 to 16777216", plan));
    plan.blank_rows = options.class_token.value_or(moco) ? 1 : 0;
    const std::size_t q = options.dim / 4;
    const std::size_t divisor = options.convention == VisionConvention::big_vision ? q - 1 : q;
    // Cells column by column: y is the fastest.
    const bool by_column = moco || options.reverse_coordinates;
    GridAxis x = make_axis(options.width, by_column ? options.height : 1, q, options.base, divisor);
    GridAxis y = make_axis(options.height, by_column ? 1 : options.width, q, options.base, divisor);
    if (!timm) {
        add_axis(plan, std::move(x), 0);
        add_axis(plan, std::move(y), 2 * q);
        return {};
    }
    GridAxis& first = options.reverse_coordinates ? x : y;
    GridAxis& last = options.reverse_coordinates ? y : x;
    if (options.interleave_sin_cos) {
        add_axis(plan, std::move(first), 0);
        add_axis(plan, std::move(last), 2 * q);
    } else {
        first.columns = {{0, 0, q}, {q, 2 * q, q}};
        last.columns = {{0, q, q}, {q, 3 * q, q}};
        plan.axes.push_back(std::move(first));
        plan.axes.push_back(std::move(last));
    }
    return {};
}

Status prepare(const DiffusersGridOptions& options, GridPlan& plan) {
    POSENC_TRY(guard::in_range(options.base_size, 1, 1 << 20, "base_size", "an integer from 1 to 1048576"));
    POSENC_TRY(validate_scale(options.interpolation_scale, "interpolation_scale"));
    const std::size_t sizes[] = {options.height, options.width};
    POSENC_TRY(start_grid(sizes, options.dim, 4, "a multiple of 4 from 4 to 16777216", plan));
    if (options.extra_tokens > SIZE_MAX / 16 / options.dim)
        return {ErrorCode::too_large, "extra_tokens", static_cast<double>(options.extra_tokens),
                "fewer rows than fit into memory"};
    plan.blank_rows = options.class_token ? options.extra_tokens : 0;
    const std::size_t q = options.dim / 4;
    const auto base_size = static_cast<double>(options.base_size);
    GridAxis x = make_axis(options.width, 1, q, paper_base, q),
             y = make_axis(options.height, options.width, q, paper_base, q);
    x.spacing = spacing(base_size, options.width, options.interpolation_scale);
    y.spacing = spacing(base_size, options.height, options.interpolation_scale);
    add_axis(plan, std::move(x), 0);
    add_axis(plan, std::move(y), 2 * q);
    return {};
}

Status prepare(const DiffusersVideoOptions& options, GridPlan& plan) {
    POSENC_TRY(validate_scale(options.spatial_interpolation_scale, "spatial_interpolation_scale"));
    POSENC_TRY(validate_scale(options.temporal_interpolation_scale, "temporal_interpolation_scale"));
    const std::size_t sizes[] = {options.frames, options.height, options.width};
    POSENC_TRY(start_grid(sizes, options.dim, 16, "a multiple of 16 from 16 to 16777216", plan));
    const std::size_t time = options.dim / 8, space = 3 * options.dim / 16;
    GridAxis t = make_axis(options.frames, options.height * options.width, time, paper_base, time);
    GridAxis x = make_axis(options.width, 1, space, paper_base, space);
    GridAxis y = make_axis(options.height, options.width, space, paper_base, space);
    t.spacing = spacing(1, 1, options.temporal_interpolation_scale);
    x.spacing = y.spacing = spacing(1, 1, options.spatial_interpolation_scale);
    add_axis(plan, std::move(t), 0);
    add_axis(plan, std::move(x), 2 * time);
    add_axis(plan, std::move(y), 2 * time + 2 * space);
    return {};
}

#define POSENC_GRID(function, Options)                                                                                 \
    Status function(const Options& options, std::span<float> out) noexcept {                                           \
        return make_grid(options, out);                                                                                \
    }                                                                                                                  \
    Status function(const Options& options, std::span<double> out) noexcept {                                          \
        return make_grid(options, out);                                                                                \
    }

POSENC_GRID(try_make_vision_grid, VisionGridOptions)
POSENC_GRID(try_make_diffusers_grid, DiffusersGridOptions)
POSENC_GRID(try_make_diffusers_video_grid, DiffusersVideoOptions)

}  // namespace posenc
