#include "posenc/encodings/rotary_permutation.hpp"

#include "bindings/runtime/bind.hpp"

namespace posenc::bindings {

POSENC_LANE(rotary)

POSENC_FIELDS(RotaryPermutationOptions, (head_dim, to), (rotary_dim))
POSENC_FIELDS(RotaryWeightOptions, (heads, columns, head), ())

POSENC_CALL(rotary_permutation, ("", "out"), &try_make_rotary_permutation)
POSENC_CALL(permute_rotary_weights, ("", "weights", "out"), &try_permute_rotary_weights)

}  // namespace posenc::bindings
