#include "bindings/runtime/bind.hpp"
#include "encodings/outputs.hpp"

namespace posenc::bindings {

POSENC_LANE(scores)

POSENC_CALL(bias_from_index, ("index", "table", "heads", "out"), &write_bias_from_index)
POSENC_CALL(add_bias, ("scores", "scores_shape", "bias", "bias_shape", "out"), &write_added_bias)

}  // namespace posenc::bindings
