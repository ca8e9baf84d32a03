#include "posenc/encodings/grids.hpp"
#include "bindings/runtime/bind.hpp"
#include "bindings/shared/planned_tables.hpp"
#include "bindings/shared/rotary_grid.hpp"
#include "posenc/encodings/detr.hpp"
#include "posenc/encodings/mrope.hpp"
#include "posenc/encodings/multidim.hpp"
#include "posenc/encodings/rotary_grid_conventions.hpp"

namespace posenc::bindings {

POSENC_FIELDS(DetrOptions, (height, width), (batch, axis_dim, mask, base, normalize, scale, offset))

POSENC_CALL(detr_encoding, ("", "out"), POSENC_DOUBLES(try_make_detr_encoding, DetrOptions))

POSENC_FIELDS(VisionGridOptions, (convention, height, width, dim),
              (base, class_token, interleave_sin_cos, reverse_coordinates))
POSENC_FIELDS(DiffusersGridOptions, (height, width, dim), (base_size, interpolation_scale, class_token, extra_tokens))
POSENC_FIELDS(DiffusersVideoOptions, (frames, height, width, dim),
              (spatial_interpolation_scale, temporal_interpolation_scale))

POSENC_TABLE(vision_grid, (""), &start_grid<VisionGridOptions>)
POSENC_TABLE(diffusers_grid, (""), &start_grid<DiffusersGridOptions>)
POSENC_TABLE(diffusers_video_grid, (""), &start_grid<DiffusersVideoOptions>)

POSENC_FIELDS(MropeSections, (style, sections), ())

POSENC_CALL(mrope, ("", "frequencies", "positions", ""), &try_make_mrope)
POSENC_CALL(mrope_axes, ("", "out"), &try_make_mrope_axes)

POSENC_FIELDS(MultidimOptions, (sizes, dim), (base))
POSENC_FIELDS(Tensor2TensorGridOptions, (sizes, dim), (min_timescale, max_timescale))

POSENC_TABLE(multidim_table, (""), &start_grid<MultidimOptions>)
POSENC_TABLE(tensor2tensor_grid, (""), &start_grid<Tensor2TensorGridOptions>)

POSENC_FIELDS(EvaRotaryOptions, (head_dim, height, width),
              (base, reference_height, reference_width, offset, indexing, in_pixels, linear_bands, max_frequency))
POSENC_FIELDS(AxialRotaryOptions, (axis_dim, height, width, bands), (max_frequency, base, frames))
POSENC_FIELDS(Dinov3RotaryOptions, (head_dim, height, width), (base, normalize, min_period, max_period))
POSENC_FIELDS(MixedRotaryOptions, (head_dim, height, width, frequencies), (heads))
POSENC_FIELDS(MixedFrequencyOptions, (head_dim), (base, turn))
POSENC_FIELDS(Diffusers2dRotaryOptions, (head_dim, height, width),
              (base, start_row, start_column, stop_row, stop_column))
POSENC_FIELDS(CogvideoxRotaryOptions, (head_dim, frames, height, width), (base, stop_row, stop_column))
POSENC_FIELDS(LuminaRotaryOptions, (head_dim, height, width), (base, linear_factor, ntk_factor))

POSENC_CONSTANT(largest_head_dim, largest_head_dim)
POSENC_CALL(eva_rotary, ("", ""), &try_make_eva_rotary)
POSENC_CALL(axial_rotary, ("", ""), &try_make_axial_rotary)
POSENC_CALL(dinov3_rotary, ("", ""), &try_make_dinov3_rotary)
POSENC_CALL(mixed_rotary, ("", ""), &try_make_mixed_rotary)
POSENC_CALL(mixed_frequencies, ("", "out"), &try_make_mixed_frequencies)
POSENC_CALL(diffusers_2d_rotary, ("", ""), &try_make_diffusers_2d_rotary)
POSENC_CALL(cogvideox_rotary, ("", ""), &try_make_cogvideox_rotary)
POSENC_CALL(lumina_rotary, ("", ""), &try_make_lumina_rotary)

}  // namespace posenc::bindings
