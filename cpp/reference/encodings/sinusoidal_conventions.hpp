#pragma once

#include <vector>

#include "posenc/encodings/sinusoidal_conventions.hpp"

namespace posenc::reference {

/// The functions of the same names in posenc, one entry at a time.
std::vector<double> make_fairseq_table(const FairseqOptions& options);
std::vector<double> make_tensor2tensor_table(const Tensor2TensorOptions& options);
std::vector<double> make_whisper_table(const WhisperOptions& options);
std::vector<double> make_marian_table(const MarianOptions& options);
std::vector<double> make_transformer_xl_table(const TransformerXlTableOptions& options);
std::vector<double> make_relative_sinusoidal_table(const RelativeSinusoidalOptions& options);
std::vector<double> make_scaled_sinusoidal_table(const ScaledSinusoidalOptions& options);

}  // namespace posenc::reference
