// The options of a sinusoidal table, which the matrix of a shift has too.
#pragma once

#include "bindings/runtime/bind.hpp"
#include "posenc/encodings/sinusoidal.hpp"

namespace posenc::bindings {

POSENC_FIELDS(SinusoidalOptions, (positions, dim), (base, layout, ladder))

}  // namespace posenc::bindings
