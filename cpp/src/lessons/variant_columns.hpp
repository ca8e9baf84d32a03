// The columns of any formula, one at a time: recognising a table must not form all of a wrong one.
#pragma once

#include <cstddef>

#include "exact/double_double.hpp"
#include "exact/phase.hpp"
#include "posenc/lessons/variants.hpp"

namespace posenc {

struct VariantColumn {
    exact::TurnFrequency frequency;
    bool cosine = false;
    bool zero = false;

    double at(double position) const noexcept {
        if (zero) return 0;
        const exact::SinCos sc = exact::sincos(position, frequency);
        return cosine ? sc.cosine : sc.sine;
    }
};

class VariantColumns {
public:
    VariantColumns(std::size_t dim, double base, Formula formula, Layout layout, bool cosine_first = false) noexcept
        : dim_(dim), formula_(formula), layout_(layout), cosine_first_(cosine_first), log_base_(exact::log({base, 0})) {
    }

    std::size_t dim() const noexcept { return dim_; }
    VariantColumn operator[](std::size_t column) const noexcept;

private:
    std::size_t dim_;
    Formula formula_;
    Layout layout_;
    bool cosine_first_;
    exact::DoubleDouble log_base_;
};

}  // namespace posenc
