#pragma once

#include <vector>

#include "posenc/encodings/transformer_xl.hpp"

namespace posenc::reference {

/// posenc::compute_transformer_xl_scores, one score at a time.
std::vector<double> compute_transformer_xl_scores(const TransformerXlOptions& options,
                                                  const TransformerXlInputs& inputs);

/// posenc::apply_relative_shift of one matrix, with the padding written out.
std::vector<float> apply_relative_shift(std::size_t rows, std::size_t columns, const std::vector<float>& x);

}  // namespace posenc::reference
