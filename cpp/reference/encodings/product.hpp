#pragma once

#include <vector>

#include "posenc/encodings/product.hpp"

namespace posenc::reference {

/// The functions of the same names in posenc, one entry at a time.
std::vector<double> make_product_table(const ProductOptions& options);

}  // namespace posenc::reference
