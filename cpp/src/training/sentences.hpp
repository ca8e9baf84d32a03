// The part of the tasks that the network needs.
#pragma once

#include "posenc/training/task.hpp"

namespace posenc::training {

/// Sentence `number` of valid options: [length] each.
void write_sentence(const SentenceOptions& options, std::uint64_t number, std::int32_t* words, std::int32_t* answers,
                    std::int32_t* evidence) noexcept;

/// The first place in question; so are all after it.
std::size_t first_asked(Task task, std::size_t length) noexcept;

}  // namespace posenc::training
