// Same input, same bits: the native half. tests/bits checks Node, Chromium and Firefox against the same list.
#include <fstream>

#include "support/bits.hpp"
#include "support/golden.hpp"
#include "support/isas.hpp"

namespace {

const std::string list_file = std::string(POSENC_GOLDEN_DIR) + "/../bits/tables.json";

bits::Json read_list() {
    std::ifstream file(list_file);
    REQUIRE(file.good());
    return bits::Json::parse(file);
}

std::string hash_of(const bits::Json& entry) {
    return bits::hash(bits::makers().at(entry.at("make").get<std::string>())(entry.at("options")));
}

}  // namespace

TEST_CASE("every table of the list has the bits that the list says, on every instruction set") {
    const bits::Json list = read_list();
    REQUIRE(list.size() > 10);
    on_every_isa([&] {
        for (const bits::Json& entry : list) {
            INFO(entry.dump());
            CHECK(hash_of(entry) == entry.at("bits").get<std::string>());
        }
    });
}

TEST_CASE("every table function that the native tests know is in the list of bits") {
    const bits::Json list = read_list();
    for (const auto& maker : bits::makers()) {
        const std::string& name = maker.first;
        INFO(name);
        CHECK(std::any_of(list.begin(), list.end(), [&](const bits::Json& entry) { return entry.at("make") == name; }));
    }
}

// Run by hand, `posenc_tests "[write-bits]"`, after adding a table or when an accuracy fix changes bits on purpose.
TEST_CASE("write the bits of the list, as the scalar kernels make them", "[.][write-bits]") {
    bits::Json list = read_list();
    posenc::force_isa("scalar");
    std::ofstream file(list_file);
    const char* separator = "[\n  ";
    for (bits::Json& entry : list) {
        entry["bits"] = hash_of(entry);
        file << separator << entry.dump();
        separator = ",\n  ";
    }
    file << "\n]\n";
    posenc::force_isa(posenc::available_isas().back());
    REQUIRE(file.good());
}
