#pragma once

#include <cmath>
#include <cstddef>

namespace posenc::reference {

/// One entry of the interleaved table as a float32 program writes it: float for every operation (libm is close to
/// correctly rounded, so that an entry may be off by a few float32 steps of the angle).
inline float sinusoidal_entry_in_float32(double position, std::size_t column, std::size_t dim, double base) {
    const float slope = static_cast<float>(-std::log(base) / double(dim));
    const float frequency = std::exp(static_cast<float>(2 * (column / 2)) * slope);
    const float angle = static_cast<float>(position) * frequency;
    return column % 2 == 0 ? std::sin(angle) : std::cos(angle);
}

}  // namespace posenc::reference
