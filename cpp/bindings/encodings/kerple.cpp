#include "bindings/runtime/bind.hpp"
#include "encodings/outputs.hpp"

namespace posenc::bindings {

POSENC_LANE(scores)

POSENC_FIELDS(KerpleOptions, (queries, keys), (kernel))

POSENC_CALL(kerple_bias, ("", "p", "a", "out"), &write_kerple_bias)

}  // namespace posenc::bindings
