// A few rows of a table in the form of the row-product kernels: in double, padded with zeros.
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

#include "lessons/kernels/kernels.hpp"
#include "posenc/lessons/matrix_view.hpp"

namespace posenc {

class RowBlock {
public:
    explicit RowBlock(std::size_t columns)
        : columns_(columns),
          stride_((columns + kernels::row_product_lanes - 1) / kernels::row_product_lanes * kernels::row_product_lanes),
          // Two blocks fit into the second-level cache.
          capacity_(std::clamp<std::size_t>(16384 / std::max<std::size_t>(stride_, 1), 4, 64)),
          data_(capacity_ * stride_) {}

    std::size_t capacity() const noexcept { return capacity_; }
    std::size_t size() const noexcept { return size_; }

    /// Takes the rows from `first` on, as many as exist and fit.
    template <class T>
    void load(const MatrixView<T>& table, std::size_t first) {
        size_ = std::min(capacity_, table.rows - first);
        for (std::size_t r = 0; r < size_; ++r) {
            const T* from = table.row(first + r);
            std::copy(from, from + columns_, data_.data() + r * stride_);
        }
    }

    /// Row `row` of this block against every row of `others`.
    void multiply(std::size_t row, const RowBlock& others, bool difference, double* out) const {
        const kernels::RowProducts work{data_.data() + row * stride_, others.data_.data(), stride_, others.size_, out};
        const auto& k = kernels::lessons();
        (difference ? k.squared_distances : k.dot_products)(work);
    }

    /// The square of the norm of one row, in the same partial sums as any other product.
    double square(std::size_t row) const {
        const double* at = data_.data() + row * stride_;
        double out = 0;
        kernels::lessons().dot_products({at, at, stride_, 1, &out});
        return out;
    }

private:
    std::size_t columns_, stride_, capacity_, size_ = 0;
    std::vector<double> data_;
};

}  // namespace posenc
