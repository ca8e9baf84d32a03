#include "posenc/encodings/kerple.hpp"

#include "bindings/runtime/bind.hpp"

namespace posenc::bindings {

POSENC_LANE(scores)

POSENC_FIELDS(KerpleOptions, (queries, keys), (kernel))

POSENC_CALL(kerple_bias, ("", "p", "a", "out"), &try_make_kerple_bias)

}  // namespace posenc::bindings
