// Heads of any number type, packed and at distances of their own.
#pragma once

#include <cmath>
#include <cstring>
#include <vector>

#include "posenc/encodings/rotary.hpp"
#include "support/catch.hpp"

namespace tensors {

template <class T>
T number_of(double x) {
    if constexpr (std::is_same_v<T, posenc::Float16>)
        return posenc::to_float16(float(x));
    else if constexpr (std::is_same_v<T, posenc::Bfloat16>)
        return posenc::to_bfloat16(float(x));
    else
        return T(x);
}

/// Numbers from -2 to 2.
template <class T>
std::vector<T> numbers(std::size_t count) {
    std::vector<T> x(count);
    for (std::size_t k = 0; k < count; ++k) x[k] = number_of<T>(2 * std::sin(1.7 * double(k)));
    return x;
}

/// A number that no rotation of such numbers writes.
template <class T>
T untouched() {
    return number_of<T>(77);
}

template <class T>
bool same_bits(const std::vector<T>& a, const std::vector<T>& b) {
    return a.size() == b.size() && (a.empty() || std::memcmp(a.data(), b.data(), a.size() * sizeof(T)) == 0);
}

struct Shape {
    std::size_t batch, tokens, heads, dim;
    std::size_t size() const { return batch * tokens * heads * dim; }
};

/// Calls each(k, at) for element k of packed [B, T, H, D], which is element `at` with strides.
template <class Each>
void for_each(const Shape& shape, const posenc::HeadStrides& strides, Each each) {
    std::size_t k = 0;
    for (std::size_t b = 0; b < shape.batch; ++b)
        for (std::size_t t = 0; t < shape.tokens; ++t)
            for (std::size_t h = 0; h < shape.heads; ++h)
                for (std::size_t c = 0; c < shape.dim; ++c)
                    each(k++, strides.first + b * strides.batch + t * strides.token + h * strides.head + c);
}

/// An array of `size` untouched elements, and packed heads among them.
template <class T>
std::vector<T> spread(const std::vector<T>& packed, const Shape& shape, const posenc::HeadStrides& strides,
                      std::size_t size) {
    std::vector<T> all(size, untouched<T>());
    for_each(shape, strides, [&](std::size_t k, std::size_t at) { all.at(at) = packed.at(k); });
    return all;
}

}  // namespace tensors
