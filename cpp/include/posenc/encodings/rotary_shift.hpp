// Keys that are in a cache, rotated already, moved to other positions in place: a context shift.
#pragma once

#include <cstddef>
#include <optional>
#include <span>

#include "posenc/encodings/rotary.hpp"

namespace posenc {

struct RotaryShiftOptions {
    /// Asked for, except with by_row: positions that the keys move, negative towards the start. Fractions are allowed.
    std::optional<double> by{};
    std::span<const double> by_row{};    ///< [B], a distance for each batch row, in place of `by`; borrowed
    std::size_t first = 0;               ///< the first token of the cache that moves
    std::optional<std::size_t> count{};  ///< number of tokens that move; absent: all from `first` on
    /// Positions of the sequence after the move, at which the next query is rotated. Asked for where the frequencies
    /// belong to some lengths only.
    std::optional<double> length{};
    std::size_t batch = 1;
    std::size_t heads = 1;
    std::size_t head_dim = 0;
    /// Whether keys are [B, H, T, D] or [B, T, H, D]; required with several heads, except with strides.
    std::optional<bool> heads_first{};
    std::optional<Pairing> pairing{};     ///< asked for: that of the weights
    std::optional<FusedHeads> fused{};    ///< keys are [B, T, width], in which these heads are a part; the rest is kept
    std::optional<std::size_t> tokens{};  ///< T, asked for with strides; follows from the size of keys otherwise
    std::optional<HeadStrides> strides{};  ///< places of the heads in keys; other elements are kept
};

/// Moves cached keys by n = `by` positions: pair i of every head of the tokens turns by n w_i. The attention factor is
/// not applied again: the first rotation put it into the keys. All sections of M-RoPE move by the same n, so that its
/// keys move by the same frequencies, without sections. Tokens outside the range and channels from R = 2 x frequencies
/// on are kept; a distance of 0 keeps the bits of all.
///
/// A moved key is right where queries have the frequencies that rotated it. Dynamic NTK beyond its trained length has
/// other frequencies at each length, and LongRoPE others on either side of its switch; their frequencies say at which
/// lengths the model has them. A `length` elsewhere is refused: rotate those keys again from the ones before RoPE.
///
/// Shapes: keys [B, T, H, D], or [B, H, T, D] with heads_first, or [B, T, width] of fused rows, T with the room for
/// later tokens; T follows from the size of keys.
/// Units: positions in tokens, frequencies in radians per position.
/// Errors: as try_apply_rotary, where keys are its x and their strides those of out; missing_key for by, for tokens
/// beside strides, and for length where the frequencies do not belong to all lengths; out_of_range or not_finite for by
/// and by_row (at most 2^53 in magnitude); shape_mismatch for by_row of another size than batch; out_of_range for by
/// beside by_row, for a length at which the model has other frequencies and for first and count beyond T;
/// out_of_memory. A failing call changes nothing. Accuracy: float within 2^-22 of the larger channel of the pair,
/// double within 1e-14 of it, 16 bits half a unit in the last place more at each move. A key that apply_rotary rotated
/// to p is then within 3 times that, of its largest channel before RoPE times the attention factor, of the true key at
/// p + n: the first error turns along with the pair, which makes it up to sqrt(2) larger in a channel; so are the
/// rotated channels, by which this call errs. For the same reason moving by n and by -n gives a key back within 3 times
/// that. Cost: O(B T H D) for the T that move and one sine and cosine for each pair; extra memory O(R). Source: Su et
/// al. 2021 (arXiv 2104.09864), equation 34: R(p + n) = R(n) R(p). Example: tests/examples/rotary_shift.cpp
Status try_shift_rotary(const RotaryShiftOptions& options, const Frequencies& frequencies,
                        std::span<float> keys) noexcept;
Status try_shift_rotary(const RotaryShiftOptions& options, const Frequencies& frequencies,
                        std::span<double> keys) noexcept;
Status try_shift_rotary(const RotaryShiftOptions& options, const Frequencies& frequencies,
                        std::span<Float16> keys) noexcept;
Status try_shift_rotary(const RotaryShiftOptions& options, const Frequencies& frequencies,
                        std::span<Bfloat16> keys) noexcept;

/// Of the types that try_shift_rotary takes.
template <class Keys>
void shift_rotary(const RotaryShiftOptions& options, const Frequencies& frequencies, Keys&& keys) {
    check(try_shift_rotary(options, frequencies, keys));
}

}  // namespace posenc
