// Same set-up, same weights: the native half. tests/bits checks Node, Chromium and Firefox against the same list.
#include <fstream>

#include "support/golden.hpp"
#include "training/support.hpp"

using namespace training_tests;
using bits::Json;
using bits::option;

namespace {

Json read_list() {
    std::ifstream file(std::string(POSENC_GOLDEN_DIR) + "/../bits/training.json");
    REQUIRE(file.good());
    return Json::parse(file);
}

template <class T>
T named(const std::vector<std::string>& names, const Json& options, const char* key, T fallback) {
    if (!options.contains(key)) return fallback;
    const auto found = std::find(names.begin(), names.end(), options.at(key).get<std::string>());
    REQUIRE(found != names.end());
    return T(found - names.begin());
}

/// An encoding as TypeScript writes it.
Encoding encoding_of(const Json& e, const std::vector<float>& table) {
    const std::string kind = e.at("kind");
    const auto number = [&](const char* key, double fallback) { return option<double>(e, key, fallback); };
    const auto count = [&](const char* key, std::size_t fallback) { return option<std::size_t>(e, key, fallback); };
    if (kind == "none") return NoEncoding{};
    if (kind == "sinusoidal")
        return Sinusoidal{
            number("base", 10000), named({"interleaved", "concatenated"}, e, "layout", posenc::Layout::interleaved),
            named({"half", "halfMinusOne"}, e, "ladder", posenc::Ladder::half), number("first", 0), number("scale", 1)};
    if (kind == "given") return GivenTable{table};
    if (kind == "doubledExponent") return DoubledExponent{number("base", 10000)};
    if (kind == "normalizedIndex") return NormalizedIndex{};
    if (kind == "rawIndex") return RawIndex{};
    if (kind == "oneFrequency") return OneFrequency{number("period", 4)};
    if (kind == "learned") return Learned{number("standardDeviation", 1)};
    if (kind == "rotary") {
        Rotary rotary{number("base", 10000),
                      named({"interleaved", "rotateHalf"}, e, "pairing", posenc::Pairing::rotate_half),
                      {}};
        if (e.contains("frequencies")) rotary.frequencies.inverse = e["frequencies"].get<std::vector<double>>();
        return rotary;
    }
    if (kind == "alibi") return Alibi{number("biasMax", 4)};
    if (kind == "t5") return T5Bias{count("buckets", 8), count("maxDistance", 12)};
    REQUIRE(kind == "shaw");
    return Shaw{count("maxDistance", 16), option<bool>(e, "values", true)};
}

std::string trained(const Json& entry) {
    TrainingOptions options;
    options.task = named({"whoCameFirst", "threeBack", "whereIsItNow", "wordNumber"}, entry, "task", Task{});
    if (entry.at("model") == "phone") options.model = phone_model;
    options.model.causal = entry.at("causal");
    options.seed = entry.at("seed").get<std::uint64_t>();
    const std::vector<float> table = given_table(options.longest_asked * options.model.dim);
    options.encoding = encoding_of(entry.at("encoding"), table);
    const auto trainer = make_trainer(options);
    train(*trainer, entry.at("steps"));
    return hash_of(trainer->parameters());
}

}  // namespace

TEST_CASE("training gives the listed weights, bit for bit, on every instruction set", "[slow]") {
    const Json list = read_list();
    REQUIRE(list.size() > 12);
    on_every_isa([&] {
        for (const Json& entry : list) {
            if (sanitized() && entry.at("model") != "phone") continue;
            INFO(entry.dump());
            CHECK(trained(entry) == entry.at("bits").get<std::string>());
        }
    });
}
