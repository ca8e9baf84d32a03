// Reads tests/golden: the numbers that the C++ and the TypeScript tests share.
#pragma once

#include <cmath>
#include <fstream>
#include <functional>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

namespace golden {
inline int refuse(const char* broken) {
    throw std::logic_error(std::string("the golden file lacks what the test asks for: ") + broken);
}
}  // namespace golden

// Without assertions the reader follows a key that is not there past the end of its map: here that is a failed test.
#define JSON_ASSERT(condition) static_cast<void>((condition) ? 0 : golden::refuse(#condition))
#include <nlohmann/json.hpp>

#include "support/catch.hpp"

namespace golden {

using Json = nlohmann::json;

inline Json read(const std::string& name) {
    std::ifstream file(std::string(POSENC_GOLDEN_DIR) + "/" + name + ".json");
    REQUIRE(file.good());
    return Json::parse(file);
}

/// A number that a case may lack.
inline std::optional<double> maybe(const Json& from, const char* key) {
    return from.contains(key) ? std::optional<double>(from[key].get<double>()) : std::nullopt;
}

/// Calls `body` for each case of one encoding, and fails when there are none.
inline void each(const std::string& name, const std::string& encoding, const std::function<void(const Json&)>& body) {
    int found = 0;
    const Json file = read(name);
    for (const Json& c : file["cases"]) {
        if (c["encoding"] != encoding) continue;
        ++found;
        INFO(c["name"].get<std::string>());
        body(c);
    }
    REQUIRE(found > 0);
}

inline std::vector<double> numbers(const Json& list) {
    return list.get<std::vector<double>>();
}

/// The largest distance between corresponding entries; infinite when one is not a number or the sizes differ.
template <class A, class B>
double largest_difference(const A& a, const B& b) {
    if (std::size(a) != std::size(b)) return HUGE_VAL;
    double largest = 0;
    for (std::size_t i = 0; i < std::size(a); ++i) {
        const double difference = std::fabs(double(a[i]) - double(b[i]));
        if (!(difference <= largest)) largest = std::isnan(difference) ? HUGE_VAL : difference;
    }
    return largest;
}

/// Largest error relative to the entry, or exactly 0 where it is 0.
inline double largest_relative_error(const std::vector<double>& got, const std::vector<double>& wanted) {
    if (got.size() != wanted.size()) return HUGE_VAL;
    double largest = 0;
    for (std::size_t i = 0; i < got.size(); ++i) {
        const double error = wanted[i] == 0 ? std::fabs(got[i]) * 1e300 : std::fabs(got[i] / wanted[i] - 1);
        if (!(error <= largest)) largest = error;
    }
    return largest;
}

}  // namespace golden
