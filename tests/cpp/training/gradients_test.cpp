// Every gradient against central differences, in double: the code is the network's own, with another scalar.
#include "training/double_network.hpp"

using namespace training_tests;

namespace {

/// Small, so that every number of every block can be moved; two layers, because the last one is cut short.
TrainingOptions small(Task task, bool causal, const Encoding& encoding) {
    TrainingOptions options;
    options.task = task;
    options.encoding = encoding;
    options.model = {8, 2, 2, 12, causal};
    options.shortest = 5;
    options.longest = 8;
    options.longest_asked = 8;
    options.seed = 5;
    return options;
}

double mean_loss(DoubleNetwork& network, const Group& group) {
    network.forward(double_kernels(), group, false);
    return network.loss(group) / double(group.asked());
}

/// The largest error of a block's gradient, relative to the block's largest entry.
double worst_error(DoubleNetwork& network, const Group& group, const ParameterBlock& block,
                   const std::vector<double>& gradient) {
    double error = 0, largest = 0;
    const std::size_t count = block.rows * block.columns;
    // Every entry of small blocks; of large ones some from everywhere.
    const std::size_t step = (count > 40 ? count / 24 | 1 : 1) * (sanitized() ? 7 : 1);
    for (std::size_t i = 0; i < count; ++i) largest = std::max(largest, std::fabs(gradient[block.offset + i]));
    for (std::size_t i = 0; i < count; i += step) {
        double& weight = network.weights()[block.offset + i];
        const double kept = weight, apart = 1e-6;
        weight = kept + apart;
        const double above = mean_loss(network, group);
        weight = kept - apart;
        const double below = mean_loss(network, group);
        weight = kept;
        error = std::max(error, std::fabs((above - below) / (2 * apart) - gradient[block.offset + i]));
    }
    // A block with zero gradient (rows of distances that do not occur) must have no difference either.
    return largest > 1e-9 ? error / largest : error / 1e-5;
}

}  // namespace

TEST_CASE("the gradient of every parameter block agrees with central differences, for every encoding and mask") {
    const std::vector<float> table = given_table(8 * 8);
    for (const bool causal : {false, true})
        for (const auto& [name, encoding] : every_encoding(table))
            for (const Task task : {Task::three_back, Task::where_is_it_now}) {
                const TrainingOptions options = small(task, causal, encoding);
                DoubleNetwork network = make_double_network(options);
                // Biases that start at 0 and gains at 1 would hide mistakes.
                for (std::size_t i = 0; i < network.weights().size(); ++i)
                    network.weights()[i] += 0.1 * std::sin(double(i));
                Group group;
                // A longer group first: its leftovers in the buffers must have no effect.
                for (const std::size_t length : {8, 7}) {
                    std::fill(network.gradient().begin(), network.gradient().end(), 0.0);
                    group.fill({task, length, 4, 3, Purpose::training, 0}, 0);
                    network.forward(double_kernels(), group, false);
                    network.backward(double_kernels(), group, 1.0 / double(group.asked()));
                }
                const std::vector<double> gradient = network.gradient();
                for (const ParameterBlock& block : network.parameters().blocks) {
                    INFO(name << (causal ? ", causal, " : ", ") << name_of(block) << ", task " << int(task));
                    CHECK(worst_error(network, group, block, gradient) < 1e-4);
                }
            }
}

TEST_CASE("so does the gradient of a text, whose every place is answered, for every encoding") {
    const std::vector<float> table = given_table(8 * 8);
    const std::vector<std::uint8_t> text = text_of(60, 5);
    for (const auto& [name, encoding] : every_encoding(table)) {
        TrainingOptions options = small(Task{}, true, encoding);
        options.text = {text, 5};
        DoubleNetwork network = make_double_network(options);
        for (std::size_t i = 0; i < network.weights().size(); ++i) network.weights()[i] += 0.1 * std::sin(double(i));
        Group group;
        group.fill(text, 8, 1, 0);
        network.forward(double_kernels(), group, false);
        network.backward(double_kernels(), group, 1.0 / double(group.asked()));
        const std::vector<double> gradient = network.gradient();
        for (const ParameterBlock& block : network.parameters().blocks) {
            INFO(name << ", " << name_of(block));
            CHECK(worst_error(network, group, block, gradient) < 1e-4);
        }
    }
}

TEST_CASE("gradients add up over groups, and answering at every place changes none") {
    const TrainingOptions options = small(Task::who_came_first, false, Rotary{});
    DoubleNetwork network = make_double_network(options);
    const auto gradient_of = [&](std::uint64_t first, bool whole) {
        std::fill(network.gradient().begin(), network.gradient().end(), 0.0);
        Group group;
        group.fill({options.task, 8, 4, 3, Purpose::training, 0}, first);
        network.forward(double_kernels(), group, whole);
        if (!whole) network.backward(double_kernels(), group, 1);
        return network.gradient();
    };
    const std::vector<double> one = gradient_of(0, false), other = gradient_of(16, false);
    std::fill(network.gradient().begin(), network.gradient().end(), 0.0);
    for (const std::uint64_t first : {0, 16}) {
        Group group;
        group.fill({options.task, 8, 4, 3, Purpose::training, 0}, first);
        network.forward(double_kernels(), group, false);
        network.backward(double_kernels(), group, 1);
    }
    for (std::size_t i = 0; i < one.size(); ++i) CHECK(std::fabs(network.gradient()[i] - (one[i] + other[i])) < 1e-12);
}
