// FIRE: the distance, interpolated progressively with the length of the context, and a small network on it.
#pragma once

#include <cstddef>
#include <span>

#include "posenc/core/error.hpp"

namespace posenc {

struct FireOptions {
    std::size_t queries = 0;  ///< the last of the keys' positions
    std::size_t keys = 0;
    double c = 0.1;          ///< strength of the logarithm, learned
    double threshold = 512;  ///< L: queries before it are all normalised alike, learned
};

/// The input of the network: ln(c |i - j| + 1) / (ln(c max(i, L) + 1) + 1e-6).
///
/// Shapes: out [Tq, Tk]; query row r is at position i = Tk - Tq + r.
/// Units: none; from 0 to about 1 for keys before the query.
/// Errors: out_of_range or not_finite for c (above 0, at most 1e100), threshold (0 to 1e100) and queries (0 to keys);
/// too_large; shape_mismatch for out; out_of_memory. A failing call changes nothing.
/// Accuracy: double within 2^-51 of itself; float rounded from that. Cost: O(Tq Tk), and two microseconds a position.
/// Source: Li et al. 2023 (arXiv 2310.04418), section 3 and appendix.
/// Example: tests/examples/fire.cpp
Status try_make_fire_distances(const FireOptions& options, std::span<float> out) noexcept;
Status try_make_fire_distances(const FireOptions& options, std::span<double> out) noexcept;

/// The network of one hidden layer: second_weights . relu(first_weights x + first_bias) + second_bias.
struct FireNetwork {
    std::span<const float> first_weights{};   ///< [width]
    std::span<const float> first_bias{};      ///< [width]
    std::span<const float> second_weights{};  ///< [H, width]
    std::span<const float> second_bias{};     ///< [H]
};

/// The bias of each head.
///
/// Shapes: network as above, out [H, Tq, Tk].
/// Units: scores. Errors: as try_make_fire_distances; shape_mismatch for the arrays of the network.
/// Accuracy: in double in the order of the hidden layer, rounded once. Cost: O(H Tq Tk width).
/// Source, Example: as above.
Status try_make_fire_bias(const FireOptions& options, const FireNetwork& network, std::span<float> out) noexcept;
Status try_make_fire_bias(const FireOptions& options, const FireNetwork& network, std::span<double> out) noexcept;

template <class T>
void make_fire_distances(const FireOptions& options, std::span<T> out) {
    check(try_make_fire_distances(options, out));
}
inline void make_fire_bias(const FireOptions& options, const FireNetwork& network, std::span<float> out) {
    check(try_make_fire_bias(options, network, out));
}
inline void make_fire_bias(const FireOptions& options, const FireNetwork& network, std::span<double> out) {
    check(try_make_fire_bias(options, network, out));
}

}  // namespace posenc
