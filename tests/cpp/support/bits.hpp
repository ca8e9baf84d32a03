// The tables of tests/bits/tables/*.json, made by the native library from the options that the TypeScript functions
// take. The test of each family ends with how it makes its own.
#pragma once

#include <cstdint>
#include <cstring>
#include <functional>
#include <initializer_list>
#include <map>
#include <string>
#include <type_traits>
#include <vector>

#include "posenc/posenc.hpp"
#include "support/golden.hpp"

namespace bits {

using Json = nlohmann::ordered_json;
using Bytes = std::vector<unsigned char>;
using Maker = std::function<Bytes(const Json& options)>;

/// Two FNV-1a hashes of 32 bits with different offsets; simple enough to be written alike in two languages.
inline std::string hash(const Bytes& bytes) {
    std::uint32_t a = 0x811c9dc5u, b = 0x9747b28cu;
    for (const unsigned char byte : bytes) {
        a = (a ^ byte) * 0x01000193u;
        b = (b ^ byte) * 0x01000193u;
    }
    char text[17];
    std::snprintf(text, sizeof text, "%08x%08x", a, b);
    return text;
}

template <class T>
Bytes bytes_of(const std::vector<T>& values) {
    Bytes bytes(values.size() * sizeof(T));
    if (!values.empty()) std::memcpy(bytes.data(), values.data(), bytes.size());
    return bytes;
}

inline Bytes bytes_of(const posenc::Frequencies& f) {
    std::vector<double> all = f.inverse;
    all.insert(all.end(), f.remainder.begin(), f.remainder.end());
    all.push_back(f.attention_factor);
    return bytes_of(all);
}

template <class T>
T option(const Json& options, const char* name, const std::type_identity_t<T>& fallback) {
    return options.contains(name) ? options[name].get<T>() : fallback;
}
inline std::size_t size(const Json& options, const char* name) {
    return options.at(name).get<std::size_t>();
}

/// A count, a range or a list, as TypeScript takes them.
class PositionsOf {
public:
    explicit PositionsOf(const Json& given) {
        if (given.is_array()) {
            values_ = given.get<std::vector<double>>();
            positions_ = posenc::list(values_);
        } else if (given.is_object()) {
            positions_ = posenc::range(option<double>(given, "first", 0), size(given, "count"),
                                       option<double>(given, "step", 1));
        } else {
            positions_ = posenc::range(given.get<std::size_t>());
        }
    }
    operator posenc::Positions() const { return positions_; }
    std::size_t count() const { return positions_.count; }

private:
    std::vector<double> values_;
    posenc::Positions positions_;
};

/// Input arrays: {"values": n} means n numbers that every language forms alike.
template <class T = float>
std::vector<T> values(const Json& given) {
    if (given.is_array()) return given.get<std::vector<T>>();
    std::vector<T> list(size(given, "values"));
    for (std::size_t i = 0; i < list.size(); ++i)
        list[i] = T(double(i * 37 % 101) - 50) / T(std::is_integral_v<T> ? 1 : 64);
    return list;
}

/// A table of the given size in float32, or float64 if the options say so.
template <class Make>
Bytes table(const Json& options, std::size_t elements, Make&& make) {
    if (option<std::string>(options, "dtype", "float32") == "float64") {
        std::vector<double> out(elements);
        make(std::span<double>(out));
        return bytes_of(out);
    }
    std::vector<float> out(elements);
    make(std::span<float>(out));
    return bytes_of(out);
}

/// A table [rows, dim] of a function whose options hold positions and dim.
template <class Make>
Bytes rows_of(const Json& options, const char* positions_name, Make&& make) {
    const PositionsOf positions(options.at(positions_name));
    return table(options, positions.count() * size(options, "dim"),
                 [&](auto out) { make(posenc::Positions(positions), out); });
}

/// By the name of the TypeScript function.
std::map<std::string, Maker>& makers();

/// The tables of a family: `const Makers name{{"kerpleBias", kerple}, ...};` adds it when the program starts.
struct Makers {
    Makers(std::initializer_list<std::map<std::string, Maker>::value_type> list) { makers().insert(list); }
};

}  // namespace bits
