// The place of a word in its sentence, of the sentence in its paragraph, and so on, added up.
#pragma once

#include <cstddef>
#include <span>

#include "posenc/core/error.hpp"
#include "posenc/encodings/sinusoidal.hpp"
#include "posenc/frequencies/base.hpp"

namespace posenc {

/// How a level differs from the others: by its base, its offset, or its own table.
struct HierarchyLevel {
    double base = paper_base;
    double offset = 0;               ///< added to every position of the level
    std::span<const float> table{};  ///< [rows, D], borrowed; when given, base and offset are not used
};

struct HierarchicalOptions {
    std::span<const double> positions{};  ///< [N, levels], borrowed: word, sentence, paragraph ...
    std::span<const HierarchyLevel> levels{};
    std::size_t dim = 0;
    Layout layout = Layout::interleaved;
};

/// Row n is the sum over the levels of the sinusoidal row of position + offset with the level's base, or of the row
/// `position` of the level's table.
///
/// Shapes: positions [N, levels], out [N, D], row-major, for dim = D. Units: positions in words, sentences, ...
/// Errors: out_of_range for levels (1 to 16), out_of_range or not_finite for positions (|p + offset| at most 2^53; an
/// integer below the rows of a table), dim (1 to 2^24), base (above 1), offset; shape_mismatch if positions are not
/// whole rows of levels, a table not whole rows of D, or out does not hold N x D elements; out_of_memory. A failing
/// call changes nothing.
/// Accuracy: float within 2^-24 times (levels + 1) of the true value, double within 5e-15 times levels, for positions
/// up to 2^31 where doubles hold position + offset (whole numbers and simple fractions; otherwise it is rounded first).
/// Cost: O(N D levels) time, O(N D) extra memory. Source: lesson 001. Example: tests/examples/hierarchical.cpp
Status try_make_hierarchical_table(const HierarchicalOptions& options, std::span<float> out) noexcept;
Status try_make_hierarchical_table(const HierarchicalOptions& options, std::span<double> out) noexcept;

/// Two levels that can be mistaken for each other: positions of `first` from `safe` on, or of `second`, can be
/// exchanged without changing the sum.
struct HierarchyAmbiguity {
    std::size_t first = 0;
    std::size_t second = 0;
    double safe = 0;  ///< 0: the levels are the same, and every exchange goes unseen
};

/// The pairs of levels that share a table, or a base: with the same offset they are the same level twice, with offsets
/// k apart they collide once the level with the smaller offset reaches position k.
///
/// Shapes: found has room for levels (levels - 1) / 2. Units: positions. Errors: as try_make_hierarchical_table for
/// the levels, shape_mismatch if found is too short. Accuracy: exact. Cost: O(levels^2). Source: none.
/// Example: tests/examples/hierarchical.cpp
Status try_find_hierarchy_ambiguities(std::span<const HierarchyLevel> levels, std::span<HierarchyAmbiguity> found,
                                      std::size_t& count) noexcept;

template <class T>
inline void make_hierarchical_table(const HierarchicalOptions& options, std::span<T> out) {
    check(try_make_hierarchical_table(options, out));
}
inline std::size_t find_hierarchy_ambiguities(std::span<const HierarchyLevel> levels,
                                              std::span<HierarchyAmbiguity> found) {
    std::size_t count = 0;
    check(try_find_hierarchy_ambiguities(levels, found, count));
    return count;
}

}  // namespace posenc
