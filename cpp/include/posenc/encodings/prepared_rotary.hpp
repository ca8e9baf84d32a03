// A rotation that is made once and applied many times: one new token a call, in every layer, for queries and keys.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <span>

#include "posenc/encodings/rotary_grid.hpp"

namespace posenc {

struct PreparedRotaryOptions {
    std::size_t head_dim = 0;
    std::optional<bool> heads_first{};  ///< asked for: whether tensors are [B, H, T, D] or [B, T, H, D]
    std::optional<Pairing> pairing{};   ///< asked for: that of the weights
    std::size_t length = 0;             ///< floats of positions 0 .. length - 1 are turned by rows that stand ready
};

/// The positions of the tokens of one call.
struct PreparedRotaryPlace {
    Positions positions{};  ///< one for each token; for a grid none, which has its own
    std::size_t batch = 1;
    bool per_batch = false;  ///< positions are a list of B x T, one row of it for each batch row
    /// Turns back, and divides by the attention factor. Cached keys are not moved by this where the factor is not 1:
    /// they have been multiplied by it. Move them by -n with a copy of the frequencies whose attention_factor is 1;
    /// where a scaling depends on the length (dynamic), rotate the keys again from those before RoPE.
    bool inverse = false;
    std::optional<FusedHeads> fused{};  ///< x is [B, T, width], in which these heads are a part; the rest is kept
    std::size_t heads = 0;              ///< asked for with fused; follows from the size of x otherwise
};

/// Rotates tensors like try_apply_rotary and try_apply_rotary_grid, to the bit, and keeps the cosines and sines. Rows
/// of whole positions from 0 to 2^22 - 1 are made on first use and kept while there is memory; others are made each
/// time, and so are those of long ranges, which are faster to make together. One thread at a time may use it.
///
/// Shapes: x and out [B, T, H, D], or [B, H, T, D] with heads_first, or [B, T, width] of fused rows; H follows from the
/// size of x where rows are not fused, so that queries and keys may have different numbers of heads. out may be x.
/// Units: positions in tokens, frequencies in radians per position.
/// Errors: as try_apply_rotary and try_apply_rotary_grid; out_of_range for a length beyond 2^22; out_of_memory. A
/// failing call changes nothing.
/// Accuracy: as try_apply_rotary. Cost: O(B T H D), one sine and cosine for each pair of a new position; memory
/// 4 R bytes (8 R for interleaved pairs) for each position kept, R / 2 frequencies, in blocks of 64 positions; twice
/// that for doubles.
/// Source: Su et al. 2021 (arXiv 2104.09864), equation 34. Example: tests/examples/prepared_rotary.cpp
class PreparedRotary {
public:
    PreparedRotary() noexcept;
    PreparedRotary(PreparedRotary&&) noexcept;
    PreparedRotary& operator=(PreparedRotary&&) noexcept;
    ~PreparedRotary();

    Status try_prepare(const PreparedRotaryOptions& options, const Frequencies& frequencies) noexcept;
    Status try_prepare(const PreparedRotaryOptions& options, const RotaryGrid& grid) noexcept;

    Status try_apply(const PreparedRotaryPlace& place, std::span<const float> x, std::span<float> out) noexcept;
    Status try_apply(const PreparedRotaryPlace& place, std::span<const double> x, std::span<double> out) noexcept;

    void apply(const PreparedRotaryPlace& place, std::span<const float> x, std::span<float> out) {
        check(try_apply(place, x, out));
    }
    void apply(const PreparedRotaryPlace& place, std::span<const double> x, std::span<double> out) {
        check(try_apply(place, x, out));
    }

private:
    struct State;
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

}  // namespace posenc
