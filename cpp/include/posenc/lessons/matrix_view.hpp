// Tables as the functions of posenc_lessons receive them: numbers that the caller owns, and their shape.
#pragma once

#include <cstddef>
#include <span>

namespace posenc {

/// A read-only row-major matrix: entry (row, column) is data[row * columns + column].
template <class T>
struct MatrixView {
    std::span<const T> data{};
    std::size_t rows = 0;
    std::size_t columns = 0;

    const T* row(std::size_t r) const noexcept { return data.data() + r * columns; }
};

}  // namespace posenc
