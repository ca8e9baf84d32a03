#include "bindings/runtime/bind.hpp"
#include "encodings/outputs.hpp"

namespace posenc::bindings {

POSENC_LANE(scores)

POSENC_FIELDS(ShawOptions, (queries, keys), (max_distance, dim, batch))

POSENC_CALL(shaw_index, ("", "out"), &try_make_shaw_index)
POSENC_CALL(shaw_embeddings, ("", "table", "out"), &write_shaw_embeddings)
POSENC_CALL(shaw_bias, ("", "q", "table", "out"), &write_shaw_bias)
POSENC_CALL(shaw_values, ("", "weights", "table", "out"), &write_shaw_values)

}  // namespace posenc::bindings
