#include <array>

#include "bindings/encodings/waves.hpp"
#include "encodings/prepare_grids.hpp"

namespace posenc::bindings {
namespace {

// The sizes of a grid are handed over one by one: the arena is taken by the rows.
std::array<std::size_t, largest_axes> sizes;

void grid_size(double axis, double cells) {
    const auto k = static_cast<std::size_t>(axis);
    if (k < sizes.size()) sizes[k] = static_cast<std::size_t>(cells);
}

std::span<const std::size_t> first_sizes(double axes) {
    const auto count = static_cast<std::size_t>(axes);
    // Too many axes are refused by the encoding, which sees their number and reads none of them.
    return {sizes.data(), count};
}

int multidim_start(double axes, double dim, double base, bool wide) {
    return start_grid(MultidimOptions{first_sizes(axes), static_cast<std::size_t>(dim), base}, wide);
}

int tensor2tensor_grid_start(double axes, double dim, double min_timescale, double max_timescale, bool wide) {
    return start_grid(
        Tensor2TensorGridOptions{first_sizes(axes), static_cast<std::size_t>(dim), min_timescale, max_timescale}, wide);
}

}  // namespace

EMSCRIPTEN_BINDINGS(posenc_multidim) {
    bind<&grid_size>("grid_size");
    bind<&multidim_start>("multidim_start");
    bind<&tensor2tensor_grid_start>("tensor2tensor_grid_start");
}

}  // namespace posenc::bindings
