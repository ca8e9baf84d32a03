// The encodings that a model can be trained with. Their numbers come from the functions of posenc.
#pragma once

#include <cstddef>
#include <span>
#include <variant>

#include "posenc/encodings/rotary.hpp"
#include "posenc/encodings/sinusoidal.hpp"
#include "posenc/frequencies/base.hpp"
#include "posenc/frequencies/frequencies.hpp"

namespace posenc::training {

struct NoEncoding {};

/// Added to the embeddings. For an even width, layout, ladder and first position cover all conventions: fairseq is
/// concatenated, half_minus_one, first = 2; Marian concatenated, half; Whisper and tensor2tensor concatenated,
/// half_minus_one.
struct Sinusoidal {
    double base = paper_base;
    Layout layout = Layout::interleaved;
    Ladder ladder = Ladder::half;
    double first = 0;
    double scale = 1;
};

/// Any table, added to the embeddings and not trained.
struct GivenTable {
    std::span<const float> table{};  ///< [longest asked, D], borrowed while the model is made
};

/// Lesson 002's formula, added to the embeddings.
struct DoubledExponent {
    double base = paper_base;
};

/// p / (T - 1) in every channel: how far through the sentence, so that a place means something else in every length.
struct NormalizedIndex {};

/// p itself in every channel.
struct RawIndex {};

/// One wave for all pairs of channels: places that are a period apart are the same.
struct OneFrequency {
    double period = 4;
};

/// A table that is trained with the model. Rows past the longest training sentence keep their initial values.
struct Learned {
    double standard_deviation = 1;
};

/// Queries and keys turn.
struct Rotary {
    double base = paper_base;
    Pairing pairing = Pairing::rotate_half;
    Frequencies frequencies = {};  ///< used instead of the base where there are any; at most half of head_dim
};

/// Slopes 2^(-bias_max (h + 1) / H): 1/2, 1/4, 1/8, 1/16 for the default and four heads. Symmetric where attention is.
struct Alibi {
    double bias_max = 4;
};

/// A learned bias for each bucket of distance and each head, shared by the layers, from 0.
struct T5Bias {
    std::size_t buckets = 8;  ///< of one direction
    std::size_t max_distance = 12;
};

/// A learned vector for each clipped distance, in each layer, added to the keys and (values) to the values.
struct Shaw {
    std::size_t max_distance = 16;
    bool values = true;
};

using Encoding = std::variant<NoEncoding, Sinusoidal, GivenTable, DoubledExponent, NormalizedIndex, RawIndex,
                              OneFrequency, Learned, Rotary, Alibi, T5Bias, Shaw>;

}  // namespace posenc::training
