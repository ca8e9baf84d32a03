#include "posenc/encodings/swin.hpp"

#include "bindings/runtime/bind.hpp"

namespace posenc::bindings {

POSENC_LANE(scores)

POSENC_FIELDS(SwinOptions, (height, width), (class_token))
POSENC_FIELDS(SwinCoordinateOptions, (height, width), (trained_height, trained_width, form))

POSENC_CALL(swin_index, ("", "out"), &try_make_swin_index)
POSENC_CALL(swin_coordinates, ("", "out"), POSENC_DOUBLES(try_make_swin_coordinates, SwinCoordinateOptions))

}  // namespace posenc::bindings
