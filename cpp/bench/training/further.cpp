// Trains a language model with RoPE on at a longer length: `posenc_training_further name=value ...`, one line of JSON.
//
//   weights=FILE (packed) train=FILE held=FILE (windows of longest + 1 characters) within=128 factor=2
//   scaling=plain|linear|ntkAware|yarn [isa=avx2] [until=10], and the set-up: see language_options
//
// steps: after how many the held-out loss was measured; within, beyond: at places of the first training and after them;
// after2 and hash: of the packed weights after two steps and after all.
#include <cstdio>

#include "posenc/core/isa.hpp"
#include "posenc/frequencies/linear.hpp"
#include "posenc/frequencies/ntk_aware.hpp"
#include "posenc/frequencies/yarn.hpp"
#include "training/language.hpp"

namespace {

using namespace posenc::training;
using posenc::bench::Arguments;
using posenc::bench::read_file;

/// The frequencies of a scaling; none for plain ones.
posenc::Frequencies scaled(const std::string& scaling, std::size_t head_dim, double base, double factor,
                           double trained) {
    if (scaling == "linear") return posenc::make_linear_frequencies({head_dim, base, factor});
    if (scaling == "ntkAware") return posenc::make_ntk_aware_frequencies({head_dim, base, factor});
    if (scaling != "yarn") return {};
    posenc::YarnFrequencyOptions options;
    options.rotary_dim = head_dim;
    options.base = base;
    options.factor = factor;
    options.original_max_position_embeddings = trained;
    return posenc::make_yarn_frequencies(options);
}

std::string packed_hash(const TrainingOptions& options, const Trainer& trainer) {
    PackedSize size;
    posenc::check(try_compute_packed_size(options, size));
    std::vector<std::uint8_t> packed(size.bytes);
    posenc::check(try_pack_weights(options, trainer.parameters(), packed));
    return posenc::bench::hash_of(std::as_bytes(std::span(packed)));
}

void print(const char* name, const std::vector<double>& numbers) {
    std::printf("\"%s\":[", name);
    for (std::size_t i = 0; i < numbers.size(); ++i) std::printf("%s%.4f", i == 0 ? "" : ",", numbers[i]);
    std::printf("],");
}

}  // namespace

int main(int count, char** texts) {
    const Arguments given(count, texts);
    if (const std::string isa = given.text("isa", ""); !isa.empty()) posenc::force_isa(isa);
    const std::vector<std::uint8_t> train = read_file(given.text("train", "")),
                                    held = read_file(given.text("held", ""));
    TrainingOptions options = posenc::bench::language_options(given);
    options.schedule.decline = Decline::linear;
    options.text.characters = train;
    const std::size_t within = given.size("within", 0), length = options.longest;
    auto& rotary = std::get<Rotary>(options.encoding);
    rotary.frequencies = scaled(given.text("scaling", "plain"), options.model.dim / options.model.heads, rotary.base,
                                given.number("factor", 1), double(within));
    const auto trainer = make_trainer(options);
    posenc::check(trainer->try_set_parameters(posenc::bench::read_packed(options, given.text("weights", ""))));
    std::vector<double> steps, near, far;
    std::string after2;
    std::vector<float> losses(held.size() / (length + 1) * length);
    for (const std::size_t next : {0, 10, 25, 50, 100, 150, 200}) {
        if (next > given.size("until", options.schedule.steps)) break;
        while (trainer->step() < next) {
            StepResult result;
            std::size_t taken = 0;
            posenc::check(trainer->try_train({&result, 1}, taken));
            if (trainer->step() == 2) after2 = packed_hash(options, *trainer);
        }
        posenc::check(trainer->try_read(length, held, losses));
        double sums[2] = {};
        for (std::size_t i = 0; i < losses.size(); ++i) sums[i % length >= within] += losses[i];
        const double windows = double(losses.size()) / double(length);
        steps.push_back(double(next));
        near.push_back(sums[0] / (windows * double(within)));
        far.push_back(sums[1] / (windows * double(length - within)));
    }
    std::printf("{");
    print("steps", steps);
    print("within", near);
    print("beyond", far);
    std::printf("\"after2\":\"%s\",\"hash\":\"%s\"}\n", after2.c_str(), packed_hash(options, *trainer).c_str());
    return 0;
}
