// Models in training, by number.
#include <memory>
#include <vector>

#include "bindings/runtime/embind.hpp"
#include "bindings/training/options.hpp"

namespace posenc::bindings {
namespace {

using namespace training;

std::vector<std::unique_ptr<Trainer>> trainers;
std::size_t steps_taken = 0;

// The number of a new model, or a code below 0.
int trainer_make(Address numbers, Address extra, std::size_t count) {
    std::unique_ptr<Trainer> made;
    const TrainingOptions options = read_training_options(span<const double>(numbers, training_numbers), extra, count);
    if (const Status status = Trainer::try_make(options, made); !status) return -report(status);
    std::size_t number = 0;
    while (number < trainers.size() && trainers[number]) ++number;
    if (number == trainers.size()) trainers.emplace_back();
    trainers[number] = std::move(made);
    return static_cast<int>(number);
}

void trainer_free(std::size_t number) {
    trainers[number].reset();
}

double trainer_step(std::size_t number) {
    return static_cast<double>(trainers[number]->step());
}

// [steps, 4]: loss, length of the gradient, rate, length of the sentences.
int trainer_train(std::size_t number, double steps, Address out) {
    static std::vector<StepResult> results;
    results.resize(size_of(steps));
    const Status status = trainers[number]->try_train(results, steps_taken);
    auto* to = reinterpret_cast<double*>(out);
    for (const StepResult& result : std::span(results).first(steps_taken)) {
        *to++ = result.loss;
        *to++ = result.gradient_length;
        *to++ = result.rate;
        *to++ = static_cast<double>(result.length);
    }
    return report(status);
}

double trainer_taken() {
    return static_cast<double>(steps_taken);
}

// [3]: asked, right, loss; then the two counts by place.
int trainer_evaluate(std::size_t number, double length, double sentences, double first, Address out, Address asked,
                     Address right) {
    Evaluation result;
    const std::size_t places = size_of(length);
    const Status status =
        trainers[number]->try_evaluate({places, size_of(sentences), static_cast<std::uint64_t>(first)}, result,
                                       span<std::uint32_t>(asked, places), span<std::uint32_t>(right, places));
    auto* to = reinterpret_cast<double*>(out);
    to[0] = static_cast<double>(result.asked);
    to[1] = static_cast<double>(result.right);
    to[2] = result.loss;
    return report(status);
}

int trainer_look(std::size_t number, Address words, std::size_t length, Address attention, std::size_t weights,
                 Address probabilities, std::size_t answers) {
    return report(trainers[number]->try_look(span<const std::int32_t>(words, length), span<float>(attention, weights),
                                             span<float>(probabilities, answers)));
}

int trainer_score_bias(std::size_t number, double length, Address out, std::size_t room) {
    return report(trainers[number]->try_score_bias(size_of(length), span<float>(out, room)));
}

double trainer_blocks(std::size_t number) {
    return static_cast<double>(trainers[number]->blocks().size());
}

// [5]: whether it belongs to a layer, which, rows, columns, offset. Returns the name.
double trainer_block(std::size_t number, std::size_t index, Address out) {
    const ParameterBlock& block = trainers[number]->blocks()[index];
    auto* to = reinterpret_cast<double*>(out);
    to[0] = block.in_layer;
    to[1] = static_cast<double>(block.layer);
    to[2] = static_cast<double>(block.rows);
    to[3] = static_cast<double>(block.columns);
    to[4] = static_cast<double>(block.offset);
    return static_cast<double>(reinterpret_cast<Address>(block.name));
}

double trainer_parameters(std::size_t number) {
    return static_cast<double>(reinterpret_cast<Address>(trainers[number]->parameters().data()));
}

double trainer_state_size(std::size_t number) {
    return static_cast<double>(trainers[number]->state_size());
}

int trainer_save(std::size_t number, Address out, std::size_t size) {
    return report(trainers[number]->try_save(span<std::uint8_t>(out, size)));
}

int trainer_restore(std::size_t number, Address state, std::size_t size) {
    return report(trainers[number]->try_restore(span<const std::uint8_t>(state, size)));
}

}  // namespace

EMSCRIPTEN_BINDINGS(trainer) {
    bind<&trainer_make>("trainer_make");
    bind<&trainer_free>("trainer_free");
    bind<&trainer_step>("trainer_step");
    bind<&trainer_train>("trainer_train");
    bind<&trainer_taken>("trainer_taken");
    bind<&trainer_evaluate>("trainer_evaluate");
    bind<&trainer_look>("trainer_look");
    bind<&trainer_score_bias>("trainer_score_bias");
    bind<&trainer_blocks>("trainer_blocks");
    bind<&trainer_block>("trainer_block");
    bind<&trainer_parameters>("trainer_parameters");
    bind<&trainer_state_size>("trainer_state_size");
    bind<&trainer_save>("trainer_save");
    bind<&trainer_restore>("trainer_restore");
}

}  // namespace posenc::bindings
