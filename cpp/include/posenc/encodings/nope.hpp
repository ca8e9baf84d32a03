// NoPE: layers that add no position at all, which they are, and the query scale that Llama 4 gives them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "posenc/core/error.hpp"

namespace posenc {

/// Which layers encode positions: 1 where they do, 0 for every `every`-th (4th, 8th, ... for 4). 0: none is without.
///
/// Shapes: out [L], one entry a layer.
/// Units: none. Errors: none. Accuracy: exact. Cost: O(L).
/// Source: Kazemnejad et al. 2023 (arXiv 2305.19466); transformers, no_rope_layer_interval of Llama 4 and SmolLM3.
/// Example: tests/examples/nope.cpp
Status try_make_nope_schedule(std::size_t every, std::span<std::int32_t> out) noexcept;

struct NopeScaleOptions {
    double floor_scale = 8192;
    double weight = 0.1;
};

/// The factor of the queries in layers without positions: ln(1 + floor((p + 1) / floor_scale)) weight + 1.
///
/// Shapes: positions and out [T].
/// Units: positions in tokens.
/// Errors: out_of_range or not_finite for floor_scale (above 1e-200), weight (-1e305 to 1e305), and positions (0 to
/// 2^53); shape_mismatch if out is not as long as positions. A failing call changes nothing. Accuracy: within 2^-52 of
/// itself. Cost: O(T), about a microsecond each. Source: transformers modeling_llama4.py, Llama4TextAttention
/// (floor_scale, attn_scale). Example: as above.
Status try_compute_nope_query_scale(const NopeScaleOptions& options, std::span<const double> positions,
                                    std::span<double> out) noexcept;

inline void make_nope_schedule(std::size_t every, std::span<std::int32_t> out) {
    check(try_make_nope_schedule(every, out));
}
inline void compute_nope_query_scale(const NopeScaleOptions& options, std::span<const double> positions,
                                     std::span<double> out) {
    check(try_compute_nope_query_scale(options, positions, out));
}

}  // namespace posenc
