// A reader: a small model learns a text, packs its weights, and reads with the right rotation and with a wrong one.
#include <posenc/training/training.hpp>

#include <cstdio>
#include <string>
#include <vector>

int main() {
    using namespace posenc::training;
    const std::string alphabet = " abcdefghijklmnopqrstuvwxyz,";
    std::string line = "the sea had jeeringly kept his finite body up, but drowned the infinite of his soul, ", song;
    for (int i = 0; i < 20; ++i) song += line;
    std::vector<std::uint8_t> text;
    for (const char character : song) text.push_back(static_cast<std::uint8_t>(alphabet.find(character)));

    TrainingOptions options;
    options.encoding = Rotary{.base = 500};
    options.model = {.dim = 16, .layers = 2, .heads = 2, .feed_forward = 32, .causal = true};
    options.schedule = {.steps = 150, .batch = 16, .weight_decay = 0.1};
    options.shortest = options.longest = options.longest_asked = 32;
    options.text = {text, alphabet.size()};
    const auto trainer = make_trainer(options);
    std::vector<StepResult> steps(150);
    std::size_t taken = 0;
    posenc::check(trainer->try_train(steps, taken));

    PackedSize size;
    posenc::check(try_compute_packed_size(options, size));
    std::vector<std::uint8_t> bytes(size.bytes);
    std::vector<float> weights(size.weights);
    posenc::check(try_pack_weights(options, trainer->parameters(), bytes));
    posenc::check(try_unpack_weights(options, bytes, weights));

    const auto reader = make_reader(options, weights);
    const std::vector<std::int32_t> characters(text.begin() + 5, text.begin() + 37);
    const auto mean_loss = [&](const Encoding& encoding) {
        reader->clear();
        posenc::check(reader->try_set_encoding(encoding));
        std::vector<float> losses(characters.size());
        posenc::check(reader->try_read({.characters = characters}, {.losses = losses}));
        double sum = 0;
        for (std::size_t t = 1; t < losses.size(); ++t) sum += losses[t];
        return sum / static_cast<double>(losses.size() - 1);
    };
    const double right = mean_loss(options.encoding);
    const double wrong = mean_loss(Rotary{.base = 500, .pairing = posenc::Pairing::interleaved});
    std::printf("%zu bytes for %zu weights; %.2f nats a character, %.2f with the other pairing\n", size.bytes,
                size.weights, right, wrong);
    return right < wrong ? 0 : 1;
}
