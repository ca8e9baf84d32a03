#include "posenc/encodings/fope.hpp"

#include "bindings/runtime/bind.hpp"
#include "encodings/fope_table.hpp"

namespace posenc::bindings {

POSENC_LANE(rotary)

POSENC_FIELDS(FopeOptions, (positions, pairs), (heads, rest_ones))
POSENC_FIELDS(FopeHeads, (head_dim), (batch, heads, table_heads, heads_first))

POSENC_CALL(fope_table, ("", "frequencies", "cosine_weights", "sine_weights", "out"), &write_fope_table)
POSENC_CALL(fope, ("", "table", "x", "out"), [](const FopeHeads& options, FloatsIn table, FloatsIn x, FloatsOut out) {
    return out.visit(
        [&]<class T>(std::span<T> to) { return try_apply_fope(options, table.of<const T>(), x.of<const T>(), to); });
})

}  // namespace posenc::bindings
