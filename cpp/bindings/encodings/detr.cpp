#include "posenc/encodings/detr.hpp"

#include "bindings/runtime/bind.hpp"

namespace posenc::bindings {

POSENC_LANE(grids)

POSENC_FIELDS(DetrOptions, (height, width), (batch, axis_dim, mask, base, normalize, scale, offset))

POSENC_CALL(detr_encoding, ("", "out"), POSENC_DOUBLES(try_make_detr_encoding, DetrOptions))

}  // namespace posenc::bindings
