// Fills the table of training kernels for one architecture. Included by exactly one source file per instruction set,
// which the build compiles with that set's flags.
#pragma once

#include "training/kernels/adam.hpp"
#include "training/kernels/attention.hpp"
#include "training/kernels/elements.hpp"
#include "training/kernels/product.hpp"

namespace posenc::training::kernels {

template <class Arch, class T>
constexpr Kernels<T> make_kernels(const char* name) {
    return {
        .name = name,
        .multiply = multiply<Arch, T>,
        .transpose = transpose<Arch, T>,
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

}  // namespace posenc::training::kernels
