// Which options training accepts.
#pragma once

#include <cstddef>

#include "posenc/training/trainer.hpp"

namespace posenc::training {

/// No training is longer.
inline constexpr std::size_t most_steps = 10000;
/// No window of a text is longer.
inline constexpr std::size_t longest_window = 512;

Status validate(const TrainingOptions& options) noexcept;
/// Of a model that was trained on a text: all but the text's characters and the schedule.
Status validate_model_of_text(const TrainingOptions& options) noexcept;
Status validate(const TrainingOptions& options, const EvaluationOptions& evaluation) noexcept;

/// The sentences that a model of these options is trained on or asked.
SentenceOptions sentences_of(const TrainingOptions& options, std::size_t length, Purpose purpose) noexcept;

}  // namespace posenc::training
