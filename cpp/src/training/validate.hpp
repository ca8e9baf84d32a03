// Which options training accepts.
#pragma once

#include <cstddef>

#include "posenc/training/trainer.hpp"

namespace posenc::training {

/// No training is longer.
inline constexpr std::size_t most_steps = 10000;

Status validate(const TrainingOptions& options) noexcept;
Status validate(const TrainingOptions& options, const EvaluationOptions& evaluation) noexcept;

/// The sentences that a model of these options is trained on or asked.
SentenceOptions sentences_of(const TrainingOptions& options, std::size_t length, Purpose purpose) noexcept;

}  // namespace posenc::training
