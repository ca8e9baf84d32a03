// The kernels of posenc_lessons for one instruction set.
#pragma once

#include "kernels/architectures.hpp"
#include "lessons/kernels/kernels.hpp"
#include "lessons/kernels/pixels.hpp"
#include "lessons/kernels/row_products.hpp"

namespace posenc::kernels {

template <class Arch>
constexpr LessonKernels make_lessons() {
    return {
        .dot_products = [](const RowProducts& w) { multiply_rows<Arch, false>(w); },
        .squared_distances = [](const RowProducts& w) { multiply_rows<Arch, true>(w); },
        .color_cells_float = color_cells<Arch, float>,
        .color_cells_double = color_cells<Arch, double>,
        .add_line_float = add_line<Arch, float>,
        .add_line_double = add_line<Arch, double>,
    };
}

}  // namespace posenc::kernels

#define POSENC_INSTANTIATE(isa)                                                                                        \
    namespace posenc::kernels {                                                                                        \
    extern const LessonKernels isa##_lessons;                                                                          \
    const LessonKernels isa##_lessons = make_lessons<architecture::isa>();                                             \
    }
#define POSENC_IN_USE                                                                                                  \
    namespace posenc::kernels {                                                                                        \
    POSENC_KERNELS_IN_USE(LessonKernels, lessons)                                                                      \
    }
