// Training: a small Transformer learns "three back" with RoPE, and is tested at twice the length.
#include <posenc/training/training.hpp>

#include <cstdio>
#include <vector>

int main() {
    using namespace posenc::training;
    TrainingOptions options;
    options.task = Task::three_back;
    options.encoding = Rotary{.base = 10000};
    options.model = phone_model;
    options.schedule.steps = 150;
    const auto trainer = make_trainer(options);

    std::vector<StepResult> results(150);
    std::size_t taken = 0;
    posenc::check(trainer->try_train(results, taken));

    Evaluation result;
    posenc::check(trainer->try_evaluate({.length = 32, .sentences = 64}, result, {}, {}));
    const double ceiling = compute_unordered_ceiling({.task = options.task, .length = 32});
    const double accuracy = static_cast<double>(result.right) / static_cast<double>(result.asked);
    std::printf("loss %.2f, then %.2f; %.0f %% right at 32 words, %.0f %% without order\n", results.front().loss,
                results.back().loss, 100 * accuracy, 100 * ceiling);
    return accuracy > 2 * ceiling ? 0 : 1;
}
