// Measures between rows, for other functions of posenc_lessons: without checks, and what cannot be allocated is thrown.
#pragma once

#include <span>

#include "posenc/lessons/similarity.hpp"

namespace posenc {

/// As try_compute_similarity, of views of equally many columns and an `out` that holds the result.
template <class T>
void write_similarity(const MatrixView<T>& table, const MatrixView<T>& others, Measure measure, std::span<T> out);

}  // namespace posenc
