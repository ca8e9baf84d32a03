// The sinusoidal encoding as other projects compute it: each differs in its ladder, its layout, where positions start
// or what a padding row holds, and weights trained with one do not fit another.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "posenc/core/error.hpp"
#include "posenc/core/positions.hpp"
#include "posenc/frequencies/base.hpp"

// All functions of this file: each takes its options and an `out` of floats or doubles.
//
// Shapes: out [T, D], row-major, for the T rows that the options ask for and dim = D.
// Units: positions in tokens, angles in radians.
// Errors: out_of_range or not_finite for positions (|p| at most 2^53), dim (1 to 2^24), base (above 1) and as each
// says; shape_mismatch if out does not hold T x D elements; out_of_memory. A failing call changes nothing.
// Accuracy: float within 2^-24 of the true value, double within 4e-15, for positions up to 2^31 (times the amplitude
// where there is one).
// Cost: O(T D) time, O(D) extra memory for a range.
// Example: tests/examples/sinusoidal_conventions.cpp

namespace posenc {

struct FairseqOptions {
    Positions positions{};
    std::size_t dim = 0;
    std::optional<std::size_t> padding_index = 1;  ///< rows at this position are zero; nullopt: none
};

/// [sines | cosines | zero if D is odd] with frequencies 10000^(-i / (h - 1)), h = floor(D / 2).
/// Shapes, Units, Accuracy, Cost, Example: above. Errors: above; D = 2 and 3, where fairseq divides by zero, have the
/// frequency 1. Source: fairseq modules/sinusoidal_positional_embedding.py.
Status try_make_fairseq_table(const FairseqOptions& options, std::span<float> out) noexcept;
Status try_make_fairseq_table(const FairseqOptions& options, std::span<double> out) noexcept;

/// Where fairseq (and BART, RoBERTa, OPT's ancestor) puts tokens: the n-th token of a row that is not padding sits at
/// padding_index + n, counted from 1; padding sits at padding_index.
///
/// Shapes: tokens and out [B, T]. Units: token ids, positions. Errors: shape_mismatch if tokens or out do not hold
/// batch x length elements. Accuracy: exact. Cost: O(B T). Source: fairseq utils.make_positions. Example: above.
Status try_compute_fairseq_positions(std::span<const std::int32_t> tokens, std::size_t batch, std::size_t length,
                                     std::int32_t padding_index, std::span<double> out) noexcept;

struct Tensor2TensorOptions {
    Positions positions{};  ///< range(start_index, length) is what `start_index` asks for there
    std::size_t dim = 0;
    double min_timescale = 1;
    double max_timescale = paper_base;
};

/// [sines | cosines | zero if D is odd] with frequencies min * (max / min)^(-i / max(h - 1, 1)), h = floor(D / 2):
/// the code multiplies by the smallest timescale, where a timescale would have to divide.
/// Shapes, Units, Accuracy, Cost, Example: above. Errors: above, and min_timescale below 2^-53, max_timescale not
/// above it or beyond 2^53. Source: tensor2tensor layers/common_attention.py, get_timing_signal_1d.
Status try_make_tensor2tensor_table(const Tensor2TensorOptions& options, std::span<float> out) noexcept;
Status try_make_tensor2tensor_table(const Tensor2TensorOptions& options, std::span<double> out) noexcept;

struct WhisperOptions {
    Positions positions{};
    std::size_t dim = 0;
    double max_timescale = paper_base;
};

/// [sines | cosines] with frequencies max_timescale^(-i / (D / 2 - 1)).
/// Shapes, Units, Accuracy, Cost, Example: above. Errors: above, and an odd D. Source: whisper/model.py, sinusoids.
Status try_make_whisper_table(const WhisperOptions& options, std::span<float> out) noexcept;
Status try_make_whisper_table(const WhisperOptions& options, std::span<double> out) noexcept;

struct MarianOptions {
    Positions positions{};
    std::size_t dim = 0;
    double base = paper_base;
};

/// [ceil(D / 2) sines | floor(D / 2) cosines] with the paper's frequencies base^(-2i / D).
/// Shapes, Units, Errors, Accuracy, Cost, Example: above.
/// Source: transformers marian/modeling_marian.py; also RoFormer's table, and GPT-J's.
Status try_make_marian_table(const MarianOptions& options, std::span<float> out) noexcept;
Status try_make_marian_table(const MarianOptions& options, std::span<double> out) noexcept;

struct TransformerXlTableOptions {
    std::size_t length = 0;  ///< keys that a query looks back on, itself included
    std::size_t dim = 0;
    std::optional<std::size_t> clamp_length{};  ///< larger distances count as this one
    double base = paper_base;
};

/// Row r is [sines | cosines] of the distance length - 1 - r, so that the last row is the token itself.
/// Shapes, Units, Accuracy, Cost, Example: above, T = length. Errors: above, and an odd D.
/// Source: Dai et al. 2019 (arXiv 1901.02860); transformer-xl pytorch/mem_transformer.py.
Status try_make_transformer_xl_table(const TransformerXlTableOptions& options, std::span<float> out) noexcept;
Status try_make_transformer_xl_table(const TransformerXlTableOptions& options, std::span<double> out) noexcept;

struct RelativeSinusoidalOptions {
    std::size_t length = 0;
    std::size_t dim = 0;
    double base = paper_base;
};

/// The interleaved encoding of the distances length - 1, ..., 0, ..., -(length - 1). The centre of the table of a
/// longer sequence is the table of a shorter one.
/// Shapes: above, T = 2 length - 1 (0 for length 0). Units, Accuracy, Cost, Example: above.
/// Errors: above, and a length whose rows would not fit into memory. Source: fairseq and ESPnet,
/// positional_encoding.py, RelPositionalEncoding.
Status try_make_relative_sinusoidal_table(const RelativeSinusoidalOptions& options, std::span<float> out) noexcept;
Status try_make_relative_sinusoidal_table(const RelativeSinusoidalOptions& options, std::span<double> out) noexcept;

struct ScaledSinusoidalOptions {
    Positions positions{};
    std::size_t dim = 0;
    std::optional<double> scale{};  ///< the learned factor; it starts at D^-0.5
    double base = paper_base;
};

/// [sines | cosines] with the paper's frequencies, all times the learned scale.
/// Shapes, Units, Cost, Example: above. Errors: above, an odd D, a scale that is not finite.
/// Accuracy: above, times |scale|. Source: x-transformers, ScaledSinusoidalEmbedding.
Status try_make_scaled_sinusoidal_table(const ScaledSinusoidalOptions& options, std::span<float> out) noexcept;
Status try_make_scaled_sinusoidal_table(const ScaledSinusoidalOptions& options, std::span<double> out) noexcept;

inline void compute_fairseq_positions(std::span<const std::int32_t> tokens, std::size_t batch, std::size_t length,
                                      std::int32_t padding_index, std::span<double> out) {
    check(try_compute_fairseq_positions(tokens, batch, length, padding_index, out));
}
template <class T>
inline void make_fairseq_table(const FairseqOptions& options, std::span<T> out) {
    check(try_make_fairseq_table(options, out));
}
template <class T>
inline void make_tensor2tensor_table(const Tensor2TensorOptions& options, std::span<T> out) {
    check(try_make_tensor2tensor_table(options, out));
}
template <class T>
inline void make_whisper_table(const WhisperOptions& options, std::span<T> out) {
    check(try_make_whisper_table(options, out));
}
template <class T>
inline void make_marian_table(const MarianOptions& options, std::span<T> out) {
    check(try_make_marian_table(options, out));
}
template <class T>
inline void make_transformer_xl_table(const TransformerXlTableOptions& options, std::span<T> out) {
    check(try_make_transformer_xl_table(options, out));
}
template <class T>
inline void make_relative_sinusoidal_table(const RelativeSinusoidalOptions& options, std::span<T> out) {
    check(try_make_relative_sinusoidal_table(options, out));
}
template <class T>
inline void make_scaled_sinusoidal_table(const ScaledSinusoidalOptions& options, std::span<T> out) {
    check(try_make_scaled_sinusoidal_table(options, out));
}

}  // namespace posenc
