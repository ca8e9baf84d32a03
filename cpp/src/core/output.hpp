// A result in floats or in doubles, for functions that spend their time on forming a number: one copy of their code
// writes both, each number rounded once.
#pragma once

#include <cstddef>
#include <span>

#include "exact/double_double.hpp"

namespace posenc {

class Output {
public:
    Output() noexcept = default;
    Output(std::span<float> out) noexcept : floats_(out.data()), size_(out.size()) {}
    Output(std::span<double> out) noexcept : doubles_(out.data()), size_(out.size()) {}

    std::size_t size() const noexcept { return size_; }
    bool empty() const noexcept { return size_ == 0; }

    void set(std::size_t at, double x) const noexcept {
        if (doubles_)
            doubles_[at] = x;
        else
            floats_[at] = static_cast<float>(x);
    }

    /// Rounds the sum once: its double alone may lie halfway between two floats where the sum does not.
    void set(std::size_t at, exact::DoubleDouble x) const noexcept {
        if (doubles_)
            doubles_[at] = x.high;
        else
            floats_[at] = exact::to_float(x);
    }

    /// The first element, or null if the output has the other type.
    float* floats() const noexcept { return floats_; }
    double* doubles() const noexcept { return doubles_; }

private:
    float* floats_ = nullptr;
    double* doubles_ = nullptr;
    std::size_t size_ = 0;
};

}  // namespace posenc
