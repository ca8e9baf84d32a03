#include "posenc/encodings/cope.hpp"

#include "bindings/runtime/bind.hpp"

namespace posenc::bindings {

POSENC_LANE(scores)

POSENC_FIELDS(CopeOptions, (), (batch, queries, keys, rows, dim, causal))

POSENC_CALL(cope_positions, ("", "logits", "out"), &try_compute_cope_positions)
POSENC_CALL(cope_bias, ("", "logits", "q", "table", "out"), &try_compute_cope_bias)

}  // namespace posenc::bindings
