// The tensors that golden cases describe by a rule: element k is a formula of the integer k.
#pragma once

#include <cmath>
#include <vector>

#include "posenc/encodings/rotary.hpp"
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

inline posenc::Pairing pairing_of(const Json& params) {
    return params["pairing"] == "interleaved" ? posenc::Pairing::interleaved : posenc::Pairing::rotate_half;
}

/// A tensor of an input, flat: by its rule, or as lists in lists.
template <class T = double>
std::vector<T> tensor(const Json& input) {
    std::vector<T> x;
    if (!input.is_object()) {
        for (const Json& item : input)
            if (item.is_array())
                for (const T number : tensor<T>(item)) x.push_back(number);
            else
                x.push_back(item.get<T>());
        return x;
    }
    std::size_t size = 1;
    for (const auto& axis : input["shape"]) size *= axis.get<std::size_t>();
    x.resize(size);
    for (std::size_t k = 0; k < size; ++k) x[k] = T(by_rule(input["rule"], k));
    return x;
}

/// The expected numbers; null means minus infinity.
inline std::vector<double> masked(const Json& list) {
    std::vector<double> numbers;
    for (const Json& x : list) numbers.push_back(x.is_null() ? -HUGE_VAL : x.get<double>());
    return numbers;
}

/// Each result is the truth rounded to float once, but for `slack` that the doubles before it may be off.
template <class T>
void check_rounded(const std::vector<T>& got, const std::vector<double>& expect, double slack = 1e-13) {
    REQUIRE(got.size() == expect.size());
    const double rounding = sizeof(T) == 8 ? 0x1p-52 : 0x1p-24;
    for (std::size_t i = 0; i < got.size(); ++i)
        if (std::isinf(expect[i]))
            CHECK(double(got[i]) == expect[i]);
        else
            CHECK(std::fabs(double(got[i]) - expect[i]) <= rounding * std::fabs(expect[i]) + slack);
}

}  // namespace golden
