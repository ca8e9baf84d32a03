// Weights for one pairing of rotary embedding, rearranged for the other.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "posenc/core/error.hpp"
#include "posenc/encodings/rotary.hpp"

namespace posenc {

struct RotaryPermutationOptions {
    std::size_t head_dim = 0;
    std::size_t rotary_dim = 0;   ///< channels of a head that are rotated, the first ones; 0: all
    std::optional<Pairing> to{};  ///< asked for: the pairing that the result is for; it comes from the other one
};

/// The source of each channel of a head: evens then odds for rotate_half, and the inverse for interleaved. Channels
/// that are not rotated stay. With p = the result, rotate_half(x[p]) = interleaved(x)[p].
///
/// Shapes: out [D] for head_dim = D.
/// Units: channels.
/// Errors: out_of_range for head_dim (1 to 2^24) and rotary_dim (even, at most head_dim); missing_key for no `to`;
/// shape_mismatch for out. A failing call changes nothing. Accuracy: exact. Cost: O(D). Source:
/// huggingface/transformers convert_llama_weights_to_hf.py. Example: tests/examples/rotary.cpp
Status try_make_rotary_permutation(const RotaryPermutationOptions& options, std::span<std::int32_t> out) noexcept;

struct RotaryWeightOptions {
    std::size_t heads = 1;
    std::size_t columns = 1;  ///< input channels of the projection; 1 for a bias
    RotaryPermutationOptions head{};
};

/// Rearranges the rows of the projection that makes queries or keys, head by head.
///
/// Shapes: weights and out [H x D, C]; they must not overlap.
/// Units: none.
/// Errors: as try_make_rotary_permutation; out_of_range for heads and columns (1 or more) and for out that overlaps
/// weights; shape_mismatch for weights or out. A failing call changes nothing.
/// Accuracy: exact. Cost: O(H D C). Source, Example: as above.
Status try_permute_rotary_weights(const RotaryWeightOptions& options, std::span<const float> weights,
                                  std::span<float> out) noexcept;

inline void make_rotary_permutation(const RotaryPermutationOptions& options, std::span<std::int32_t> out) {
    check(try_make_rotary_permutation(options, out));
}
inline void permute_rotary_weights(const RotaryWeightOptions& options, std::span<const float> weights,
                                   std::span<float> out) {
    check(try_permute_rotary_weights(options, weights, out));
}

}  // namespace posenc
