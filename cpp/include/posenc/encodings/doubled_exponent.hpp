// A formula that a lesson's notebook prints: the paper's, with the column's index where the pair's should be.
#pragma once

#include <cstddef>
#include <span>

#include "posenc/core/error.hpp"
#include "posenc/core/positions.hpp"
#include "posenc/frequencies/base.hpp"

namespace posenc {

struct DoubledExponentOptions {
    Positions positions{};
    std::size_t dim = 0;
    double base = paper_base;
};

/// Column i (even) is sin(p / base^(2i / D)), column i + 1 is cos(p / base^(2(i + 1) / D)), i being the index of the
/// COLUMN. It is not the encoding of the paper: the sine and the cosine of a pair turn at different speeds, so that
/// no matrix turns one position into another, similarity depends on more than distance, and the slowest half of the
/// columns hardly moves at all. It is here to be compared, and to serve those who trained with it.
///
/// Shapes: out [T, D], row-major, for T positions and dim = D. Units: positions in tokens, angles in radians.
/// Errors: out_of_range or not_finite for positions (|p| at most 2^53), dim (even, 2 to 2^24; the lesson's own code
/// fails on an odd one too), base (above 1); shape_mismatch if out does not hold T x D elements; out_of_memory. A
/// failing call changes nothing.
/// Accuracy: float within 2^-24 of the true value, double within 4e-15, for positions up to 2^31.
/// Cost: O(T D) time, twice that of the paper's form; O(D) extra memory.
/// Source: lesson 002 (its printed code). Example: tests/examples/doubled_exponent.cpp
Status try_make_doubled_exponent_table(const DoubledExponentOptions& options, std::span<float> out) noexcept;
Status try_make_doubled_exponent_table(const DoubledExponentOptions& options, std::span<double> out) noexcept;

inline void make_doubled_exponent_table(const DoubledExponentOptions& options, std::span<float> out) {
    check(try_make_doubled_exponent_table(options, out));
}
inline void make_doubled_exponent_table(const DoubledExponentOptions& options, std::span<double> out) {
    check(try_make_doubled_exponent_table(options, out));
}

}  // namespace posenc
