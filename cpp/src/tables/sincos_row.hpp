// Rows of exact sines and cosines. Angles are reduced one by one in integers, sines and cosines are made in registers,
// with the bits of exact::sincos.
#pragma once

#include <algorithm>
#include <cstddef>
#include <span>

#include "exact/angles.hpp"
#include "kernels/kernels.hpp"

namespace posenc {

/// Up to `size` angles, and their sines and cosines.
struct WaveBlock {
    static constexpr std::size_t size = exact::ReducedAngles::size;

    exact::ReducedAngles angles;
    alignas(kernels::line_bytes) double sine[size];
    alignas(kernels::line_bytes) double cosine[size];

    /// Makes the sines and cosines of angles 0 .. count - 1.
    void make(std::size_t count) noexcept {
        constexpr std::size_t most_lanes = 8;
        for (std::size_t i = count; i % most_lanes != 0; ++i) angles.rest[i] = 0;  // for a register's other lanes
        kernels::waves().make(angles, count, sine, cosine);
    }
};

/// Calls each(i, sine, cosine) for i = 0 .. count - 1, where set(angles, first, n) gives n angles from number `first`
/// on.
template <class Set, class Each>
void for_waves(std::size_t count, Set set, Each each) noexcept {
    WaveBlock block;
    for (std::size_t first = 0; first < count; first += WaveBlock::size) {
        const std::size_t n = std::min(count - first, WaveBlock::size);
        set(block.angles, first, n);
        block.make(n);
        for (std::size_t k = 0; k < n; ++k) each(first + k, block.sine[k], block.cosine[k]);
    }
}

/// Calls each(i, sine, cosine) for the angle of a position, |position| <= 2^53, at each frequency.
template <class Each>
void for_row(double position, std::span<const exact::TurnFrequency> frequencies, Each each) noexcept {
    for_waves(
        frequencies.size(),
        [&](exact::ReducedAngles& angles, std::size_t first, std::size_t n) {
            angles.set(position, frequencies.data() + first, n);
        },
        each);
}

}  // namespace posenc
