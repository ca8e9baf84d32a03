#include "posenc/encodings/rotary_grid_conventions.hpp"

#include "bindings/encodings/rotary_grid.hpp"

namespace posenc::bindings {

POSENC_LANE(grids)

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
