// The network against the readable reference, and the contracts of its parts.
#include "reference/training/transformer.hpp"
#include "training/double_network.hpp"
#include "training/kernels/batch.hpp"
#include "training/kernels/exponential.hpp"
#include "training/logarithm.hpp"

using namespace training_tests;

namespace {

TrainingOptions default_options(bool causal, const Encoding& encoding) {
    TrainingOptions options;
    options.task = Task::word_number;
    options.encoding = encoding;
    options.model.causal = causal;
    options.seed = 11;
    return options;
}

}  // namespace

TEST_CASE("answers and attention are those of the reference, for every encoding, mask and length") {
    const std::vector<float> table = given_table(64 * 32);
    for (const bool causal : {false, true})
        for (const auto& [name, encoding] : every_encoding(table))
            for (const std::size_t length : {5, 40}) {
                INFO(name << (causal ? ", causal" : "") << ", " << length << " words");
                const TrainingOptions options = default_options(causal, encoding);
                DoubleNetwork network = make_double_network(options);
                for (std::size_t i = 0; i < network.weights().size(); ++i)
                    network.weights()[i] += 0.05 * std::sin(double(i));
                const posenc::reference::ParameterReader reader = [&](const char* wanted, std::size_t layer) {
                    for (const ParameterBlock& block : network.parameters().blocks)
                        if (block.name == std::string(wanted) && block.layer == layer)
                            return std::span<const double>(network.weights())
                                .subspan(block.offset, block.rows * block.columns);
                    throw std::logic_error(wanted);
                };
                Group group;
                group.fill({options.task, length, 3, 1, Purpose::evaluation, 0}, 0);
                network.forward(double_kernels(), group, true);
                double difference = 0, loss = 0;
                for (const std::size_t lane : {0, 7, 15}) {
                    std::vector<std::int32_t> words(length);
                    for (std::size_t p = 0; p < length; ++p) words[p] = group.words[p * lanes + lane];
                    const auto expect = posenc::reference::run_transformer(options, reader, words);
                    for (std::size_t p = 0; p < length; ++p) {
                        double sum = 0;
                        for (std::size_t c = 0; c < 8; ++c) sum += std::exp(expect.logits[p * 8 + c]);
                        for (std::size_t c = 0; c < 8; ++c)
                            difference = std::max(difference,
                                                  std::fabs(network.probabilities()[(c * length + p) * lanes + lane] -
                                                            std::exp(expect.logits[p * 8 + c]) / sum));
                        if (p + 1 == length)
                            loss += std::log(sum) - expect.logits[p * 8 + group.answers[p * lanes + lane]];
                    }
                    const std::size_t each = options.model.heads * length * length;
                    for (std::size_t l = 0; l < options.model.layers; ++l)
                        for (std::size_t i = 0; i < each; ++i) {
                            if (causal && i % length > i / length % length) continue;
                            difference = std::max(difference, std::fabs(network.attention(l)[i * lanes + lane] -
                                                                        expect.attention[l * each + i]));
                        }
                }
                CHECK(difference < 1e-11);
                CHECK(loss > 0);
            }
}

TEST_CASE("the loss is the cross-entropy of the answers") {
    const TrainingOptions options = default_options(false, Sinusoidal{});
    DoubleNetwork network = make_double_network(options);
    Group group;
    group.fill({options.task, 9, 7, 1, Purpose::evaluation, 0}, 0);
    network.forward(double_kernels(), group, false);
    double expect = 0;
    for (std::size_t lane = 0; lane < lanes; ++lane)
        expect -=
            std::log(network.probabilities()[(std::size_t(group.answers[8 * lanes + lane]) * 9 + 8) * lanes + lane]);
    CHECK(network.loss(group) == Approx(expect).epsilon(1e-12));
}

TEST_CASE("own e^x and ln x stay close to the truth") {
    for (double x = -29.99; x <= 0; x += 0.0173) {
        float narrow = float(x);
        double wide = x;
        kernels::exponentials<kernels::Scalar>(&narrow, 1);
        kernels::exponentials<kernels::Scalar>(&wide, 1);
        CHECK(std::fabs(double(narrow) / std::exp(double(float(x))) - 1) < 2 * 0x1p-23);
        CHECK(std::fabs(wide / std::exp(x) - 1) < 4 * 0x1p-52);
        const double y = std::exp(x * 3);
        CHECK(std::fabs(logarithm(y) - std::log(y)) <= 4 * 0x1p-53 * std::fabs(std::log(y)) + 1e-16);
        CHECK(std::fabs(logarithm(1 / y) - std::log(1 / y)) <= 4 * 0x1p-53 * std::fabs(std::log(y)) + 1e-16);
    }
    float far[] = {-30, -31, -1e30f, -HUGE_VALF, 0};
    kernels::exponentials<kernels::Scalar>(far, 5);
    CHECK(std::vector<float>(far, far + 5) == std::vector<float>{0, 0, 0, 0, 1});
}
