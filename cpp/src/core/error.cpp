#include "posenc/core/error.hpp"

#include <cmath>
#include <cstdint>
#include <cstdio>

namespace posenc {

// Hundreds of places end in one of these: each would be four stores there, and is one call.
#if defined(__EMSCRIPTEN__)
[[gnu::noinline]] Status::Status() noexcept : code(ErrorCode::ok), argument(""), value(0), allowed("") {}
#endif
[[gnu::noinline]] Status::Status(ErrorCode c, const char* a, double v, const char* rule) noexcept
    : code(c), argument(a), value(v), allowed(rule) {}

std::string_view error_name(ErrorCode code) noexcept {
    static constexpr std::string_view names[] = {
#define POSENC_NAME(name, text, meaning) text,
        POSENC_ERROR_CODES(POSENC_NAME)
#undef POSENC_NAME
    };
    const auto index = static_cast<std::size_t>(code);
    return index < std::size(names) ? names[index] : std::string_view("POSENC_UNKNOWN_NAME");
}

// JavaScript composes its own sentence from the parts of the status; leaving this out keeps printf out of the binary.
#if !defined(__EMSCRIPTEN__)
std::string error_message(const Status& status) {
    if (status.ok()) return "nothing went wrong";
    char number[40];
    std::snprintf(number, sizeof number, "%.17g", status.value);
    const std::string value = status.integer != 0 ? std::to_string(status.integer) : number;
    // The value of a list of the wrong size is the number of its elements.
    const bool is_count =
        status.code == ErrorCode::shape_mismatch && std::string_view(status.allowed).ends_with(" elements");
    const std::string said = is_count ? " has " + value + " elements" : " is " + value;
    return status.argument + said + "; allowed: " + status.allowed;
}
#endif

}  // namespace posenc
