#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "posenc/training/trainer.hpp"

namespace posenc::reference {

/// A parameter block by its name and layer (0 for those outside the layers), row-major.
using ParameterReader = std::function<std::span<const double>(const char* name, std::size_t layer)>;

struct TransformerResult {
    std::vector<double> logits;     ///< [T, classes]
    std::vector<double> attention;  ///< [L, H, T, T]
};

/// Places other than 0, 1, ...: what posenc::training::Reader can be told.
struct Reading {
    std::vector<double> positions, key_positions;  ///< [T] or empty; keys are where queries are unless they say others
    std::function<bool(std::size_t, std::size_t)> sees;  ///< whether a query sees a key; none: as the mask of the model
};

/// The model of posenc::training::Trainer on one sentence, one number at a time.
TransformerResult run_transformer(const training::TrainingOptions& options, const ParameterReader& parameters,
                                  std::span<const std::int32_t> words, const Reading& reading = {});

}  // namespace posenc::reference
