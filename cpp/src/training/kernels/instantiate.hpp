// The groups of training for one instruction set.
#pragma once

#include "kernels/architectures.hpp"
#include "training/kernels/adam.hpp"
#include "training/kernels/attention.hpp"
#include "training/kernels/elements.hpp"
#include "training/kernels/product.hpp"

namespace posenc::training::kernels {

template <class Arch, class T>
constexpr Kernels<T> make_kernels() {
    return {
        .multiply = multiply<Arch, T>,
        .normalize = normalize<Arch, T>,
        .normalize_back = normalize_back<Arch, T>,
        .rectify = rectify<Arch, T>,
        .rectify_back = rectify_back<Arch, T>,
        .rotate = rotate<Arch, T>,
        .attend = attend<Arch, T>,
        .attend_back = attend_back<Arch, T>,
        .softmax_columns = softmax_columns<Arch, T>,
        .add_columns = add_columns<Arch, T>,
        .add_lanes = add_lanes<Arch, T>,
        .sum_of_squares = sum_of_squares<Arch, T>,
        .adam = adam<Arch, T>,
    };
}

template <class Arch>
constexpr ReadingKernels make_reading_kernels() {
    return {.softmax_rows = softmax_rows<Arch, float>};
}

}  // namespace posenc::training::kernels

#define POSENC_INSTANTIATE(isa)                                                                                        \
    namespace posenc::training::kernels {                                                                              \
    extern const Kernels<float> isa##_network;                                                                         \
    const Kernels<float> isa##_network = make_kernels<posenc::kernels::architecture::isa, float>();                    \
    extern const ReadingKernels isa##_reading;                                                                         \
    const ReadingKernels isa##_reading = make_reading_kernels<posenc::kernels::architecture::isa>();                   \
    }
#define POSENC_IN_USE                                                                                                  \
    namespace posenc::training::kernels {                                                                              \
    POSENC_KERNELS_IN_USE(Kernels<float>, network)                                                                     \
    POSENC_KERNELS_IN_USE(ReadingKernels, reading)                                                                     \
    }
