// The two- and three-dimensional rotary embeddings of published models, as grids that apply_rotary_grid turns by.
#pragma once

#include <cstddef>
#include <optional>
#include <span>

#include "posenc/encodings/rotary_grid.hpp"
#include "posenc/frequencies/base.hpp"

namespace posenc {

// Tokens go row by row, frame by frame. The fields of the contract are the same for all of them:
//
// Shapes: grid of T = height x width tokens (frames x height x width where there are frames) and D / 2 pairs.
// Units: radians per cell, or per unit of the coordinate that is named.
// Errors: out_of_range for sizes (1 to 2^15 an axis), head_dim (a multiple of 4; CogVideoX of 16; at most 65536), bases
// (above 1) and factors (1e-9 to 1e9); not_finite; out_of_memory. A failing call changes nothing.
// Accuracy: coordinates 2 ulp, frequencies 2^-90. Cost: O(T + D).
// Example: tests/examples/rotary_grid.cpp

/// The widest head that is accepted.
inline constexpr std::size_t largest_head_dim = 65536;

/// Which coordinate turns the first half of the pairs: the row, or the column as in timm's Perception Encoder.
enum class GridIndexing : int { ij, xy };

/// EVA-02 and timm: the first D / 4 pairs turn by the row, the others by the column (`xy`: the other way round), with
/// bands base^(-k / (D / 4)). A coordinate is index + offset, times reference / size where a reference grid is given.
/// in_pixels: coordinates are linspace(-1, 1, size), and the bands go from pi to pi max_frequency / 2, in equal ratios
/// or, with linear_bands, in equal steps. out_of_range for an offset in pixels, and for linear_bands without them.
/// Source: Fang et al. 2023 (arXiv 2303.11331); timm pos_embed_sincos.py, build_rotary_pos_embed.
struct EvaRotaryOptions {
    std::size_t head_dim = 0;
    std::size_t height = 0, width = 0;
    double base = paper_base;
    std::size_t reference_height = 0, reference_width = 0;  ///< 0: none
    double offset = 0;
    GridIndexing indexing = GridIndexing::ij;
    bool in_pixels = false;
    bool linear_bands = false;
    double max_frequency = 224;  ///< timm's max_res
};
Status try_make_eva_rotary(const EvaRotaryOptions& options, RotaryGrid& out) noexcept;

/// lucidrains' axial form: rows own the first axis_dim channels, columns the next; D = 2 axis_dim. With frames these
/// own the first, before rows and columns, and D = 3 axis_dim.
enum class AxialBands : int {
    pixel,     ///< pi linspace(1, max_frequency / 2), on coordinates linspace(-1, 1, size)
    language,  ///< base^(-2k / axis_dim), on 0, 1, 2, ...
};
/// Source: lucidrains/rotary-embedding-torch, get_axial_freqs. axis_dim is even.
struct AxialRotaryOptions {
    std::size_t axis_dim = 0;
    std::size_t height = 0, width = 0;
    std::optional<AxialBands> bands{};  ///< asked for
    double max_frequency = 10;
    double base = paper_base;
    std::optional<std::size_t> frames{};
};
Status try_make_axial_rotary(const AxialRotaryOptions& options, RotaryGrid& out) noexcept;

/// DINOv3: centres of cells in [-1, 1], angle 2 pi coordinate / period, period = base^(2k / (D / 2)) for k < D / 4, or
/// from min_period to max_period in equal ratios; rows first. Models use it with rotate_half.
enum class GridNormalization : int { separate, max, min };  ///< divided by its own size, the larger, the smaller
/// Source: Simeoni et al. 2025 (arXiv 2508.10104); timm pos_embed_sincos.py. Both periods or none; max above min above
/// 0.
struct Dinov3RotaryOptions {
    std::size_t head_dim = 0;
    std::size_t height = 0, width = 0;
    double base = 100;
    GridNormalization normalize = GridNormalization::separate;
    std::optional<double> min_period = {}, max_period = {};
};
Status try_make_dinov3_rotary(const Dinov3RotaryOptions& options, RotaryGrid& out) noexcept;

/// RoPE-Mixed: learned frequencies [2, H, D / 2], the first axis for the column x, the second for the row y; every head
/// has its own. shape_mismatch for frequencies of another size.
/// Source: Heo et al. 2024 (arXiv 2403.13298), section 3.2.
struct MixedRotaryOptions {
    std::size_t heads = 1;
    std::size_t head_dim = 0;
    std::size_t height = 0, width = 0;
    std::span<const double> frequencies{};
};
Status try_make_mixed_rotary(const MixedRotaryOptions& options, RotaryGrid& out) noexcept;

/// The initial frequencies of one head: bands m_k = base^(-4k / D), turned by a random angle and by that and a
/// quarter turn. Shapes: out [2, D / 2].
struct MixedFrequencyOptions {
    std::size_t head_dim = 0;
    double base = 10;
    double turn = 0;  ///< radians, drawn by the caller
};
Status try_make_mixed_frequencies(const MixedFrequencyOptions& options, std::span<double> out) noexcept;

/// diffusers' get_2d_rotary_pos_embed: the FIRST D / 4 pairs turn by the column, although they are named h. Coordinates
/// are start + (stop - start) index / size, the end point excluded; bands base^(-2k / (D / 2)). Source:
/// huggingface/diffusers models/embeddings.py.
struct Diffusers2dRotaryOptions {
    std::size_t head_dim = 0;
    std::size_t height = 0, width = 0;
    double base = paper_base;
    double start_row = 0, start_column = 0;
    std::optional<double> stop_row = {}, stop_column = {};  ///< absent: the size
};
Status try_make_diffusers_2d_rotary(const Diffusers2dRotaryOptions& options, RotaryGrid& out) noexcept;

/// CogVideoX: D / 4 channels for the frame, then 3 D / 8 each for row and column; a row's coordinate is stop index /
/// size. Source: Yang et al. 2024 (arXiv 2408.06072); huggingface/diffusers models/embeddings.py,
/// get_3d_rotary_pos_embed.
struct CogvideoxRotaryOptions {
    std::size_t head_dim = 0;
    std::size_t frames = 0, height = 0, width = 0;
    double base = paper_base;
    std::optional<double> stop_row = {}, stop_column = {};  ///< absent: the size
};
Status try_make_cogvideox_rotary(const CogvideoxRotaryOptions& options, RotaryGrid& out) noexcept;

/// Lumina: pair 2k turns by the row and pair 2k + 1 by the column, with band (base ntk_factor)^(-2k / (D / 2)) /
/// linear_factor.
/// Source: huggingface/diffusers models/embeddings.py, get_2d_rotary_pos_embed_lumina.
struct LuminaRotaryOptions {
    std::size_t head_dim = 0;
    std::size_t height = 0, width = 0;
    double base = paper_base;
    double linear_factor = 1;
    double ntk_factor = 1;
};
Status try_make_lumina_rotary(const LuminaRotaryOptions& options, RotaryGrid& out) noexcept;

#define POSENC_GRID(name, Options)                                                                                     \
    inline RotaryGrid name(const Options& options) {                                                                   \
        RotaryGrid out;                                                                                                \
        check(try_##name(options, out));                                                                               \
        return out;                                                                                                    \
    }
POSENC_GRID(make_eva_rotary, EvaRotaryOptions)
POSENC_GRID(make_axial_rotary, AxialRotaryOptions)
POSENC_GRID(make_dinov3_rotary, Dinov3RotaryOptions)
POSENC_GRID(make_mixed_rotary, MixedRotaryOptions)
POSENC_GRID(make_diffusers_2d_rotary, Diffusers2dRotaryOptions)
POSENC_GRID(make_cogvideox_rotary, CogvideoxRotaryOptions)
POSENC_GRID(make_lumina_rotary, LuminaRotaryOptions)
#undef POSENC_GRID

inline void make_mixed_frequencies(const MixedFrequencyOptions& options, std::span<double> out) {
    check(try_make_mixed_frequencies(options, out));
}

}  // namespace posenc
