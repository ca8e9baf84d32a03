#include "posenc/encodings/score_bias.hpp"

#include "bindings/runtime/bind.hpp"

namespace posenc::bindings {

POSENC_LANE(scores)

POSENC_CALL(bias_from_index, ("index", "table", "heads", "out"), &try_make_bias_from_index)
POSENC_CALL(add_bias, ("scores", "scores_shape", "bias", "bias_shape", "out"), &try_add_bias)

}  // namespace posenc::bindings
