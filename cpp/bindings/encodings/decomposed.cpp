#include "bindings/runtime/bind.hpp"
#include "encodings/outputs.hpp"

namespace posenc::bindings {

POSENC_LANE(scores)

POSENC_FIELDS(DecomposedOptions, (query_height, query_width, key_height, key_width, dim), (batch))

POSENC_CALL(decomposed_index, ("queries", "keys", "out"), &try_make_decomposed_index)
POSENC_CALL(decomposed_bias, ("", "q", "row_table", "column_table", "out"), &write_decomposed_bias)

}  // namespace posenc::bindings
