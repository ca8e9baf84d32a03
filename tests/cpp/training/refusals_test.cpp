// The trainer's rejections, each by the name of the argument, with nothing changed.
#include <functional>

#include "training/support.hpp"

using namespace training_tests;
using posenc::ErrorCode;

namespace {

using Spoil = std::function<void(TrainingOptions&)>;

void check_refused(const Spoil& spoil, ErrorCode code, const std::string& argument) {
    TrainingOptions options;
    spoil(options);
    std::unique_ptr<Trainer> out;
    const posenc::Status status = Trainer::try_make(options, out);
    INFO(argument << " against " << status.argument);
    CHECK(status.code == code);
    CHECK(status.argument == argument);
    CHECK(std::string(status.allowed).size() > 0);
    CHECK(out == nullptr);
}

}  // namespace

TEST_CASE("options outside the stable range of training are rejected by name") {
    const auto out = ErrorCode::out_of_range;
    check_refused([](auto& o) { o.task = Task(4); }, ErrorCode::unknown_name, "task");
    for (const std::size_t dim : {0, 4, 12, 36, 520}) check_refused([=](auto& o) { o.model.dim = dim; }, out, "dim");
    for (const std::size_t n : {0, 17}) check_refused([=](auto& o) { o.model.layers = n; }, out, "layers");
    for (const std::size_t n : {0, 17}) check_refused([=](auto& o) { o.model.heads = n; }, out, "heads");
    for (const std::size_t n : {7, 2049})
        check_refused([=](auto& o) { o.model.feed_forward = n; }, out, "feed_forward");
    for (const std::size_t n : {0, 10001}) check_refused([=](auto& o) { o.schedule.steps = n; }, out, "steps");
    for (const std::size_t n : {0, 8, 20, 80}) check_refused([=](auto& o) { o.schedule.batch = n; }, out, "batch");
    for (const double x : {0.0, -1.0, 0.031}) check_refused([=](auto& o) { o.schedule.rate = x; }, out, "rate");
    check_refused([](auto& o) { o.schedule.rate = std::nan(""); }, ErrorCode::not_finite, "rate");
    check_refused([](auto& o) { o.schedule.warm_up = 1001; }, out, "warm_up");
    for (const double x : {-0.1, 1.1}) check_refused([=](auto& o) { o.schedule.final_share = x; }, out, "final_share");
    check_refused([](auto& o) { o.schedule.clip = 0; }, out, "clip");
    check_refused([](auto& o) { o.schedule.clip = HUGE_VAL; }, ErrorCode::not_finite, "clip");
    for (const std::size_t n : {3, 129}) check_refused([=](auto& o) { o.longest = n; }, out, "longest");
    for (const std::size_t n : {3, 17}) check_refused([=](auto& o) { o.shortest = n; }, out, "shortest");
    for (const std::size_t n : {15, 129}) check_refused([=](auto& o) { o.longest_asked = n; }, out, "longest_asked");
    check_refused([](auto& o) { o.schedule.decline = Decline(2); }, ErrorCode::unknown_name, "decline");
    for (const double x : {-0.1, 1.1})
        check_refused([=](auto& o) { o.schedule.weight_decay = x; }, out, "weight_decay");
    check_refused([](auto& o) { o.schedule.weight_decay = std::nan(""); }, ErrorCode::not_finite, "weight_decay");
}

TEST_CASE("a text that no model can learn is rejected by name") {
    const std::vector<std::uint8_t> characters(40, 3);
    const auto refused = [&](ErrorCode code, const std::string& argument, const Spoil& spoil) {
        check_refused(
            [&](TrainingOptions& o) {
                o.model.causal = true;
                o.text = {characters, 4};
                spoil(o);
            },
            code, argument);
    };
    const auto out = ErrorCode::out_of_range;
    for (const std::size_t n : {0, 1, 257}) refused(out, "symbols", [=](auto& o) { o.text.symbols = n; });
    refused(out, "text", [](auto& o) { o.text.symbols = 3; });
    refused(out, "text", [&](auto& o) { o.text.characters = std::span(characters).first(16); });
    refused(out, "causal", [](auto& o) { o.model.causal = false; });
    refused(out, "longest", [](auto& o) { o.longest = o.longest_asked = 513; });
    refused(out, "longest_asked", [](auto& o) { o.longest_asked = 513; });
}

TEST_CASE("an encoding rejects what its own function rejects") {
    const auto with = [](const Encoding& encoding) { return [=](TrainingOptions& o) { o.encoding = encoding; }; };
    const auto out = ErrorCode::out_of_range;
    check_refused(with(Sinusoidal{1}), out, "base");
    check_refused(with(Sinusoidal{10000, posenc::Layout::interleaved, posenc::Ladder::half, 0, std::nan("")}),
                  ErrorCode::not_finite, "scale");
    check_refused(with(DoubledExponent{0.5}), out, "base");
    check_refused(with(OneFrequency{0}), out, "period");
    check_refused(with(Learned{-1}), out, "standard_deviation");
    check_refused(with(Rotary{0}), out, "base");
    check_refused(with(Rotary{1e4, posenc::Pairing::interleaved, {std::vector<double>(5, 0.1), {}, 1}}), out,
                  "frequencies");
    check_refused(with(Rotary{1e4, posenc::Pairing::interleaved, {{HUGE_VAL}, {}, 1}}), ErrorCode::not_finite,
                  "frequencies.inverse");
    check_refused(with(Alibi{0}), out, "bias_max");
    check_refused(with(T5Bias{1}), out, "buckets");
    check_refused(with(T5Bias{8, 3}), out, "max_distance");
    for (const std::size_t n : {0, 129}) check_refused(with(Shaw{n}), out, "max_distance");
    std::vector<float> table(64 * 32);
    check_refused(with(GivenTable{std::span<const float>(table).first(100)}), ErrorCode::shape_mismatch, "table");
    table[7] = HUGE_VALF;
    check_refused(with(GivenTable{table}), ErrorCode::not_finite, "table");
}

TEST_CASE("questions that do not fit the model are rejected") {
    TrainingOptions options;
    options.task = Task::word_number;
    const auto trainer = make_trainer(options);
    Evaluation kept;
    kept.asked = 42;
    std::vector<std::uint32_t> counts(16);
    const auto refused = [&](EvaluationOptions wanted, std::span<std::uint32_t> asked, std::span<std::uint32_t> right) {
        const posenc::Status status = trainer->try_evaluate(wanted, kept, asked, right);
        CHECK(kept.asked == 42);
        return std::string(status.argument);
    };
    CHECK(refused({7, 16, 0}, {}, {}) == "length");
    CHECK(refused({65, 16, 0}, {}, {}) == "length");
    CHECK(refused({16, 17, 0}, {}, {}) == "sentences");
    CHECK(refused({16, 0, 0}, {}, {}) == "sentences");
    CHECK(refused({16, 16, 0}, std::span(counts).first(15), counts) == "asked");
    CHECK(refused({16, 16, 0}, counts, {}) == "right");
    std::vector<float> numbers(1000);
    const auto looked = [&](std::vector<std::int32_t> words, std::size_t attention, std::size_t probabilities) {
        const auto span = std::span(numbers);
        return std::string(trainer->try_look(words, span.first(attention), span.first(probabilities)).argument);
    };
    CHECK(looked({}, 0, 0) == "words");
    CHECK(looked({1, 15}, 0, 0) == "words");
    CHECK(looked({1, -1}, 0, 0) == "words");
    CHECK(looked(std::vector<std::int32_t>(65), 0, 0) == "words");
    CHECK(looked({1, 2}, 33, 0) == "attention");
    CHECK(looked({1, 2}, 0, 15) == "probabilities");
}

TEST_CASE("a state of another set-up, a truncated one and one with NaN are rejected") {
    TrainingOptions options;
    options.encoding = Sinusoidal{};
    const auto trainer = make_trainer(options);
    train(*trainer, 2);
    std::vector<std::uint8_t> state(trainer->state_size());
    posenc::check(trainer->try_save(state));
    CHECK(trainer->try_save(std::span(state).first(state.size() - 1)).code == ErrorCode::shape_mismatch);
    const auto restored = [&](std::span<const std::uint8_t> bytes) {
        const ErrorCode code = trainer->try_restore(bytes).code;
        std::vector<std::uint8_t> now(trainer->state_size());
        posenc::check(trainer->try_save(now));
        CHECK(now == state);
        return code;
    };
    CHECK(restored({}) == ErrorCode::malformed);
    CHECK(restored(std::span(state).first(20)) == ErrorCode::malformed);
    CHECK(restored(std::span(state).first(state.size() - 4)) == ErrorCode::shape_mismatch);
    std::vector<std::uint8_t> spoiled = state;
    spoiled[0] ^= 1;
    CHECK(restored(spoiled) == ErrorCode::malformed);
    spoiled = state;
    spoiled[spoiled.size() - 1] = 0x7f;
    spoiled[spoiled.size() - 2] = 0xff;
    CHECK(restored(spoiled) == ErrorCode::not_finite);
    for (int what = 0; what < 5; ++what) {
        TrainingOptions other = options;
        if (what == 0) other.encoding = Sinusoidal{9999};
        if (what == 1) other.seed = 1;
        if (what == 2) other.model.causal = true;
        if (what == 3) other.task = Task::three_back;
        if (what == 4) other.encoding = Rotary{};
        CHECK(make_trainer(other)->try_restore(state).code == ErrorCode::shape_mismatch);
    }
    TrainingOptions longer = options;
    longer.schedule.steps = 1000;
    CHECK(make_trainer(longer)->try_restore(state).ok());
}
