#pragma once

#include <vector>

#include "posenc/analysis/variants.hpp"

namespace posenc::reference {

/// posenc::make_variant_table as a notebook would write it, one entry at a time.
std::vector<double> make_variant_table(const VariantOptions& options);

}  // namespace posenc::reference
