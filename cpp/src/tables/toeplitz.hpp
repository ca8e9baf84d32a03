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

/// The same for a line of doubles, to the table that starts at element `at` of an output.
void write_toeplitz(const std::vector<double>& line, std::size_t queries, std::size_t keys, const Output& out,
                    std::size_t at);

}  // namespace posenc
