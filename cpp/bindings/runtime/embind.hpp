// Registers functions with Embind in its smallest form: every parameter and every result is a number. So Embind needs
// one type, `double` (embind.cpp), one caller for each count of parameters, and no conversions in JavaScript.
#pragma once

#include <emscripten/bind.h>

#include <type_traits>

#include "bindings/runtime/record.hpp"

namespace posenc::bindings {

template <auto Function>
struct Numbers;

/// A function of integers, addresses and numbers as one of numbers; JavaScript reads nothing from one without a result.
template <class R, class... A, R (*Function)(A...)>
struct Numbers<Function> {
    template <class>
    using Number = double;

    static double call(Number<A>... numbers) {
        if constexpr (std::is_void_v<R>) {
            Function(static_cast<A>(numbers)...);
            return 0;
        } else if constexpr (std::is_pointer_v<R>) {
            return static_cast<double>(reinterpret_cast<Address>(Function(static_cast<A>(numbers)...)));
        } else {
            return static_cast<double>(Function(static_cast<A>(numbers)...));
        }
    }
};

/// Not inline: a call of this is half as long as one of Embind's.
template <class... N>
[[gnu::noinline]] void add_function(const char* name, double (*function)(N...)) {
    emscripten::function(name, function);
}

template <auto Function>
void bind(const char* name) {
    add_function(name, &Numbers<Function>::call);
}

}  // namespace posenc::bindings
