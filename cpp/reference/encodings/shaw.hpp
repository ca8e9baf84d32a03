#pragma once

#include <cstdint>
#include <vector>

#include "posenc/encodings/shaw.hpp"

namespace posenc::reference {

/// posenc::make_shaw_index as the paper writes it.
std::vector<std::int32_t> make_shaw_index(const ShawOptions& options);

/// posenc::compute_shaw_bias: query . table[index] / sqrt(dim).
std::vector<double> compute_shaw_bias(const ShawOptions& options, const std::vector<float>& queries,
                                      const std::vector<float>& key_table);

/// posenc::compute_shaw_values: the sum over keys of weight x table[index].
std::vector<double> compute_shaw_values(const ShawOptions& options, const std::vector<float>& weights,
                                        const std::vector<float>& value_table);

}  // namespace posenc::reference
