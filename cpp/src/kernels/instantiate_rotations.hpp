// The groups that rotate heads, for one instruction set.
#pragma once

#include "kernels/architectures.hpp"
#include "kernels/kernels.hpp"
#include "kernels/rotate.hpp"

namespace posenc::kernels {

template <class Arch, class T, class U = T>
constexpr RotateKernels<T, U> make_rotations() {
    return {.interleaved = rotate<Arch, true, T, U>, .half = rotate<Arch, false, T, U>};
}

}  // namespace posenc::kernels

#define POSENC_INSTANTIATE(isa)                                                                                        \
    namespace posenc::kernels {                                                                                        \
    extern const FloatRotations isa##_float_rotations;                                                                 \
    const FloatRotations isa##_float_rotations = make_rotations<architecture::isa, float>();                           \
    extern const DoubleRotations isa##_double_rotations;                                                               \
    const DoubleRotations isa##_double_rotations = make_rotations<architecture::isa, double>();                        \
    extern const Float16Rotations isa##_float16_rotations;                                                             \
    const Float16Rotations isa##_float16_rotations = make_rotations<architecture::isa, Float16>();                     \
    extern const Bfloat16Rotations isa##_bfloat16_rotations;                                                           \
    const Bfloat16Rotations isa##_bfloat16_rotations = make_rotations<architecture::isa, Bfloat16>();                  \
    extern const FloatToFloat16Rotations isa##_float_to_float16_rotations;                                             \
    const FloatToFloat16Rotations isa##_float_to_float16_rotations =                                                   \
        make_rotations<architecture::isa, float, Float16>();                                                           \
    extern const FloatToBfloat16Rotations isa##_float_to_bfloat16_rotations;                                           \
    const FloatToBfloat16Rotations isa##_float_to_bfloat16_rotations =                                                 \
        make_rotations<architecture::isa, float, Bfloat16>();                                                          \
    }
#define POSENC_IN_USE                                                                                                  \
    namespace posenc::kernels {                                                                                        \
    POSENC_KERNELS_IN_USE(FloatRotations, float_rotations)                                                             \
    POSENC_KERNELS_IN_USE(DoubleRotations, double_rotations)                                                           \
    POSENC_KERNELS_IN_USE(Float16Rotations, float16_rotations)                                                         \
    POSENC_KERNELS_IN_USE(Bfloat16Rotations, bfloat16_rotations)                                                       \
    POSENC_KERNELS_IN_USE(FloatToFloat16Rotations, float_to_float16_rotations)                                         \
    POSENC_KERNELS_IN_USE(FloatToBfloat16Rotations, float_to_bfloat16_rotations)                                       \
    }
