// What the bindings of analysis share: tables as views, sizes that saturate, results that are a few numbers.
#pragma once

#include <cstdint>
#include <initializer_list>

#include "bindings/runtime/runtime.hpp"
#include "posenc/analysis/matrix_view.hpp"
#include "posenc/frequencies/geometric.hpp"

namespace posenc::bindings {

/// JavaScript's numbers reach further than 32-bit sizes: those saturate, and the library refuses them.
inline std::size_t size(double n) noexcept {
    return n < 4294967295.0 ? static_cast<std::size_t>(n) : SIZE_MAX;
}

template <class T>
MatrixView<T> matrix(Address address, double rows, double columns) noexcept {
    const std::size_t r = size(rows), c = size(columns);
    return {span<const T>(address, r * c), r, c};
}

inline GeometricOptions geometric(double dim, double base, int ladder) noexcept {
    return {size(dim), base, static_cast<Ladder>(ladder)};
}

/// Reports a status; on success the numbers go to `out` first.
inline int report(const Status& status, Address out, std::initializer_list<double> numbers) noexcept {
    if (!status) return report(status);
    double* to = reinterpret_cast<double*>(out);
    for (const double n : numbers) *to++ = n;
    return 0;
}

}  // namespace posenc::bindings
