// The part of the tasks that the network needs.
#pragma once

#include "posenc/training/trainer.hpp"

namespace posenc::training {

inline bool reads_text(const TrainingOptions& options) noexcept {
    return options.text.symbols != 0 || !options.text.characters.empty();
}

/// The words and answers of a model: of its text, or of its task.
inline Vocabulary vocabulary_of(const TrainingOptions& options) noexcept {
    if (reads_text(options)) return {options.text.symbols, options.text.symbols};
    return vocabulary_of(options.task);
}

/// Sentence `number` of valid options: [length] each.
void write_sentence(const SentenceOptions& options, std::uint64_t number, std::int32_t* words, std::int32_t* answers,
                    std::int32_t* evidence) noexcept;

/// The first place in question; so are all after it.
std::size_t first_asked(Task task, std::size_t length) noexcept;

}  // namespace posenc::training
