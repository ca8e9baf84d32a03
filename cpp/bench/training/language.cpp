// Trains one small language model: `posenc_training_language name=value ...`, a line of JSON for each measurement.
//
//   train=FILE held=FILE (a byte a character) [weights=FILE: packed, int8] [floats=FILE] [isa=avx2], and the set-up:
//   see language_options
//
// The last line has hashes of the weights and of the packed ones, and the loss on the held-out text with both.
#include <cstdio>
#include <ctime>
#include <fstream>

#include "posenc/core/isa.hpp"
#include "training/language.hpp"

namespace {

using namespace posenc::training;
using posenc::bench::Arguments;
using posenc::bench::read_file;

/// Mean loss over windows that lie evenly spread in a text.
double held_out_loss(Trainer& trainer, const std::vector<std::uint8_t>& text, std::size_t windows, std::size_t length) {
    const std::vector<std::uint8_t> characters = posenc::bench::spread_windows(text, windows, length + 1);
    std::vector<float> losses(windows * length);
    posenc::check(trainer.try_read(length, characters, losses));
    double sum = 0;
    for (const float loss : losses) sum += loss;
    return sum / static_cast<double>(losses.size());
}

}  // namespace

int main(int count, char** texts) {
    const Arguments given(count, texts);
    if (const std::string isa = given.text("isa", ""); !isa.empty()) posenc::force_isa(isa);
    const std::vector<std::uint8_t> train = read_file(given.text("train", "")),
                                    held = read_file(given.text("held", ""));
    TrainingOptions options = posenc::bench::language_options(given);
    options.text.characters = train;
    const auto trainer = make_trainer(options);
    const std::clock_t begin = std::clock();
    const std::size_t apart = 100;
    while (trainer->step() < options.schedule.steps) {
        std::vector<StepResult> results(std::min(apart, options.schedule.steps - trainer->step()));
        std::size_t taken = 0;
        posenc::check(trainer->try_train(results, taken));
        double mean = 0;
        for (const StepResult& result : results) mean += result.loss / static_cast<double>(results.size());
        std::printf("{\"step\":%zu,\"train\":%.4f,\"held\":%.4f,\"gradient\":%.3f,\"seconds\":%.1f}\n", trainer->step(),
                    mean, held_out_loss(*trainer, held, 48, options.longest), results.back().gradient_length,
                    double(std::clock() - begin) / CLOCKS_PER_SEC);
        std::fflush(stdout);
    }
    const std::vector<float> weights(trainer->parameters().begin(), trainer->parameters().end());
    const double seconds = double(std::clock() - begin) / CLOCKS_PER_SEC;
    constexpr std::size_t windows = 240;
    const double held_out = held_out_loss(*trainer, held, windows, options.longest);
    PackedSize size;
    posenc::check(try_compute_packed_size(options, size));
    std::vector<std::uint8_t> packed(size.bytes);
    std::vector<float> unpacked(size.weights);
    posenc::check(try_pack_weights(options, weights, packed));
    posenc::check(try_unpack_weights(options, packed, unpacked));
    posenc::check(trainer->try_set_parameters(unpacked));
    std::printf("{\"parameters\":%zu,\"heldOut\":%.4f,\"heldOutPacked\":%.4f,\"hash\":\"%s\",\"packedHash\":\"%s\","
                "\"seconds\":%.1f}\n",
                weights.size(), held_out, held_out_loss(*trainer, held, windows, options.longest),
                posenc::bench::hash_of(std::as_bytes(std::span(weights))).c_str(),
                posenc::bench::hash_of(std::as_bytes(std::span(packed))).c_str(), seconds);
    posenc::bench::write_file(given.text("floats", ""), std::as_bytes(std::span(weights)));
    posenc::bench::write_file(given.text("weights", ""), std::as_bytes(std::span(packed)));
    return 0;
}
