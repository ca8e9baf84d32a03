#pragma once

#include <cstddef>

namespace posenc::reference {

/// One entry of the interleaved table as a float32 program writes it: float for every operation (libm is close to
/// correctly rounded, so that an entry may be off by a few float32 steps of the angle).
float sinusoidal_entry_in_float32(double position, std::size_t column, std::size_t dim, double base);

}  // namespace posenc::reference
