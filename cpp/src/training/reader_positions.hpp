// What a reader tells its model of the places of characters: tables that are added, rotations, biases, masks. The
// numbers come from posenc's public functions.
#pragma once

#include <vector>

#include "posenc/training/reader.hpp"
#include "training/parameters.hpp"

namespace posenc::training {

/// The characters that were read, as far as their places are concerned.
struct Cached {
    std::vector<double> positions;  ///< of keys
    std::vector<std::uint8_t> mask;
    std::vector<std::int32_t> sequences;
    double next = 0;  ///< the position of a character that is read without any

    std::size_t size() const noexcept { return positions.size(); }
    void reserve(std::size_t tokens);
    void erase(std::size_t first, std::size_t count) noexcept;
};

/// The characters of one call at their places.
struct Places {
    std::vector<double> queries, keys;
};

/// The places of a call, rounded as it asks.
Status try_place(const ReadOptions& options, const Encoding& encoding, double next, Places& out);

/// What an encoding adds to the embeddings, [T, dim]; empty if nothing. `rows` is a learned table.
Status try_make_added(const Encoding& encoding, std::size_t dim, std::span<const float> rows,
                      std::span<const double> positions, std::vector<float>& out);

/// Turns heads, [T, H, head_dim], to positions; nothing unless the encoding does.
Status try_turn(const ModelOptions& model, const Encoding& encoding, std::span<const double> positions,
                NumberFormat format, std::span<float> heads);

/// The bias of the scores of T queries on all keys, with minus infinity for those that are hidden: [H or 1, T, K].
/// `buckets` is the trained table of T5. The keys of the call are the last of the cache.
Status try_make_reading_bias(const TrainingOptions& options, const Encoding& encoding, std::span<const float> buckets,
                             std::span<const double> queries, const Cached& cached, std::optional<std::size_t> window,
                             std::vector<float>& out);

/// The frequencies of a rotation.
Status try_make_reading_frequencies(const ModelOptions& model, const Rotary& rotary, Frequencies& out);

}  // namespace posenc::training
