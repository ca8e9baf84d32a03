// Fourier features: coordinates that need not be integers, at chosen or random frequencies.
#pragma once

#include <cstddef>
#include <span>

#include "posenc/core/error.hpp"

// All functions of this file:
//
// Shapes: points [N, C], out [N, W], row-major; each says what W is.
// Units: coordinates as the model has them, angles in radians.
// Errors: out_of_range or not_finite for points (at most 2^53 in magnitude) and as each says; shape_mismatch if points
// are not whole rows or out does not hold N x W elements; out_of_memory. A failing call changes nothing.
// Accuracy: float within 2^-24 of the true value, double within 4e-16, for angles of up to 2^31 turns.
// Cost: O(N W) time.
// Example: tests/examples/fourier.cpp

namespace posenc {

enum class NerfSpacing : int {
    logarithmic,  ///< 1, 2, 4, ...
    linear,       ///< equal steps from 1 to 2^(frequencies - 1)
};

struct NerfOptions {
    std::span<const double> points{};
    std::size_t dimensions = 3;  ///< C
    std::size_t frequencies = 10;
    bool include_input = true;  ///< the coordinates themselves first
    bool include_pi = false;    ///< the paper's frequencies have it, the official code does not
    NerfSpacing spacing = NerfSpacing::logarithmic;
};

/// x first, then for each frequency w the sines of w x (all coordinates), then their cosines.
/// Shapes: above, W = C (2 frequencies + 1), or C 2 frequencies without the input. Units, Accuracy, Cost, Example:
/// above. Errors: above, dimensions (1 to 65536), frequencies (0 to 60).
/// Source: Mildenhall et al. 2020 (arXiv 2003.08934), equation 4; bmild/nerf run_nerf_helpers.py.
Status try_make_nerf_features(const NerfOptions& options, std::span<float> out) noexcept;
Status try_make_nerf_features(const NerfOptions& options, std::span<double> out) noexcept;

struct GaussianFourierOptions {
    std::span<const double> points{};
    std::size_t dimensions = 0;        ///< C
    std::span<const double> matrix{};  ///< B [F, C]: drawn from a normal distribution, and then kept
};

/// [sin 2 pi B x | cos 2 pi B x].
/// Shapes: above, W = 2F. Units, Accuracy, Cost, Example: above. Errors: above, dimensions (1 to 65536), a matrix that
/// is not whole rows of C finite numbers. Source: Tancik et al. 2020 (arXiv 2006.10739), equation 5.
Status try_make_gaussian_features(const GaussianFourierOptions& options, std::span<float> out) noexcept;
Status try_make_gaussian_features(const GaussianFourierOptions& options, std::span<double> out) noexcept;

struct NoiseLevelOptions {
    std::span<const double> levels{};
    std::span<const double> weights{};  ///< [F]: drawn from a normal distribution, and then kept
    bool log = true;                    ///< of the level's logarithm
    bool flip_sin_to_cos = false;       ///< cosines first
};

/// [sin 2 pi u w | cos 2 pi u w] of u = ln(level), or of the level itself.
/// Shapes: levels [N], weights [F], out [N, 2F]. Units, Accuracy, Cost, Example: above. Errors: above, and levels not
/// above 1e-300 with `log`. Source: diffusers models/embeddings.py, GaussianFourierProjection (score SDE).
Status try_make_noise_level_features(const NoiseLevelOptions& options, std::span<float> out) noexcept;
Status try_make_noise_level_features(const NoiseLevelOptions& options, std::span<double> out) noexcept;

struct BoxOptions {
    std::span<const double> boxes{};  ///< [N, 4]: usually xyxy in 0 to 1
    std::size_t frequencies = 8;
};

/// For each frequency 100^(k / frequencies) the sines of the four numbers of a box, then their cosines.
/// Shapes: above, C = 4, W = 8 frequencies. Units, Accuracy, Cost, Example: above. Errors: above, frequencies (1 to
/// 65536). Source: GLIGEN (arXiv 2301.07093); diffusers models/embeddings.py, get_fourier_embeds_from_boundingbox.
Status try_make_box_features(const BoxOptions& options, std::span<float> out) noexcept;
Status try_make_box_features(const BoxOptions& options, std::span<double> out) noexcept;

template <class T>
inline void make_nerf_features(const NerfOptions& options, std::span<T> out) {
    check(try_make_nerf_features(options, out));
}
template <class T>
inline void make_gaussian_features(const GaussianFourierOptions& options, std::span<T> out) {
    check(try_make_gaussian_features(options, out));
}
template <class T>
inline void make_noise_level_features(const NoiseLevelOptions& options, std::span<T> out) {
    check(try_make_noise_level_features(options, out));
}
template <class T>
inline void make_box_features(const BoxOptions& options, std::span<T> out) {
    check(try_make_box_features(options, out));
}

}  // namespace posenc
