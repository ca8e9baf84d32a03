// Blocks of angles, reduced to an eighth of a turn: what a kernel makes sines and cosines of.
#pragma once

#include <cstddef>
#include <cstdint>

#include "exact/phase.hpp"

namespace posenc::exact {

/// Angles reduced to an eighth of a turn, and masks of bits that bring their waves to their own quadrants.
struct ReducedAngles {
    static constexpr std::size_t size = 64;
    alignas(64) double rest[size];                ///< radians, up to pi / 4 on both sides of 0
    alignas(64) std::uint64_t exchanged[size];    ///< all bits where sine and cosine of `rest` change places
    alignas(64) std::uint64_t sine_sign[size];    ///< the bit of the sign where the sine changes it
    alignas(64) std::uint64_t cosine_sign[size];  ///< likewise

    void set(std::size_t i, ReducedPhase angle) noexcept {
        const std::uint64_t q = angle.quadrant;
        rest[i] = angle.rest;
        exchanged[i] = ~(q & 1) + 1;           // in quadrants 1 and 3
        sine_sign[i] = (q & 2) << 62;          // in 2 and 3
        cosine_sign[i] = ((q + 1) & 2) << 62;  // in 1 and 2
    }

    /// Angles 0 .. count - 1 are those of one position, |position| <= 2^53, at these frequencies.
    void set(double position, const TurnFrequency* frequencies, std::size_t count) noexcept;
    /// Angle i is that of one position at one frequency.
    void set(std::size_t i, double position, const TurnFrequency& frequency) noexcept;
};

}  // namespace posenc::exact
