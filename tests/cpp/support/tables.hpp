// Shared by the tests of encodings that are tables.
#pragma once

#include <cmath>
#include <cstring>
#include <limits>
#include <string>
#include <vector>

#include "support/golden.hpp"
#include "support/isas.hpp"

namespace tables {

inline const double float_bound = std::ldexp(1.0, -24);
inline const double double_bound = 1e-12;
inline const double nan = std::numeric_limits<double>::quiet_NaN();
inline const double infinity = std::numeric_limits<double>::infinity();

/// Calls make(span of T) with room for `size` elements.
template <class T, class Make>
std::vector<T> fill(std::size_t size, Make&& make) {
    std::vector<T> out(size);
    make(std::span<T>(out));
    return out;
}

inline std::vector<double> transposed(const std::vector<double>& x, std::size_t rows, std::size_t columns) {
    std::vector<double> out(x.size());
    for (std::size_t r = 0; r < rows; ++r)
        for (std::size_t c = 0; c < columns; ++c) out[c * rows + r] = x[r * columns + c];
    return out;
}

/// Whether both element types of a table are within the golden bounds.
template <class Make>
void check_both(const std::vector<double>& expect, Make&& make, double amplitude = 1) {
    const auto single = fill<float>(expect.size(), make);
    const auto wide = fill<double>(expect.size(), make);
    CHECK(golden::largest_difference(single, expect) <= float_bound * amplitude);
    CHECK(golden::largest_difference(wide, expect) <= double_bound * amplitude);
}

/// The requested columns of a table, flat.
template <class T>
std::vector<T> pick(const std::vector<T>& table, std::size_t dim, const std::vector<double>& columns) {
    std::vector<T> picked;
    for (std::size_t row = 0; row * dim < table.size(); ++row)
        for (const double column : columns) picked.push_back(table[row * dim + std::size_t(column)]);
    return picked;
}

/// Whether bad options are rejected with code and argument, leaving `out` unchanged.
template <class Try>
void check_refused(Try&& attempt, posenc::ErrorCode code, const std::string& argument) {
    std::vector<float> out(8, 42.0f);
    const posenc::Status status = attempt(std::span<float>(out));
    INFO(argument << " against " << status.argument);
    CHECK(status.code == code);
    CHECK(status.argument == argument);
    CHECK(std::string(status.allowed).size() > 0);
    for (const float x : out) CHECK(x == 42.0f);
}

}  // namespace tables
