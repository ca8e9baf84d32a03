#include "bindings/encodings/rotary_grid.hpp"

#include "bindings/encodings/rotation.hpp"
#include "encodings/grid_rows.hpp"
#include "encodings/rotary_heads.hpp"

namespace posenc::bindings {

POSENC_LANE(rotary)

POSENC_FIELDS(RotaryGridTableOptions, (), (duplicated, pairing))
POSENC_FIELDS(RotaryGridOptions, (pairing), (batch, heads, head_dim, heads_first, inverse))

POSENC_TABLE(rotary_grid, ("", "grid", "size", "width"),
             [](Start& start, const RotaryGridOptions& options, const RotaryGrid& grid, std::size_t size,
                std::size_t width) {
                 HeadsShape shape;
                 const Status status = validate_rotary_grid(options, grid, shape, size);
                 if (!status) return status;
                 shape.row = width;
                 const double amplitude = rotary_amplitude(grid.frequencies, options.inverse);
                 return start_rotation(start, std::make_unique<GridRows>(grid, amplitude), shape, *options.pairing,
                                       options.inverse);
             })
POSENC_TABLE(rotary_grid_table, ("", "grid"),
             [](Start& start, const RotaryGridTableOptions& options, const RotaryGrid& grid) {
                 const Status status = validate(options, grid);
                 return status ? start_rotary_table(start, grid_table(options, grid)) : status;
             })
POSENC_CALL(rotary_angles, ("grid", "out"), &try_compute_rotary_angles)

}  // namespace posenc::bindings
