// The rows of tests/calls, natively: bits on every instruction set, refusals, and what a refused call leaves behind.
#include <algorithm>
#include <ctime>
#include <filesystem>
#include <set>

#include "calls/registry.hpp"
#include "support/isas.hpp"

namespace calls {

Registry& registry() {
    static Registry all;
    return all;
}

}  // namespace calls

namespace {

using calls::Bytes;
using calls::Json;

/// The calls of C++ in all rows.
const std::vector<Json>& rows() {
    static const std::vector<Json> all = [] {
        std::vector<Json> list;
        for (const auto& file : std::filesystem::directory_iterator(POSENC_GOLDEN_DIR "/../calls")) {
            if (file.path().extension() != ".json") continue;
            for (const Json& row : Json::parse(std::ifstream(file.path())))
                for (Json native : row.at("native")) {
                    if (row.contains("base")) native["small"] = true;
                    list.push_back(std::move(native));
                }
        }
        return list;
    }();
    return all;
}

std::unique_ptr<calls::Ready> ready(const Json& row) {
    const auto found = calls::registry().find(row.at("call"));
    return found == calls::registry().end() ? nullptr : found->second(row);
}

}  // namespace

TEST_CASE("every call of the list has its listed bits, on every instruction set") {
    REQUIRE(rows().size() > 500);
    on_every_isa([] {
        for (const Json& row : rows()) {
            if (!row.contains("bits")) continue;
            INFO(row.dump());
            const auto made = ready(row);
            REQUIRE(made);
            const std::clock_t start = std::clock();
            CHECK(posenc::error_message(made->call()) == posenc::error_message({}));
            const double seconds = double(std::clock() - start) / CLOCKS_PER_SEC;
            // With a size of 0 and a huge one too. Processor time, so that a busy machine is not a failure.
            if (made->arrays.contents(true).empty()) CHECK(seconds < 0.5);
            CHECK(calls::hash(made->result()) == row["bits"].get<std::string>());
        }
    });
}

TEST_CASE("every call that the list refuses is refused by its code and argument, and changes nothing") {
    std::size_t refused = 0;
    for (const Json& row : rows()) {
        if (!row.contains("refused")) continue;
        INFO(row.dump());
        const auto made = ready(row);
        REQUIRE(made);
        const Bytes before = made->arrays.contents(false);
        const posenc::Status status = made->call();
        CHECK(std::string(posenc::error_name(status.code)) + " " + status.argument ==
              row["refused"].get<std::string>());
        CHECK(made->arrays.contents(false) == before);
        ++refused;
    }
    CHECK(refused > 100);
}

TEST_CASE("results in doubles, rounded to floats once, are the results in floats") {
    std::size_t compared = 0;
    for (const Json& row : rows()) {
        if (!row.contains("bits") || !row.contains("out") || !row["out"].contains("float32")) continue;
        // Where inputs have the type of the result, its rounding is not the only one.
        if (row.dump().find("float32") != row.dump().rfind("float32")) continue;
        Json wide = row;
        wide["out"] = Json{{"float64", row["out"]["float32"]}};
        INFO(row.dump());
        const auto single = ready(row), made = ready(wide);
        REQUIRE(single->call().ok());
        REQUIRE(made->call().ok());
        const auto &floats = single->arrays.all().back(), &doubles = made->arrays.all().back();
        bool same = floats.size() == doubles.size();
        for (std::size_t i = 0; same && i < floats.size(); ++i) same = floats.get(i) == double(float(doubles.get(i)));
        CHECK(same);
        ++compared;
    }
    CHECK(compared > 100);
}

TEST_CASE("a NaN in an array is refused, or reaches every number that depends on it") {
    std::size_t reached = 0, refused = 0;
    for (const Json& row : rows()) {
        if (!row.contains("small") || !row.contains("bits")) continue;
        INFO(row.dump());
        const std::size_t arrays = ready(row)->arrays.all().size();
        for (std::size_t a = 0; a < arrays; ++a) {
            const auto with = [&](std::size_t k, double x) {
                auto made = ready(row);
                made->arrays.all()[a].set(k, x);
                const posenc::Status status = made->call();
                return std::pair(std::move(made), status);
            };
            const auto first = ready(row);
            const calls::Array& input = first->arrays.all()[a];
            for (std::size_t k = 0; !input.is_output && k < input.size(); ++k) {
                INFO(input.name << "[" << k << "]");
                const auto none = with(k, NAN), one = with(k, 0.25), two = with(k, 1.75);
                if (!none.second) {
                    ++refused;
                    // In a list of indices it is not an index.
                    const bool is_index = input.name == "permutation";
                    CHECK(none.second.code ==
                          (is_index ? posenc::ErrorCode::out_of_range : posenc::ErrorCode::not_finite));
                    continue;
                }
                REQUIRE(one.second.ok());
                REQUIRE(two.second.ok());
                for (std::size_t b = 0; b < arrays; ++b) {
                    const calls::Array& out = one.first->arrays.all()[b];
                    for (std::size_t i = 0; out.is_output && i < out.size(); ++i) {
                        if (out.get(i) == two.first->arrays.all()[b].get(i)) continue;
                        ++reached;
                        CHECK(std::isnan(none.first->arrays.all()[b].get(i)));
                    }
                }
            }
        }
    }
    CHECK(reached > 1000);
    CHECK(refused > 100);
}

TEST_CASE("every function of the bindings has a call in the list") {
    std::set<std::string> called;
    for (const Json& row : rows())
        if (row.contains("bits")) called.insert(row.at("call"));
    for (const auto& [name, make] : calls::registry()) {
        INFO(name);
        CHECK(called.count(name) == 1);
    }
}
