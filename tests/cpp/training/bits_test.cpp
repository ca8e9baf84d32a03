// Same set-up, same weights: the native half. tests/bits checks Node, Chromium and Firefox against the same list.
#include <fstream>

#include "support/golden.hpp"
#include "training/support.hpp"

using namespace training_tests;
using bits::Json;
using bits::option;

namespace {

Json read_list(const std::string& path = "tests/bits/training.json") {
    std::ifstream file(std::string(POSENC_GOLDEN_DIR) + "/../../" + path);
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

TEST_CASE("the stored language models read a sentence with the listed bits on every instruction set") {
    const Json list = read_list("tests/bits/reading.json"), stored = read_list("web/labs/trained/language/models.json");
    const std::string alphabet = stored.at("alphabet"), text = list.at("text");
    std::vector<std::int32_t> characters;
    for (const char letter : text) {
        const auto small = char(letter >= 'A' && letter <= 'Z' ? letter + 32 : letter);
        characters.push_back(std::int32_t(alphabet.find(small)));
    }
    for (const auto& [name, entry] : stored.at("models").items()) {
        if (entry.at("trained").empty()) continue;
        INFO(name);
        const std::string bits_of_model = list.at("bits").at(name);
        const Json& model = stored.at("model");
        TrainingOptions options;
        options.model = {model.at("dim"), model.at("layers"), model.at("heads"), model.at("feedForward"), true};
        options.encoding = encoding_of(entry.at("encoding"), {});
        options.longest_asked = stored.at("longest");
        options.text.symbols = alphabet.size();
        options.seed = 1;
        std::ifstream file(std::string(POSENC_GOLDEN_DIR) + "/../../web/labs/trained/language/" + name + ".bin",
                           std::ios::binary);
        const std::vector<std::uint8_t> bytes{std::istreambuf_iterator<char>(file), {}};
        PackedSize size;
        posenc::check(try_compute_packed_size(options, size));
        std::vector<float> weights(size.weights), losses(characters.size());
        std::vector<float> results(characters.size() * alphabet.size());
        posenc::check(try_unpack_weights(options, bytes, weights));
        on_every_isa([&] {
            posenc::check(make_reader(options, weights)->try_read({.characters = characters}, {losses, results, {}}));
            std::vector<float> all(losses.begin() + 1, losses.end());
            all.insert(all.end(), results.begin(), results.end());
            CHECK(hash_of(all) == bits_of_model);
        });
    }
}
