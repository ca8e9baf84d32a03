// Models of a text that train on from packed weights, by number.
#include <memory>
#include <vector>

#include "bindings/runtime/embind.hpp"
#include "bindings/training/options.hpp"
#include "posenc/training/reader.hpp"

namespace posenc::bindings {
namespace {

using namespace training;

struct TextTrainer {
    TrainingOptions options;
    std::unique_ptr<Trainer> trainer;
};

std::vector<TextTrainer> models;

// How many bytes the packed weights of such a model have, in `out`.
int text_trainer_size_of(Address numbers, Address extra, std::size_t count, std::size_t symbols, Address out) {
    TrainingOptions options = read_training_options(span<const double>(numbers, training_numbers), extra, count);
    options.text.symbols = symbols;
    PackedSize size;
    const Status status = try_compute_packed_size(options, size);
    *reinterpret_cast<double*>(out) = static_cast<double>(size.bytes);
    return report(status);
}

// The number of a new model, or a code below 0.
int text_trainer_make(Address numbers, Address extra, std::size_t count, std::size_t symbols, Address text,
                      std::size_t characters, Address packed, std::size_t bytes) {
    TextTrainer made;
    made.options = read_training_options(span<const double>(numbers, training_numbers), extra, count);
    made.options.text = {span<const std::uint8_t>(text, characters), symbols};
    Status status = Trainer::try_make(made.options, made.trainer);
    if (!status) return -report(status);
    std::vector<float> weights(made.trainer->parameters().size());
    status = try_unpack_weights(made.options, span<const std::uint8_t>(packed, bytes), weights);
    if (status) status = made.trainer->try_set_parameters(weights);
    if (!status) return -report(status);
    made.options.text.characters = {};
    std::size_t number = 0;
    while (number < models.size() && models[number].trainer) ++number;
    if (number == models.size()) models.emplace_back();
    models[number] = std::move(made);
    return static_cast<int>(number);
}

void text_trainer_free(std::size_t number) {
    models[number] = {};
}

double text_trainer_step(std::size_t number) {
    return static_cast<double>(models[number].trainer->step());
}

// One step; its loss in `out`.
int text_trainer_train(std::size_t number, Address out) {
    StepResult result;
    std::size_t taken = 0;
    const Status status = models[number].trainer->try_train({&result, 1}, taken);
    *reinterpret_cast<double*>(out) = result.loss;
    return report(status);
}

// Losses [windows, length] of characters [windows, length + 1].
int text_trainer_read(std::size_t number, double length, Address characters, double windows, Address losses) {
    const std::size_t places = size_of(length), count = size_of(windows);
    return report(models[number].trainer->try_read(places, span<const std::uint8_t>(characters, count * (places + 1)),
                                                   span<float>(losses, count * places)));
}

int text_trainer_pack(std::size_t number, Address out, std::size_t bytes) {
    const TextTrainer& model = models[number];
    return report(try_pack_weights(model.options, model.trainer->parameters(), span<std::uint8_t>(out, bytes)));
}

}  // namespace

EMSCRIPTEN_BINDINGS(text_trainer) {
    bind<&text_trainer_size_of>("text_trainer_size_of");
    bind<&text_trainer_make>("text_trainer_make");
    bind<&text_trainer_free>("text_trainer_free");
    bind<&text_trainer_step>("text_trainer_step");
    bind<&text_trainer_train>("text_trainer_train");
    bind<&text_trainer_read>("text_trainer_read");
    bind<&text_trainer_pack>("text_trainer_pack");
}

}  // namespace posenc::bindings
