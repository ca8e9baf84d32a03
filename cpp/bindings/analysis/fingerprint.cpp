#include "posenc/analysis/fingerprint.hpp"

#include "bindings/analysis/matrix.hpp"
#include "posenc/analysis/identify.hpp"

namespace posenc::bindings {

POSENC_LANE(analysis)

POSENC_FIELDS(FingerprintOptions, (), (constant_bound, shift))
POSENC_FIELDS(Fingerprint,
              (smallest_norm, largest_norm, near_constant_columns, smallest_adjacent_cosine, largest_adjacent_cosine,
               mean_adjacent_cosine, closest_first, closest_second, closest_distance, shift_error, shift_rank),
              ())
POSENC_FIELDS(Diagnosis,
              (known, transposed, formula, layout, first_position, base, values, digits, single_angles, largest_error,
               differs, row, column, value, expected),
              ())

POSENC_CALL(row_norms, ("table", "out"), &try_compute_row_norms)
POSENC_CALL(column_spreads, ("table", "out"), &try_compute_column_spreads)
POSENC_CALL(fingerprint, ("table", "", ""), &try_compute_fingerprint)
POSENC_CALL(identify, ("table", "", "right"), [](MatrixView<double> table, Diagnosis& diagnosis, bool& right) {
    const Status status = try_identify(table, diagnosis);
    right = diagnosis.right();
    return status;
})

}  // namespace posenc::bindings
