// The parts of the rotary embedding that its bindings use piece by piece.
#pragma once

#include <memory>
#include <utility>

#include "encodings/rotation_rows.hpp"
#include "encodings/rotator.hpp"
#include "posenc/encodings/rotary.hpp"

namespace posenc {

/// Checks everything but `out`, and finds the shape of x.
Status validate_rotary(const RotaryOptions& options, const Frequencies& frequencies, HeadsShape& shape,
                       std::size_t size) noexcept;

/// Checks all inputs of a table.
Status validate_rotary_table(const RotaryTableOptions& options, const Frequencies& frequencies) noexcept;

/// The factor of cosines and sines: turning back undoes the attention factor too.
inline double rotary_amplitude(const Frequencies& frequencies, bool inverse) noexcept {
    return inverse ? 1 / frequencies.attention_factor : frequencies.attention_factor;
}

/// Cosine and sine tables of any rows that can be written in pieces; those of one head follow those of the other.
class RotaryTable {
public:
    RotaryTable(std::unique_ptr<RotationRows> rows, std::size_t rows_per_head, bool duplicated,
                std::optional<Pairing> pairing)
        : rows_(std::move(rows)), rows_per_head_(rows_per_head), duplicated_(duplicated),
          pairing_(pairing.value_or(Pairing::interleaved)) {}
    /// The options must have been validated.
    RotaryTable(const RotaryTableOptions& options, const Frequencies& frequencies)
        : RotaryTable(std::make_unique<LineRows>(options.positions, frequencies, frequencies.attention_factor),
                      options.positions.count, options.duplicated, options.pairing) {}

    std::size_t columns() const noexcept { return rows_->pairs() * (duplicated_ ? 2 : 1); }

    template <class T>
    void write(std::size_t first_row, std::size_t count, T* cosine, T* sine) const;

private:
    std::unique_ptr<RotationRows> rows_;
    std::size_t rows_per_head_;
    bool duplicated_;
    Pairing pairing_;
};

}  // namespace posenc
