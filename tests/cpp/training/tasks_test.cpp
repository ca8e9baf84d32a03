// The tasks: the contents of their sentences, and the best accuracy without order.
#include <algorithm>
#include <set>

#include "training/support.hpp"

using namespace training_tests;

namespace {

struct Sentences {
    std::size_t length;
    std::vector<std::int32_t> words, answers, evidence;

    Sentences(const SentenceOptions& options, std::size_t count)
        : length(options.length), words(count * length), answers(count * length), evidence(count * length) {
        make_sentences(options, words, answers, evidence);
    }
    std::size_t count() const { return words.size() / length; }
    std::int32_t word(std::size_t s, std::size_t place) const { return words[s * length + place]; }
    std::int32_t last_answer(std::size_t s) const { return answers[(s + 1) * length - 1]; }
    std::int32_t last_evidence(std::size_t s) const { return evidence[(s + 1) * length - 1]; }
};

constexpr Task every_task[] = {Task::who_came_first, Task::three_back, Task::where_is_it_now, Task::word_number};

/// A reader who sees words without their order: his accuracy if he guesses the likeliest candidate.
double unordered_reader(const Sentences& s, Task task) {
    double right = 0, asked = 0;
    for (std::size_t i = 0; i < s.count(); ++i)
        for (std::size_t place = 0; place < s.length; ++place) {
            if (s.answers[i * s.length + place] < 0) continue;
            ++asked;
            std::vector<double> counts(8);
            double candidates = 0;
            for (std::size_t other = 0; other < s.length; ++other) {
                if (other == place) continue;
                const std::int32_t word = s.word(i, other);
                if (task == Task::where_is_it_now && word / 4 != s.word(i, place) - 12) continue;
                counts[std::size_t(task == Task::where_is_it_now ? word % 4 : word)] += 1;
                ++candidates;
            }
            right += *std::max_element(counts.begin(), counts.end()) / candidates;
        }
    return right / asked;
}

}  // namespace

TEST_CASE("who came first: A and B occur once each among fillers, and the answer is the earlier one") {
    const Sentences s({Task::who_came_first, 9, 7, 4, Purpose::training, 0}, 2000);
    std::size_t first = 0;
    std::set<std::int32_t> places;
    for (std::size_t i = 0; i < s.count(); ++i) {
        std::vector<std::int32_t> a, b;
        for (std::int32_t place = 0; place < 8; ++place) {
            const std::int32_t word = s.word(i, std::size_t(place));
            if (word == 8) a.push_back(place);
            if (word == 9) b.push_back(place);
            CHECK((word >= 0 && word <= 9));
        }
        REQUIRE((a.size() == 1 && b.size() == 1));
        CHECK(s.word(i, 8) == 10);
        CHECK(s.last_answer(i) == (a[0] < b[0] ? 0 : 1));
        CHECK(s.last_evidence(i) == std::min(a[0], b[0]));
        first += s.last_answer(i) == 0 ? 1u : 0u;
        places.insert(a[0]);
    }
    CHECK(places.size() == 8);
    CHECK(double(first) / 2000 == Approx(0.5).margin(0.04));
}

TEST_CASE("three back: every place from 3 on gives the word three places before") {
    const Sentences s({Task::three_back, 12, 7, 4, Purpose::training, 0}, 200);
    for (std::size_t i = 0; i < s.count(); ++i)
        for (std::size_t place = 0; place < 12; ++place) {
            CHECK((s.word(i, place) >= 0 && s.word(i, place) < 8));
            CHECK(s.answers[i * 12 + place] == (place < 3 ? -1 : s.word(i, place - 3)));
            CHECK(s.evidence[i * 12 + place] == (place < 3 ? -1 : int(place) - 3));
        }
}

TEST_CASE("where is it now: the answer is where the thing was last") {
    const Sentences s({Task::where_is_it_now, 10, 7, 4, Purpose::training, 0}, 1000);
    for (std::size_t i = 0; i < s.count(); ++i) {
        const std::int32_t thing = s.word(i, 9) - 12;
        REQUIRE((thing >= 0 && thing < 3));
        std::int32_t found = -1;
        for (std::size_t place = 0; place < 9; ++place)
            if (s.word(i, place) / 4 == thing) found = std::int32_t(place);
        REQUIRE(found >= 0);
        CHECK(s.last_evidence(i) == found);
        CHECK(s.last_answer(i) == s.word(i, std::size_t(found)) % 4);
    }
}

TEST_CASE("word number: the answer is the word at the place that the last word names") {
    const Sentences s({Task::word_number, 11, 5, 4, Purpose::training, 0}, 1000);
    std::set<std::int32_t> numbers;
    for (std::size_t i = 0; i < s.count(); ++i) {
        const std::int32_t number = s.word(i, 10) - 8;
        REQUIRE((number >= 0 && number < 5));
        numbers.insert(number);
        CHECK(s.last_evidence(i) == number);
        CHECK(s.last_answer(i) == s.word(i, std::size_t(number)));
    }
    CHECK(numbers.size() == 5);
}

TEST_CASE("a sentence depends only on its number, and purposes, seeds and lengths share none") {
    const SentenceOptions options{Task::three_back, 16, 7, 4, Purpose::training, 0};
    const Sentences many(options, 8);
    SentenceOptions from_five = options;
    from_five.first = 5;
    const Sentences later(from_five, 1);
    CHECK(std::equal(later.words.begin(), later.words.end(), many.words.begin() + 5 * 16));
    for (SentenceOptions other : {options, options, options}) {
        static int turn = 0;
        if (turn == 0) other.purpose = Purpose::evaluation;
        if (turn == 1) other.seed = 5;
        if (turn == 2) other.first = 100;
        ++turn;
        CHECK(Sentences(other, 8).words != many.words);
    }
}

TEST_CASE("the ceiling of each task is the accuracy of a reader of unordered words") {
    for (const Task task : every_task)
        for (const std::size_t length : {8, 16, 32}) {
            INFO("task " << int(task) << ", " << length << " words");
            const SentenceOptions options{task, length, 7, 9, Purpose::evaluation, 0};
            const double ceiling = compute_unordered_ceiling(options);
            if (task == Task::who_came_first) {
                CHECK(ceiling == 0.5);
            } else {
                CHECK(unordered_reader(Sentences(options, 6000), task) == Approx(ceiling).margin(0.008));
            }
        }
    // Three words of eight kinds: the most frequent one occurs 3, 2 or 1 times.
    const double all_alike = 1.0 / 64, all_different = 7 * 6 / 64.0, two_alike = 1 - all_alike - all_different;
    CHECK(compute_unordered_ceiling({Task::three_back, 4, 7, 0, Purpose::evaluation, 0}) ==
          Approx((3 * all_alike + 2 * two_alike + all_different) / 3).epsilon(1e-12));
}

TEST_CASE("sentences reject impossible requests") {
    std::vector<std::int32_t> three(48, 42);
    const auto attempt = [&](SentenceOptions options, std::size_t words, posenc::ErrorCode code, const char* argument) {
        const auto span = std::span(three);
        const posenc::Status status =
            try_make_sentences(options, span.first(words), span.subspan(16, 16), span.subspan(32, 16));
        CHECK(status.code == code);
        CHECK(status.argument == std::string(argument));
        CHECK(std::all_of(three.begin(), three.end(), [](std::int32_t x) { return x == 42; }));
    };
    const SentenceOptions options{Task::word_number, 16, 7, 4, Purpose::training, 0};
    SentenceOptions wrong = options;
    wrong.task = Task(4);
    attempt(wrong, 16, posenc::ErrorCode::unknown_name, "task");
    wrong = options;
    wrong.purpose = Purpose(2);
    attempt(wrong, 16, posenc::ErrorCode::unknown_name, "purpose");
    for (const std::size_t length : {0, 3, 129}) {
        wrong = options;
        wrong.length = length;
        attempt(wrong, 16, posenc::ErrorCode::out_of_range, "length");
        double ceiling = 42;
        CHECK(try_compute_unordered_ceiling(wrong, ceiling).code == posenc::ErrorCode::out_of_range);
        CHECK(ceiling == 42);
    }
    for (const std::size_t numbers : {0, 8}) {
        wrong = options;
        wrong.numbers = numbers;
        attempt(wrong, 16, posenc::ErrorCode::out_of_range, "numbers");
    }
    attempt(options, 15, posenc::ErrorCode::shape_mismatch, "words");
    attempt(options, 0, posenc::ErrorCode::shape_mismatch, "answers");
}
