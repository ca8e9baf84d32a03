// An encoding as the network uses it: a table that is added, angles that turn, a bias, or rows by distance. All of its
// numbers come from posenc's public functions.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "posenc/training/trainer.hpp"
#include "training/parameters.hpp"

namespace posenc::training {

template <class T>
struct PositionScheme {
    std::size_t places = 0;  ///< the longest sentence

    std::vector<T> table;    ///< [places, D], added to the embeddings
    bool by_length = false;  ///< the table is p / (T - 1) instead

    std::vector<T> learned;  ///< [places, D]: what the parameter block `positions` starts with

    std::vector<T> cosine, sine;  ///< [places, pairs]
    std::size_t pairs = 0;
    std::size_t step = 0, partner = 0;  ///< pair p is the channels p * step and p * step + partner

    std::vector<T> bias;  ///< [H, places, places]

    std::vector<std::int32_t> index;  ///< [places, places]: rows of the learned tables below
    std::size_t buckets = 0, relative_keys = 0, relative_values = 0;

    EncodingParameters parameters() const noexcept {
        return {learned.empty() ? 0 : places, buckets, relative_keys, relative_values};
    }
};

/// Errors: those of the posenc functions that it calls, and shape_mismatch for a given table.
template <class T>
Status try_make_position_scheme(const TrainingOptions& options, PositionScheme<T>& out);

}  // namespace posenc::training
