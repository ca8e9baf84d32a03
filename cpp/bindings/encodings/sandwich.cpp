#include "bindings/runtime/bind.hpp"
#include "encodings/outputs.hpp"

namespace posenc::bindings {

POSENC_LANE(vectors)

POSENC_FIELDS(SandwichOptions, (heads, queries, keys), (dim, base, causal))

POSENC_CALL(sandwich_bias, ("", "out"), &write_sandwich_bias)

}  // namespace posenc::bindings
