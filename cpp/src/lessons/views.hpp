// Argument checks of tables that come from outside.
#pragma once

#include <cmath>

#include "core/guard.hpp"
#include "posenc/lessons/matrix_view.hpp"

namespace posenc::guard {

/// A view that holds rows x columns finite numbers.
template <class T>
Status matrix(const MatrixView<T>& view, const char* argument) noexcept {
    POSENC_TRY(shape(view.data.size(), view.rows, view.columns, argument, "rows x columns elements"));
    // A sum of x * 0 is 0 unless some x is infinite or not a number: one pass without branches for the good case.
    T sum = 0;
    for (const T x : view.data) sum += x * T(0);
    if (sum == 0) return {};
    for (const T x : view.data)
        if (!std::isfinite(x)) return {ErrorCode::not_finite, argument, static_cast<double>(x), "finite numbers"};
    return {};
}

}  // namespace posenc::guard
