// Prints a description of the bindings as JSON, for web/tools/toolchain/wasm/write-calls.mjs: the fields of each struct
// with kinds and defaults, the parameters and the lane of each function, constants.
#pragma once

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <initializer_list>
#include <map>
#include <string>
#include <string_view>

#include "bindings/runtime/enumerator.hpp"
#include "bindings/runtime/limits.hpp"

namespace posenc::bindings {

using Words = std::initializer_list<const char*>;

/// JSON objects under construction.
struct Description {
    std::string structs, enumerations, calls, constants;
    Limits limits;
    std::string lane;  ///< of the function that is described
    std::map<std::string, bool> known;
};
inline Description& description() {
    static Description all;
    return all;
}

inline std::string quoted(std::string_view text) {
    return '"' + std::string(text) + '"';
}
inline void add(std::string& list, const std::string& item) {
    list += list.empty() ? item : ",\n  " + item;
}
inline std::string number(double x) {
    char text[32];
    std::snprintf(text, sizeof text, "%.17g", x);
    return text;
}

template <class T, int Index = 0>
std::string enumerators() {
    if constexpr (Index == 16)
        return {};
    else if (const auto name = enumerator<static_cast<T>(Index)>(); name.empty())
        return {};
    else
        return (Index ? "," : "") + quoted(name) + enumerators<T, Index + 1>();
}

/// Adds an enumeration to the description once; returns its name.
template <class T>
std::string describe_enumeration() {
    std::string_view name = __PRETTY_FUNCTION__;  // "... [T = posenc::Layout]"
    name = name.substr(name.rfind(':') + 1);
    name.remove_suffix(1);
    const std::string text(name);
    if (description().known.emplace(text, true).second)
        add(description().enumerations, quoted(text) + ":[" + enumerators<T>() + ']');
    return text;
}

template <class T>
std::string describe_struct();

/// The TypeScript kind of a type, in JSON: a word, or the name of an enumeration (@), a struct (=), a list of structs
/// (*).
template <class T>
struct Kind {
    static std::string text() {
        if constexpr (std::is_same_v<T, double>)
            return quoted("number");
        else if constexpr (std::is_same_v<T, bool>)
            return quoted("flag");
        else if constexpr (std::is_same_v<T, std::size_t>)
            return quoted("size");
        else if constexpr (std::is_integral_v<T>)
            return quoted("integer");
        else if constexpr (std::is_enum_v<T>)
            return quoted('@' + describe_enumeration<T>());
        else if constexpr (std::is_same_v<T, Positions>)
            return quoted("positions");
        else if constexpr (std::is_same_v<T, std::vector<double>>)
            return quoted("Float64Array");
        else if constexpr (std::is_same_v<T, FloatsIn>)
            return quoted("floats");
        else if constexpr (std::is_same_v<T, FloatsOut> || std::is_same_v<T, Output>)
            return quoted("out floats");
        else
            return quoted('=' + describe_struct<T>());
    }
    static std::string fallback(const T& value) {
        if constexpr (std::is_enum_v<T>)
            return number(static_cast<int>(value));
        else if constexpr (std::is_arithmetic_v<T>)
            return number(static_cast<double>(value));
        else
            return "null";
    }
};
template <class T>
struct Kind<std::optional<T>> {
    static std::string text() { return Kind<T>::text(); }
    static std::string fallback(const std::optional<T>& value) { return value ? Kind<T>::fallback(*value) : "null"; }
};
template <class T>
struct Kind<std::span<T>> {
    static std::string text() {
        using Element = std::remove_const_t<T>;
        const char* name = std::is_same_v<Element, float>          ? "Float32Array"
                           : std::is_same_v<Element, double>       ? "Float64Array"
                           : std::is_same_v<Element, std::uint8_t> ? "Uint8Array"
                                                                   : "Int32Array";
        return quoted(std::is_const_v<T> ? name : std::string("out ") + name);
    }
    static std::string fallback(const std::span<T>&) { return "null"; }
};

template <std::size_t N>
struct Kind<std::array<std::size_t, N>> {
    static std::string text() { return quoted("sizes"); }
    static std::string fallback(const std::array<std::size_t, N>&) { return "null"; }
};
template <Described T>
struct Kind<std::vector<T>> {
    static std::string text() { return quoted('*' + describe_struct<T>()); }
    static std::string fallback(const std::vector<T>&) { return "null"; }
};

/// Adds a struct to the description once; returns its name.
template <class T>
std::string describe_struct() {
    const std::string name = Fields<T>::name;
    if (description().known.emplace(name, true).second) {
        std::string fields;
        const T defaults{};
        int left = Fields<T>::needed;
        for_each_field<T>([&](auto member, const char* field) {
            using Member = std::remove_cvref_t<decltype(defaults.*member)>;
            const std::string fallback = left-- > 0 ? "" : ',' + Kind<Member>::fallback(defaults.*member);
            fields += (fields.empty() ? "[" : ",[") + quoted(field) + ',' + Kind<Member>::text() + fallback + ']';
        });
        add(description().structs, quoted(name) + ":[" + fields + ']');
    }
    return name;
}

template <class... A>
void describe_signature(const char* name, Words words, bool is_table = false) {
    if (words.size() != sizeof...(A)) {
        std::fprintf(stderr, "%s: %zu words for %zu parameters\n", name, words.size(), sizeof...(A));
        std::exit(1);
    }
    std::string takes, gives;
    if (is_table) takes = "[\"\"," + Kind<Piece>::text() + ']';
    auto word = words.begin();
    const auto describe = [&]<class T>(const T*, bool is_result) {
        std::string& list = is_result ? gives : takes;
        const std::string_view text = *word++;
        const std::size_t end = std::min(text.find('='), text.size());
        list += (list.empty() ? "[" : ",[") + quoted(text.substr(0, end)) + ',' + Kind<T>::text();
        if (end < text.size()) list += ',' + quoted(text.substr(end + 1));
        list += is_result && holds_arrays<T> ? ",true]" : "]";
    };
    (describe(static_cast<const std::remove_cvref_t<A>*>(nullptr),
              std::is_lvalue_reference_v<A> && !std::is_const_v<std::remove_reference_t<A>>),
     ...);
    add(description().calls, quoted(name) + ":{\"lane\":" + quoted(description().lane) + ",\"takes\":[" + takes +
                                 "],\"gives\":[" + gives + "]}");
}

template <class... A>
void describe_call(const char* name, Words words, Status (*function)(A...)) {
    describe_signature<A...>(name, words);
    for (int n = 0; find_limit(description().limits, name, words, n, *function, function); ++n) {
    }
}

template <class... A>
void describe_table(const char* name, Words words, Status (*function)(Start&, A...)) {
    describe_signature<A...>(name, words, true);
    const auto start = [&](auto&... arguments) {
        Start none{};
        return function(none, arguments...);
    };
    using Signature = Status (*)(A...);
    for (int n = 0; find_limit(description().limits, name, words, n, start, Signature()); ++n) {
    }
}

inline void describe_constant(const char* name, double value) {
    add(description().constants, quoted(name) + ':' + number(value));
}

/// Runs before main. The lane is the folder of the file.
struct Early {
    Early(std::string_view file, void (*describe)()) {
        const std::string_view folder = file.substr(0, file.rfind('/'));
        description().lane = folder.substr(folder.rfind('/') + 1);
        describe();
    }
};

}  // namespace posenc::bindings

#define POSENC_EARLY(name, ...) static const ::posenc::bindings::Early describe_##name{__FILE__, [] { __VA_ARGS__; }};
#define POSENC_CALL(name, words, ...) POSENC_EARLY(name, describe_call(#name, {POSENC_BARE words}, +(__VA_ARGS__)))
#define POSENC_HOT_CALL(name, words, ...) POSENC_CALL(name, words, __VA_ARGS__)
#define POSENC_TABLE(name, words, ...) POSENC_EARLY(name, describe_table(#name, {POSENC_BARE words}, +(__VA_ARGS__)))
#define POSENC_CONSTANT(name, value) POSENC_EARLY(name, describe_constant(#name, double(value)))
