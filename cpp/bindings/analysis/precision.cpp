#include "posenc/analysis/precision.hpp"

#include "bindings/runtime/bind.hpp"

namespace posenc::bindings {

POSENC_LANE(analysis)

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

}  // namespace posenc::bindings
