// The parts of the rotary embedding that its bindings use piece by piece.
#pragma once

#include "encodings/rotation_rows.hpp"
#include "encodings/rotator.hpp"
#include "posenc/encodings/rotary.hpp"

namespace posenc {

/// Checks everything but `out`, and finds the shape of x.
Status validate_rotary(const RotaryOptions& options, const Frequencies& frequencies, HeadsShape& shape,
                       std::size_t size) noexcept;

/// Checks all that a table is made of.
Status validate_rotary_table(const RotaryTableOptions& options, const Frequencies& frequencies) noexcept;

/// What multiplies cosines and sines: turning back undoes the attention factor too.
inline double rotary_amplitude(const Frequencies& frequencies, bool inverse) noexcept {
    return inverse ? 1 / frequencies.attention_factor : frequencies.attention_factor;
}

/// Cosine and sine tables that can be written in pieces. The options must have been validated.
class RotaryTable {
public:
    RotaryTable(const RotaryTableOptions& options, const Frequencies& frequencies);

    template <class T>
    void write(std::size_t first_row, std::size_t count, T* cosine, T* sine) const;

private:
    LineRows rows_;
    bool duplicated_;
    Pairing pairing_;
};

}  // namespace posenc
