// The type that every family of frequencies returns.
#pragma once

#include <cstddef>
#include <vector>

namespace posenc {

/// Angular frequencies of the pairs of an encoding, in radians per position, and the factor that multiplies both
/// cosine and sine when they rotate queries and keys.
///
/// A double is off by up to 2^-53 of itself, which at position 2^31 is already a visible angle. `remainder` holds the
/// rounding error, so that inverse[i] + remainder[i] is good to about 100 bits; it may be empty (all zeros) for
/// frequencies from other sources.
struct Frequencies {
    std::vector<double> inverse{};
    std::vector<double> remainder{};
    double attention_factor = 1;

    std::size_t size() const noexcept { return inverse.size(); }
};

}  // namespace posenc
