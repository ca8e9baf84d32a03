// Arguments as the rows of tests/calls/*.json write them; tests/calls/values.ts says how.
#pragma once

#include <cmath>
#include <cstdint>
#include <cstring>
#include <memory>
#include <string>
#include <type_traits>
#include <vector>

#include "support/bits.hpp"

namespace calls {

using bits::Bytes;
using bits::hash;
using bits::Json;

/// A C++ name in TypeScript: `head_dim` is `headDim`.
std::string camel(const std::string& name);

/// A number, or the text of one that JSON lacks: {"number": "NaN"}.
double number(const Json& json);

/// A list of numbers, or a rule and a length: {"sevens": 48}.
std::vector<double> elements(const Json& json);

/// An array of exactly its size, so that a sanitizer sees what lies beyond.
struct Array {
    std::string name;
    std::unique_ptr<unsigned char[]> data;
    std::size_t bytes = 0;
    bool is_output = false;
    std::size_t width = 0;  ///< of an element that is a float or a double, otherwise 0

    std::size_t size() const { return width == 0 ? 0 : bytes / width; }
    double get(std::size_t at) const { return width == 8 ? as<double>()[at] : double(as<float>()[at]); }
    void set(std::size_t at, double x) {
        if (width == 8)
            as<double>()[at] = x;
        else
            as<float>()[at] = static_cast<float>(x);
    }

private:
    template <class T>
    T* as() const {
        return reinterpret_cast<T*>(data.get());
    }
};

/// The arrays of one call.
class Arrays {
public:
    template <class T>
    T* input(const std::string& name, const std::vector<double>& values) {
        T* const data = add<T>(name, values.size(), false);
        for (std::size_t i = 0; i < values.size(); ++i) {
            // Colours stand as signed numbers of 32 bits.
            if (std::is_unsigned_v<T> && values[i] < 0)
                data[i] = static_cast<T>(static_cast<std::int64_t>(values[i]));
            else
                data[i] = static_cast<T>(values[i]);
        }
        return data;
    }
    /// Filled with a pattern that no function writes.
    template <class T>
    T* output(const std::string& name, std::size_t size) {
        T* const data = add<T>(name, size, true);
        std::memset(static_cast<void*>(data), 42, size * sizeof(T));
        return data;
    }
    /// The contents of the outputs, or of all arrays.
    Bytes contents(bool only_outputs) const;
    std::vector<Array>& all() { return all_; }

private:
    template <class T>
    T* add(const std::string& name, std::size_t size, bool is_output) {
        Array array;
        array.name = name;
        array.bytes = size * sizeof(T);
        array.data = std::make_unique<unsigned char[]>(array.bytes);
        array.is_output = is_output;
        array.width = std::is_floating_point_v<T> ? sizeof(T) : 0;
        all_.push_back(std::move(array));
        return reinterpret_cast<T*>(all_.back().data.get());
    }
    std::vector<Array> all_;
};

}  // namespace calls
