// The positions of tokens: a range (first, first + step, ...) or an explicit list.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "posenc/core/error.hpp"

namespace posenc {

/// The positions of the rows of a table, or of tokens: `range` or `list` makes them. They may be fractional and
/// negative. A list is borrowed: it must outlive the call that takes it.
struct Positions {
    double first = 0;
    double step = 1;
    std::size_t count = 0;
    // At most one of these is set.
    const double* values = nullptr;
    const std::int32_t* ints = nullptr;
    const std::int64_t* longs = nullptr;

    /// The position of one row, rounded to double. Tables do not use this: they form first + row * step exactly.
    constexpr double operator[](std::size_t row) const noexcept {
        if (values) return values[row];
        if (has_ints && ints) return static_cast<double>(ints[row]);
        if (has_ints && longs) return static_cast<double>(longs[row]);
        return first + static_cast<double>(row) * step;
    }
    constexpr bool is_range() const noexcept { return !values && !(has_ints && (ints || longs)); }

private:
    // The bindings of JavaScript pass doubles, and each of their modules is counted in bytes.
#if defined(__EMSCRIPTEN__)
    static constexpr bool has_ints = false;
#else
    static constexpr bool has_ints = true;
#endif
};

/// `count` positions from `first`, `step` apart.
constexpr Positions range(double first, std::size_t count, double step = 1) noexcept {
    return {.first = first, .step = step, .count = count};
}

/// The positions 0, 1, ..., count - 1.
constexpr Positions range(std::size_t count) noexcept {
    return {.count = count};
}

/// Exactly these positions.
inline Positions list(std::span<const double> values) noexcept {
    // An empty list is an empty range, so that null pointers always mean a range.
    return {.count = values.size(), .values = values.empty() ? nullptr : values.data()};
}
inline Positions list(std::span<const std::int32_t> values) noexcept {
    return {.count = values.size(), .ints = values.empty() ? nullptr : values.data()};
}
inline Positions list(std::span<const std::int64_t> values) noexcept {
    return {.count = values.size(), .longs = values.empty() ? nullptr : values.data()};
}

/// Doubles skip integers beyond this: a larger position would be the same double as a neighbour.
inline constexpr double largest_position = 9007199254740992.0;  // 2^53

/// Errors: not_finite or out_of_range for the first position that is not a finite number of at most 2^53 in magnitude.
/// An integer that is not a double, such as 2^53 + 1, is `integer` of the status; its `value` is the nearest double.
Status validate(const Positions& positions) noexcept;

}  // namespace posenc
