#include "bindings/rotary/rotation.hpp"
#include "bindings/runtime/bind.hpp"
#include "bindings/shared/rotary_grid.hpp"
#include "encodings/fope_table.hpp"
#include "encodings/grid_rows.hpp"
#include "encodings/rotary_heads.hpp"
#include "encodings/xpos_rows.hpp"
#include "posenc/encodings/fope.hpp"
#include "posenc/encodings/polar.hpp"
#include "posenc/encodings/rotary_permutation.hpp"

namespace posenc::bindings {

POSENC_FIELDS(RotaryOptions, (pairing), (positions, batch, heads, head_dim, heads_first, inverse))
POSENC_FIELDS(RotaryTableOptions, (positions), (duplicated, pairing))

POSENC_TABLE(rotary, ("", "frequencies", "size", "width"),
             [](Start& start, const RotaryOptions& options, const Frequencies& frequencies, std::size_t size,
                std::size_t width) {
                 HeadsShape shape;
                 const Status status = validate_rotary(options, frequencies, shape, size);
                 if (!status) return status;
                 shape.row = width;
                 const double amplitude = rotary_amplitude(frequencies, options.inverse);
                 return start_rotation(start, std::make_unique<LineRows>(options.positions, frequencies, amplitude),
                                       shape, *options.pairing, options.inverse);
             })
POSENC_TABLE(rotary_table, ("", "frequencies"),
             [](Start& start, const RotaryTableOptions& options, const Frequencies& frequencies) {
                 const Status status = validate_rotary_table(options, frequencies);
                 return status ? start_rotary_table(start, RotaryTable(options, frequencies)) : status;
             })

POSENC_FIELDS(RotaryShiftOptions, (pairing, by), (first, count, length, batch, heads, head_dim, heads_first))

// Rows of the cache, each of the heads of a token or, where heads come first, of one of them.
POSENC_TABLE(rotary_shift, ("", "frequencies", "size", "width"),
             [](Start& start, const RotaryShiftOptions& options, const Frequencies& frequencies, std::size_t size,
                std::size_t width) {
                 HeadsShape shape;
                 std::size_t count = 0;
                 const Status status = validate_rotary_shift(options, frequencies, shape, count, size);
                 shape.row = width;
                 return status && count != 0 && *options.by != 0 ? start_shift(start, options, frequencies, shape)
                                                                 : status;
             })

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

POSENC_FIELDS(RotaryPermutationOptions, (head_dim, to), (rotary_dim))
POSENC_FIELDS(RotaryWeightOptions, (heads, columns, head), ())

POSENC_CALL(rotary_permutation, ("", "out"), &try_make_rotary_permutation)
POSENC_CALL(permute_rotary_weights, ("", "weights", "out"), &try_permute_rotary_weights)

POSENC_FIELDS(XposOptions, (role),
              (offset, positions, length, base, scale_base, centre, batch, heads, head_dim, rotary_dim, heads_first))

POSENC_TABLE(xpos, ("", "size"), [](Start& start, const XposOptions& options, std::size_t size) {
    HeadsShape shape;
    const Status status = validate_xpos(options, shape, size, start.wide);
    if (!status || shape.tokens == 0) return status;  // no token is turned: the head may be as wide as it likes
    return start_rotation(start, std::make_unique<XposRows>(options, shape.tokens), shape, Pairing::interleaved, false);
})

POSENC_FIELDS(PolarOptions, (positions, head_dim), (base, batch, heads, heads_first))

POSENC_CALL(polar, ("", "x", "phases", "out"),
            [](const PolarOptions& options, FloatsIn x, FloatsIn phases, FloatsOut out) {
                return out.visit([&]<class T>(std::span<T> to) {
                    return try_apply_polar(options, x.of<const T>(), phases.of<const T>(), to);
                });
            })

POSENC_FIELDS(FopeOptions, (positions, pairs), (heads, rest_ones))
POSENC_FIELDS(FopeHeads, (head_dim), (batch, heads, table_heads, heads_first))

POSENC_CALL(fope_table, ("", "frequencies", "cosine_weights", "sine_weights", "out"), &write_fope_table)
POSENC_CALL(fope, ("", "table", "x", "out"), [](const FopeHeads& options, FloatsIn table, FloatsIn x, FloatsOut out) {
    return out.visit(
        [&]<class T>(std::span<T> to) { return try_apply_fope(options, table.of<const T>(), x.of<const T>(), to); });
})

}  // namespace posenc::bindings
