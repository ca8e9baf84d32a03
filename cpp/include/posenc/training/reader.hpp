// A small language model that reads: character by character, with a cache, at any positions. Experimental: what it
// takes and gives may change without notice.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>

#include "posenc/core/error.hpp"
#include "posenc/lessons/precision.hpp"
#include "posenc/training/trainer.hpp"

namespace posenc::training {

/// Characters to read, and what they are told of their places. The lists are borrowed for the call; of T characters
/// each, or empty.
struct ReadOptions {
    std::span<const std::int32_t> characters{};
    /// Of queries, and of what is added to embeddings. Empty: one after the other, on from the last one read.
    std::span<const double> positions{};
    std::span<const double> key_positions{};    ///< empty: those of queries
    std::span<const std::uint8_t> mask{};       ///< 0 for padding, which no character sees; empty: none
    std::span<const std::int32_t> sequences{};  ///< characters of other sequences are not seen; empty: all 0
    std::optional<std::size_t> window{};        ///< characters that are seen, itself among them; absent: all before
    NumberFormat position_format = NumberFormat::float64;  ///< to which positions are rounded
    /// Of the angles of a rotation: frequencies, their products with positions, cosines and sines are rounded to it.
    NumberFormat angle_format = NumberFormat::float64;
    std::size_t attention_first = 0;  ///< the character with which `attention` begins
};

/// Where results go: each may be empty, if it is not wanted.
struct ReadResults {
    std::span<float> losses{};         ///< [T]: -ln p of each character after those before it; NaN for the very first
    std::span<float> probabilities{};  ///< [T, symbols]: of the character that follows
    std::span<float> attention{};      ///< [L, H, A, K]: of the last A = T - attention_first, on all K in the cache
};

/// A trained model of a text. It reads with the functions of posenc: what is added, turned, biased and hidden is what
/// they make.
///
/// A failing call changes nothing. Not safe for use by several threads at once.
class Reader final {
public:
    /// Of `options` model, encoding, longest_asked, seed and text.symbols are read: those of training.
    /// Shapes: weights as Trainer::parameters() of a trainer of these options.
    /// Units: none.
    /// Errors: as Trainer::try_make; unknown_name for an encoding other than NoEncoding, Sinusoidal, Learned, Rotary,
    /// Alibi and T5Bias; shape_mismatch and not_finite for weights.
    /// Accuracy: losses and probabilities within 1e-4 of the same in double. The same bits on every instruction set.
    /// Cost: O(T (P + L D K)) a call for P parameters; memory 8 L D bytes for each character in the cache.
    /// Source: as Trainer. Example: tests/examples/reader.cpp
    static Status try_make(const TrainingOptions& options, std::span<const float> weights,
                           std::unique_ptr<Reader>& out) noexcept;

    ~Reader();
    Reader(const Reader&) = delete;
    Reader& operator=(const Reader&) = delete;

    /// Reads on after what is in the cache, with another encoding than that of training: another base, pairing, scaling
    /// or slope, or none. Keys in the cache stay as they were turned.
    /// Errors: as try_make; shape_mismatch for an encoding that needs trained blocks which the model lacks.
    Status try_set_encoding(const Encoding& encoding) noexcept;

    /// Reads characters and keeps their keys and values.
    /// Errors: out_of_range for characters (below symbols), positions (of a learned table whole numbers from 0 to
    /// 65535; else at most 2^53 in magnitude), window (1 or more) and attention_first (up to T); not_finite for
    /// positions; shape_mismatch for lists and results of other sizes; too_large; out_of_memory.
    /// Rows of a learned table past the trained ones are what they would have started with.
    Status try_read(const ReadOptions& options, const ReadResults& results) noexcept;

    /// Takes `count` characters out of the cache, from `first` on. Those after them keep their positions.
    /// Errors: out_of_range for characters that are not there.
    Status try_cut(std::size_t first, std::size_t count) noexcept;

    /// Moves the keys of all characters from `first` on: shift_rotary, and the positions that biases go by. What was
    /// added to embeddings cannot be moved. The next character's position moves too.
    /// Errors: as try_shift_rotary; out_of_range for first.
    Status try_move(std::size_t first, double by) noexcept;

    /// Empties the cache.
    void clear() noexcept;

    /// Characters in the cache.
    std::size_t size() const noexcept;

private:
    struct State;
    explicit Reader(std::unique_ptr<State> state) noexcept;
    std::unique_ptr<State> state_;
};

/// Weights in a byte each: of every matrix with rows of 8 or more, a scale for each row, which is its largest magnitude
/// over 127, and whole numbers from -127 to 127; other blocks as floats. Blocks follow each other as in
/// Trainer::blocks(); floats are little-endian.
///
/// Shapes: weights [P], bytes [B] for the numbers that compute_packed_size gives.
/// Units: none.
/// Errors: as Reader::try_make; shape_mismatch; not_finite for weights, malformed for bytes with scales that are not
/// finite or are below 0.
/// Accuracy: half a scale for each weight. Packing what was unpacked gives the same bytes.
/// Cost: O(P). Source: none. Example: tests/examples/reader.cpp
Status try_pack_weights(const TrainingOptions& options, std::span<const float> weights,
                        std::span<std::uint8_t> bytes) noexcept;
Status try_unpack_weights(const TrainingOptions& options, std::span<const std::uint8_t> bytes,
                          std::span<float> weights) noexcept;

struct PackedSize {
    std::size_t weights = 0, bytes = 0;
};
Status try_compute_packed_size(const TrainingOptions& options, PackedSize& out) noexcept;

inline std::unique_ptr<Reader> make_reader(const TrainingOptions& options, std::span<const float> weights) {
    std::unique_ptr<Reader> out;
    check(Reader::try_make(options, weights, out));
    return out;
}

}  // namespace posenc::training
