#include "posenc/core/positions.hpp"

#include <cmath>

namespace posenc {
namespace {

constexpr const char* allowed = "a finite number from -2^53 to 2^53";

Status validate_one(double position, const char* argument) noexcept {
    if (!std::isfinite(position)) return {ErrorCode::not_finite, argument, position, allowed};
    if (std::fabs(position) > largest_position) return {ErrorCode::out_of_range, argument, position, allowed};
    return {};
}

}  // namespace

Status validate(const Positions& positions) noexcept {
    if (positions.is_range()) {
        if (const Status s = validate_one(positions.first, "positions.first"); !s) return s;
        if (const Status s = validate_one(positions.step, "positions.step"); !s) return s;
        if (positions.count == 0) return {};
        return validate_one(positions[positions.count - 1], "positions.last");
    }
    if (positions.ints) return {};  // all of them fit
    // The nearest double of an int64 beyond 2^53 may be 2^53 itself.
    constexpr auto most = static_cast<std::int64_t>(largest_position);
    const auto fits = [&](std::size_t row) {
        if (positions.longs) return positions.longs[row] <= most && positions.longs[row] >= -most;
        return std::fabs(positions.values[row]) <= largest_position;
    };
    for (std::size_t row = 0; row < positions.count; ++row) {
        if (fits(row)) continue;
#if !defined(__EMSCRIPTEN__)
        if (positions.longs) {
            Status beyond(ErrorCode::out_of_range, "positions", positions[row], allowed);
            beyond.integer = positions.longs[row];
            return beyond;
        }
#endif
        return validate_one(positions[row], "positions");
    }
    return {};
}

}  // namespace posenc
