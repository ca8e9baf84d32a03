// The plans of the encodings of grids; the WebAssembly bindings write from them in pieces.
#pragma once

#include "posenc/encodings/grids.hpp"
#include "posenc/encodings/multidim.hpp"
#include "tables/grid_table.hpp"

namespace posenc {

Status prepare(const MultidimOptions& options, GridPlan& plan);
Status prepare(const Tensor2TensorGridOptions& options, GridPlan& plan);
Status prepare(const VisionGridOptions& options, GridPlan& plan);
Status prepare(const DiffusersGridOptions& options, GridPlan& plan);
Status prepare(const DiffusersVideoOptions& options, GridPlan& plan);

}  // namespace posenc
