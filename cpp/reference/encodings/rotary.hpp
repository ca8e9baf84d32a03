#pragma once

#include <span>
#include <vector>

#include "posenc/encodings/rotary.hpp"

namespace posenc::reference {

/// posenc::apply_rotary as the paper writes it: one pair of one head at a time.
std::vector<double> apply_rotary(const RotaryOptions& options, const Frequencies& frequencies,
                                 std::span<const double> x);

/// Turns one head in place by one angle for each pair, each pair also scaled.
void rotate_head(std::span<double> head, const std::vector<double>& angles, const std::vector<double>& scales,
                 Pairing pairing);

}  // namespace posenc::reference
