// The group of analysis for one instruction set.
#pragma once

#include "analysis/kernels/kernels.hpp"
#include "analysis/kernels/pixels.hpp"
#include "analysis/kernels/row_products.hpp"
#include "kernels/architectures.hpp"

namespace posenc::kernels {

template <class Arch>
constexpr AnalysisKernels make_analysis() {
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
    extern const AnalysisKernels isa##_analysis;                                                                       \
    const AnalysisKernels isa##_analysis = make_analysis<architecture::isa>();                                         \
    }
#define POSENC_IN_USE                                                                                                  \
    namespace posenc::kernels {                                                                                        \
    POSENC_KERNELS_IN_USE(AnalysisKernels, analysis)                                                                   \
    }
