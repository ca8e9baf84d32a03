// Rotary embedding of tokens that have several coordinates: rows and columns, frames, or the axes of M-RoPE. The
// conventions of models (rotary_grids.hpp, mrope.hpp) differ only in which coordinate turns which pair how fast.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "posenc/encodings/rotary.hpp"

namespace posenc {

/// Token t turns pair i of head h by the sum over the axes a of coordinates[a, t] x frequencies[h, a, i].
struct RotaryGrid {
    std::size_t axes = 0;
    std::size_t tokens = 0;
    std::size_t pairs = 0;
    std::size_t heads = 1;              ///< 1: all heads alike
    std::vector<double> coordinates{};  ///< [A, T]
    Frequencies frequencies{};          ///< [H, A, R / 2], flat; 0 where an axis does not turn a pair
};

/// The angles of all tokens and pairs.
///
/// Shapes: out [T, R / 2], or [H, T, R / 2] for frequencies of several heads.
/// Units: radians.
/// Errors: shape_mismatch for arrays of the grid, or an out, of another size than they should have; out_of_range or
/// not_finite for coordinates (at most 2^53 in magnitude) and frequencies (at most 2^52). A failing call changes
/// nothing.
/// Accuracy: relative 1e-15 of the largest term. Cost: O(H T A R).
/// Source: each convention's own. Example: tests/examples/rotary_grid.cpp
Status try_compute_rotary_angles(const RotaryGrid& grid, std::span<double> out) noexcept;

struct RotaryGridTableOptions {
    /// Repeats each cosine and sine for both channels of the pair: [H, T, R] rather than [H, T, R / 2].
    bool duplicated = false;
    std::optional<Pairing> pairing{};  ///< asked for when duplicated
};

/// The cosines and sines of all tokens and pairs, both multiplied by the attention factor.
///
/// Shapes: cosine and sine [T, R / 2], or [H, T, R / 2] for frequencies of several heads; R columns when duplicated.
/// Units: as in the grid.
/// Errors: as try_compute_rotary_angles; missing_key for a required pairing; out_of_memory. A failing call
/// changes nothing. Accuracy: as try_make_rotary_table. Cost: one sine and cosine for each token and pair.
/// Source: each convention's own. Example: tests/examples/rotary_grid.cpp
Status try_make_rotary_grid_table(const RotaryGridTableOptions& options, const RotaryGrid& grid,
                                  std::span<float> cosine, std::span<float> sine) noexcept;
Status try_make_rotary_grid_table(const RotaryGridTableOptions& options, const RotaryGrid& grid,
                                  std::span<double> cosine, std::span<double> sine) noexcept;

struct RotaryGridOptions {
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
    std::size_t tokens = 0;             ///< T of each batch row where one of the strides is set, 0 otherwise
    std::optional<HeadStrides> strides{}, out_strides{};  ///< as in RotaryOptions
};

/// Turns every head of every token by the angles of the grid, as apply_rotary does by those of a position.
///
/// Shapes: x and out [B, T, H, D], or [B, H, T, D] with heads_first, T as in the grid; or B T as in the grid, whose
/// tokens are then those of one batch row after the other. out may be x.
/// Units: as in the grid.
/// Errors: as try_compute_rotary_angles and try_apply_rotary; shape_mismatch for an x of another number of tokens, or
/// other heads than the grid has frequencies for. A failing call changes nothing.
/// Accuracy: as try_apply_rotary. Cost: O(B T H D) and one sine and cosine for each token and pair.
/// Source: each convention's own. Example: tests/examples/rotary_grid.cpp
Status try_apply_rotary_grid(const RotaryGridOptions& options, const RotaryGrid& grid, std::span<const float> x,
                             std::span<float> out) noexcept;
Status try_apply_rotary_grid(const RotaryGridOptions& options, const RotaryGrid& grid, std::span<const double> x,
                             std::span<double> out) noexcept;
Status try_apply_rotary_grid(const RotaryGridOptions& options, const RotaryGrid& grid, std::span<const Float16> x,
                             std::span<Float16> out) noexcept;
Status try_apply_rotary_grid(const RotaryGridOptions& options, const RotaryGrid& grid, std::span<const Bfloat16> x,
                             std::span<Bfloat16> out) noexcept;
Status try_apply_rotary_grid(const RotaryGridOptions& options, const RotaryGrid& grid, std::span<const float> x,
                             std::span<Float16> out) noexcept;
Status try_apply_rotary_grid(const RotaryGridOptions& options, const RotaryGrid& grid, std::span<const float> x,
                             std::span<Bfloat16> out) noexcept;

inline void compute_rotary_angles(const RotaryGrid& grid, std::span<double> out) {
    check(try_compute_rotary_angles(grid, out));
}
template <class T>
void make_rotary_grid_table(const RotaryGridTableOptions& options, const RotaryGrid& grid, std::span<T> cosine,
                            std::span<T> sine) {
    check(try_make_rotary_grid_table(options, grid, cosine, sine));
}
/// Of the types that try_apply_rotary_grid takes.
template <class X, class Out>
void apply_rotary_grid(const RotaryGridOptions& options, const RotaryGrid& grid, X&& x, Out&& out) {
    check(try_apply_rotary_grid(options, grid, x, out));
}

}  // namespace posenc
