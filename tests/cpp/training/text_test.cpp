// A text as a task: windows, losses by character, the schedule of AdamW, weights from elsewhere.
#include "training/group.hpp"
#include "training/optimiser.hpp"
#include "training/support.hpp"

using namespace training_tests;

namespace {

TrainingOptions reading(const std::vector<std::uint8_t>& text, std::size_t steps = 60) {
    TrainingOptions options;
    options.encoding = Rotary{500, posenc::Pairing::rotate_half, {}};
    options.model = {16, 2, 2, 32, true};
    options.schedule = {steps, 16, 0.01, 5, 0.1, 1, Decline::cosine, 0.1};
    options.shortest = options.longest = options.longest_asked = 24;
    options.text = {text, 5};
    options.seed = 3;
    return options;
}

double mean(std::span<const float> numbers) {
    double sum = 0;
    for (const float number : numbers) sum += number;
    return sum / double(numbers.size());
}

}  // namespace

TEST_CASE("windows come from the whole text, and each character is answered by the one that follows") {
    std::vector<std::uint8_t> text(400);
    for (std::size_t i = 0; i < text.size(); ++i) text[i] = std::uint8_t(i / 2);  // each window occurs once
    Group group;
    std::size_t first = 400, last = 0;
    for (std::uint64_t number = 0; number < 1600; number += lanes) {
        group.fill(text, 20, 7, number);
        REQUIRE(group.asked() == 20 * lanes);
        for (std::size_t lane = 0; lane < lanes; ++lane) {
            const auto word = [&](std::size_t place) { return std::uint8_t(group.words[place * lanes + lane]); };
            std::vector<std::uint8_t> window(21);
            for (std::size_t place = 0; place < 20; ++place) {
                window[place] = word(place);
                if (place > 0) CHECK(group.answers[(place - 1) * lanes + lane] == word(place));
            }
            window[20] = std::uint8_t(group.answers[19 * lanes + lane]);
            const auto found = std::search(text.begin(), text.end(), window.begin(), window.end());
            REQUIRE(found != text.end());
            first = std::min(first, std::size_t(found - text.begin()));
            last = std::max(last, std::size_t(found - text.begin()));
        }
    }
    CHECK(first < 10);
    CHECK(last > 350);
}

TEST_CASE("a model learns a text, with the same weights on every instruction set") {
    const std::vector<std::uint8_t> text = text_of(500, 5);
    std::string expect;
    on_every_isa([&] {
        const auto trainer = make_trainer(reading(text));
        const double before = train(*trainer, 1).loss, after = train(*trainer, 59).loss;
        CHECK(before > 1.2);
        CHECK(after < 0.9);
        const std::string hash = hash_of(trainer->parameters());
        if (expect.empty()) expect = hash;
        CHECK(hash == expect);
    });
}

TEST_CASE("losses by character: their mean over a step's windows is the step's loss, whatever else is read with them") {
    const std::vector<std::uint8_t> text = text_of(500, 5);
    const auto trainer = make_trainer(reading(text));
    train(*trainer, 10);
    Group group;
    group.fill(text, 24, 3, 10 * 16);
    std::vector<std::uint8_t> characters;
    for (std::size_t lane = 0; lane < lanes; ++lane) {
        for (std::size_t place = 0; place < 24; ++place)
            characters.push_back(std::uint8_t(group.words[place * lanes + lane]));
        characters.push_back(std::uint8_t(group.answers[23 * lanes + lane]));
    }
    std::vector<float> losses(16 * 24), alone(24), three(3 * 24);
    posenc::check(trainer->try_read(24, characters, losses));
    posenc::check(trainer->try_read(24, std::span(characters).subspan(25, 25), alone));
    posenc::check(trainer->try_read(24, std::span(characters).first(75), three));
    CHECK(std::equal(alone.begin(), alone.end(), losses.begin() + 24));
    CHECK(std::equal(three.begin(), three.end(), losses.begin()));
    CHECK(train(*trainer, 1).loss == Approx(mean(losses)).epsilon(1e-6));
}

TEST_CASE("what does not fit is not read, and a model of a task and one of a text are not asked for the other's") {
    const std::vector<std::uint8_t> text = text_of(100, 5);
    const auto trainer = make_trainer(reading(text));
    std::vector<float> losses(24, 42.0f);
    const auto refused = [&](Trainer& asked, std::size_t length, std::span<const std::uint8_t> characters) {
        const posenc::Status status = asked.try_read(length, characters, losses);
        CHECK(losses == std::vector<float>(24, 42.0f));
        return std::string(status.argument);
    };
    const std::vector<std::uint8_t> strange(25, 5);
    CHECK(refused(*trainer, 24, strange) == "characters");
    CHECK(refused(*trainer, 24, std::span(text).first(24)) == "characters");
    CHECK(refused(*trainer, 25, std::span(text).first(25)) == "length");
    CHECK(refused(*trainer, 0, {}) == "length");
    CHECK(refused(*trainer, 7, std::span(text).first(32)) == "losses");
    const auto other = make_trainer({});
    CHECK(refused(*other, 24, std::span(text).first(25)) == "text");
    Evaluation evaluation;
    CHECK(trainer->try_evaluate({16, 16, 0}, evaluation, {}, {}).argument == std::string("task"));
}

TEST_CASE("weights go from one encoding to another that needs the same blocks, and to no other") {
    const std::vector<std::uint8_t> text = text_of(500, 5);
    const auto trained = make_trainer(reading(text));
    train(*trained, 30);
    std::vector<float> right(24), other(24), again(24);
    const auto characters = std::span(text).first(25);
    posenc::check(trained->try_read(24, characters, right));
    TrainingOptions options = reading(text);
    options.encoding = Rotary{500, posenc::Pairing::interleaved, {}};
    const auto changed = make_trainer(options);
    posenc::check(changed->try_set_parameters(trained->parameters()));
    posenc::check(changed->try_read(24, characters, other));
    CHECK(mean(other) > mean(right));
    const auto same = make_trainer(reading(text));
    posenc::check(same->try_set_parameters(trained->parameters()));
    posenc::check(same->try_read(24, characters, again));
    CHECK(again == right);
    std::vector<float> spoiled(trained->parameters().begin(), trained->parameters().end());
    options.encoding = T5Bias{};
    CHECK(make_trainer(options)->try_set_parameters(spoiled).argument == std::string("weights"));
    spoiled.back() = HUGE_VALF;
    CHECK(same->try_set_parameters(spoiled).code == posenc::ErrorCode::not_finite);
    CHECK(hash_of(same->parameters()) == hash_of(trained->parameters()));
}

TEST_CASE("the rate falls as half a wave of the cosine where it is asked to") {
    const Schedule schedule = {101, 16, 0.02, 0, 0.1, 1, Decline::cosine, 0};
    CHECK(rate_at(schedule, 0) == 0.02);
    CHECK(rate_at(schedule, 25) == Approx(0.02 * (0.1 + 0.9 * (1 + std::sqrt(0.5)) / 2)));
    CHECK(rate_at(schedule, 50) == Approx(0.02 * 0.55));
    CHECK(rate_at(schedule, 100) == Approx(0.002));
}

TEST_CASE("decay takes its share of the matrices that multiply activations, and of nothing else") {
    const std::vector<std::uint8_t> text = text_of(500, 5);
    TrainingOptions options = reading(text);
    const auto decayed = make_trainer(options);
    options.schedule.weight_decay = 0;
    const auto plain = make_trainer(options);
    const std::vector<float> start(plain->parameters().begin(), plain->parameters().end());
    const double rate = train(*plain, 1).rate;
    CHECK(train(*decayed, 1).rate == rate);
    std::size_t matrices = 0;
    for (const ParameterBlock& block : plain->blocks()) {
        INFO(block.name);
        const std::string name = block.name;
        const bool decays = block.rows > 1 && name != "embedding";
        matrices += decays ? 1 : 0;
        for (std::size_t i = block.offset; i < block.offset + block.rows * block.columns; ++i) {
            const double lost = decays ? rate * 0.1 * start[i] : 0;
            CHECK(std::fabs(plain->parameters()[i] - lost - decayed->parameters()[i]) < 1e-6);
        }
    }
    CHECK(matrices == 2 * 6 + 1);
}
