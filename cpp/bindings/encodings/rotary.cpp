#include "bindings/encodings/rotation.hpp"
#include "encodings/rotary_heads.hpp"

namespace posenc::bindings {

POSENC_LANE(rotary)

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

}  // namespace posenc::bindings
