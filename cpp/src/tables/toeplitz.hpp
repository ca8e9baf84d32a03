// Tables whose entries depend only on the distance between query and key: one line of all distances contains every row.
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

#include "core/output.hpp"

namespace posenc {

/// How many distances key - query occur when the queries are the last of the keys: -(keys - 1) .. queries - 1.
constexpr std::size_t distances(std::size_t queries, std::size_t keys) noexcept {
    return queries && keys ? queries + keys - 1 : 0;
}

/// Lays the rows of a [queries, keys] table out of the line of its distances, which starts at key - query = 1 - keys.
template <class T>
void write_toeplitz(const T* line, std::size_t queries, std::size_t keys, T* out) {
    for (std::size_t row = 0; row < queries; ++row) std::copy_n(line + (queries - 1 - row), keys, out + row * keys);
}

/// One line for the [queries, keys] tables of all heads, in the number type of their output. Only its constructor
/// allocates, so that no table is begun that cannot be finished.
class ToeplitzLine {
public:
    ToeplitzLine(const Output& out, std::size_t queries, std::size_t keys);

    std::size_t size() const noexcept { return line_.size(); }
    /// The distance number `at`; a double, or a double-double that is rounded once.
    template <class Number>
    void set(std::size_t at, Number x) const noexcept {
        line_.set(at, x);
    }
    /// Writes the table of a head.
    void write(std::size_t head) const noexcept;

private:
    Output out_, line_;
    std::size_t queries_, keys_;
    std::vector<float> floats_;
    std::vector<double> doubles_;
};

}  // namespace posenc
