// The set-up of a model as a row of numbers: a mirror of web/api/training/options.ts.
#pragma once

#include <cstddef>
#include <span>

#include "bindings/training/embind.hpp"
#include "posenc/training/trainer.hpp"

namespace posenc::bindings {

inline constexpr std::size_t training_numbers = 24;

/// `extra` are the floats of a given table or the doubles of given frequencies; valid while they are.
training::TrainingOptions read_training_options(std::span<const double> numbers, Address extra, std::size_t count);

}  // namespace posenc::bindings
