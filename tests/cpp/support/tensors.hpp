// The tensors that golden cases describe by a rule: element k is a formula of the integer k.
#pragma once

#include <vector>

#include "support/golden.hpp"

namespace golden {

inline double by_rule(const std::string& rule, std::size_t k) {
    const auto n = [&](std::size_t factor, std::size_t modulus) { return double(k * factor % modulus); };
    if (rule == "sevens") return (n(7, 11) - 5) / 4;
    if (rule == "fives") return (n(5, 13) - 6) / 8;
    if (rule == "threes") return (n(3, 7) - 3) / 2;
    if (rule == "elevens") return (n(11, 17) - 8) / 16;
    REQUIRE(rule == "ramp");
    return double(k);
}

/// A tensor of an input, flat.
template <class T = double>
std::vector<T> tensor(const Json& input) {
    std::size_t size = 1;
    for (const auto& axis : input["shape"]) size *= axis.get<std::size_t>();
    std::vector<T> x(size);
    for (std::size_t k = 0; k < size; ++k) x[k] = T(by_rule(input["rule"], k));
    return x;
}

}  // namespace golden
