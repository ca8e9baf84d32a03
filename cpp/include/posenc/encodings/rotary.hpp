// Rotary position embedding: pairs of channels of queries and keys turn with the position.
#pragma once

#include <cstddef>
#include <optional>
#include <span>

#include "posenc/core/error.hpp"
#include "posenc/core/float16.hpp"
#include "posenc/core/positions.hpp"
#include "posenc/frequencies/frequencies.hpp"

namespace posenc {

/// Which channels of a head form pair i of R / 2. Weights trained with one pairing need a permutation for the other:
/// see rotary_permutation.hpp.
enum class Pairing : int {
    interleaved,  ///< 2i and 2i + 1: the paper, GPT-J, Meta's LLaMA
    rotate_half,  ///< i and i + R / 2: GPT-NeoX, Hugging Face's LLaMA
};

/// The positions of `queries` new tokens that come last among `keys` keys, most of them cached.
constexpr Positions cached_query_positions(std::size_t queries, std::size_t keys) noexcept {
    return range(static_cast<double>(keys) - static_cast<double>(queries), queries);
}

struct RotaryTableOptions {
    Positions positions{};
    /// Repeats each cosine and sine for both channels of the pair: [T, R] rather than [T, R / 2].
    bool duplicated = false;
    std::optional<Pairing> pairing{};  ///< asked for when duplicated
};

/// The cosines and sines that models cache, both multiplied by the attention factor.
///
/// Shapes: cosine and sine [T, R / 2], or [T, R] when duplicated, for T positions and R / 2 frequencies.
/// Units: positions in tokens, frequencies in radians per position.
/// Errors: out_of_range or not_finite for positions (|p| at most 2^53) and frequencies (1 or more, |w| at most 2^52,
/// attention factor above 0); missing_key for a required pairing; shape_mismatch for cosine, sine or a
/// remainder of the wrong length; out_of_range for a sine that shares memory with cosine; out_of_memory. A failing call
/// changes nothing. Accuracy: float within 2^-24 of the true value, double within 4e-15, each times the attention
/// factor. Cost: O(T R). Source: Su et al. 2021 (arXiv 2104.09864), section 3.2. Example: tests/examples/rotary.cpp
Status try_make_rotary_table(const RotaryTableOptions& options, const Frequencies& frequencies, std::span<float> cosine,
                             std::span<float> sine) noexcept;
Status try_make_rotary_table(const RotaryTableOptions& options, const Frequencies& frequencies,
                             std::span<double> cosine, std::span<double> sine) noexcept;

/// Heads that are a part of longer rows, one row per token: queries, keys or both within fused q, k and v.
struct FusedHeads {
    std::size_t width = 0;  ///< the elements of a row: (Hq + 2 Hk) D
    std::size_t first = 0;  ///< the element of a row at which these heads begin
};

/// Heads at any distance: in a cache with room for later tokens, or a part of the channels of each head, such as MLA's
/// last 64 of 192. Channel c of head h of token t of batch row b is element
/// first + b x batch + t x token + h x head + c. The stride of an axis of length 1 is not read: token p of a cache
/// [H, room, D] is {.head = room * D, .first = p * D}.
///
/// Heads of x may overlap, with a stride of 0 even be one; heads of out may not. Each stride of out is at least the
/// whole extent of the axes with smaller strides, so that layouts whose axes interleave are refused too.
struct HeadStrides {
    std::size_t batch = 0;  ///< elements from one batch row to the next
    std::size_t token = 0;  ///< elements from one token to the next
    std::size_t head = 0;   ///< elements from one head to the next
    std::size_t first = 0;  ///< the element at which the first head begins
};

struct RotaryOptions {
    /// One for each token, the same for all batch rows; or a list of B x T, one row of it for each batch row.
    Positions positions{};
    std::size_t batch = 1;
    std::size_t heads = 1;
    std::size_t head_dim = 0;
    /// Whether x is [B, H, T, D] or [B, T, H, D]; required with several heads, except with strides.
    std::optional<bool> heads_first{};
    std::optional<Pairing> pairing{};  ///< asked for: that of the weights
    /// Turns back, and divides by the attention factor. Cached keys, which have the factor already, are moved by
    /// shift_rotary instead.
    bool inverse = false;
    std::optional<FusedHeads> fused{};  ///< x is [B, T, width], in which these heads are a part; the rest is kept
    std::size_t tokens = 0;  ///< T where one of the strides is set, 0 otherwise: T then follows from the size of x
    /// Places of the heads in x (absent: packed as above) and in out (absent: as in x). Other elements of out are kept.
    std::optional<HeadStrides> strides{}, out_strides{};
};

/// Turns pair i of every head of the token at position p by the angle p w_i: (a, b) becomes
/// (a cos - b sin, a sin + b cos), times the attention factor. Channels from R = 2 x frequencies on are kept.
///
/// Numbers of 16 bits are rotated as floats and rounded once. An out of 16 bits may have an x of floats: keys on their
/// way into a cache.
///
/// Shapes: x and out [B, T, H, D], or [B, H, T, D] with heads_first, or [B, T, width] of fused rows; T follows from the
/// size of x. With strides, any size that holds all heads; out may then be larger or smaller than x. out may be x.
/// Units: positions in tokens, frequencies in radians per position, strides in elements.
/// Errors: as try_make_rotary_table; missing_key for no pairing, or no order of heads and tokens; out_of_range for
/// batch, heads and head_dim (1 or more), heads that a fused row does not hold, strides of out as HeadStrides excludes
/// them, and an out that overlaps x in part; shape_mismatch for x that is not a whole number of tokens, a head_dim
/// below R, positions that are neither T nor a list of B T, an out whose size differs from that of x, fused heads that
/// come before tokens, strides that reach beyond x or out, or that differ where out is x, and settings of strides
/// without them. A failing call changes nothing. Accuracy: float within 2^-22 of the largest channel times the
/// attention factor; double within 1e-14 times it; 16 bits within half a unit in the last place of a number that is as
/// near as floats. Cost: O(B T H D), one multiplication and one addition for each channel and partner; extra memory
/// O(R). Source: Su et al. 2021 (arXiv 2104.09864), equation 34. Example: tests/examples/rotary.cpp,
/// tests/examples/rotary_engine.cpp
Status try_apply_rotary(const RotaryOptions& options, const Frequencies& frequencies, std::span<const float> x,
                        std::span<float> out) noexcept;
Status try_apply_rotary(const RotaryOptions& options, const Frequencies& frequencies, std::span<const double> x,
                        std::span<double> out) noexcept;
Status try_apply_rotary(const RotaryOptions& options, const Frequencies& frequencies, std::span<const Float16> x,
                        std::span<Float16> out) noexcept;
Status try_apply_rotary(const RotaryOptions& options, const Frequencies& frequencies, std::span<const Bfloat16> x,
                        std::span<Bfloat16> out) noexcept;
Status try_apply_rotary(const RotaryOptions& options, const Frequencies& frequencies, std::span<const float> x,
                        std::span<Float16> out) noexcept;
Status try_apply_rotary(const RotaryOptions& options, const Frequencies& frequencies, std::span<const float> x,
                        std::span<Bfloat16> out) noexcept;

template <class T>
void make_rotary_table(const RotaryTableOptions& options, const Frequencies& frequencies, std::span<T> cosine,
                       std::span<T> sine) {
    check(try_make_rotary_table(options, frequencies, cosine, sine));
}

/// Of the types that try_apply_rotary takes.
template <class X, class Out>
void apply_rotary(const RotaryOptions& options, const Frequencies& frequencies, X&& x, Out&& out) {
    check(try_apply_rotary(options, frequencies, x, out));
}

}  // namespace posenc
