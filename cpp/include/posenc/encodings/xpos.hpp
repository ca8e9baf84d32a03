// xPos: rotary embedding whose pairs also shrink in queries and grow in keys, so that scores fade with the offset.
#pragma once

#include <cstddef>
#include <optional>
#include <span>

#include "posenc/core/error.hpp"
#include "posenc/core/positions.hpp"
#include "posenc/frequencies/base.hpp"

namespace posenc {

/// The index of the L tokens that counts as zero. Queries and keys differ for odd L; their scores do not.
enum class XposCentre : int {
    torchscale,  ///< L / 2 rounded up: the authors
    lucidrains,  ///< L / 2 rounded down
};

enum class XposRole : int {
    queries,
    keys,  ///< scaled by the inverse
};

struct XposOptions {
    std::optional<XposRole> role{};  ///< asked for
    std::size_t offset = 0;          ///< tokens before these; L = offset + T
    /// Instead of an offset: one for each token, the same for all batch rows; or a list of B x T. None: count 0.
    Positions positions{};
    /// L, which sets the centre: the same for queries and keys. Default offset + T, or the last position + 1.
    std::optional<double> length{};
    double base = paper_base;
    double scale_base = 512;
    XposCentre centre = XposCentre::torchscale;
    std::size_t batch = 1;
    std::size_t heads = 1;
    std::size_t head_dim = 0;
    std::size_t rotary_dim = 0;  ///< the channels of a head that turn, even; 0: all. The rest is kept.
    /// Whether x is [B, H, T, D] or [B, T, H, D]; required with several heads.
    std::optional<bool> heads_first{};
};

/// Turns pair i (channels 2i and 2i + 1) of the token at position t by t base^(-2i / R) and scales it by
/// z_i^(c / scale_base), keys by the inverse: z_i = (2i + 0.4 R) / (1.4 R), c = t - centre, R the rotary_dim.
///
/// Shapes: x and out [B, T, H, D], or [B, H, T, D] with heads_first; T follows from the size of x. out may be x.
/// Units: positions in tokens.
/// Errors: missing_key for no role, or no order of heads and tokens; out_of_range for head_dim and
/// rotary_dim (even, 2 to 2^24), base and scale_base (above 1, above 0), positions (at most 2^53 in magnitude), an
/// offset with positions, length, batch, heads (1 or more), an out that overlaps x in part, and for so many tokens
/// that the scales leave the range of the numbers (float:
/// (|c| + 32) / scale_base above 63, double: above 550); shape_mismatch for x or out; not_finite; out_of_memory.
/// A failing call changes nothing. Accuracy: float within 2^-22 of the largest channel times the scale; double within
/// 1e-14 times it. Cost: O(B T H D); some 0.5 microseconds for each pair and 32 tokens. Source: Sun et al. 2022 (arXiv
/// 2212.10554); microsoft/torchscale xpos_relative_position.py. Example: tests/examples/xpos.cpp
Status try_apply_xpos(const XposOptions& options, std::span<const float> x, std::span<float> out) noexcept;
Status try_apply_xpos(const XposOptions& options, std::span<const double> x, std::span<double> out) noexcept;

inline void apply_xpos(const XposOptions& options, std::span<const float> x, std::span<float> out) {
    check(try_apply_xpos(options, x, out));
}
inline void apply_xpos(const XposOptions& options, std::span<const double> x, std::span<double> out) {
    check(try_apply_xpos(options, x, out));
}

}  // namespace posenc
