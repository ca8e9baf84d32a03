// PoPE: each channel becomes a length and an angle. The content decides only the length, the position only the angle.
#pragma once

#include <cstddef>
#include <optional>
#include <span>

#include "posenc/core/error.hpp"
#include "posenc/core/positions.hpp"
#include "posenc/frequencies/base.hpp"

namespace posenc {

struct PolarOptions {
    Positions positions;  ///< of the T tokens
    double base = paper_base;
    std::size_t batch = 1;
    std::size_t heads = 1;
    std::size_t head_dim = 0;
    /// Whether x is [B, H, T, D] or [B, T, H, D]; required with several heads.
    std::optional<bool> heads_first{};
};

/// Channel c of a query or key of token t becomes ln(1 + e^x) (cos a, sin a) with a = position[t] base^(-c / D) +
/// phase[c]: all cosines first, then all sines. Unlike RoPE, D channels have D frequencies, and no length is negative.
/// The learned phases belong to the keys (queries have none); a model that clamps them to -2 pi .. 0 does so before.
///
/// Shapes: x [B, T, H, D], or [B, H, T, D] with heads_first; phases [H, D] or empty; out as x with 2 D channels.
/// Units: positions in tokens, phases in radians.
/// Errors: missing_key for no order of heads and tokens; out_of_range for base (above 1), batch, heads (1 to 2^31),
/// head_dim (1 to 2^24), positions and phases (2^53); shape_mismatch for x, positions, phases or out; not_finite for a
/// position or a phase; too_large; out_of_memory. A failing call changes nothing. An x that is not a number gives
/// results that are not numbers.
/// Accuracy: float within 2^-23 of the length ln(1 + e^x); double within 1e-14 of it.
/// Cost: O(B T H D), some 60 ns a channel.
/// Source: Gopalakrishnan et al. 2025 (arXiv 2509.10534); x-transformers, PolarEmbedding.
/// Example: tests/examples/polar.cpp
Status try_apply_polar(const PolarOptions& options, std::span<const float> x, std::span<const float> phases,
                       std::span<float> out) noexcept;
Status try_apply_polar(const PolarOptions& options, std::span<const double> x, std::span<const double> phases,
                       std::span<double> out) noexcept;

inline void apply_polar(const PolarOptions& options, std::span<const float> x, std::span<const float> phases,
                        std::span<float> out) {
    check(try_apply_polar(options, x, phases, out));
}
inline void apply_polar(const PolarOptions& options, std::span<const double> x, std::span<const double> phases,
                        std::span<double> out) {
    check(try_apply_polar(options, x, phases, out));
}

}  // namespace posenc
