#pragma once

#include <vector>

#include "posenc/analysis/offset_similarity.hpp"

namespace posenc::reference {

/// posenc::compute_similarity of a table with itself, one pair of rows at a time.
std::vector<double> compute_similarity(const std::vector<double>& table, std::size_t rows, std::size_t columns,
                                       Measure measure);

/// The dot product as lesson 001 writes it: the sum of cos(w_i k).
double sum_of_cosines(const GeometricOptions& options, double offset);

}  // namespace posenc::reference
