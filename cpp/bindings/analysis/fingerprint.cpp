#include "posenc/analysis/fingerprint.hpp"

#include <algorithm>
#include <array>
#include <iterator>

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
              (known, transposed, formula, layout, cosine_first, scale, first_position, base, values, digits, rounding,
               single_angles, largest_error, differs, differences, row, column, value, expected),
              ())

POSENC_CALL(row_norms, ("table", "out"), &try_compute_row_norms)
POSENC_CALL(column_spreads, ("table", "out"), &try_compute_column_spreads)
POSENC_CALL(fingerprint, ("table", "", ""), &try_compute_fingerprint)
/// Four numbers for each difference: row, column, value and expected.
POSENC_CALL(identify, ("table", "list", "", "right"),
            [](MatrixView<double> table, std::span<double> list, Diagnosis& diagnosis, bool& right) {
                std::array<Difference, 16> found;
                const Status status = try_identify(table, diagnosis, found);
                right = diagnosis.right();
                const std::size_t count = std::min({diagnosis.differences, found.size(), list.size() / 4});
                for (std::size_t k = 0; k < count; ++k) {
                    const Difference& d = found[k];
                    const double numbers[] = {double(d.row), double(d.column), d.value, d.expected};
                    std::copy(std::begin(numbers), std::end(numbers), list.begin() + std::ptrdiff_t(4 * k));
                }
                return status;
            })

}  // namespace posenc::bindings
