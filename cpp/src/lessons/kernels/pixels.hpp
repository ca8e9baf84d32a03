// Maps numbers to colours, and sums lines for means. One product and one sum a number, in double: the same colour on
// every instruction set.
#pragma once

#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "kernels/lanes.hpp"
#include "lessons/kernels/kernels.hpp"

namespace posenc::kernels {

/// Place of one number among the colours; NaN maps to the extra last entry. A template, as all of it is,
/// so that each instruction set has its own copy (see lanes.hpp).
template <class Arch>
inline double place_of(double at, double last, double missing) {
    const double held = at > 0 ? (at < last ? at : last) : 0;
    return at == at ? held : missing;
}

/// The same for a register of them.
template <class Arch>
inline Batch<double, Arch> places_of(const Batch<double, Arch>& at, const Batch<double, Arch>& last,
                                     const Batch<double, Arch>& missing) {
    if constexpr (std::is_same_v<Arch, Scalar>) {
        return place_of<Arch>(at.value, last.value, missing.value);
    } else {
        // Overloads: builds with only the scalar kernels have no xsimd. Minimum and maximum treat NaN differently
        // across machines; that result is never used.
        const auto held = min(max(at, Batch<double, Arch>(0.0)), last);
        return select(at == at, held, missing);
    }
}

/// out[i] = colors[floor(values[i] * factor + offset)], held within the colours.
template <class Arch, class T>
inline void color_cells(const ColorRamp& ramp, const T* values, std::size_t n, std::uint32_t* out) {
    using V = Batch<double, Arch>;
    // Places first, colours second: looking up is the one step that has no registers.
    constexpr std::size_t block = 256;
    std::int32_t places[block];
    const double last = static_cast<double>(ramp.count - 1), missing = static_cast<double>(ramp.count);
    const V factor(ramp.factor), offset(ramp.offset), lasts(last), missings(missing);
    while (n > 0) {
        const std::size_t m = n < block ? n : block;
        std::size_t i = 0;
        for (; i + V::size <= m; i += V::size)
            store_whole<Arch>(places + i,
                              places_of<Arch>(load_as<Arch>(values + i) * factor + offset, lasts, missings));
        for (; i < m; ++i)
            places[i] = static_cast<std::int32_t>(
                place_of<Arch>(static_cast<double>(values[i]) * ramp.factor + ramp.offset, last, missing));
        for (i = 0; i < m; ++i) out[i] = ramp.colors[places[i]];
        values += m;
        out += m;
        n -= m;
    }
}

/// sums[i] += line[i] * weight.
template <class Arch, class T>
inline void add_line(const T* line, double weight, double* sums, std::size_t n) {
    using V = Batch<double, Arch>;
    const V weights(weight);
    std::size_t i = 0;
    for (; i + V::size <= n; i += V::size)
        (V::load_unaligned(sums + i) + load_as<Arch>(line + i) * weights).store_unaligned(sums + i);
    for (; i < n; ++i) sums[i] += static_cast<double>(line[i]) * weight;
}

}  // namespace posenc::kernels
