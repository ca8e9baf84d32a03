// The group of waves for one instruction set.
#pragma once

#include "kernels/architectures.hpp"
#include "kernels/kernels.hpp"
#include "kernels/waves.hpp"

#define POSENC_INSTANTIATE(isa)                                                                                        \
    namespace posenc::kernels {                                                                                        \
    extern const WaveKernels isa##_waves;                                                                              \
    const WaveKernels isa##_waves = {.lanes = lanes<double, architecture::isa>,                                        \
                                     .make = make_waves<architecture::isa>};                                           \
    }
#define POSENC_IN_USE                                                                                                  \
    namespace posenc::kernels {                                                                                        \
    POSENC_KERNELS_IN_USE(WaveKernels, waves)                                                                          \
    }
