#include "posenc/encodings/grids.hpp"

#include "bindings/encodings/planned_tables.hpp"

namespace posenc::bindings {

POSENC_LANE(grids)

POSENC_FIELDS(VisionGridOptions, (convention, height, width, dim),
              (base, class_token, interleave_sin_cos, reverse_coordinates))
POSENC_FIELDS(DiffusersGridOptions, (height, width, dim), (base_size, interpolation_scale, class_token, extra_tokens))
POSENC_FIELDS(DiffusersVideoOptions, (frames, height, width, dim),
              (spatial_interpolation_scale, temporal_interpolation_scale))

POSENC_TABLE(vision_grid, (""), &start_grid<VisionGridOptions>)
POSENC_TABLE(diffusers_grid, (""), &start_grid<DiffusersGridOptions>)
POSENC_TABLE(diffusers_video_grid, (""), &start_grid<DiffusersVideoOptions>)

}  // namespace posenc::bindings
