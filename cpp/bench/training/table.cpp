// One cell of the table of training-table.mjs: `posenc_training_table name=value ...`, a line of JSON for each seed;
// with `ceilings=1` the best accuracy without the order of words, at the same lengths; with `block=name` the parameters
// learned there.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "training/arguments.hpp"
#include "training/encodings.hpp"

namespace {

using namespace posenc::training;
using posenc::bench::Arguments;

TrainingOptions options_of(const Arguments& given) {
    TrainingOptions options;
    options.task = static_cast<Task>(given.size("task", 0));
    const std::string name = given.text("encoding", "none");
    for (const auto& [known, encoding] : posenc::bench::encodings())
        if (known == name) options.encoding = encoding;
    if (auto* rotary = std::get_if<Rotary>(&options.encoding)) rotary->base = given.number("base", rotary->base);
    if (auto* t5 = std::get_if<T5Bias>(&options.encoding)) {
        t5->buckets = given.size("buckets", t5->buckets);
        t5->max_distance = given.size("max_distance", t5->max_distance);
    }
    if (auto* shaw = std::get_if<Shaw>(&options.encoding))
        shaw->max_distance = given.size("max_distance", shaw->max_distance);
    if (auto* alibi = std::get_if<Alibi>(&options.encoding))
        alibi->bias_max = given.number("bias_max", alibi->bias_max);
    if (given.text("model", "default") == "phone") options.model = phone_model;
    options.model.dim = given.size("dim", options.model.dim);
    options.model.feed_forward = given.size("feed_forward", options.model.feed_forward);
    options.model.causal = given.size("causal", 0) != 0;
    options.model.heads = given.size("heads", options.model.heads);
    options.model.layers = given.size("layers", options.model.layers);
    options.schedule.steps = given.size("steps", options.schedule.steps);
    options.schedule.rate = given.number("rate", options.schedule.rate);
    options.shortest = given.size("shortest", options.shortest);
    options.longest = given.size("longest", options.longest);
    options.longest_asked = 4 * options.longest;
    return options;
}

/// Permille of right answers; with `unseen` of those whose word is at a place that training never used.
long permille(Trainer& trainer, std::size_t length, std::size_t longest, bool unseen) {
    Evaluation result;
    std::vector<std::uint32_t> asked(length), right(length);
    posenc::check(trainer.try_evaluate({length, 512, 0}, result, asked, right));
    double all = 0, good = 0;
    for (std::size_t place = unseen ? longest : 0; place < length; ++place) {
        all += asked[place];
        good += right[place];
    }
    return all == 0 ? -1 : static_cast<long>(1000 * good / all + 0.5);
}

/// `apart`: steps from one point of the learning curve to the next, 0 for no curve.
void run(TrainingOptions options, std::uint64_t seed, std::size_t apart) {
    options.seed = seed;
    const auto trainer = make_trainer(options);
    const std::size_t longest = options.longest;
    long solved = -1;
    std::string curve;
    while (trainer->step() < options.schedule.steps) {
        StepResult results[10];
        std::size_t taken = 0;
        posenc::check(trainer->try_train(results, taken));
        const bool point = apart != 0 && trainer->step() % apart == 0;
        if (solved >= 0 && !point) continue;
        Evaluation result;
        posenc::check(trainer->try_evaluate({longest, 256, 0}, result, {}, {}));
        const double share = double(result.right) / double(result.asked);
        if (solved < 0 && double(result.right) >= 0.95 * double(result.asked))
            solved = static_cast<long>(trainer->step());
        if (point) curve += (curve.empty() ? "" : ",") + std::to_string(static_cast<long>(1000 * share + 0.5));
    }
    const auto at = [&](std::size_t length) { return permille(*trainer, length, longest, false); };
    std::printf("{\"seed\":%llu,\"solved\":%ld,\"accuracy\":[%ld,%ld,%ld,%ld],\"unseen\":%ld,\"curve\":[%s]}\n",
                static_cast<unsigned long long>(seed), solved, at(longest), at(longest * 3 / 2), at(2 * longest),
                at(4 * longest), permille(*trainer, 2 * longest, longest, true), curve.c_str());
    std::fflush(stdout);
}

/// The first block of that name after training, and the accuracy of the model.
void print_block(TrainingOptions options, std::uint64_t seed, const std::string& name) {
    options.seed = seed;
    const auto trainer = make_trainer(options);
    std::vector<StepResult> results(options.schedule.steps);
    std::size_t taken = 0;
    posenc::check(trainer->try_train(results, taken));
    const auto blocks = trainer->blocks();
    const auto block = std::find_if(blocks.begin(), blocks.end(), [&](const auto& b) { return b.name == name; });
    if (block == blocks.end()) {
        std::fprintf(stderr, "no block %s\n", name.c_str());
        std::exit(1);
    }
    std::printf("{\"accuracy\":%ld,\"rows\":%zu,\"columns\":%zu,\"values\":[",
                permille(*trainer, options.longest, options.longest, false), block->rows, block->columns);
    const auto values = trainer->parameters().subspan(block->offset, block->rows * block->columns);
    for (const float& value : values) std::printf("%s%.9g", &value == values.data() ? "" : ",", double(value));
    std::puts("]}");
}

void print_ceilings(const TrainingOptions& options) {
    const char* separator = "[";
    for (const std::size_t length :
         {2 * options.longest, 3 * options.longest, 4 * options.longest, 8 * options.longest}) {
        std::printf("%s%.4f", separator, compute_unordered_ceiling({options.task, length / 2}));
        separator = ",";
    }
    std::puts("]");
}

}  // namespace

int main(int count, char** texts) {
    const Arguments given(count, texts);
    const TrainingOptions options = options_of(given);
    if (given.size("ceilings", 0)) {
        print_ceilings(options);
        return 0;
    }
    const std::string block = given.text("block", "");
    if (!block.empty()) {
        print_block(options, given.size("seed", 1), block);
        return 0;
    }
    const std::size_t first = given.size("seed", 1), seeds = given.size("seeds", 10);
    for (std::size_t seed = first; seed < first + seeds; ++seed) run(options, seed, given.size("curve", 0));
    return 0;
}
