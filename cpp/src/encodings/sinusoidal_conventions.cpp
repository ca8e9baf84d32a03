#include "posenc/encodings/sinusoidal_conventions.hpp"

#include <algorithm>
#include <cmath>

#include "encodings/prepare.hpp"

namespace posenc {
namespace {

Status even(std::size_t dim) noexcept {
    if (dim % 2 == 0) return {};
    return {ErrorCode::out_of_range, "dim", static_cast<double>(dim), "an even integer from 2 to 16777216"};
}

// Checks the common options and fills in the halves layout: a ladder has half pairs, or with `half` and an odd width
// one sine more.
Status prepare_halves(const Positions& positions, const GeometricOptions& geometric, WavePlan& plan) {
    POSENC_TRY(validate(positions));
    POSENC_TRY(validate(geometric));
    plan.positions = positions;
    plan.width = geometric.dim;
    plan.ladder = ladder_key(geometric);
    plan.last_cosine = 2 * plan.ladder.count <= geometric.dim;
    return {};
}

}  // namespace

Status prepare(const FairseqOptions& options, WavePlan& plan) {
    if (options.padding_index) plan.blank_position = static_cast<double>(*options.padding_index);
    return prepare_halves(options.positions, {options.dim, paper_base, Ladder::half_minus_one}, plan);
}

Status prepare(const Tensor2TensorOptions& options, WavePlan& plan) {
    constexpr const char* allowed = "a finite number above min_timescale, up to 2^53";
    constexpr const char* least = "a finite number of at least 2^-53";
    POSENC_TRY(guard::above(options.min_timescale, 0, "min_timescale", least));
    if (options.min_timescale < 1 / largest_position)
        return {ErrorCode::out_of_range, "min_timescale", options.min_timescale, least};
    POSENC_TRY(guard::above(options.max_timescale, options.min_timescale, "max_timescale", allowed));
    if (options.max_timescale > largest_position)
        return {ErrorCode::out_of_range, "max_timescale", options.max_timescale, allowed};
    POSENC_TRY(validate(options.positions));
    POSENC_TRY(validate(GeometricOptions{options.dim}));
    const std::size_t half = options.dim / 2;
    const double steps = half > 1 ? static_cast<double>(half - 1) : 1.0;
    plan.positions = options.positions;
    plan.width = options.dim;
    if (options.min_timescale == 1)
        plan.ladder = {half, options.max_timescale, 1, steps};
    else
        plan.turns = {half, exact::log(exact::DoubleDouble{options.max_timescale, 0} / options.min_timescale), 1,
                      exact::DoubleDouble{steps, 0}, exact::DoubleDouble{options.min_timescale, 0}};
    return {};
}

Status prepare(const WhisperOptions& options, WavePlan& plan) {
    POSENC_TRY(even(options.dim));
    POSENC_TRY(guard::above(options.max_timescale, 1, "max_timescale", "a finite number above 1"));
    return prepare_halves(options.positions, {options.dim, options.max_timescale, Ladder::half_minus_one}, plan);
}

Status prepare(const MarianOptions& options, WavePlan& plan) {
    return prepare_halves(options.positions, {options.dim, options.base}, plan);
}

Status prepare(const TransformerXlTableOptions& options, WavePlan& plan) {
    POSENC_TRY(even(options.dim));
    const double last = options.length > 0 ? static_cast<double>(options.length - 1) : 0;
    POSENC_TRY(prepare_halves(range(last, options.length, -1), {options.dim, options.base}, plan));
    if (!options.clamp_length || static_cast<double>(*options.clamp_length) >= last) return {};
    // Clamped positions are a list, made before the output is checked.
    POSENC_TRY(
        guard::in_range(options.length, 0, std::size_t{1} << 24, "length", "at most 2^24 rows with a clamp_length"));
    plan.own_positions.resize(options.length);
    for (std::size_t r = 0; r < options.length; ++r)
        plan.own_positions[r] = std::min(last - static_cast<double>(r), static_cast<double>(*options.clamp_length));
    plan.positions = list(plan.own_positions);
    return {};
}

Status prepare(const RelativeSinusoidalOptions& options, WavePlan& plan) {
    POSENC_TRY(guard::in_range(options.length, 0, SIZE_MAX / 4, "length", "fewer rows than fit into memory"));
    const std::size_t rows = options.length > 0 ? 2 * options.length - 1 : 0;
    const double first = options.length > 0 ? static_cast<double>(options.length - 1) : 0;
    POSENC_TRY(prepare_halves(range(first, rows, -1), {options.dim, options.base}, plan));
    plan.interleaved = true;
    return {};
}

Status prepare(const ScaledSinusoidalOptions& options, WavePlan& plan) {
    POSENC_TRY(even(options.dim));
    if (options.scale) POSENC_TRY(guard::finite(*options.scale, "scale"));
    POSENC_TRY(prepare_halves(options.positions, {options.dim, options.base}, plan));
    plan.amplitude = options.scale ? *options.scale : 1 / std::sqrt(static_cast<double>(options.dim));
    return {};
}

Status try_compute_fairseq_positions(std::span<const std::int32_t> tokens, std::size_t batch, std::size_t length,
                                     std::int32_t padding_index, std::span<double> out) noexcept {
    POSENC_TRY(guard::shape(tokens.size(), batch, length, "tokens", "batch x length elements"));
    POSENC_TRY(guard::shape(out.size(), batch, length, "out", "batch x length elements"));
    if (out.empty()) return {};  // a batch of empty rows may be as large as it likes
    for (std::size_t b = 0; b < batch; ++b) {
        double seen = 0;
        for (std::size_t t = b * length; t < (b + 1) * length; ++t) {
            const bool padding = tokens[t] == padding_index;
            if (!padding) ++seen;
            out[t] = padding ? padding_index : padding_index + seen;
        }
    }
    return {};
}

#define POSENC_WAVES(function, Options)                                                                                \
    Status function(const Options& options, std::span<float> out) noexcept {                                           \
        return make_waves(options, out);                                                                               \
    }                                                                                                                  \
    Status function(const Options& options, std::span<double> out) noexcept {                                          \
        return make_waves(options, out);                                                                               \
    }

POSENC_WAVES(try_make_fairseq_table, FairseqOptions)
POSENC_WAVES(try_make_tensor2tensor_table, Tensor2TensorOptions)
POSENC_WAVES(try_make_whisper_table, WhisperOptions)
POSENC_WAVES(try_make_marian_table, MarianOptions)
POSENC_WAVES(try_make_transformer_xl_table, TransformerXlTableOptions)
POSENC_WAVES(try_make_relative_sinusoidal_table, RelativeSinusoidalOptions)
POSENC_WAVES(try_make_scaled_sinusoidal_table, ScaledSinusoidalOptions)

}  // namespace posenc
