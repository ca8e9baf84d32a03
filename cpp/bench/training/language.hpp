// The small language models: alike but for their encoding. web/labs/trained/language/README.md says how they were
// chosen.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <span>
#include <string>
#include <vector>

#include "posenc/training/training.hpp"
#include "training/arguments.hpp"

namespace posenc::bench {

/// The set-up of a model, from the arguments that the recipe makes of web/labs/trained/language/models.json.
inline training::TrainingOptions language_options(const Arguments& given) {
    using namespace training;
    TrainingOptions options;
    options.model = {given.size("dim", 0), given.size("layers", 0), given.size("heads", 0),
                     given.size("feed_forward", 0), true};
    options.schedule.steps = given.size("steps", 0);
    options.schedule.batch = given.size("batch", 16);
    options.schedule.rate = given.number("rate", 0);
    options.schedule.warm_up = given.size("warm_up", 0);
    options.schedule.final_share = given.number("final_share", 0);
    options.schedule.clip = given.number("clip", 1);
    options.schedule.decline = Decline::cosine;
    options.schedule.weight_decay = given.number("weight_decay", 0);
    options.shortest = options.longest = options.longest_asked = given.size("longest", 0);
    options.seed = given.size("seed", 0);
    options.text.symbols = given.size("symbols", 0);
    const std::string kind = given.text("kind", "");
    if (kind == "none")
        options.encoding = NoEncoding{};
    else if (kind == "sinusoidal")
        options.encoding = Sinusoidal{};
    else if (kind == "learned")
        options.encoding = Learned{given.number("standard_deviation", 1)};
    else if (kind == "rotary")
        options.encoding = Rotary{given.number("base", paper_base), Pairing::rotate_half, {}};
    else if (kind == "alibi")
        options.encoding = Alibi{given.number("bias_max", 0)};
    else if (kind == "t5")
        options.encoding = T5Bias{given.size("buckets", 0), given.size("max_distance", 0)};
    else {
        std::fprintf(stderr, "kind is \"%s\"\n", kind.c_str());
        std::exit(1);
    }
    return options;
}

/// Windows of a text that begin equally far apart, one after the other.
inline std::vector<std::uint8_t> spread_windows(std::span<const std::uint8_t> text, std::size_t count,
                                                std::size_t length) {
    std::vector<std::uint8_t> all;
    for (std::size_t i = 0; i < count; ++i) {
        const auto window = text.subspan(i * (text.size() - length) / count, length);
        all.insert(all.end(), window.begin(), window.end());
    }
    return all;
}

/// FNV-1a of the bytes, in 16 digits.
inline std::string hash_of(std::span<const std::byte> bytes) {
    std::uint64_t hash = 0xcbf29ce484222325u;
    for (const std::byte byte : bytes) hash = (hash ^ std::to_integer<std::uint64_t>(byte)) * 0x100000001b3u;
    char text[17];
    std::snprintf(text, sizeof text, "%016llx", static_cast<unsigned long long>(hash));
    return text;
}

inline std::vector<std::uint8_t> read_file(const std::string& name) {
    std::ifstream file(name, std::ios::binary);
    if (!file) {
        std::fprintf(stderr, "%s cannot be read\n", name.c_str());
        std::exit(1);
    }
    return {std::istreambuf_iterator<char>(file), {}};
}

/// Writes a file, if it has a name.
inline void write_file(const std::string& name, std::span<const std::byte> bytes) {
    if (name.empty()) return;
    std::ofstream file(name, std::ios::binary);
    file.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
}

/// The weights in a packed file.
inline std::vector<float> read_packed(const training::TrainingOptions& options, const std::string& name) {
    training::PackedSize size;
    check(training::try_compute_packed_size(options, size));
    std::vector<float> weights(size.weights);
    check(training::try_unpack_weights(options, read_file(name), weights));
    return weights;
}

}  // namespace posenc::bench
