#include "bindings/runtime/bind.hpp"
#include "encodings/outputs.hpp"

namespace posenc::bindings {

POSENC_LANE(scores)

POSENC_FIELDS(CopeOptions, (), (batch, queries, keys, rows, dim, causal))

POSENC_CALL(cope_positions, ("", "logits", "out"), &write_cope_positions)
POSENC_CALL(cope_bias, ("", "logits", "q", "table", "out"), &write_cope_bias)

}  // namespace posenc::bindings
