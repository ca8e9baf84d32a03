// The positions of tokens: a range (first, first + step, ...) or an explicit list.
#pragma once

#include <cstddef>
#include <span>

#include "posenc/core/error.hpp"

namespace posenc {

/// The positions of the rows of a table. They may be fractional and negative.
/// A list is borrowed: it must outlive the call it is passed to.
struct Positions {
    double first = 0;
    double step = 1;
    std::size_t count = 0;
    const double* values = nullptr;  ///< null for a range

    /// The position of one row, rounded to double. Tables do not use this: they form first + row * step exactly.
    constexpr double operator[](std::size_t row) const noexcept {
        return values ? values[row] : first + static_cast<double>(row) * step;
    }
    constexpr bool is_range() const noexcept { return values == nullptr; }
};

/// `count` positions from `first`, `step` apart.
constexpr Positions range(double first, std::size_t count, double step = 1) noexcept {
    return {first, step, count, nullptr};
}

/// The positions 0, 1, ..., count - 1.
constexpr Positions range(std::size_t count) noexcept {
    return {0, 1, count, nullptr};
}

/// Exactly these positions.
inline Positions list(std::span<const double> values) noexcept {
    // An empty list is an empty range, so that a null pointer always means a range.
    return {0, 1, values.size(), values.empty() ? nullptr : values.data()};
}

/// Doubles skip integers beyond this, so larger positions would be indistinguishable from their neighbours.
inline constexpr double largest_position = 9007199254740992.0;  // 2^53

/// Errors: not_finite or out_of_range for the first position that is not a finite number of at most 2^53 in magnitude.
Status validate(const Positions& positions) noexcept;

}  // namespace posenc
