// Hashes of bytes, and options of JSON, as TypeScript writes and takes them (tests/bits, tests/calls).
#pragma once

#include <cstdint>
#include <cstdio>
#include <cstring>
#include <string>
#include <type_traits>
#include <vector>

#include "support/golden.hpp"

namespace bits {

using Json = nlohmann::ordered_json;
using Bytes = std::vector<unsigned char>;

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

template <class T>
T option(const Json& options, const char* name, const std::type_identity_t<T>& fallback) {
    return options.contains(name) ? options[name].get<T>() : fallback;
}
inline std::size_t size(const Json& options, const char* name) {
    return options.at(name).get<std::size_t>();
}

}  // namespace bits
