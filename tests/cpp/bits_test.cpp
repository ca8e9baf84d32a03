// Same input, same bits: the native half. tests/bits checks Node, Chromium and Firefox against the same list.
#include <algorithm>
#include <filesystem>
#include <fstream>

#include "support/bits.hpp"
#include "support/golden.hpp"
#include "support/isas.hpp"

std::map<std::string, bits::Maker>& bits::makers() {
    static std::map<std::string, Maker> all;
    return all;
}

namespace {

std::vector<bits::Json> read_lists() {
    std::vector<bits::Json> entries;
    for (const auto& path : std::filesystem::directory_iterator(std::string(POSENC_GOLDEN_DIR) + "/../bits/tables")) {
        std::ifstream file(path.path());
        REQUIRE(file.good());
        for (const bits::Json& entry : bits::Json::parse(file)) entries.push_back(entry);
    }
    return entries;
}

std::string hash_of(const bits::Json& entry) {
    return bits::hash(bits::makers().at(entry.at("make").get<std::string>())(entry.at("options")));
}

}  // namespace

TEST_CASE("every table of the list has its listed bits, on every instruction set") {
    const std::vector<bits::Json> list = read_lists();
    REQUIRE(list.size() > 10);
    on_every_isa([&] {
        for (const bits::Json& entry : list) {
            INFO(entry.dump());
            CHECK(hash_of(entry) == entry.at("bits").get<std::string>());
        }
    });
}

TEST_CASE("every table function that the native tests know is in the list of bits") {
    const std::vector<bits::Json> list = read_lists();
    for (const auto& maker : bits::makers()) {
        const std::string& name = maker.first;
        INFO(name);
        CHECK(std::any_of(list.begin(), list.end(), [&](const bits::Json& entry) { return entry.at("make") == name; }));
    }
}
