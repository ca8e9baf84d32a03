// Names of enumerators, as the compiler writes them.
#pragma once

#include <string_view>

namespace posenc::bindings {

/// The name of an enumerator, or empty if there is none.
template <auto Value>
std::string_view enumerator() {
    // "... [Value = posenc::Layout::interleaved]", and "(posenc::Layout)2" for a value without a name. GCC writes more
    // after a semicolon.
    const std::string_view text = __PRETTY_FUNCTION__;
    std::string_view value = text.substr(text.find("Value = ") + 8);
    value = value.substr(0, value.find_first_of(";]"));
    if (value[0] == '(') return {};
    return value.substr(value.rfind(':') + 1);
}

}  // namespace posenc::bindings
