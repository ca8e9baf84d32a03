#include "posenc/encodings/multidim.hpp"

#include <algorithm>

#include "encodings/prepare.hpp"
#include "encodings/prepare_grids.hpp"

namespace posenc {
namespace {

Status start_grid(std::span<const std::size_t> sizes, std::size_t dim, GridPlan& plan) {
    POSENC_TRY(guard::in_range(sizes.size(), 1, largest_axes, "sizes.length", "1 to 16 axes"));
    POSENC_TRY(validate(GeometricOptions{dim}));
    POSENC_TRY(count_cells(sizes, dim, plan.cells));
    plan.width = dim;
    return {};
}

// Adds the axes one after the other, each with the same plan but for its positions.
void add_axes(std::span<const std::size_t> sizes, WavePlan axis, GridPlan& plan) {
    std::size_t stride = plan.cells;
    for (std::size_t k = 0; k < sizes.size() && plan.cells > 0; ++k) {
        stride /= sizes[k];
        axis.positions = range(sizes[k]);
        const std::size_t to = std::min(k * axis.width, plan.width);
        plan.axes.push_back({axis, stride, {{0, to, std::min(axis.width, plan.width - to)}}});
    }
}

}  // namespace

Status prepare(const MultidimOptions& options, GridPlan& plan) {
    POSENC_TRY(guard::above(options.base, 1, "base", "a finite number above 1"));
    POSENC_TRY(start_grid(options.sizes, options.dim, plan));
    const std::size_t axes = options.sizes.size(), pairs = (options.dim + 2 * axes - 1) / (2 * axes);
    add_axes(options.sizes,
             {.ladder = {pairs, options.base, 1, static_cast<double>(pairs)}, .width = 2 * pairs, .interleaved = true},
             plan);
    return {};
}

Status prepare(const Tensor2TensorGridOptions& options, GridPlan& plan) {
    POSENC_TRY(start_grid(options.sizes, options.dim, plan));
    const std::size_t width = options.dim / (2 * options.sizes.size()) * 2;
    WavePlan axis;
    // A width of 0 is none of the columns, but the timescales are checked all the same.
    POSENC_TRY(prepare(
        Tensor2TensorOptions{{}, std::max<std::size_t>(width, 1), options.min_timescale, options.max_timescale}, axis));
    axis.width = width;
    add_axes(options.sizes, std::move(axis), plan);
    return {};
}

Status try_make_multidim_table(const MultidimOptions& options, std::span<float> out) noexcept {
    return make_grid(options, out);
}
Status try_make_multidim_table(const MultidimOptions& options, std::span<double> out) noexcept {
    return make_grid(options, out);
}
Status try_make_tensor2tensor_grid(const Tensor2TensorGridOptions& options, std::span<float> out) noexcept {
    return make_grid(options, out);
}
Status try_make_tensor2tensor_grid(const Tensor2TensorGridOptions& options, std::span<double> out) noexcept {
    return make_grid(options, out);
}

}  // namespace posenc
