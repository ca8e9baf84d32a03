#pragma once

#include <vector>

#include "posenc/posenc.hpp"

namespace posenc::reference {

/// The scalings as their papers write them, in plain double arithmetic. Options are as validated by the library.
std::vector<double> make_rotary_frequencies(const RotaryFrequencyOptions& options);
std::vector<double> make_linear_frequencies(const LinearFrequencyOptions& options);
std::vector<double> make_ntk_aware_frequencies(const NtkAwareFrequencyOptions& options);
std::vector<double> make_dynamic_ntk_frequencies(const DynamicNtkFrequencyOptions& options);
std::vector<double> make_yarn_frequencies(const YarnFrequencyOptions& options);
std::vector<double> make_longrope_frequencies(const LongropeFrequencyOptions& options);
std::vector<double> make_llama3_frequencies(const Llama3FrequencyOptions& options);
std::vector<double> make_proportional_frequencies(const ProportionalFrequencyOptions& options);

}  // namespace posenc::reference
