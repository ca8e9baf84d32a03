// Records that several files of bindings use: a ladder, frequencies.
#pragma once

#include "bindings/runtime/bind.hpp"
#include "posenc/frequencies/frequencies.hpp"
#include "posenc/frequencies/geometric.hpp"

namespace posenc::bindings {

POSENC_FIELDS(GeometricOptions, (dim), (base, ladder))
POSENC_FIELDS(Frequencies, (inverse, remainder, attention_factor), (shortest_length, longest_length))

template <>
inline constexpr bool holds_arrays<Frequencies> = true;

}  // namespace posenc::bindings
