// Training is bound by Embind, with free functions over numbers and addresses.
#pragma once

#include <emscripten/bind.h>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <type_traits>
#include <utility>

#include "posenc/core/error.hpp"

namespace posenc::bindings {

/// Remembers a status for `status_argument` and the others, and returns its code.
int report(const Status& status) noexcept;

/// Arrays are addresses in WebAssembly memory: they pass as numbers.
using Address = std::uintptr_t;

template <class T>
std::span<T> span(Address address, std::size_t count) noexcept {
    return {reinterpret_cast<T*>(address), count};
}

/// Turns a number of JavaScript into what a binding takes.
template <class T>
T from_number(double x) noexcept {
    if constexpr (std::is_same_v<T, bool>)
        return static_cast<int>(x) != 0;
    else
        return static_cast<T>(x);
}

template <auto Function>
struct Numbers;
template <class R, class... A, R (*Function)(A...)>
struct Numbers<Function> {
    template <class>
    using Number = double;
    static R call(Number<A>... numbers) { return Function(from_number<A>(numbers)...); }
};

/// Registers a function that takes numbers only. Embind makes a caller, a type and a list for each signature that it
/// meets: with every argument a double there is one signature for each count of them.
template <auto Function>
void bind(const char* name) {
#if defined(__wasm_nontrapping_fptoint__)
    emscripten::function(name, &Numbers<Function>::call);
#else
    emscripten::function(name, Function);  // plain JavaScript has no short way from a double to an integer
#endif
}

}  // namespace posenc::bindings
