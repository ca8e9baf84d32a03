// Reads tests/conformance/vectors: numbers of 60 digits that are published for all.
#pragma once

#include <bit>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "support/golden.hpp"

namespace vectors {

using golden::Json;

/// Calls `body` for each case of an operation that has an answer, and fails when there are none.
inline void each(const std::string& family, const std::string& operation,
                 const std::function<void(const Json&)>& body) {
    int found = 0;
    const Json file = golden::read("../conformance/vectors/" + family);
    for (const Json& c : file["cases"]) {
        if (c["operation"] != operation || c["result"] == "invalid") continue;
        ++found;
        INFO(c["id"].get<std::string>() << ": " << c["comment"].get<std::string>());
        body(c);
    }
    REQUIRE(found > 0);
}

/// The answer of a case, rounded once to double; only for cases that state every value.
inline std::vector<double> doubles(const Json& c) {
    REQUIRE_FALSE(c["expected"].contains("at"));
    const std::string digits = c["expected"]["float64"];
    std::vector<double> numbers;
    for (std::size_t k = 0; k < digits.size(); k += 16)
        numbers.push_back(std::bit_cast<double>(std::uint64_t(std::stoull(digits.substr(k, 16), nullptr, 16))));
    return numbers;
}

/// The answer of a case of indices.
inline std::vector<std::int32_t> integers(const Json& c) {
    return c["expected"]["integers"];
}

}  // namespace vectors
