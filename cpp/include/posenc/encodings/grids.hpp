// Sin-cos tables of image patches and video: layouts that look alike but do not fit each other's weights.
#pragma once

#include <cstddef>
#include <optional>
#include <span>

#include "posenc/core/error.hpp"
#include "posenc/frequencies/base.hpp"

// All functions of this file:
//
// Shapes: out [rows, D], row-major, for dim = D; the cells row by row unless a convention says otherwise, after the
// zero rows of class or extra tokens. x counts columns of the image, y rows.
// Units: positions in cells, angles in radians.
// Errors: out_of_range for dim (up to 2^24 and a multiple of what the convention divides by), out_of_range or
// not_finite for base (above 1) and scales (above 0); too_large for a grid beyond memory or an axis beyond 2^24
// cells; shape_mismatch if out does not hold rows x D elements; out_of_memory. A failing call changes nothing.
// Accuracy: float within 2^-24 of the true value, double within 1e-14.
// Cost: O(rows D) time; extra memory O(D (height + width)).
// Example: tests/examples/grids.cpp

namespace posenc {

enum class VisionConvention : int {
    mae,         ///< [sin x | cos x | sin y | cos y], base^(-k / (D / 4)): MAE
    big_vision,  ///< the same with base^(-k / (D / 4 - 1)): big_vision's ViT
    moco_v3,     ///< as mae, but the cells column by column, after a zero row for the class token
    timm,        ///< [sin y | sin x | cos y | cos x]
};

struct VisionGridOptions {
    std::optional<VisionConvention> convention{};  ///< asked for
    std::size_t height = 0;
    std::size_t width = 0;
    std::size_t dim = 0;  ///< a multiple of 4
    double base = paper_base;
    std::optional<bool> class_token{};  ///< a zero row first; as the convention has it unless given
    bool interleave_sin_cos = false;    ///< timm only: [sin y | cos y | sin x | cos x]
    bool reverse_coordinates = false;   ///< timm only: x where y was, and the cells column by column
};

/// The sin-cos tables of vision transformers. Shapes (rows = height x width, and 1 with a class token), Units,
/// Accuracy, Cost, Example: above. Errors: above, D a multiple of 4, and foreign_key for an option of timm with
/// another convention.
/// Source: He et al. 2022 (arXiv 2111.06377), util/pos_embed.py; Beyer et al. 2022 (arXiv 2205.01580),
/// big_vision/models/vit.py; Chen et al. 2021 (arXiv 2104.02057), vits.py; timm layers/pos_embed_sincos.py.
Status try_make_vision_grid(const VisionGridOptions& options, std::span<float> out) noexcept;
Status try_make_vision_grid(const VisionGridOptions& options, std::span<double> out) noexcept;

struct DiffusersGridOptions {
    std::size_t height = 0;
    std::size_t width = 0;
    std::size_t dim = 0;  ///< a multiple of 4
    std::size_t base_size = 16;
    double interpolation_scale = 1;
    bool class_token = false;
    std::size_t extra_tokens = 0;  ///< zero rows first, but only together with class_token
};

/// [sin x | cos x | sin y | cos y] with 10000^(-k / (D / 4)) of the coordinates index / (size / base_size) / scale.
/// Shapes (rows = height x width, and extra_tokens with a class token), Units, Errors, Accuracy, Cost, Example: above.
/// Source: diffusers models/embeddings.py, get_2d_sincos_pos_embed (PixArt, DiT, SD3).
Status try_make_diffusers_grid(const DiffusersGridOptions& options, std::span<float> out) noexcept;
Status try_make_diffusers_grid(const DiffusersGridOptions& options, std::span<double> out) noexcept;

struct DiffusersVideoOptions {
    std::size_t frames = 0;
    std::size_t height = 0;
    std::size_t width = 0;
    std::size_t dim = 0;  ///< a multiple of 16
    double spatial_interpolation_scale = 1;
    double temporal_interpolation_scale = 1;
};

/// A quarter of the columns for time, [sin t | cos t], then three quarters [sin x | cos x | sin y | cos y], each group
/// of m frequencies being 10000^(-k / m); coordinates are divided by their scale.
/// Shapes (rows = frames x height x width, the columns of a frame fastest), Units, Accuracy, Cost, Example: above.
/// Errors: above, D a multiple of 16. Source: diffusers models/embeddings.py, get_3d_sincos_pos_embed (CogVideoX).
Status try_make_diffusers_video_grid(const DiffusersVideoOptions& options, std::span<float> out) noexcept;
Status try_make_diffusers_video_grid(const DiffusersVideoOptions& options, std::span<double> out) noexcept;

template <class T>
inline void make_vision_grid(const VisionGridOptions& options, std::span<T> out) {
    check(try_make_vision_grid(options, out));
}
template <class T>
inline void make_diffusers_grid(const DiffusersGridOptions& options, std::span<T> out) {
    check(try_make_diffusers_grid(options, out));
}
template <class T>
inline void make_diffusers_video_grid(const DiffusersVideoOptions& options, std::span<T> out) {
    check(try_make_diffusers_video_grid(options, out));
}

}  // namespace posenc
