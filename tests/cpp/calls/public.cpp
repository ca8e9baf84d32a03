// The public functions that the bindings call in another form: tables and rotations, which cross to WebAssembly in
// pieces.
#include "bindings/analysis/matrix.hpp"
#include "bindings/shared/frequencies.hpp"
#include "bindings/shared/rotary_grid.hpp"
#include "posenc/lessons/lessons.hpp"
#include "posenc/posenc.hpp"

namespace posenc::bindings {

/// A table of one struct of options.
#define POSENC_MADE(name, Options, function)                                                                           \
    POSENC_CALL(name, ("", "out"), [](const Options& options, FloatsOut out) {                                         \
        return out.visit([&](auto to) { return function(options, to); });                                              \
    })

POSENC_MADE(sinusoidal, SinusoidalOptions, try_make_sinusoidal_table)
POSENC_MADE(fairseq_sinusoidal, FairseqOptions, try_make_fairseq_table)
POSENC_MADE(tensor2tensor_sinusoidal, Tensor2TensorOptions, try_make_tensor2tensor_table)
POSENC_MADE(whisper_sinusoidal, WhisperOptions, try_make_whisper_table)
POSENC_MADE(marian_sinusoidal, MarianOptions, try_make_marian_table)
POSENC_MADE(transformer_xl_table, TransformerXlTableOptions, try_make_transformer_xl_table)
POSENC_MADE(relative_sinusoidal, RelativeSinusoidalOptions, try_make_relative_sinusoidal_table)
POSENC_MADE(scaled_sinusoidal, ScaledSinusoidalOptions, try_make_scaled_sinusoidal_table)
POSENC_MADE(doubled_exponent, DoubledExponentOptions, try_make_doubled_exponent_table)
POSENC_MADE(timestep_embedding, TimestepOptions, try_make_timestep_embedding)
POSENC_MADE(alibi_bias, AlibiOptions, try_make_alibi_bias)
POSENC_MADE(vision_grid, VisionGridOptions, try_make_vision_grid)
POSENC_MADE(diffusers_grid, DiffusersGridOptions, try_make_diffusers_grid)
POSENC_MADE(diffusers_video_grid, DiffusersVideoOptions, try_make_diffusers_video_grid)
POSENC_MADE(multidim_table, MultidimOptions, try_make_multidim_table)
POSENC_MADE(tensor2tensor_grid, Tensor2TensorGridOptions, try_make_tensor2tensor_grid)

POSENC_MADE(learned_table, LearnedTableOptions, try_make_learned_table)

POSENC_CALL(add_positions, ("", "batch=1", "tokens", "positions", "x", "table", "out"),
            [](const CombineOptions& given, std::size_t batch, std::size_t tokens, std::span<const double> positions,
               FloatsIn x, FloatsIn table, FloatsOut out) {
                CombineOptions options = given;
                options.batch = batch;
                options.tokens = tokens;
                options.positions = positions;
                return out.visit([&]<class T>(std::span<T> to) {
                    return try_add_positions(options, x.of<const T>(), table.of<const T>(), to);
                });
            })
POSENC_CALL(rotary, ("", "frequencies", "x", "out"),
            [](const RotaryOptions& options, const Frequencies& frequencies, FloatsIn x, FloatsOut out) {
                return out.visit([&]<class T>(std::span<T> to) {
                    return try_apply_rotary(options, frequencies, x.of<const T>(), to);
                });
            })
POSENC_CALL(rotary_grid, ("", "grid", "x", "out"),
            [](const RotaryGridOptions& options, const RotaryGrid& grid, FloatsIn x, FloatsOut out) {
                return out.visit([&]<class T>(std::span<T> to) {
                    return try_apply_rotary_grid(options, grid, x.of<const T>(), to);
                });
            })
POSENC_CALL(xpos, ("", "x", "out"), [](const XposOptions& options, FloatsIn x, FloatsOut out) {
    return out.visit([&]<class T>(std::span<T> to) { return try_apply_xpos(options, x.of<const T>(), to); });
})
// In place: x is copied first, so that a refused call leaves `out` alone if it leaves the copy alone.
POSENC_CALL(rotary_shift, ("", "frequencies", "x", "out"),
            [](const RotaryShiftOptions& options, const Frequencies& frequencies, FloatsIn x, FloatsOut out) {
                return out.visit([&]<class T>(std::span<T> to) {
                    const auto from = x.of<const T>();
                    std::vector<T> keys(from.begin(), from.end());
                    const Status status = try_shift_rotary(options, frequencies, keys);
                    if (status || !std::equal(keys.begin(), keys.end(), from.begin()))
                        std::copy(keys.begin(), keys.end(), to.begin());
                    return status;
                });
            })
POSENC_CALL(rotary_table, ("", "frequencies", "cosine", "sine"),
            [](const RotaryTableOptions& options, const Frequencies& frequencies, FloatsOut cosine, FloatsOut sine) {
                return cosine.visit([&]<class T>(std::span<T> to) {
                    return try_make_rotary_table(options, frequencies, to, sine.of<T>());
                });
            })
POSENC_CALL(rotary_grid_table, ("", "grid", "cosine", "sine"),
            [](const RotaryGridTableOptions& options, const RotaryGrid& grid, FloatsOut cosine, FloatsOut sine) {
                return cosine.visit([&]<class T>(std::span<T> to) {
                    return try_make_rotary_grid_table(options, grid, to, sine.of<T>());
                });
            })
POSENC_CALL(pixels, ("", "rows", "columns", "x", "out"),
            [](const PixelOptions& options, std::size_t rows, std::size_t columns, FloatsIn x,
               std::span<std::uint32_t> out) {
                return x.wide ? try_make_pixels({x.of<const double>(), rows, columns}, options, out)
                              : try_make_pixels({x.of<const float>(), rows, columns}, options, out);
            })

}  // namespace posenc::bindings
