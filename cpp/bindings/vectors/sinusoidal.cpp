#include "bindings/shared/sinusoidal.hpp"
#include "bindings/shared/frequencies.hpp"
#include "bindings/shared/planned_tables.hpp"
#include "encodings/sinusoidal_table.hpp"
#include "posenc/encodings/sinusoidal_conventions.hpp"

namespace posenc::bindings {

POSENC_FIELDS(SinusoidalEntry, (pair, is_cosine, angular_frequency, wavelength, angle, value), ())

POSENC_CONSTANT(paper_base, paper_base)
POSENC_CONSTANT(tile_rows, SinCosTable::tile_rows)
POSENC_TABLE(sinusoidal, (""), (&start_table<SinusoidalTable, SinusoidalOptions>))
POSENC_CALL(sinusoidal_entry, ("", "position", "dimension", ""), &try_explain_sinusoidal_entry)
POSENC_CALL(angular_frequencies, ("", "out"), &try_compute_angular_frequencies)
POSENC_CALL(wavelengths, ("", "out"), &try_compute_wavelengths)

POSENC_FIELDS(FairseqOptions, (positions, dim), (padding_index))
POSENC_FIELDS(Tensor2TensorOptions, (positions, dim), (min_timescale, max_timescale))
POSENC_FIELDS(WhisperOptions, (positions, dim), (max_timescale))
POSENC_FIELDS(MarianOptions, (positions, dim), (base))
POSENC_FIELDS(TransformerXlTableOptions, (length, dim), (clamp_length, base))
POSENC_FIELDS(RelativeSinusoidalOptions, (length, dim), (base))
POSENC_FIELDS(ScaledSinusoidalOptions, (positions, dim), (scale, base))

POSENC_TABLE(fairseq_sinusoidal, (""), &start_waves<FairseqOptions>)
POSENC_CALL(fairseq_positions, ("tokens", "batch", "length", "padding_index=1", "out"), &try_compute_fairseq_positions)
POSENC_TABLE(tensor2tensor_sinusoidal, (""), &start_waves<Tensor2TensorOptions>)
POSENC_TABLE(whisper_sinusoidal, (""), &start_waves<WhisperOptions>)
POSENC_TABLE(marian_sinusoidal, (""), &start_waves<MarianOptions>)
POSENC_TABLE(transformer_xl_table, (""), &start_waves<TransformerXlTableOptions>)
POSENC_TABLE(relative_sinusoidal, (""), &start_waves<RelativeSinusoidalOptions>)
POSENC_TABLE(scaled_sinusoidal, (""), &start_waves<ScaledSinusoidalOptions>)

}  // namespace posenc::bindings
