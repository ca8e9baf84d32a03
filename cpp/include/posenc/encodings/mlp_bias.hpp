// The MLP ("dynamic") position bias: a small network maps the distance to each head's bias.
#pragma once

#include <cstddef>
#include <span>

#include "posenc/core/error.hpp"

namespace posenc {

enum class MlpActivation : int { silu, relu };

/// One layer: weights x + bias; but for the last, normalised (where there are norm_weights) and activated.
struct MlpLayer {
    std::span<const float> weights{};       ///< [outputs, inputs]: the first layer has one input, the last H outputs
    std::span<const float> bias{};          ///< [outputs]
    std::span<const float> norm_weights{};  ///< [outputs] of a LayerNorm (eps 1e-5), or none
    std::span<const float> norm_bias{};     ///< [outputs], with norm_weights
};

struct MlpBiasOptions {
    std::size_t queries = 0;  ///< the last of the keys' positions
    std::size_t keys = 0;
    bool log_distance = false;  ///< the network reads sign(d) ln(|d| + 1) rather than d
    MlpActivation activation = MlpActivation::silu;
};

/// out[h][i][j] = output h of the network for the distance d = i - j, query minus key.
///
/// Shapes: layers as above, two or more; out [H, Tq, Tk]; query row r is at position i = Tk - Tq + r.
/// Units: scores; distances in tokens.
/// Errors: out_of_range for queries (0 to keys) and for fewer than two layers; too_large; shape_mismatch for arrays of
/// the layers that do not fit each other and for out; out_of_memory. A failing call changes nothing. Weights that are
/// not finite, and sums that overflow, give NaN or infinities, never a number.
/// Accuracy: in double in the order of the inputs, each activation within 2^-50 of itself, or within 1e-305 where it is
/// as small as that; rounded once.
/// Cost: O((Tq + Tk) (widths multiplied) + H Tq Tk).
/// Source: lucidrains/x-transformers, DynamicPositionBias; CrossFormer (arXiv 2108.00154), section 3.3.
/// Example: tests/examples/mlp_bias.cpp
Status try_make_mlp_bias(const MlpBiasOptions& options, std::span<const MlpLayer> layers,
                         std::span<float> out) noexcept;
Status try_make_mlp_bias(const MlpBiasOptions& options, std::span<const MlpLayer> layers,
                         std::span<double> out) noexcept;

template <class T>
void make_mlp_bias(const MlpBiasOptions& options, std::span<const MlpLayer> layers, std::span<T> out) {
    check(try_make_mlp_bias(options, layers, out));
}

}  // namespace posenc
