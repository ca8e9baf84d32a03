#include "posenc/encodings/grids.hpp"

#include "bindings/encodings/waves.hpp"
#include "encodings/prepare_grids.hpp"

namespace posenc::bindings {
namespace {

std::size_t size(double x) {
    return static_cast<std::size_t>(x);
}

/// A class token of -1 is the convention's own.
int vision_grid_start(int convention, double height, double width, double dim, double base, int class_token,
                      bool interleave_sin_cos, bool reverse_coordinates, bool wide) {
    VisionGridOptions options{static_cast<VisionConvention>(convention), size(height), size(width), size(dim), base};
    if (class_token >= 0) options.class_token = class_token != 0;
    options.interleave_sin_cos = interleave_sin_cos;
    options.reverse_coordinates = reverse_coordinates;
    return start_grid(options, wide);
}

int diffusers_grid_start(double height, double width, double dim, double base_size, double interpolation_scale,
                         bool class_token, double extra_tokens, bool wide) {
    return start_grid(DiffusersGridOptions{size(height), size(width), size(dim), size(base_size), interpolation_scale,
                                           class_token, size(extra_tokens)},
                      wide);
}

int diffusers_video_start(double frames, double height, double width, double dim, double spatial_scale,
                          double temporal_scale, bool wide) {
    return start_grid(
        DiffusersVideoOptions{size(frames), size(height), size(width), size(dim), spatial_scale, temporal_scale}, wide);
}

}  // namespace

EMSCRIPTEN_BINDINGS(posenc_grids) {
    bind<&vision_grid_start>("vision_grid_start");
    bind<&diffusers_grid_start>("diffusers_grid_start");
    bind<&diffusers_video_start>("diffusers_video_start");
}

}  // namespace posenc::bindings
