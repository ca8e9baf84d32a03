#include "posenc/encodings/mrope.hpp"

#include "bindings/encodings/rotary_grid.hpp"

namespace posenc::bindings {

POSENC_LANE(grids)

POSENC_FIELDS(MropeSections, (style, sections), ())

POSENC_CALL(mrope, ("", "frequencies", "positions", ""), &try_make_mrope)
POSENC_CALL(mrope_axes, ("", "out"), &try_make_mrope_axes)

}  // namespace posenc::bindings
