#include "bindings/runtime/describe.hpp"

int main() {
    const auto& all = posenc::bindings::description();
    const auto print = [](const char* before, const char* name, const std::string& items) {
        std::printf("%s\"%s\": {%s}", before, name, items.c_str());
    };
    print("{", "constants", all.constants);
    print(",\n", "enumerations", all.enumerations);
    print(",\n", "structs", all.structs);
    print(",\n", "calls", all.calls);
    std::string limits;
    for (const auto& [field, allowed] : all.limits)
        posenc::bindings::add(limits, posenc::bindings::quoted(field) + ':' + posenc::bindings::quoted(allowed));
    print(",\n", "limits", limits);
    std::printf("}\n");
}
