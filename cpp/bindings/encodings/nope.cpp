#include "posenc/encodings/nope.hpp"

#include "bindings/runtime/bind.hpp"

namespace posenc::bindings {

POSENC_LANE(scores)

POSENC_FIELDS(NopeScaleOptions, (), (floor_scale, weight))

POSENC_CALL(nope_schedule, ("every=4", "out"), &try_make_nope_schedule)
POSENC_CALL(nope_query_scale, ("", "positions", "out"), &try_compute_nope_query_scale)

}  // namespace posenc::bindings
