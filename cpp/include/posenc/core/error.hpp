// Errors as values: the argument, its value, and what is allowed.
#pragma once

// _MSVC_LANG: Visual C++ leaves __cplusplus at 199711 unless /Zc:__cplusplus is given. Compilers whose C++20 was still
// a draft have a number between the two standards.
#if (defined(_MSVC_LANG) ? _MSVC_LANG : __cplusplus) <= 201703L
#error "posenc needs C++20: compile with -std=c++20 (Visual C++: /std:c++20). The CMake target posenc::posenc does."
#endif

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#if defined(__cpp_exceptions)
#include <stdexcept>
#endif

namespace posenc {

// The one table of error codes: enumerator, stable name (the `code` of the JavaScript errors too), meaning.
// clang-format off
#define POSENC_ERROR_CODES(X)                                                                                \
    X(ok,                "OK",                       "nothing went wrong")                                   \
    X(out_of_range,      "POSENC_OUT_OF_RANGE",      "a number lies outside what the argument allows")       \
    X(not_finite,        "POSENC_NOT_FINITE",        "a number is infinite or not a number")                 \
    X(shape_mismatch,    "POSENC_SHAPE_MISMATCH",    "two arguments do not fit each other in size")          \
    X(too_large,         "POSENC_TOO_LARGE",         "the result would not fit into memory")                 \
    X(out_of_memory,     "POSENC_OUT_OF_MEMORY",     "memory ran out")                                       \
    X(unknown_name,      "POSENC_UNKNOWN_NAME",      "a name is not one of those that exist")                \
    X(missing_key,       "POSENC_MISSING_KEY",       "a key that the method needs is absent")                \
    X(foreign_key,       "POSENC_FOREIGN_KEY",       "a key does not belong to the method that was named")   \
    X(malformed,         "POSENC_MALFORMED",         "bytes or text do not have the form they should have")
// clang-format on

enum class ErrorCode : int {
#define POSENC_ENUMERATOR(name, text, meaning) name,
    POSENC_ERROR_CODES(POSENC_ENUMERATOR)
#undef POSENC_ENUMERATOR
};

/// The outcome of every `try_` function. `argument` and `allowed` point to static text and are never null.
struct Status {
    ErrorCode code;
    const char* argument;
    double value;
    const char* allowed;
#if !defined(__EMSCRIPTEN__)
    std::int64_t integer = 0;  ///< the value itself where it is an integer that no double is; 0 otherwise
#endif

    // Modules of WebAssembly end hundreds of functions with one: a call there is smaller than four stores.
#if defined(__EMSCRIPTEN__)
    Status() noexcept;
#else
    Status() noexcept : code(ErrorCode::ok), argument(""), value(0), allowed("") {}
#endif
    Status(ErrorCode code, const char* argument, double value, const char* allowed) noexcept;

    constexpr bool ok() const noexcept { return code == ErrorCode::ok; }
    constexpr explicit operator bool() const noexcept { return ok(); }
};

/// The stable name of a code, e.g. "POSENC_OUT_OF_RANGE".
std::string_view error_name(ErrorCode code) noexcept;

/// One sentence: "dim is 0; allowed: an integer from 1 to 1048576".
std::string error_message(const Status& status);

#if defined(__cpp_exceptions)
/// Thrown by the functions without `try_`. A call that throws it has changed nothing.
class Error : public std::runtime_error {
public:
    explicit Error(const Status& status) : std::runtime_error(error_message(status)), status_(status) {}
    const Status& status() const noexcept { return status_; }
    ErrorCode code() const noexcept { return status_.code; }

private:
    Status status_;
};
#endif

/// Turns a failed status into a thrown `Error`. A build without exceptions cannot throw and ends the program: call the
/// `try_` functions there.
inline void check(const Status& status) {
#if defined(__cpp_exceptions)
    if (!status) throw Error(status);
#else
    if (!status) __builtin_trap();
#endif
}

}  // namespace posenc
