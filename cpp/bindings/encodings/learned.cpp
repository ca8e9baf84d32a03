#include "bindings/runtime/bind.hpp"
#include "encodings/learned_rows.hpp"
#include "encodings/outputs.hpp"

namespace posenc::bindings {

POSENC_LANE(scores)

POSENC_FIELDS(LearnedTableOptions, (rows, dim),
              (initialization, standard_deviation, truncation, low, high, seed, padding_index))
POSENC_FIELDS(LookUpOptions, (table, dim, positions), (offset, scale))

// `count` of the rows.
POSENC_CALL(learned_rows, ("", "first_row", "count", "out"),
            [](const LearnedTableOptions& options, std::size_t first_row, std::size_t count, std::span<double> out) {
                const Status status = validate(options);
                if (status) write_learned_rows(options, first_row, count, out.data());
                return status;
            })
POSENC_CALL(look_up, ("", "out"), &write_look_up)

}  // namespace posenc::bindings
