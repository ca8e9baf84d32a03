// The golden tensors that are given by a rule: element k of the row-major flattening is a formula of k.
#pragma once

#include "support/golden.hpp"

namespace golden {

inline std::vector<float> tensor(const Json& input) {
    if (!input.is_object()) {
        std::vector<float> flat;
        for (const Json& x : input)
            if (x.is_array())
                for (const float y : tensor(x)) flat.push_back(y);
            else
                flat.push_back(x.get<float>());
        return flat;
    }
    std::size_t count = 1;
    for (const Json& size : input["shape"]) count *= size.get<std::size_t>();
    const std::string rule = input["rule"];
    std::vector<float> out(count);
    for (std::size_t k = 0; k < count; ++k) {
        const auto step = [k](int factor, int modulus, int shift, int parts) {
            return float(int(k) * factor % modulus - shift) / float(parts);
        };
        if (rule == "sevens")
            out[k] = step(7, 11, 5, 4);
        else if (rule == "fives")
            out[k] = step(5, 13, 6, 8);
        else if (rule == "threes")
            out[k] = step(3, 7, 3, 2);
        else if (rule == "elevens")
            out[k] = step(11, 17, 8, 16);
        else if (rule == "ramp")
            out[k] = float(k);
        else
            FAIL("no rule " << rule);
    }
    return out;
}

/// The expected numbers; null stands for minus infinity.
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
