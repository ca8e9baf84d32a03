// The trainer: it learns, can be interrupted, shows its state, and rejects impossible requests.
#include <algorithm>
#include <numeric>

#include "training/support.hpp"

using namespace training_tests;
using posenc::ErrorCode;

namespace {

TrainingOptions quick(Task task, const Encoding& encoding, std::size_t steps = 200) {
    TrainingOptions options;
    options.task = task;
    options.encoding = encoding;
    options.schedule.steps = steps;
    options.seed = 1;
    return options;
}

std::vector<std::uint8_t> saved(const Trainer& trainer) {
    std::vector<std::uint8_t> state(trainer.state_size());
    posenc::check(trainer.try_save(state));
    return state;
}

std::string weights_of(const Trainer& trainer) {
    return hash_of(trainer.parameters());
}

}  // namespace

TEST_CASE("RoPE learns three back and keeps it at twice the length; without positions a model stays at the ceiling") {
    const auto rotary = make_trainer(quick(Task::three_back, Rotary{}));
    train(*rotary, 200);
    CHECK(accuracy(*rotary, 16) > 0.99);
    CHECK(accuracy(*rotary, 32) > 0.95);
    const auto none = make_trainer(quick(Task::three_back, NoEncoding{}));
    train(*none, 200);
    const double ceiling = compute_unordered_ceiling({Task::three_back, 16, 7, 1, Purpose::evaluation, 0});
    CHECK(accuracy(*none, 16) < ceiling + 0.01);
    CHECK(accuracy(*none, 16) > ceiling - 0.05);
}

TEST_CASE("bidirectional attention without positions gives the same answer to every order of the words") {
    const auto trainer = make_trainer(quick(Task::who_came_first, NoEncoding{}, 20));
    train(*trainer, 20);
    std::vector<std::int32_t> words = {1, 8, 3, 4, 9, 6, 10};
    std::vector<float> before(words.size() * 2), after(before.size());
    posenc::check(trainer->try_look(words, {}, before));
    std::swap(words[1], words[4]);
    posenc::check(trainer->try_look(words, {}, after));
    for (std::size_t c = 0; c < 2; ++c) CHECK(after[12 + c] == Approx(before[12 + c]).epsilon(1e-5));
}

TEST_CASE("a state that is saved and restored goes on with the same bits") {
    for (const Encoding& encoding : std::vector<Encoding>{Learned{}, Shaw{}}) {
        const TrainingOptions options = quick(Task::where_is_it_now, encoding, 30);
        const auto straight = make_trainer(options);
        train(*straight, 30);
        const auto first = make_trainer(options);
        train(*first, 13);
        const std::vector<std::uint8_t> state = saved(*first);
        const auto second = make_trainer(options);
        posenc::check(second->try_restore(state));
        CHECK(second->step() == 13);
        CHECK(saved(*second) == state);
        train(*second, 17);
        CHECK(saved(*second) == saved(*straight));
        // Restores the earlier state, and continues.
        posenc::check(second->try_restore(state));
        train(*second, 17);
        CHECK(saved(*second) == saved(*straight));
    }
}

TEST_CASE("evaluations and looks do not disturb training") {
    const TrainingOptions options = quick(Task::word_number, T5Bias{}, 20);
    const auto straight = make_trainer(options), interrupted = make_trainer(options);
    train(*straight, 20);
    for (int i = 0; i < 20; ++i) {
        train(*interrupted, 1);
        accuracy(*interrupted, 64, 16);
        std::vector<float> bias(4 * 9 * 9);
        posenc::check(interrupted->try_score_bias(9, bias));
        posenc::check(interrupted->try_look(std::vector<std::int32_t>{1, 2, 9}, {}, {}));
    }
    CHECK(weights_of(*straight) == weights_of(*interrupted));
}

TEST_CASE("models that differ only in their encoding start from the same weights") {
    const std::vector<float> table = given_table(64 * 32);
    const auto plain = make_trainer(quick(Task::word_number, NoEncoding{}));
    for (const auto& [name, encoding] : every_encoding(table)) {
        INFO(name);
        const auto other = make_trainer(quick(Task::word_number, encoding));
        const std::size_t shared = plain->parameters().size();
        REQUIRE(other->parameters().size() >= shared);
        CHECK(hash_of(other->parameters().first(shared)) == weights_of(*plain));
        for (std::size_t i = 0; i < plain->blocks().size(); ++i)
            CHECK(other->blocks()[i].offset == plain->blocks()[i].offset);
    }
}

TEST_CASE("weights start with the spread that their block should have, the learned table with that of its option") {
    const auto trainer = make_trainer(quick(Task::word_number, Learned{0.5}));
    const std::map<std::string, double> expect = {{"embedding", 1},
                                                  {"query", 1 / std::sqrt(32.0)},
                                                  {"output", 1 / std::sqrt(32.0 * 4)},
                                                  {"expand", 1 / std::sqrt(32.0)},
                                                  {"contract", 1 / std::sqrt(64.0 * 4)},
                                                  {"positions", 0.5}};
    std::size_t found = 0, total = 0;
    for (const ParameterBlock& block : trainer->blocks()) {
        CHECK(block.offset == total);
        total += block.rows * block.columns;
        if (!expect.count(block.name)) continue;
        ++found;
        double squares = 0;
        const auto numbers = trainer->parameters().subspan(block.offset, block.rows * block.columns);
        for (const float x : numbers) squares += double(x) * double(x);
        INFO(block.name);
        CHECK(std::sqrt(squares / double(numbers.size())) == Approx(expect.at(block.name)).epsilon(0.08));
    }
    CHECK(found == 10);
    CHECK(total == trainer->parameters().size());
}

TEST_CASE("rows of the learned table past the longest sentence keep their initial values") {
    const auto trainer = make_trainer(quick(Task::three_back, Learned{}, 40));
    const std::vector<float> before(trainer->parameters().begin(), trainer->parameters().end());
    train(*trainer, 40);
    const ParameterBlock& table = trainer->blocks().back();
    REQUIRE(table.name == std::string("positions"));
    const auto row = [&](std::size_t r) { return hash_of(trainer->parameters().subspan(table.offset + r * 32, 32)); };
    const auto row_before = [&](std::size_t r) {
        return hash_of(std::span<const float>(before).subspan(table.offset + r * 32, 32));
    };
    CHECK(row(15) != row_before(15));
    for (const std::size_t r : {16, 40, 63}) CHECK(row(r) == row_before(r));
}

TEST_CASE("the rate rises, reaches its peak and falls to its share; lengths are drawn from the whole range") {
    TrainingOptions options = quick(Task::who_came_first, Rotary{}, 100);
    options.schedule.warm_up = 10;
    options.model = phone_model;
    const auto trainer = make_trainer(options);
    std::vector<StepResult> results(100);
    std::size_t taken = 0;
    posenc::check(trainer->try_train(results, taken));
    CHECK(taken == 100);
    CHECK(results[0].rate == Approx(0.001));
    CHECK(results[9].rate == Approx(0.01));
    CHECK(results[10].rate == Approx(0.01));
    CHECK(results[99].rate == Approx(0.0005));
    std::vector<int> lengths(17);
    for (const StepResult& result : results) {
        ++lengths.at(result.length);
        CHECK(result.loss > 0);
        CHECK(result.gradient_length > 0);
    }
    for (std::size_t length = 8; length <= 16; ++length) CHECK(lengths[length] > 2);
    StepResult more;
    CHECK(trainer->try_train({&more, 1}, taken).argument == std::string("steps"));
    CHECK(taken == 0);
}

TEST_CASE("the phone size has some 4,500 parameters, the default some 17,500") {
    TrainingOptions options = quick(Task::where_is_it_now, Rotary{});
    CHECK(make_trainer(options)->parameters().size() == Approx(17500).margin(500));
    options.model = phone_model;
    CHECK(make_trainer(options)->parameters().size() == Approx(4500).margin(300));
}

TEST_CASE("counts by place add up to the whole") {
    const auto trainer = make_trainer(quick(Task::where_is_it_now, Alibi{}, 60));
    train(*trainer, 60);
    Evaluation result;
    std::vector<std::uint32_t> asked(24), right(24);
    posenc::check(trainer->try_evaluate({24, 160, 0}, result, asked, right));
    CHECK(result.asked == 160);
    CHECK(std::accumulate(asked.begin(), asked.end(), 0u) == 160);
    CHECK(std::accumulate(right.begin(), right.end(), 0u) == result.right);
    for (std::size_t place = 0; place < 24; ++place) CHECK(right[place] <= asked[place]);
    CHECK(asked[23] == 0);
    CHECK(asked[22] > asked[15]);
    Evaluation other;
    posenc::check(trainer->try_evaluate({24, 160, 160}, other, {}, {}));
    CHECK(other.loss != result.loss);
}

TEST_CASE("attention and probabilities of a sentence are shares, and a causal model sees no later word") {
    for (const bool causal : {false, true}) {
        TrainingOptions options = quick(Task::three_back, Rotary{}, 30);
        options.model.causal = causal;
        const auto trainer = make_trainer(options);
        train(*trainer, 30);
        const std::vector<std::int32_t> words = {1, 5, 0, 7, 3, 3, 2};
        std::vector<float> attention(2 * 4 * 7 * 7), probabilities(7 * 8);
        posenc::check(trainer->try_look(words, attention, probabilities));
        for (std::size_t row = 0; row < 2 * 4 * 7; ++row) {
            double sum = 0;
            for (std::size_t j = 0; j < 7; ++j) {
                sum += attention[row * 7 + j];
                if (causal && j > row % 7) CHECK(attention[row * 7 + j] == 0);
            }
            CHECK(sum == Approx(1).epsilon(1e-5));
        }
        for (std::size_t p = 0; p < 7; ++p)
            CHECK(std::accumulate(&probabilities[p * 8], &probabilities[p * 8] + 8, 0.0) == Approx(1).epsilon(1e-5));
    }
}

TEST_CASE("the score bias of ALiBi is posenc's own, T5's starts at zero and is trained") {
    const auto alibi = make_trainer(quick(Task::three_back, Alibi{}));
    std::vector<float> bias(4 * 6 * 6), expect(bias.size());
    posenc::check(alibi->try_score_bias(6, bias));
    posenc::make_alibi_bias<float>({4, 6, 6, false, posenc::AlibiForm::symmetric, 4}, expect);
    CHECK(bias == expect);
    const auto t5 = make_trainer(quick(Task::three_back, T5Bias{}, 10));
    posenc::check(t5->try_score_bias(6, bias));
    CHECK(std::all_of(bias.begin(), bias.end(), [](float x) { return x == 0; }));
    train(*t5, 10);
    posenc::check(t5->try_score_bias(6, bias));
    CHECK(std::any_of(bias.begin(), bias.end(), [](float x) { return x != 0; }));
    CHECK(bias[1] == bias[6 + 2]);  // the same distance
    CHECK(alibi->try_score_bias(6, std::span(bias).first(1)).code == ErrorCode::shape_mismatch);
    CHECK(make_trainer(quick(Task::three_back, Rotary{}))->try_score_bias(6, bias).code == ErrorCode::unknown_name);
}

TEST_CASE("no number of a state is subnormal, even when nothing is left to learn") {
    for (const Encoding& encoding : std::vector<Encoding>{Learned{}, T5Bias{}, Shaw{}}) {
        TrainingOptions options = quick(Task::who_came_first, encoding, 600);
        options.model = phone_model;
        const auto trainer = make_trainer(options);
        CHECK(train(*trainer, 600).loss < 1e-2);
        const std::vector<std::uint8_t> state = saved(*trainer);
        std::vector<float> numbers(3 * trainer->parameters().size());
        std::memcpy(numbers.data(), &state[state.size() - 4 * numbers.size()], 4 * numbers.size());
        CHECK(std::none_of(numbers.begin(), numbers.end(), [](float x) { return std::fpclassify(x) == FP_SUBNORMAL; }));
    }
}

TEST_CASE("a model whose training diverges reports it and keeps its weights") {
    // No rate that is allowed diverges; huge weights of the answer, put into a state by hand, do.
    const auto trainer = make_trainer(quick(Task::three_back, Sinusoidal{}, 10));
    std::vector<std::uint8_t> state = saved(*trainer);
    std::vector<float> huge(8 * 32, 3e38f);
    for (const ParameterBlock& block : trainer->blocks())
        if (block.name == std::string("answer"))
            std::memcpy(&state[state.size() - 4 * (3 * trainer->parameters().size() - block.offset)], huge.data(),
                        4 * huge.size());
    posenc::check(trainer->try_restore(state));
    std::vector<StepResult> results(3);
    std::size_t taken = 9;
    const posenc::Status status = trainer->try_train(results, taken);
    CHECK(status.code == ErrorCode::not_finite);
    CHECK(status.argument == std::string("loss"));
    CHECK(taken == 0);
    CHECK(trainer->step() == 0);
    CHECK(saved(*trainer) == state);
}
