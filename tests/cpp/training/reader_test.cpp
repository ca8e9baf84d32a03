// The reader against the readable reference in double, and what a cache, other positions and packed weights change.
#include <cstring>

#include "posenc/encodings/rotary.hpp"
#include "posenc/frequencies/yarn.hpp"
#include "reference/training/transformer.hpp"
#include "training/support.hpp"

using namespace training_tests;

namespace {

using posenc::Pairing;
using posenc::reference::Reading;

constexpr std::size_t symbols = 7;

TrainingOptions model_of(const Encoding& encoding) {
    TrainingOptions options;
    options.encoding = encoding;
    options.model = {16, 2, 2, 24, true};
    options.shortest = options.longest = 12;
    options.longest_asked = 40;
    options.text.symbols = symbols;
    options.seed = 9;
    return options;
}

std::vector<std::pair<std::string, Encoding>> every_readable() {
    return {{"none", NoEncoding{}},
            {"sinusoidal", Sinusoidal{}},
            {"learned", Learned{0.5}},
            {"rotary", Rotary{500, Pairing::rotate_half, {}}},
            {"interleaved", Rotary{10000, Pairing::interleaved, {}}},
            {"alibi", Alibi{8}},
            {"t5", T5Bias{8, 20}}};
}

/// Weights as training starts with them, with all blocks moved off 0 and 1.
std::vector<float> weights_of(TrainingOptions options) {
    const std::vector<std::uint8_t> text = text_of(100, symbols);
    options.text.characters = text;
    const auto trainer = make_trainer(options);
    std::vector<float> weights(trainer->parameters().begin(), trainer->parameters().end());
    for (std::size_t i = 0; i < weights.size(); ++i) weights[i] += 0.1f * float(std::sin(double(i)));
    return weights;
}

std::vector<std::int32_t> characters_of(std::size_t count) {
    std::vector<std::int32_t> characters;
    for (std::size_t i = 0; i < count; ++i) characters.push_back(std::int32_t((i * i + i / 3) % symbols));
    return characters;
}

struct Answers {
    std::vector<float> losses, probabilities, attention;
};

Answers read(Reader& reader, const ReadOptions& options, const TrainingOptions& model) {
    const std::size_t tokens = options.characters.size(), all = reader.size() + tokens;
    Answers out;
    out.losses.resize(tokens);
    out.probabilities.resize(tokens * symbols);
    out.attention.resize(model.model.layers * model.model.heads * (tokens - options.attention_first) * all);
    posenc::check(reader.try_read(options, {out.losses, out.probabilities, out.attention}));
    return out;
}

/// The largest difference of losses, probabilities and attention from those of the second program. `weights` are those
/// of `trained`, `options` how they are read.
double difference(const TrainingOptions& trained, const TrainingOptions& options, const std::vector<float>& weights,
                  std::span<const std::int32_t> characters, const Reading& reading, const Answers& answers) {
    TrainingOptions with_text = trained;
    const std::vector<std::uint8_t> text = text_of(100, symbols);
    with_text.text.characters = text;
    const auto trainer = make_trainer(with_text);
    const std::vector<double> doubles(weights.begin(), weights.end());
    const auto expect = posenc::reference::run_transformer(
        options,
        [&](const char* name, std::size_t layer) {
            for (const ParameterBlock& block : trainer->blocks())
                if (block.name == std::string(name) && block.layer == layer)
                    return std::span(doubles).subspan(block.offset, block.rows * block.columns);
            throw std::logic_error(name);
        },
        characters, reading);
    double worst = 0;
    for (std::size_t t = 0; t < characters.size(); ++t) {
        double sum = 0;
        for (std::size_t c = 0; c < symbols; ++c) sum += std::exp(expect.logits[t * symbols + c]);
        for (std::size_t c = 0; c < symbols; ++c)
            worst = std::max(worst, std::fabs(std::exp(expect.logits[t * symbols + c]) / sum -
                                              answers.probabilities[t * symbols + c]));
        if (t + 1 == characters.size()) continue;
        const double loss = std::log(sum) - expect.logits[t * symbols + std::size_t(characters[t + 1])];
        worst = std::max(worst, std::fabs(loss - answers.losses[t + 1]));
    }
    CHECK(std::isnan(answers.losses[0]));
    REQUIRE(expect.attention.size() == answers.attention.size());
    for (std::size_t i = 0; i < expect.attention.size(); ++i)
        worst = std::max(worst, std::fabs(expect.attention[i] - answers.attention[i]));
    return worst;
}

}  // namespace

TEST_CASE("losses, next characters and attention are those of a second program in double, for every encoding") {
    const std::vector<std::int32_t> characters = characters_of(39);
    on_every_isa([&] {
        for (const auto& [name, encoding] : every_readable()) {
            INFO(name);
            const TrainingOptions options = model_of(encoding);
            const std::vector<float> weights = weights_of(options);
            const auto reader = make_reader(options, weights);
            const Answers answers = read(*reader, {characters}, options);
            CHECK(difference(options, options, weights, characters, {}, answers) < 1e-4);
        }
    });
}

TEST_CASE("so they are at any positions, of queries and of keys, and whatever is hidden") {
    const std::vector<std::int32_t> characters = characters_of(20);
    std::vector<double> positions, keys, whole;
    std::vector<std::uint8_t> mask;
    std::vector<std::int32_t> sequences;
    for (std::size_t t = 0; t < 20; ++t) {
        positions.push_back(double(t * 7 % 20));
        whole.push_back(double(t < 11 ? t : t - 11));
        keys.push_back(double(t) + 1);
        mask.push_back(t < 3 ? 0 : 1);
        sequences.push_back(t < 11 ? 4 : 5);
    }
    for (const auto& [name, encoding] : every_readable()) {
        INFO(name);
        const TrainingOptions options = model_of(encoding);
        const std::vector<float> weights = weights_of(options);
        const auto reader = make_reader(options, weights);
        const auto check_reading = [&](ReadOptions read_options, const Reading& reading) {
            reader->clear();
            read_options.characters = characters;
            const Answers answers = read(*reader, read_options, options);
            CHECK(difference(options, options, weights, characters, reading, answers) < 1e-4);
        };
        check_reading({.positions = positions}, {positions, {}, {}});
        check_reading({.key_positions = keys}, {{}, keys, {}});
        check_reading({.mask = mask}, {{}, {}, [](std::size_t, std::size_t j) { return j >= 3; }});
        check_reading({.positions = whole, .sequences = sequences},
                      {whole, {}, [](std::size_t i, std::size_t j) { return (i < 11) == (j < 11); }});
        check_reading({.window = 5}, {{}, {}, [](std::size_t i, std::size_t j) { return i < j + 5; }});
    }
}

TEST_CASE("so they are with another base, pairing or scaling than that of training, and with none") {
    const std::vector<std::int32_t> characters = characters_of(39);
    const TrainingOptions trained = model_of(Rotary{500, Pairing::rotate_half, {}});
    const std::vector<float> weights = weights_of(trained);
    const auto reader = make_reader(trained, weights);
    posenc::YarnFrequencyOptions yarn;
    yarn.rotary_dim = 8;
    yarn.base = 500;
    yarn.factor = 4;
    yarn.original_max_position_embeddings = 12;
    const posenc::Frequencies scaled = posenc::make_yarn_frequencies(yarn);
    CHECK(scaled.attention_factor > 1.1);
    for (const Encoding& encoding :
         {Encoding(Rotary{20000, Pairing::rotate_half, {}}), Encoding(Rotary{500, Pairing::interleaved, {}}),
          Encoding(Rotary{500, Pairing::rotate_half, scaled}), Encoding(NoEncoding{})}) {
        TrainingOptions options = trained;
        options.encoding = encoding;
        reader->clear();
        posenc::check(reader->try_set_encoding(encoding));
        const Answers answers = read(*reader, {characters}, options);
        CHECK(difference(trained, options, weights, characters, {}, answers) < 1e-4);
    }
}

TEST_CASE("a text read in pieces has the losses of one read at once, and the attention of its last characters") {
    const std::vector<std::int32_t> characters = characters_of(39);
    for (const auto& [name, encoding] : every_readable()) {
        INFO(name);
        const TrainingOptions options = model_of(encoding);
        const auto reader = make_reader(options, weights_of(options));
        const Answers whole = read(*reader, {characters}, options);
        reader->clear();
        std::vector<float> losses;
        for (std::size_t at = 0; at < 39;) {
            const std::size_t count = std::min<std::size_t>(at % 4 + 1, 39 - at);
            const Answers piece = read(*reader, {std::span(characters).subspan(at, count)}, options);
            losses.insert(losses.end(), piece.losses.begin(), piece.losses.end());
            at += count;
        }
        REQUIRE(reader->size() == 39);
        for (std::size_t t = 1; t < 39; ++t) CHECK(losses[t] == Approx(whole.losses[t]).margin(1e-5));
        reader->clear();
        const Answers last = read(*reader, {.characters = characters, .attention_first = 38}, options);
        for (std::size_t head = 0; head < 4; ++head)
            for (std::size_t j = 0; j < 39; ++j)
                CHECK(last.attention[head * 39 + j] == whole.attention[(head * 39 + 38) * 39 + j]);
    }
}

TEST_CASE("keys that are moved are where they would have been, and a cut cache holds what is left") {
    const std::vector<std::int32_t> characters = characters_of(30);
    for (const Encoding& encoding :
         {Encoding(Rotary{500, Pairing::rotate_half, {}}), Encoding(Alibi{8}), Encoding(T5Bias{8, 20})}) {
        const TrainingOptions options = model_of(encoding);
        const std::vector<float> weights = weights_of(options);
        const auto one = make_reader(options, weights), other = make_reader(options, weights);
        // Distances are what counts: all moved alike, nothing changes.
        read(*one, {std::span(characters).first(20)}, options);
        read(*other, {std::span(characters).first(20)}, options);
        posenc::check(other->try_move(0, -3));
        const Answers kept = read(*one, {std::span(characters).last(10)}, options);
        const Answers moved = read(*other, {std::span(characters).last(10)}, options);
        for (std::size_t t = 0; t < 10; ++t) CHECK(moved.losses[t] == Approx(kept.losses[t]).margin(1e-4));
        // Cut and moved: the distances of a text without the middle, with the values that the whole text gave.
        posenc::check(one->try_cut(4, 6));
        CHECK(one->size() == 24);
        posenc::check(one->try_move(4, -6));
        const Answers after = read(*one, {std::span(characters).first(1)}, options);
        CHECK(after.attention.size() == 4 * 25);
        CHECK(one->try_cut(20, 6).argument == std::string("count"));
        CHECK(one->try_cut(26, 0).argument == std::string("first"));
        CHECK(one->try_move(26, 0).argument == std::string("first"));
        CHECK(one->try_move(0, std::nan("")).argument == std::string("by"));
    }
}

TEST_CASE("positions in bfloat16 are those of their neighbours from 257 on, in float32 at 10^7 they are exact") {
    const std::vector<std::int32_t> characters = characters_of(30);
    const TrainingOptions options = model_of(Rotary{500, Pairing::rotate_half, {}});
    const auto reader = make_reader(options, weights_of(options));
    const auto losses = [&](double first, posenc::NumberFormat positions, posenc::NumberFormat angles) {
        std::vector<double> at(30);
        for (std::size_t t = 0; t < 30; ++t) at[t] = first + double(t);
        reader->clear();
        return read(*reader,
                    {.characters = characters, .positions = at, .position_format = positions, .angle_format = angles},
                    options)
            .losses;
    };
    const auto far = [&](const std::vector<float>& a, const std::vector<float>& b) {
        double worst = 0;
        for (std::size_t t = 1; t < 30; ++t) worst = std::max(worst, double(std::fabs(a[t] - b[t])));
        return worst;
    };
    using posenc::NumberFormat;
    const auto right = losses(0, NumberFormat::float64, NumberFormat::float64);
    CHECK(far(right, losses(0, NumberFormat::bfloat16, NumberFormat::float64)) == 0);
    CHECK(far(right, losses(1000, NumberFormat::bfloat16, NumberFormat::float64)) > 0.05);
    CHECK(far(right, losses(1e7, NumberFormat::float32, NumberFormat::float64)) < 1e-4);
    CHECK(far(right, losses(0, NumberFormat::float64, NumberFormat::float32)) < 1e-4);
    CHECK(far(right, losses(1e7, NumberFormat::float64, NumberFormat::float32)) > 1e-3);
    // A rounded position is a position: the same as naming it.
    std::vector<double> named(30);
    for (std::size_t t = 0; t < 30; ++t) named[t] = posenc::round_to_format(1000 + double(t), NumberFormat::bfloat16);
    const auto rounded = losses(1000, NumberFormat::bfloat16, NumberFormat::float64);
    reader->clear();
    CHECK(far(read(*reader, {.characters = characters, .positions = named}, options).losses, rounded) == 0);
}

TEST_CASE("rows of a learned table past the trained ones are those that a longer table starts with") {
    const TrainingOptions options = model_of(Learned{0.5});
    const std::vector<std::int32_t> characters = characters_of(60);
    std::vector<float> weights = weights_of(options);
    TrainingOptions longer = options;
    longer.longest_asked = 64;
    std::vector<float> more = weights_of(longer);
    const std::size_t from = more.size() - 64 * 16;
    std::copy(weights.begin(), weights.end(), more.begin());
    std::vector<float> table(64 * 16);
    posenc::LearnedTableOptions start;
    start.rows = 64;
    start.dim = 16;
    start.standard_deviation = 0.5;
    start.seed = 9;
    posenc::make_learned_table(start, std::span<float>(table));
    std::copy(table.begin() + 40 * 16, table.end(), more.begin() + long(from) + 40 * 16);
    const auto short_one = make_reader(options, weights), long_one = make_reader(longer, more);
    CHECK(read(*short_one, {characters}, options).probabilities == read(*long_one, {characters}, longer).probabilities);
    std::vector<double> at(60, 0.0);
    for (const double wrong : {-1.0, 0.5, 65536.0}) {
        at[7] = wrong;
        CHECK(short_one->try_read({.characters = characters, .positions = at}, {}).argument ==
              std::string("positions"));
    }
    CHECK(short_one->size() == 60);
}

TEST_CASE("packed weights are within half a scale, read the same, and pack to the same bytes") {
    for (const auto& [name, encoding] : every_readable()) {
        INFO(name);
        const TrainingOptions options = model_of(encoding);
        const std::vector<float> weights = weights_of(options);
        PackedSize size;
        posenc::check(try_compute_packed_size(options, size));
        CHECK(size.weights == weights.size());
        CHECK(size.bytes < 2 * weights.size());
        std::vector<std::uint8_t> bytes(size.bytes), again(size.bytes);
        std::vector<float> unpacked(size.weights);
        posenc::check(try_pack_weights(options, weights, bytes));
        posenc::check(try_unpack_weights(options, bytes, unpacked));
        posenc::check(try_pack_weights(options, unpacked, again));
        CHECK(again == bytes);
        for (std::size_t i = 0; i < weights.size(); ++i) CHECK(std::fabs(unpacked[i] - weights[i]) < 0.02);
        CHECK(unpacked != weights);
        // The first float is the scale of the embedding's first row.
        std::memset(bytes.data(), 0xff, 4);
        CHECK(try_unpack_weights(options, bytes, unpacked).code == posenc::ErrorCode::malformed);
        CHECK(try_unpack_weights(options, std::span(bytes).first(9), unpacked).argument == std::string("bytes"));
        CHECK(try_pack_weights(options, std::span(weights).first(9), bytes).argument == std::string("weights"));
    }
}

TEST_CASE("what a reader cannot read is rejected by name, and nothing changes") {
    const TrainingOptions options = model_of(T5Bias{8, 20});
    const std::vector<float> weights = weights_of(options);
    std::unique_ptr<Reader> none;
    const auto unmade = [&](const TrainingOptions& wanted, std::span<const float> given) {
        return std::string(Reader::try_make(wanted, given, none).argument);
    };
    CHECK(unmade(options, std::span(weights).first(10)) == "weights");
    CHECK(unmade(model_of(Shaw{}), weights) == "encoding");
    TrainingOptions wrong = options;
    wrong.text.symbols = 1;
    CHECK(unmade(wrong, weights) == "symbols");
    wrong = options;
    wrong.model.heads = 0;
    CHECK(unmade(wrong, weights) == "heads");
    std::vector<float> spoiled = weights;
    spoiled[3] = HUGE_VALF;
    CHECK(unmade(options, spoiled) == "weights");
    CHECK(none == nullptr);

    const auto reader = make_reader(options, weights);
    CHECK(reader->try_set_encoding(T5Bias{16, 20}).argument == std::string("encoding"));
    CHECK(reader->try_set_encoding(Learned{}).argument == std::string("encoding"));
    CHECK(reader->try_set_encoding(RawIndex{}).argument == std::string("encoding"));
    CHECK(reader->try_set_encoding(T5Bias{8, 3}).argument == std::string("max_distance"));
    const std::vector<std::int32_t> characters = characters_of(6);
    std::vector<float> losses(6, 42.0f);
    const auto refused = [&](const ReadOptions& wanted, const ReadResults& results = {}) {
        const posenc::Status status = reader->try_read(wanted, results);
        CHECK(reader->size() == 0);
        CHECK(losses == std::vector<float>(6, 42.0f));
        return std::string(status.argument);
    };
    const std::vector<std::int32_t> strange = {1, 7}, below = {-1};
    const std::vector<double> five(5), infinite(6, HUGE_VAL);
    const std::vector<std::uint8_t> mask(5);
    CHECK(refused({strange}) == "characters");
    CHECK(refused({below}) == "characters");
    CHECK(refused({.characters = characters, .positions = five}) == "positions");
    CHECK(refused({.characters = characters, .key_positions = five}) == "key_positions");
    CHECK(refused({.characters = characters, .positions = infinite}, {losses, {}, {}}) == "positions");
    CHECK(refused({.characters = characters, .mask = mask}) == "mask");
    CHECK(refused({.characters = characters, .sequences = strange}) == "sequences");
    CHECK(refused({.characters = characters, .window = 0}) == "window");
    CHECK(refused({.characters = characters, .attention_first = 7}) == "attention_first");
    CHECK(refused({characters}, {std::span(losses).first(5), {}, {}}) == "losses");
    CHECK(refused({characters}, {{}, losses, {}}) == "probabilities");
    CHECK(refused({characters}, {{}, {}, losses}) == "attention");
    posenc::check(reader->try_read({}, {}));
    CHECK(reader->size() == 0);
}
