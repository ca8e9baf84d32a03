#include "posenc/encodings/resize.hpp"

#include "bindings/runtime/bind.hpp"

namespace posenc::bindings {

POSENC_LANE(scores)

POSENC_FIELDS(GridSize, (height, width), ())
POSENC_FIELDS(RowResizeOptions, (table, dim, rows), (prefix_rows, method, align_corners, scale_factor))
POSENC_FIELDS(GridResizeOptions, (table, dim, old_grid, new_grid),
              (prefix_rows, method, align_corners, row_scale, column_scale))
POSENC_FIELDS(BiasResizeOptions, (table, heads, old_window, new_window), (extra_rows, method, align_corners))

POSENC_CALL(resize_rows, ("", "out"), POSENC_DOUBLES(try_resize_rows, RowResizeOptions))
POSENC_CALL(resize_grid, ("", "out"), POSENC_DOUBLES(try_resize_grid, GridResizeOptions))
POSENC_CALL(resize_bias_table, ("", "out"), POSENC_DOUBLES(try_resize_bias_table, BiasResizeOptions))

}  // namespace posenc::bindings
