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

/// The model of posenc::training::Trainer on one sentence, one number at a time.
TransformerResult run_transformer(const training::TrainingOptions& options, const ParameterReader& parameters,
                                  std::span<const std::int32_t> words);

}  // namespace posenc::reference
