// Four tasks that need the order of words, and how well they can be answered without it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "posenc/core/error.hpp"

namespace posenc::training {

/// Words are numbers; a class is an answer. If the last word is the question, it is answered there.
enum class Task : int {
    who_came_first,   ///< words 0 - 7 are filler, 8 (A) and 9 (B) occur once each, 10 is "?": 0 if A came first, else 1
    three_back,       ///< words 0 - 7: every place from 3 on gives the word three places before
    where_is_it_now,  ///< word 4 k + p says that thing k (of 3) is at p (of 4); 12 + k asks for its last p
    word_number,      ///< words 0 - 7, then 8 + n: the word at place n, below `numbers`
};

inline constexpr std::size_t task_count = 4;

struct Vocabulary {
    std::size_t words;
    std::size_t classes;
};

/// How many words and answers a task has. Shapes, Units, Errors: none.
constexpr Vocabulary vocabulary_of(Task task) noexcept {
    constexpr Vocabulary all[task_count] = {{11, 2}, {8, 8}, {15, 4}, {15, 8}};
    return all[static_cast<std::size_t>(task)];
}

/// The shortest and the longest sentence of a task, counting the question.
inline constexpr std::size_t shortest_sentence = 4, longest_sentence = 128;

/// The use of sentences: training never sees those of evaluation at the same seed.
enum class Purpose : int { training, evaluation };

struct SentenceOptions {
    Task task = Task::who_came_first;
    std::size_t length = 16;
    std::size_t numbers = 7;  ///< read by word_number only
    std::uint64_t seed = 0;
    Purpose purpose = Purpose::evaluation;
    std::uint64_t first = 0;  ///< number of the first sentence: each depends on its own number alone
};

/// Sentences with their answers.
///
/// Shapes: words, answers and evidence [N, T] for N sentences of length T. answers holds -1 where none is expected;
/// evidence the place of the word that decides (of the earlier one of A and B), -1 likewise.
/// Units: words, classes and places as numbers.
/// Errors: unknown_name for task or purpose; out_of_range for length (4 to 128), numbers (1 to 7, below length);
/// shape_mismatch if the three do not hold the same whole number of sentences. A failing call changes nothing.
/// Accuracy: exact; the same on every platform (Philox 4x32-10). Cost: O(N T).
/// Source: none. Example: tests/examples/training.cpp
Status try_make_sentences(const SentenceOptions& options, std::span<std::int32_t> words,
                          std::span<std::int32_t> answers, std::span<std::int32_t> evidence) noexcept;

/// The accuracy of the best reader who sees the words without their order (and, where every place has an answer, the
/// word at that place): he guesses the most frequent candidate.
///
/// Shapes: none. Units: a share from 0 to 1. Errors: as try_make_sentences. Accuracy: 1e-12; by counting all sentences,
/// not by trying some. Cost: O(T^2). Source: none. Example: as above.
Status try_compute_unordered_ceiling(const SentenceOptions& options, double& out) noexcept;

inline void make_sentences(const SentenceOptions& options, std::span<std::int32_t> words,
                           std::span<std::int32_t> answers, std::span<std::int32_t> evidence) {
    check(try_make_sentences(options, words, answers, evidence));
}
inline double compute_unordered_ceiling(const SentenceOptions& options) {
    double out = 0;
    check(try_compute_unordered_ceiling(options, out));
    return out;
}

}  // namespace posenc::training
