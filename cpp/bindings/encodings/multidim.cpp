#include "posenc/encodings/multidim.hpp"

#include "bindings/encodings/planned_tables.hpp"

namespace posenc::bindings {

POSENC_LANE(grids)

POSENC_FIELDS(MultidimOptions, (sizes, dim), (base))
POSENC_FIELDS(Tensor2TensorGridOptions, (sizes, dim), (min_timescale, max_timescale))

POSENC_TABLE(multidim_table, (""), &start_grid<MultidimOptions>)
POSENC_TABLE(tensor2tensor_grid, (""), &start_grid<Tensor2TensorGridOptions>)

}  // namespace posenc::bindings
