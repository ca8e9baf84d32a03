#include "bindings/encodings/sinusoidal.hpp"

#include "bindings/frequencies/frequencies.hpp"
#include "encodings/sinusoidal_table.hpp"

namespace posenc::bindings {

POSENC_LANE(vectors)

POSENC_FIELDS(SinusoidalEntry, (pair, is_cosine, angular_frequency, wavelength, angle, value), ())

POSENC_CONSTANT(paper_base, paper_base)
POSENC_CONSTANT(tile_rows, SinCosTable::tile_rows)
POSENC_TABLE(sinusoidal, (""), (&start_table<SinusoidalTable, SinusoidalOptions>))
POSENC_CALL(sinusoidal_entry, ("", "position", "dimension", ""), &try_explain_sinusoidal_entry)
POSENC_CALL(angular_frequencies, ("", "out"), &try_compute_angular_frequencies)
POSENC_CALL(wavelengths, ("", "out"), &try_compute_wavelengths)

}  // namespace posenc::bindings
