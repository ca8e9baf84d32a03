// A rotation that is made once and applied many times: one new token a call, in every layer, for queries and keys.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <span>

#include "posenc/encodings/mrope.hpp"
#include "posenc/encodings/rotary_grid.hpp"
#include "posenc/encodings/rotary_shift.hpp"

namespace posenc {

struct PreparedRotaryOptions {
    std::size_t head_dim = 0;
    /// Asked for, always: whether tensors are [B, H, T, D] or [B, T, H, D]. Calls with strides do not go by it.
    std::optional<bool> heads_first{};
    std::optional<Pairing> pairing{};  ///< asked for: that of the weights
    std::size_t length = 0;            ///< rows of positions 0 .. length - 1 are made at once; at most 2^22
};

/// The tokens of one call: their positions, and where their heads are.
struct PreparedRotaryPlace {
    /// One for each token: T follows from their number. None for a grid, which has its own. For M-RoPE a list of three
    /// rows, [3, T] or [3, B, T]; or a range, for text, whose three positions are the same.
    Positions positions{};
    std::size_t batch = 1;
    bool per_batch = false;  ///< positions are a list [B, T]: each batch row has its own
    /// Turns back, and divides by the attention factor. Cached keys, which have the factor already, are moved by
    /// shift_rotary instead.
    bool inverse = false;
    std::optional<FusedHeads> fused{};  ///< x is [B, T, width], in which these heads are a part; the rest is kept
    std::size_t heads = 0;              ///< H with fused or strides, 0 otherwise: H then follows from the size of x
    /// Places of the heads in x (absent: packed) and in out (absent: as in x). Other elements of out are kept.
    std::optional<HeadStrides> strides{}, out_strides{};
};

/// Rotates tensors like try_apply_rotary and try_apply_rotary_grid, to the bit, and keeps the cosines and sines. Rows
/// of whole positions from 0 to 2^22 - 1 are made on first use and kept while there is memory; others are made each
/// time, and so are those of long ranges, which are faster to make together. This form is for one thread at a time.
///
/// Threads that share a rotation call the const form, with a `scratch` of their own: it keeps nothing and allocates
/// nothing. Rows of whole positions from 0 to `length` - 1 stand ready, for floats and numbers of 16 bits that are not
/// rotated back. Any other row is made in `scratch`: scratch_size() elements apart from x and out; an empty one where
/// no row has to be made. The const form takes a range as the list of its positions; the results of a long range
/// differ in the last bits from those of the other form. A rotation by a grid is not shared: each thread prepares its
/// own.
///
/// Shapes: x and out [B, T, H, D], or [B, H, T, D] with heads_first, or [B, T, width] of fused rows; H follows from the
/// size of x where rows are not fused, so that queries and keys may have different numbers of heads. With strides, any
/// size that holds all heads. out may be x. scratch [scratch_size()] or more.
/// Units: positions in tokens, frequencies in radians per position, strides in elements.
/// Errors: as try_apply_rotary, try_apply_rotary_grid and try_make_mrope_axes; out_of_range for a length beyond 2^22;
/// shape_mismatch for rows that do not stand ready and a scratch that is too small or overlaps x or out, and for the
/// const form of a grid; out_of_memory. A failing call changes nothing.
/// Accuracy: as try_apply_rotary. Cost: O(B T H D), one sine and cosine for each pair of a new position; memory
/// 4 R bytes (8 R for interleaved pairs) for each position kept, R / 2 frequencies, in blocks of 64 positions; twice
/// that for doubles.
/// Source: Su et al. 2021 (arXiv 2104.09864), equation 34; for M-RoPE as in mrope.hpp. Example:
/// tests/examples/prepared_rotary.cpp, tests/examples/rotary_engine.cpp
class PreparedRotary {
public:
    PreparedRotary() noexcept;
    PreparedRotary(PreparedRotary&&) noexcept;
    PreparedRotary& operator=(PreparedRotary&&) noexcept;
    ~PreparedRotary();

    Status try_prepare(const PreparedRotaryOptions& options, const Frequencies& frequencies) noexcept;
    Status try_prepare(const PreparedRotaryOptions& options, const RotaryGrid& grid) noexcept;
    /// M-RoPE: three positions a token, of which each pair turns by the one of its section.
    Status try_prepare(const PreparedRotaryOptions& options, const MropeSections& sections,
                       const Frequencies& frequencies) noexcept;

    Status try_apply(const PreparedRotaryPlace& place, std::span<const float> x, std::span<float> out) noexcept;
    Status try_apply(const PreparedRotaryPlace& place, std::span<const double> x, std::span<double> out) noexcept;
    Status try_apply(const PreparedRotaryPlace& place, std::span<const Float16> x, std::span<Float16> out) noexcept;
    Status try_apply(const PreparedRotaryPlace& place, std::span<const Bfloat16> x, std::span<Bfloat16> out) noexcept;
    Status try_apply(const PreparedRotaryPlace& place, std::span<const float> x, std::span<Float16> out) noexcept;
    Status try_apply(const PreparedRotaryPlace& place, std::span<const float> x, std::span<Bfloat16> out) noexcept;

    Status try_apply(const PreparedRotaryPlace& place, std::span<const float> x, std::span<float> out,
                     std::span<float> scratch) const noexcept;
    Status try_apply(const PreparedRotaryPlace& place, std::span<const double> x, std::span<double> out,
                     std::span<double> scratch) const noexcept;
    Status try_apply(const PreparedRotaryPlace& place, std::span<const Float16> x, std::span<Float16> out,
                     std::span<float> scratch) const noexcept;
    Status try_apply(const PreparedRotaryPlace& place, std::span<const Bfloat16> x, std::span<Bfloat16> out,
                     std::span<float> scratch) const noexcept;
    Status try_apply(const PreparedRotaryPlace& place, std::span<const float> x, std::span<Float16> out,
                     std::span<float> scratch) const noexcept;
    Status try_apply(const PreparedRotaryPlace& place, std::span<const float> x, std::span<Bfloat16> out,
                     std::span<float> scratch) const noexcept;

    /// Moves cached keys that this rotation has rotated, as try_shift_rotary does: with its frequencies, head_dim,
    /// pairing and order of axes, which `options` leave out. Keeps nothing, so that threads may share the rotation.
    /// Errors: as try_shift_rotary; out_of_range for head_dim, heads_first or pairing in `options`; missing_key before
    /// try_prepare, and for a rotation by a grid. Shapes, Units, Accuracy, Cost, Source: as try_shift_rotary. Example:
    /// tests/examples/decode_loop.cpp
    Status try_shift(const RotaryShiftOptions& options, std::span<float> keys) const noexcept;
    Status try_shift(const RotaryShiftOptions& options, std::span<double> keys) const noexcept;
    Status try_shift(const RotaryShiftOptions& options, std::span<Float16> keys) const noexcept;
    Status try_shift(const RotaryShiftOptions& options, std::span<Bfloat16> keys) const noexcept;

    /// Elements of a scratch in which the const form can make the rows of any position; 0 before try_prepare.
    std::size_t scratch_size() const noexcept;

    /// Of the types that try_apply takes.
    template <class X, class Out>
    void apply(const PreparedRotaryPlace& place, X&& x, Out&& out) {
        check(try_apply(place, x, out));
    }
    template <class X, class Out, class Scratch>
    void apply(const PreparedRotaryPlace& place, X&& x, Out&& out, Scratch&& scratch) const {
        check(try_apply(place, x, out, scratch));
    }
    template <class Keys>
    void shift(const RotaryShiftOptions& options, Keys&& keys) const {
        check(try_shift(options, keys));
    }

private:
    struct State;
    template <class T>
    Status shift_keys(const RotaryShiftOptions& options, std::span<T> keys) const noexcept;
    Status prepare(const PreparedRotaryOptions& options, const Frequencies& frequencies,
                   const MropeSections* sections) noexcept;
    std::unique_ptr<State> state_;
};

inline PreparedRotary prepare_rotary(const PreparedRotaryOptions& options, const Frequencies& frequencies) {
    PreparedRotary made;
    check(made.try_prepare(options, frequencies));
    return made;
}
inline PreparedRotary prepare_rotary(const PreparedRotaryOptions& options, const RotaryGrid& grid) {
    PreparedRotary made;
    check(made.try_prepare(options, grid));
    return made;
}
inline PreparedRotary prepare_rotary(const PreparedRotaryOptions& options, const MropeSections& sections,
                                     const Frequencies& frequencies) {
    PreparedRotary made;
    check(made.try_prepare(options, sections, frequencies));
    return made;
}

}  // namespace posenc
