// The similarity of two sinusoidal rows depends only on their offset: its closed form, and the shape of the curve.
#pragma once

#include <cstddef>
#include <span>

#include "posenc/core/positions.hpp"
#include "posenc/frequencies/geometric.hpp"
#include "posenc/lessons/similarity.hpp"

namespace posenc {

/// The similarity of PE(p) and PE(p + k) for each offset k: the dot product is the sum of cos(w_i k) over the pairs,
/// and the norm of every row is the square root of their number.
///
/// Shapes: out [K] for K offsets; options.dim = D must have whole pairs: even for the ladder `half`.
/// Units: offsets in positions; out as compute_similarity.
/// Errors: as make_geometric_frequencies; out_of_range for an odd dim with the ladder `half`, whose lone sine knows its
/// position; as validate(Positions) for offsets; shape_mismatch for out. A failing call changes nothing.
/// Accuracy: dot within D 1e-15, distance within 1e-14 (formed from sines of half angles, so small ones do not cancel).
/// Cost: O(K D), some nanosecond a pair for a range.
/// Source: lesson 001 (dot product as a sum of cosines); sum over sin^2(w k / 2) by the half-angle identity.
/// Example: tests/examples/similarity.cpp
Status try_compute_offset_similarity(const GeometricOptions& options, const Positions& offsets, Measure measure,
                                     std::span<double> out) noexcept;

inline void compute_offset_similarity(const GeometricOptions& options, const Positions& offsets, Measure measure,
                                      std::span<double> out) {
    check(try_compute_offset_similarity(options, offsets, measure, out));
}

/// The largest offset that a search goes to.
inline constexpr std::size_t largest_offset = std::size_t{1} << 31;

/// The smallest whole offset whose dot product is above that of the offset before it: where "nearer is more similar"
/// first fails.
struct FirstRise {
    bool found = false;
    std::size_t offset = 0;
    double dot = 0;       ///< at the offset
    double previous = 0;  ///< at the offset before
};

/// Looks at the offsets 1 .. limit.
/// Shapes: none. Units: positions. Errors: as compute_offset_similarity; out_of_range for a limit above 2^31.
/// Accuracy: exact unless two neighbours differ by less than D 1e-15. Cost: O(offset D).
/// Source: none (a property of the curve). Example: tests/examples/similarity.cpp
Status try_find_first_rise(const GeometricOptions& options, std::size_t limit, FirstRise& out) noexcept;

inline FirstRise find_first_rise(const GeometricOptions& options, std::size_t limit) {
    FirstRise out;
    check(try_find_first_rise(options, limit, out));
    return out;
}

/// The whole offset after which the encoding comes closest to repeating itself; the smallest of equals.
struct NearestRepeat {
    std::size_t offset = 0;
    double distance = 0;
    double dot = 0;
};

/// Looks at the offsets first .. last.
/// Shapes: none. Units: positions. Errors: as compute_offset_similarity; out_of_range unless 1 <= first <= last <=
/// 2^31. Accuracy: distance within 1e-14. Cost: O((last - first) D): two million offsets at D = 4 take some 20
/// milliseconds. Source: lesson 001 (ambiguity at great length). Example: tests/examples/similarity.cpp
Status try_find_nearest_repeat(const GeometricOptions& options, std::size_t first, std::size_t last,
                               NearestRepeat& out) noexcept;

inline NearestRepeat find_nearest_repeat(const GeometricOptions& options, std::size_t first, std::size_t last) {
    NearestRepeat out;
    check(try_find_nearest_repeat(options, first, last, out));
    return out;
}

}  // namespace posenc
