// Shared parts of the searches for worst cases: the truth of a wave, and how much of a bound an entry uses up.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "posenc/lessons/lessons.hpp"
#include "posenc/posenc.hpp"
#include "support/catch.hpp"
#include "support/precise.hpp"
#include "support/search.hpp"

namespace accuracy {

using precise::Number;
using search::Genes;

/// base^(-numerator / denominator)
inline Number frequency(Number base, double numerator, double denominator) {
    return numerator == 0 ? Number(1) : precise::power(base, Number(-numerator) / Number(denominator));
}

/// An entry of a table: its place and its expected value.
struct Entry {
    std::size_t at;
    Number truth;
};

/// How far a table of doubles, and one of floats, goes towards its bound at some entries: 1 is as far as it may.
template <class Make>
double used(std::size_t size, Make&& make, const std::vector<Entry>& entries, double wide_bound,
            double single_bound = 0x1p-24) {
    std::vector<double> wide(size);
    std::vector<float> single(size);
    make(std::span<double>(wide));
    make(std::span<float>(single));
    double most = 0;
    for (const auto& [at, truth] : entries) {
        most = std::fmax(most, precise::error(wide[at], truth) / wide_bound);
        most = std::fmax(most, precise::error(static_cast<double>(single[at]), truth) / single_bound);
    }
    return most;
}

/// Positions up to 2^31 as they occur: whole and from anywhere, with steps and fractions, or a list. Takes three genes.
class Rows {
public:
    Rows(double kind, double place, double step, std::size_t count = 40) {
        const double first = search::whole_scale(place, 0x1p31 - 64);
        switch (static_cast<int>(kind * 5)) {
        case 0:
            positions = posenc::range(first, count);
            break;
        case 1:
            positions = posenc::range(-first, count, search::between(step, -3, 3));
            break;
        case 2:
            positions = posenc::range(search::between(place, -0x1p30, 0x1p30), count, search::between(step, 0, 1000));
            break;
        default:
            for (std::size_t k = 0; k < count; ++k)
                list_.push_back(kind < 0.8 ? first + static_cast<double>(k * k)
                                           : (first + step * static_cast<double>(k)) * (k % 2 == 0 ? 1 : -1));
            positions = posenc::list(list_);
        }
    }
    Rows(const Rows&) = delete;
    Rows& operator=(const Rows&) = delete;

    /// Without the rounding of first + r * step.
    Number at(std::size_t row) const {
        return positions.is_range() ? Number(positions.first) + Number(static_cast<double>(row)) * positions.step
                                    : Number(positions[row]);
    }
    std::size_t pick(double gene) const {
        return static_cast<std::size_t>(search::whole(gene, 0, static_cast<double>(positions.count - 1)));
    }

    posenc::Positions positions;

private:
    std::vector<double> list_;
};

inline std::size_t index(double gene, std::size_t count) {
    return static_cast<std::size_t>(search::whole(gene, 0, static_cast<double>(count - 1)));
}

/// A base as models have them, and others.
inline double base_of(double gene) {
    return gene < 0.3 ? 10000.0 : search::scale_between((gene - 0.3) / 0.7, 1.0001, 1e9);
}

}  // namespace accuracy
