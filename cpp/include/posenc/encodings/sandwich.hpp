// Sandwich: the inner product of two positions' sinusoids as a bias.
#pragma once

#include <cstddef>
#include <span>

#include "posenc/core/error.hpp"
#include "posenc/frequencies/base.hpp"

namespace posenc {

struct SandwichOptions {
    std::size_t heads = 0;
    std::size_t queries = 0;  ///< the last of the keys' positions
    std::size_t keys = 0;
    std::size_t dim = 128;  ///< width of the sinusoids, even; it shapes the decay, not the model's width
    double base = paper_base;
    bool causal = false;  ///< keys after the query count as distance 0, as in the reference; mask them as well
};

/// (sum over k = 1 .. D / 2 of cos((i - j) base^(-2 k / D)) - D / 2) / (8 h / H) for the heads h = 1 .. H.
///
/// Shapes: out [H, Tq, Tk]; query row r is at position i = Tk - Tq + r.
/// Units: scores.
/// Errors: out_of_range or not_finite for heads (1 to 65536), queries (0 to keys), dim (even, 2 to 2^20), base (above
/// 1); too_large; shape_mismatch for out; out_of_memory. A failing call changes nothing.
/// Accuracy: double within 5e-16 (D / 2) / (8 h / H), float the nearest to that: each cosine is within 2.3e-16, they
/// are added without further loss, and the result, at most D / (8 h / H), is rounded once. Cost: O(H Tq Tk + (Tq + Tk)
/// D). Source: Chi et al. 2022 (arXiv 2212.10356); NeMo sandwich_relative_position_embedding.py. A copy that lacks the
/// cosine circulates. Example: tests/examples/sandwich.cpp
Status try_make_sandwich_bias(const SandwichOptions& options, std::span<float> out) noexcept;
Status try_make_sandwich_bias(const SandwichOptions& options, std::span<double> out) noexcept;

inline void make_sandwich_bias(const SandwichOptions& options, std::span<float> out) {
    check(try_make_sandwich_bias(options, out));
}
inline void make_sandwich_bias(const SandwichOptions& options, std::span<double> out) {
    check(try_make_sandwich_bias(options, out));
}

}  // namespace posenc
