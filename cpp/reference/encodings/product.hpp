#pragma once

#include <cmath>
#include <vector>

#include "posenc/encodings/product.hpp"

namespace posenc::reference {

/// The functions of the same names in posenc, one entry at a time.
inline std::vector<double> make_product_table(const ProductOptions& options) {
    std::vector<double> table;
    for (std::size_t n = 0; n + 1 < options.points.size(); n += 2)
        for (std::size_t i = 0; i < options.dim; ++i)
            table.push_back(std::sin(options.points[n] * options.points[n + 1] /
                                     std::pow(options.base, double(i) / double(options.dim))));
    return table;
}

}  // namespace posenc::reference
