// M-RoPE: text, images and video on one line; each token has three positions, and each frequency listens to one.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "posenc/encodings/rotary_grid.hpp"

namespace posenc {

/// Which frequencies belong to time, row and column.
enum class MropeStyle : int {
    chunked,      ///< consecutive blocks of the section lengths: Qwen2-VL
    interleaved,  ///< time, but 1, 4, 7, ... below 3 sections[1] the row and 2, 5, 8, ... below 3 sections[2] the
                  ///< column: Qwen3-VL
};

struct MropeSections {
    std::optional<MropeStyle> style{};  ///< asked for
    std::array<std::size_t, 3> sections = {16, 24, 24};
};

/// The axis of each frequency: 0 time, 1 row, 2 column.
///
/// Shapes: out [D / 2]. Units: none.
/// Errors: missing_key for no style; shape_mismatch for chunked sections that do not add up to the size of out. A
/// failing call changes nothing. Accuracy: exact. Cost: O(D). Source: Wang et al. 2024 (arXiv 2409.12191);
/// huggingface/transformers modeling_qwen2_vl.py, modeling_qwen3_vl.py. Example: tests/examples/rotary_grid.cpp
Status try_make_mrope_axes(const MropeSections& sections, std::span<std::int32_t> out) noexcept;

/// A grid with three axes from three rows of positions and any rotary frequencies (scaled ones too; their attention
/// factor goes along). Models turn by it with rotate_half.
///
/// Shapes: positions [3, T], or [3, B, T] for separate positions by batch row; D / 2 frequencies.
/// Units: positions in tokens, frames or cells, frequencies in radians per position.
/// Errors: as try_make_mrope_axes; shape_mismatch for positions that are not three rows; those of try_apply_rotary for
/// positions and frequencies. A failing call changes nothing.
/// Accuracy: exact. Cost: O(T + D). Source, Example: as above.
Status try_make_mrope(const MropeSections& sections, const Frequencies& frequencies, std::span<const double> positions,
                      RotaryGrid& out) noexcept;

inline void make_mrope_axes(const MropeSections& sections, std::span<std::int32_t> out) {
    check(try_make_mrope_axes(sections, out));
}
inline RotaryGrid make_mrope(const MropeSections& sections, const Frequencies& frequencies,
                             std::span<const double> positions) {
    RotaryGrid out;
    check(try_make_mrope(sections, frequencies, positions, out));
    return out;
}

}  // namespace posenc
