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

std::vector<std::filesystem::path> list_files() {
    const std::filesystem::directory_iterator folder(std::string(POSENC_GOLDEN_DIR) + "/../bits/tables");
    return {begin(folder), end(folder)};
}

bits::Json read(const std::filesystem::path& path) {
    std::ifstream file(path);
    REQUIRE(file.good());
    return bits::Json::parse(file);
}

std::vector<bits::Json> read_lists() {
    std::vector<bits::Json> entries;
    for (const auto& path : list_files())
        for (const bits::Json& entry : read(path)) entries.push_back(entry);
    return entries;
}

std::string hash_of(const bits::Json& entry) {
    return bits::hash(bits::makers().at(entry.at("make").get<std::string>())(entry.at("options")));
}

}  // namespace

TEST_CASE("every table of the list has the bits that the list says, on every instruction set") {
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

// Run by hand, `posenc_tests "[write-bits]"`, after adding a table or when an accuracy fix changes bits on purpose.
TEST_CASE("write the bits of the lists, as the scalar kernels make them", "[.][write-bits]") {
    posenc::force_isa("scalar");
    for (const auto& path : list_files()) {
        bits::Json list = read(path);
        std::ofstream file(path);
        const char* separator = "[\n  ";
        for (bits::Json& entry : list) {
            entry["bits"] = hash_of(entry);
            file << separator << entry.dump();
            separator = ",\n  ";
        }
        file << "\n]\n";
        CHECK(file.good());
    }
    posenc::force_isa(posenc::available_isas().back());
}
