// Grids cross as arguments and as results.
#pragma once

#include "bindings/shared/frequencies.hpp"
#include "posenc/encodings/rotary_grid.hpp"

namespace posenc::bindings {

POSENC_FIELDS(RotaryGrid, (axes, tokens, pairs, heads, coordinates, frequencies), ())

template <>
inline constexpr bool holds_arrays<RotaryGrid> = true;

}  // namespace posenc::bindings
