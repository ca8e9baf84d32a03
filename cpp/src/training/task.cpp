#include "posenc/training/task.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "core/guard.hpp"
#include "random/philox.hpp"
#include "training/sentences.hpp"

namespace posenc::training {
namespace {

/// Whole numbers drawn for one sentence, one after the other.
class Draws {
public:
    Draws(const SentenceOptions& options, std::uint64_t number) noexcept
        : seed_(options.seed), place_(number * (longest_sentence + 1) + options.length),
          stream_(options.purpose == Purpose::training ? random::Stream::sentences : random::Stream::questions) {}

    /// From 0 to n - 1.
    std::int32_t below(std::size_t n) noexcept {
        if (used_ == block_.size()) {
            block_ = random::draw(seed_, stream_, place_, attempt_++);
            used_ = 0;
        }
        return static_cast<std::int32_t>((std::uint64_t{block_[used_++]} * n) >> 32);
    }

private:
    std::uint64_t seed_, place_;
    random::Stream stream_;
    random::Block block_{};
    std::size_t used_ = 4;
    std::uint32_t attempt_ = 0;
};

constexpr std::size_t plain_words = 8, things = 3, whereabouts = 4;

struct Sentence {
    std::int32_t *words, *answers, *evidence;
    std::size_t length;

    void ask(std::size_t place, std::int32_t answer, std::size_t decided_at) const noexcept {
        answers[place] = answer;
        evidence[place] = static_cast<std::int32_t>(decided_at);
    }
};

void fill_plain(Draws& draws, const Sentence& s, std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) s.words[i] = draws.below(plain_words);
}

void who_came_first(Draws& draws, const Sentence& s) {
    const std::size_t last = s.length - 1;
    fill_plain(draws, s, last);
    const auto a = static_cast<std::size_t>(draws.below(last));
    auto b = static_cast<std::size_t>(draws.below(last - 1));
    b += b >= a ? 1 : 0;
    s.words[a] = 8;
    s.words[b] = 9;
    s.words[last] = 10;
    s.ask(last, a < b ? 0 : 1, std::min(a, b));
}

void three_back(Draws& draws, const Sentence& s) {
    fill_plain(draws, s, s.length);
    for (std::size_t i = 3; i < s.length; ++i) s.ask(i, s.words[i - 3], i - 3);
}

// One place holds the sought thing for certain; all others hold any thing. The answer is where it was seen last.
void where_is_it_now(Draws& draws, const Sentence& s) {
    const std::size_t last = s.length - 1;
    const std::int32_t thing = draws.below(things);
    const auto certain = static_cast<std::size_t>(draws.below(last));
    std::size_t found = certain;
    for (std::size_t i = 0; i < last; ++i) {
        const std::int32_t here = i == certain ? thing : draws.below(things);
        s.words[i] = here * static_cast<std::int32_t>(whereabouts) + draws.below(whereabouts);
        if (here == thing) found = i;
    }
    s.words[last] = static_cast<std::int32_t>(things * whereabouts) + thing;
    s.ask(last, s.words[found] % static_cast<std::int32_t>(whereabouts), found);
}

void word_number(Draws& draws, const Sentence& s, std::size_t numbers) {
    const std::size_t last = s.length - 1;
    fill_plain(draws, s, last);
    const std::int32_t number = draws.below(numbers);
    s.words[last] = static_cast<std::int32_t>(plain_words) + number;
    s.ask(last, s.words[number], static_cast<std::size_t>(number));
}

Status validate(const SentenceOptions& options) noexcept {
    if (static_cast<std::size_t>(options.task) >= task_count)
        return {ErrorCode::unknown_name, "task", static_cast<double>(options.task), "a number from 0 to 3"};
    if (static_cast<std::size_t>(options.purpose) > 1)
        return {ErrorCode::unknown_name, "purpose", static_cast<double>(options.purpose), "0 or 1"};
    POSENC_TRY(
        guard::in_range(options.length, shortest_sentence, longest_sentence, "length", "an integer from 4 to 128"));
    if (options.task != Task::word_number) return {};
    return guard::in_range(options.numbers, 1, std::min<std::size_t>(7, options.length - 1), "numbers",
                           "an integer from 1 to 7, below length");
}

/// The expected count of the most frequent of `kinds` equally likely values among n.
double expected_most(std::size_t n, std::size_t kinds) {
    // P(no value more than m times) = n! / kinds^n times the coefficient of x^n in (sum over k <= m of x^k / k!)^kinds.
    double expected = 0;
    for (std::size_t m = 0; m < n; ++m) {
        std::vector<double> ways(n + 1, 0.0);  // of placing i things in the first kinds, over kinds^i
        ways[0] = 1;
        for (std::size_t kind = 0; kind < kinds; ++kind)
            for (std::size_t i = n + 1; i-- > 0;) {
                double sum = 0, choices = 1;  // i over k, times kinds^-k
                for (std::size_t k = 0; k <= std::min(m, i); ++k) {
                    sum += ways[i - k] * choices;
                    choices *= static_cast<double>(i - k) / (static_cast<double>(k + 1) * static_cast<double>(kinds));
                }
                ways[i] = sum;
            }
        expected += 1 - ways[n];
    }
    return expected;
}

/// The sought thing is at one place for certain and at each of the others with probability 1 / things.
double expected_whereabouts(std::size_t others) {
    double chance = 1, expected = 0;
    for (std::size_t i = 0; i < others; ++i) chance *= 1 - 1.0 / things;
    for (std::size_t more = 0; more <= others; ++more) {
        expected += chance * expected_most(more + 1, whereabouts) / static_cast<double>(more + 1);
        chance *= static_cast<double>(others - more) / static_cast<double>(more + 1) / (things - 1.0);
    }
    return expected;
}

}  // namespace

void write_sentence(const SentenceOptions& options, std::uint64_t number, std::int32_t* words, std::int32_t* answers,
                    std::int32_t* evidence) noexcept {
    Draws draws(options, number);
    const Sentence sentence{words, answers, evidence, options.length};
    std::fill_n(answers, options.length, -1);
    std::fill_n(evidence, options.length, -1);
    switch (options.task) {
    case Task::who_came_first:
        return who_came_first(draws, sentence);
    case Task::three_back:
        return three_back(draws, sentence);
    case Task::where_is_it_now:
        return where_is_it_now(draws, sentence);
    case Task::word_number:
        return word_number(draws, sentence, options.numbers);
    }
}

std::size_t first_asked(Task task, std::size_t length) noexcept {
    return task == Task::three_back ? 3 : length - 1;
}

Status try_make_sentences(const SentenceOptions& options, std::span<std::int32_t> words,
                          std::span<std::int32_t> answers, std::span<std::int32_t> evidence) noexcept {
    POSENC_TRY(validate(options));
    const std::size_t count = words.size() / options.length;
    POSENC_TRY(guard::shape(words.size(), count, options.length, "words", "whole sentences of length words"));
    POSENC_TRY(guard::shape(answers.size(), count, options.length, "answers", "as many elements as words"));
    POSENC_TRY(guard::shape(evidence.size(), count, options.length, "evidence", "as many elements as words"));
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t at = i * options.length;
        write_sentence(options, options.first + i, &words[at], &answers[at], &evidence[at]);
    }
    return {};
}

Status try_compute_unordered_ceiling(const SentenceOptions& options, double& out) noexcept {
    POSENC_TRY(validate(options));
    return guard::no_throw([&]() -> Status {
        // The answer at the asked word's own place is known, so one word fewer is a candidate.
        const std::size_t others = options.length - 1;
        switch (options.task) {
        case Task::who_came_first:
            out = 0.5;
            break;
        case Task::three_back:
        case Task::word_number:
            out = expected_most(others, plain_words) / static_cast<double>(others);
            break;
        case Task::where_is_it_now:
            out = expected_whereabouts(others - 1);
            break;
        }
        return {};
    });
}

}  // namespace posenc::training
