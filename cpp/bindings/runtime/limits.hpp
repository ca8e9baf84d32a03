// The limits of sizes, found by probing: each function is called with a far too large size, and its error names the
// limit. So TypeScript can name the limit of a width of 1.5, which C++ never sees. Only part of the program that
// describes the bindings (describe.hpp).
#pragma once

#include <cctype>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <initializer_list>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "bindings/runtime/call.hpp"

namespace posenc::bindings {

/// By "Struct.field", or "function.word" for a separate parameter.
using Limits = std::map<std::string, std::string>;

/// Calls `body(owner, name, number)` for each number among the arguments of a call.
template <class T, class Body>
void visit_numbers(const std::string& owner, const std::string& name, T& value, Body& body) {
    if constexpr (Described<T>)
        for_each_field<T>(
            [&](auto member, const char* field) { visit_numbers(Fields<T>::name, field, value.*member, body); });
    else if constexpr (std::is_same_v<T, std::size_t> || std::is_same_v<T, double>)
        body(owner, name, value);
    else if constexpr (std::is_same_v<T, std::vector<double>>)
        value.assign(1, 1.0);
    else if constexpr (std::is_same_v<T, std::optional<bool>>)
        value.emplace();
    else if constexpr (requires { requires std::is_enum_v<typename T::value_type>; })
        value.emplace();
}

/// The first number of a rule: "an even integer from 2 to 65536" allows 2.
inline double first_number(const char* rule) {
    while (*rule && !std::isdigit(static_cast<unsigned char>(*rule))) ++rule;
    return std::strtod(rule, nullptr);
}

/// Whether a rule concerns only the number, rather than memory or another argument.
inline bool says_which(const Status& status) {
    const std::string_view rule = status.allowed;
    return status.code == ErrorCode::out_of_range &&
           (rule.find("integer") != rule.npos || rule.find("multiple") != rule.npos);
}

/// Asks about the n-th number that `function` takes; false when it has fewer. The last parameter gives their types.
template <class Function, class... A>
bool find_limit(Limits& limits, const std::string& call, std::initializer_list<const char*> words, int n,
                Function&& function, Status (*)(A...)) {
    std::map<std::string, double> settled;  // values of the others that let the function reach this one
    for (int attempt = 0; attempt < 8; ++attempt) {
        std::tuple<std::remove_cvref_t<A>...> arguments;
        std::string owner, asked;
        bool has_handle = false;
        int k = 0;
        auto fill = [&](const std::string& holder, const std::string& name, auto& number) {
            using Number = std::remove_cvref_t<decltype(number)>;
            if (const auto known = settled.find(name); known != settled.end())
                number = static_cast<Number>(known->second);
            if (holder != call && name == "object") has_handle = true;
            if (k++ != n) return;
            if constexpr (std::is_same_v<Number, std::size_t>) {
                owner = holder;
                asked = name;
                number = SIZE_MAX;
            }
        };
        auto word = words.begin();
        const auto visit = [&](auto& argument) {
            const std::string_view text = *word++;  // "limit=100": with a default
            visit_numbers(call, std::string(text.substr(0, text.find('='))), argument, fill);
        };
        std::apply([&](auto&... argument) { (visit(argument), ...); }, arguments);
        if (n >= k || has_handle) return false;
        if (asked.empty() || asked == "count") return true;  // how much of `out` there is
        const Status status = std::apply(function, arguments);
        if (status) return true;
        if (status.argument == asked) {
            if (says_which(status)) limits.emplace(owner + '.' + asked, status.allowed);
            return true;
        }
        // Two rules may reject the same argument, a wider and a narrower one, but not for the same value.
        const double allowed = first_number(status.allowed);
        double& value = settled.try_emplace(status.argument, NAN).first->second;
        if (value == allowed) return true;
        value = allowed;
    }
    return true;
}

}  // namespace posenc::bindings
