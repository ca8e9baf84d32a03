#include "posenc/analysis/shift.hpp"

#include "bindings/analysis/matrix.hpp"
#include "bindings/encodings/sinusoidal.hpp"

namespace posenc::bindings {

POSENC_LANE(analysis)

POSENC_FIELDS(ShiftResidual, (rows, largest, root_mean_square, relative), ())
POSENC_FIELDS(ShiftFit, (residual, rank), ())

POSENC_CALL(shift_blocks, ("", "shift", "out"), &try_make_shift_blocks)
POSENC_CALL(shift_matrix, ("", "shift", "out"), &try_make_shift_matrix)
POSENC_CALL(shift_residual, ("table", "matrix", "shift", ""), &try_compute_shift_residual)
POSENC_CALL(fit_shift, ("table", "shift", "matrix", ""), &try_fit_shift)

}  // namespace posenc::bindings
