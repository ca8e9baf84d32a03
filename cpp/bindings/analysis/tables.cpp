#include <algorithm>
#include <array>
#include <iterator>

#include "bindings/analysis/matrix.hpp"
#include "bindings/runtime/bind.hpp"
#include "bindings/shared/frequencies.hpp"
#include "bindings/shared/sinusoidal.hpp"
#include "core/guard.hpp"
#include "encodings/npy_bytes.hpp"
#include "posenc/lessons/fingerprint.hpp"
#include "posenc/lessons/identify.hpp"
#include "posenc/lessons/offset_similarity.hpp"
#include "posenc/lessons/precision.hpp"
#include "posenc/lessons/shift.hpp"
#include "posenc/lessons/variants.hpp"

namespace posenc::bindings {

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

POSENC_FIELDS(FirstRise, (found, offset, dot, previous), ())
POSENC_FIELDS(NearestRepeat, (offset, distance, dot), ())

POSENC_CALL(offset_similarity, ("", "offsets", "measure=dot", "out"), &try_compute_offset_similarity)
POSENC_CALL(first_rise, ("", "limit=10000", ""), &try_find_first_rise)
POSENC_CALL(nearest_repeat, ("", "first=1", "last", ""), &try_find_nearest_repeat)

POSENC_FIELDS(PrecisionOptions, (positions, dim), (base, layout, frequencies, angles, values, frequency_by))
POSENC_FIELDS(Collision, (found, first, second), ())

POSENC_CALL(low_precision_table, ("", "out"), POSENC_DOUBLES(try_make_low_precision_table, PrecisionOptions))
POSENC_CALL(precision_errors, ("", "out"), &try_compute_precision_errors)
POSENC_CALL(first_collision, ("", "limit=65536", ""), &try_find_first_collision)
POSENC_CALL(round_to_format, ("numbers", "format", "out"),
            [](std::span<const double> numbers, NumberFormat format, std::span<double> out) {
                for (std::size_t i = 0; i < out.size(); ++i) out[i] = round_to_format(numbers[i], format);
                return Status();
            })

POSENC_FIELDS(ShiftResidual, (rows, largest, root_mean_square, relative), ())
POSENC_FIELDS(ShiftFit, (residual, rank), ())

POSENC_CALL(shift_blocks, ("", "shift", "out"), &try_make_shift_blocks)
POSENC_CALL(shift_matrix, ("", "shift", "out"), &try_make_shift_matrix)
POSENC_CALL(shift_residual, ("table", "matrix", "shift", ""), &try_compute_shift_residual)
POSENC_CALL(fit_shift, ("table", "shift", "matrix", ""), &try_fit_shift)

POSENC_FIELDS(VariantOptions, (positions, dim), (base, formula, layout, cosine_first, scale))

POSENC_CALL(variant_table, ("", "out"), &try_make_variant_table)

POSENC_FIELDS(NpyLayout, (rows, columns), ())

POSENC_CONSTANT(npy_header_bytes, npy_header_bytes)
POSENC_CALL(encode_npy, ("table", "rows", "columns", "out"),
            [](std::span<const float> table, std::size_t rows, std::size_t columns,
               std::span<std::uint8_t> out) -> Status {
                POSENC_TRY(guard::shape(table.size(), rows, columns, "table", "rows x columns elements"));
                if (out.size() != npy_header_bytes + 4 * table.size())
                    return {ErrorCode::shape_mismatch, "out", double(out.size()), "as many bytes as the file has"};
                write_npy(table, rows, columns, out.data());
                return {};
            })
POSENC_CALL(npy_layout, ("bytes", "any_float", ""), &read_npy_layout)
POSENC_CALL(decode_npy, ("bytes", "any_float", "out"),
            [](std::span<const std::uint8_t> bytes, bool any_float, FloatsOut out) -> Status {
                NpyLayout layout;
                POSENC_TRY(read_npy_layout(bytes, any_float, layout));
                POSENC_TRY(guard::shape(out.size, layout.rows, layout.columns, "out", "rows x columns elements"));
                out.visit([&](auto to) { read_npy(bytes, layout, to.data()); });
                return {};
            })

}  // namespace posenc::bindings
