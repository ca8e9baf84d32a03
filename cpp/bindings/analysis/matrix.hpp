// Shared bindings of analysis: read-only matrices.
#pragma once

#include "bindings/shared/frequencies.hpp"
#include "posenc/lessons/matrix_view.hpp"

namespace posenc::bindings {

using Matrix = MatrixView<double>;
POSENC_FIELDS(Matrix, (), (data, rows, columns))

}  // namespace posenc::bindings
