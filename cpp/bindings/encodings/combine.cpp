#include "posenc/encodings/combine.hpp"

#include "bindings/runtime/bind.hpp"
#include "encodings/combine_rows.hpp"

namespace posenc::bindings {

POSENC_LANE(scores)

POSENC_FIELDS(CombineOptions, (dim), (alpha, scale_by_sqrt_dim, dropout, seed))

// Elements of a batch from number `first_element` on, with as many of the table.
POSENC_CALL(add_rows, ("", "x", "table", "first_element", "out"),
            [](const CombineOptions& options, FloatsIn x, FloatsIn table, std::uint64_t first_element, FloatsOut out) {
                const Status status = validate(options);
                if (!status) return status;
                out.visit([&]<class T>(std::span<T> to) {
                    combine_rows(options, x.of<const T>().data(), table.of<const T>().data(), to.data(), to.size(),
                                 first_element);
                });
                return status;
            })
POSENC_CALL(padded_positions, ("mask", "batch", "tokens", "padding_position=0", "out"), &try_compute_padded_positions)
POSENC_CALL(packed_positions, ("sequences", "batch", "tokens", "out"), &try_compute_packed_positions)

}  // namespace posenc::bindings
