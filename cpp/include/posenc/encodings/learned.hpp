// Learned tables: how they start, and how rows are looked up.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "posenc/core/error.hpp"

namespace posenc {

enum class Initialization : int {
    normal,            ///< standard_deviation: GPT-2 (0.01 in OpenAI's code, 0.02 in transformers)
    truncated_normal,  ///< the same, drawn again beyond `truncation` standard deviations: BERT, ViT
    inverse_sqrt_dim,  ///< normal with the standard deviation D^-0.5: fairseq
    uniform,           ///< from low to high: DETR's rows and columns
};

struct LearnedTableOptions {
    std::size_t rows = 0;
    std::size_t dim = 0;
    Initialization initialization = Initialization::normal;
    double standard_deviation = 0.02;
    double truncation = 2;  ///< in standard deviations; timm's bounds of -2 and 2 are 2 / standard_deviation
    double low = 0;
    double high = 1;
    std::uint64_t seed = 0;
    std::optional<std::size_t> padding_index{};  ///< this row is zero
};

/// A table of random numbers as at the start of training: the same on every platform for the same seed, and each entry
/// dependent only on its place. They differ from the numbers of other libraries' generators.
///
/// Shapes: out [rows, D], row-major, for dim = D. Units: none.
/// Errors: out_of_range or not_finite for dim (1 to 2^24), standard_deviation (0 or above), truncation (0.1 or above),
/// low and high (low not above high); too_large or shape_mismatch if out does not hold rows x D elements. A failing
/// call changes nothing.
/// Accuracy: exact for uniform draws up to rounding; normal draws are within 1e-15 of the true value, relative to it,
/// that the Box-Muller method has for their bits.
/// Cost: O(rows D), about 2 microseconds an entry for normal ones: the logarithm is exact rather than fast.
/// Source: Devlin et al. 2018 (arXiv 1810.04805); Dosovitskiy et al. 2020 (arXiv 2010.11929); Philox 4x32-10 by
/// Salmon et al. 2011. Example: tests/examples/learned.cpp
Status try_make_learned_table(const LearnedTableOptions& options, std::span<float> out) noexcept;
Status try_make_learned_table(const LearnedTableOptions& options, std::span<double> out) noexcept;

struct LookUpOptions {
    std::span<const float> table{};  ///< [rows, D], borrowed
    std::size_t dim = 0;
    std::span<const double> positions{};  ///< [T], borrowed
    double offset = 0;                    ///< added to every position: 2 in OPT, padding_index + 1 in fairseq
    double scale = 1;                     ///< of the row: D^-0.5 in x-transformers
};

/// Row position + offset of the table for each position. A learned table ends: a position past its last row is an
/// error, not a guess (resize the table to reach further).
///
/// Shapes: table [rows, D], positions [T], out [T, D], row-major. Units: positions in tokens.
/// Errors: out_of_range or not_finite for positions (position + offset an integer from 0 to rows - 1), offset, scale,
/// dim (1 to 2^24); shape_mismatch if the table is not whole rows or out does not hold T x D elements. A failing
/// call changes nothing.
/// Accuracy: exact with scale 1, else rounded once. Cost: O(T D). Source: as above; OPT: arXiv 2205.01068.
/// Example: tests/examples/learned.cpp
Status try_look_up(const LookUpOptions& options, std::span<float> out) noexcept;
Status try_look_up(const LookUpOptions& options, std::span<double> out) noexcept;

template <class T>
inline void make_learned_table(const LearnedTableOptions& options, std::span<T> out) {
    check(try_make_learned_table(options, out));
}
inline void look_up(const LookUpOptions& options, std::span<float> out) {
    check(try_look_up(options, out));
}
inline void look_up(const LookUpOptions& options, std::span<double> out) {
    check(try_look_up(options, out));
}

}  // namespace posenc
