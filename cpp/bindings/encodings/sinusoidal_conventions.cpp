#include "bindings/encodings/waves.hpp"
#include "encodings/prepare.hpp"

namespace posenc::bindings {
namespace {

std::size_t size(double x) {
    return static_cast<std::size_t>(x);
}

/// Negative numbers stand for none.
std::optional<std::size_t> optional_size(double x) {
    return x < 0 ? std::optional<std::size_t>() : std::optional<std::size_t>(size(x));
}

int fairseq_start(double first, double step, double count, Address values, double dim, double padding_index,
                  bool wide) {
    return start_waves(FairseqOptions{positions(first, step, count, values), size(dim), optional_size(padding_index)},
                       wide);
}

int fairseq_positions(Address tokens, double batch, double length, int padding_index, Address out) {
    const std::size_t count = size(batch) * size(length);
    return report(try_compute_fairseq_positions(span<const std::int32_t>(tokens, count), size(batch), size(length),
                                                padding_index, span<double>(out, count)));
}

int tensor2tensor_start(double first, double step, double count, Address values, double dim, double min_timescale,
                        double max_timescale, bool wide) {
    return start_waves(
        Tensor2TensorOptions{positions(first, step, count, values), size(dim), min_timescale, max_timescale}, wide);
}

int whisper_start(double first, double step, double count, Address values, double dim, double max_timescale,
                  bool wide) {
    return start_waves(WhisperOptions{positions(first, step, count, values), size(dim), max_timescale}, wide);
}

int marian_start(double first, double step, double count, Address values, double dim, double base, bool wide) {
    return start_waves(MarianOptions{positions(first, step, count, values), size(dim), base}, wide);
}

int transformer_xl_table_start(double length, double dim, double clamp_length, double base, bool wide) {
    return start_waves(TransformerXlTableOptions{size(length), size(dim), optional_size(clamp_length), base}, wide);
}

int relative_sinusoidal_start(double length, double dim, double base, bool wide) {
    return start_waves(RelativeSinusoidalOptions{size(length), size(dim), base}, wide);
}

int scaled_sinusoidal_start(double first, double step, double count, Address values, double dim, bool has_scale,
                            double scale, double base, bool wide) {
    return start_waves(ScaledSinusoidalOptions{positions(first, step, count, values), size(dim),
                                               has_scale ? std::optional<double>(scale) : std::nullopt, base},
                       wide);
}

}  // namespace

EMSCRIPTEN_BINDINGS(posenc_sinusoidal_conventions) {
    bind<&fairseq_start>("fairseq_start");
    bind<&fairseq_positions>("fairseq_positions");
    bind<&tensor2tensor_start>("tensor2tensor_start");
    bind<&whisper_start>("whisper_start");
    bind<&marian_start>("marian_start");
    bind<&transformer_xl_table_start>("transformer_xl_table_start");
    bind<&relative_sinusoidal_start>("relative_sinusoidal_start");
    bind<&scaled_sinusoidal_start>("scaled_sinusoidal_start");
}

}  // namespace posenc::bindings
