// The cost of a training step on each instruction set: `posenc_training_step [steps]`, JSON. Times are processor time
// in milliseconds; the quickest rounds count, because other load only ever adds to them.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <string>

#include "posenc/core/isa.hpp"
#include "training/encodings.hpp"

namespace {

using namespace posenc::training;

struct Times {
    std::vector<double> milliseconds;  // of a step, by rounds of ten
    double loss = 0;
};

Times measure(const TrainingOptions& options) {
    const auto trainer = make_trainer(options);
    Times times;
    for (std::size_t round = 0; round < options.schedule.steps / 10; ++round) {
        StepResult results[10];
        std::size_t taken = 0;
        const std::clock_t before = std::clock();
        posenc::check(trainer->try_train(results, taken));
        times.milliseconds.push_back(double(std::clock() - before) / CLOCKS_PER_SEC * 100);
        times.loss = results[9].loss;
    }
    return times;
}

double median(std::vector<double> values) {
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

}  // namespace

int main(int count, char** texts) {
    const std::size_t steps = count > 1 ? std::strtoul(texts[1], nullptr, 10) : 600;
    const char* separator = "[";
    for (const std::string_view isa : posenc::available_isas()) {
        posenc::force_isa(isa);
        for (const char* model : {"default", "phone"})
            for (const auto& [name, encoding] : posenc::bench::encodings()) {
                TrainingOptions options;
                options.task = Task::three_back;
                options.encoding = encoding;
                options.schedule.steps = steps;
                options.seed = 1;
                if (model == std::string("phone")) options.model = phone_model;
                const std::vector<double> all = measure(options).milliseconds;
                // Slow with subnormal numbers would be the end, where gradients vanish.
                const std::size_t tenth = std::max<std::size_t>(1, all.size() / 10);
                const double start = median({all.begin(), all.begin() + tenth});
                const double end = median({all.end() - tenth, all.end()});
                std::printf("%s\n{\"isa\":\"%s\",\"model\":\"%s\",\"encoding\":\"%s\",\"step\":%.4f,\"end\":%.3f}",
                            separator, std::string(isa).c_str(), model, name.c_str(), median(all), end / start);
                std::fflush(stdout);
                separator = ",";
            }
    }
    std::puts("\n]");
    return 0;
}
