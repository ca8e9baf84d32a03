#include "bindings/runtime/bind.hpp"
#include "encodings/outputs.hpp"

namespace posenc::bindings {

POSENC_LANE(scores)

POSENC_FIELDS(FireOptions, (queries, keys), (c, threshold))
POSENC_FIELDS(FireNetwork, (first_weights, first_bias, second_weights, second_bias), ())

POSENC_CALL(fire_distances, ("", "out"), POSENC_DOUBLES(try_make_fire_distances, FireOptions))
POSENC_CALL(fire_bias, ("", "", "out"), &write_fire_bias)

}  // namespace posenc::bindings
