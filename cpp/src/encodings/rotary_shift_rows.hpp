// The parts of a shift of cached keys that its bindings use piece by piece.
#pragma once

#include <vector>

#include "encodings/rotator.hpp"
#include "posenc/encodings/rotary_shift.hpp"

namespace posenc {

/// Checks everything, finds the shape of the cache, and how many of its tokens move.
Status validate_rotary_shift(const RotaryShiftOptions& options, const Frequencies& frequencies, HeadsShape& shape,
                             std::size_t& count, std::size_t size) noexcept;

/// One row of cosines and sines, by which the heads of all tokens turn in place. Only the constructor allocates.
template <class T>
class ShiftRow {
public:
    ShiftRow(const Frequencies& frequencies, Pairing pairing);

    /// The distance of the rows that are turned from now on.
    void move(double by) noexcept;

    /// Tokens one after the other, or those of one head where heads come first.
    void turn(const HeadsShape& shape, std::size_t tokens, T* keys) const noexcept;

private:
    std::size_t pairs_;
    Pairing pairing_;
    Turns turns_;
    std::vector<kernels::Turned<T>> row_;
};

}  // namespace posenc
