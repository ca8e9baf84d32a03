// The groups that make tables, for one instruction set.
#pragma once

#include "kernels/architectures.hpp"
#include "kernels/combine.hpp"
#include "kernels/kernels.hpp"
#include "kernels/ramp.hpp"
#include "kernels/stream.hpp"
#include "kernels/tile.hpp"

namespace posenc::kernels {

template <class Arch, bool Interleaved, class T>
constexpr TileKernels<T> make_tiles() {
    return {.fill = [](const Tile<T>& tile) { fill_tile<Arch, Interleaved>(tile); }};
}

}  // namespace posenc::kernels

#define POSENC_INSTANTIATE(isa)                                                                                        \
    namespace posenc::kernels {                                                                                        \
    extern const TileKernels<float> isa##_interleaved_float_tiles;                                                     \
    const TileKernels<float> isa##_interleaved_float_tiles = make_tiles<architecture::isa, true, float>();             \
    extern const TileKernels<double> isa##_interleaved_double_tiles;                                                   \
    const TileKernels<double> isa##_interleaved_double_tiles = make_tiles<architecture::isa, true, double>();          \
    extern const TileKernels<float> isa##_planar_float_tiles;                                                          \
    const TileKernels<float> isa##_planar_float_tiles = make_tiles<architecture::isa, false, float>();                 \
    extern const TileKernels<double> isa##_planar_double_tiles;                                                        \
    const TileKernels<double> isa##_planar_double_tiles = make_tiles<architecture::isa, false, double>();              \
    extern const AngleKernels isa##_angles;                                                                            \
    const AngleKernels isa##_angles = {.add = add_angles<architecture::isa>};                                          \
    extern const StreamKernels isa##_streams;                                                                          \
    const StreamKernels isa##_streams = {.copy = stream_copy<architecture::isa>};                                      \
    extern const RampKernels isa##_ramps;                                                                              \
    const RampKernels isa##_ramps = {fill_ramp<architecture::isa, float>, fill_ramp<architecture::isa, double>};       \
    extern const CombineKernels isa##_combines;                                                                        \
    const CombineKernels isa##_combines = {combine<architecture::isa, float>, combine<architecture::isa, double>};     \
    }
#define POSENC_IN_USE                                                                                                  \
    namespace posenc::kernels {                                                                                        \
    POSENC_KERNELS_IN_USE(TileKernels<float>, interleaved_float_tiles)                                                 \
    POSENC_KERNELS_IN_USE(TileKernels<double>, interleaved_double_tiles)                                               \
    POSENC_KERNELS_IN_USE(TileKernels<float>, planar_float_tiles)                                                      \
    POSENC_KERNELS_IN_USE(TileKernels<double>, planar_double_tiles)                                                    \
    POSENC_KERNELS_IN_USE(AngleKernels, angles)                                                                        \
    POSENC_KERNELS_IN_USE(StreamKernels, streams)                                                                      \
    POSENC_KERNELS_IN_USE(RampKernels, ramps)                                                                          \
    POSENC_KERNELS_IN_USE(CombineKernels, combines)                                                                    \
    }
