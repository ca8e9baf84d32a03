// The sinusoidal formulas that people write, rightly or not, by name: to compare them and to recognise them.
#pragma once

#include <cstddef>
#include <span>

#include "posenc/encodings/sinusoidal.hpp"
#include "posenc/frequencies/base.hpp"

namespace posenc {

/// The formula for the frequency of column c = 2i (sine) or 2i + 1 (cosine) of D, in the order of the interleaved
/// layout.
enum class Formula : int {
    paper,              ///< base^(-2i / D)
    half_minus_one,     ///< base^(-i / (D / 2 - 1)): tensor2tensor, fairseq
    doubled_exponent,   ///< base^(-2c / D): lesson 002, the column's index where the pair's should be
    unpaired_exponent,  ///< base^(-c / D): each column for itself, so that a sine and its cosine differ
    reciprocal,         ///< base^(+2i / D): divided by the reciprocal (lesson 004's mistake in its harmful form)
};

struct VariantOptions {
    Positions positions{};
    std::size_t dim = 0;
    double base = paper_base;
    Formula formula = Formula::paper;
    Layout layout = Layout::interleaved;
    bool cosine_first = false;  ///< sines and cosines change places, in either layout
    double scale = 1;           ///< of every entry: the square root of D is what embeddings are multiplied by
};

/// The table of one formula. With an odd D the last sine has no cosine; half_minus_one leaves the last column zero.
///
/// A yardstick, not an encoding: any formula in any layout, each entry computed independently.
/// try_make_sinusoidal_table and try_make_doubled_exponent_table also make paper, half_minus_one and doubled_exponent,
/// in floats or doubles and faster; unpaired_exponent and reciprocal are mistakes, and exist only here.
///
/// Shapes: out [T, D], row-major. Units: positions in tokens, angles in radians. Errors: as make_sinusoidal_table;
/// out_of_range for a base above 2^53 with the reciprocal; not_finite for scale.
/// Accuracy: 1e-15 times |scale| for |position| up to 2^31 (reciprocal: up to 2^31 / base).
/// Cost: O(T D), 50 nanoseconds an entry. Source: arXiv 1706.03762; lessons 002 and 004.
/// Example: tests/examples/fingerprint.cpp
Status try_make_variant_table(const VariantOptions& options, std::span<double> out) noexcept;

inline void make_variant_table(const VariantOptions& options, std::span<double> out) {
    check(try_make_variant_table(options, out));
}

}  // namespace posenc
