// Fills the table of kernels for one architecture. Included by exactly one source file per instruction set, which the
// build compiles with that set's flags.
#pragma once

#include "kernels/combine.hpp"
#include "kernels/kernels.hpp"
#include "kernels/pixels.hpp"
#include "kernels/ramp.hpp"
#include "kernels/rotate.hpp"
#include "kernels/row_products.hpp"
#include "kernels/stream.hpp"
#include "kernels/tile.hpp"

namespace posenc::kernels {

template <class Arch>
constexpr Kernels make_kernels(const char* name) {
    return {
        .name = name,
        .lanes = lanes<double, Arch>,
        .tile_interleaved_float = [](const Tile<float>& t) { fill_tile<Arch, true>(t); },
        .tile_interleaved_double = [](const Tile<double>& t) { fill_tile<Arch, true>(t); },
        .tile_planar_float = [](const Tile<float>& t) { fill_tile<Arch, false>(t); },
        .tile_planar_double = [](const Tile<double>& t) { fill_tile<Arch, false>(t); },
        .add_angles = add_angles<Arch>,
        .stream_copy = stream_copy<Arch>,
        .ramp_float = fill_ramp<Arch, float>,
        .ramp_double = fill_ramp<Arch, double>,
        .dot_products = [](const RowProducts& w) { multiply_rows<Arch, false>(w); },
        .squared_distances = [](const RowProducts& w) { multiply_rows<Arch, true>(w); },
        .rotate_interleaved_float = rotate<Arch, true, float>,
        .rotate_interleaved_double = rotate<Arch, true, double>,
        .rotate_half_float = rotate<Arch, false, float>,
        .rotate_half_double = rotate<Arch, false, double>,
        .combine_float = combine<Arch, float>,
        .combine_double = combine<Arch, double>,
        .color_cells_float = color_cells<Arch, float>,
        .color_cells_double = color_cells<Arch, double>,
        .add_line_float = add_line<Arch, float>,
        .add_line_double = add_line<Arch, double>,
    };
}

}  // namespace posenc::kernels
