#include "posenc/encodings/sandwich.hpp"

#include "bindings/runtime/bind.hpp"

namespace posenc::bindings {

POSENC_LANE(vectors)

POSENC_FIELDS(SandwichOptions, (heads, queries, keys), (dim, base, causal))

POSENC_CALL(sandwich_bias, ("", "out"), &try_make_sandwich_bias)

}  // namespace posenc::bindings
