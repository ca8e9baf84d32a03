// A tensor that is rotated piece by piece, with any source of cosines and sines.
#pragma once

#include "bindings/shared/frequencies.hpp"
#include "encodings/rotary_heads.hpp"
#include "encodings/rotary_shift_rows.hpp"
#include "encodings/rotator.hpp"

namespace posenc::bindings {

template <class T>
class Rotation final : public Object {
public:
    Rotation(std::unique_ptr<RotationRows> rows, const HeadsShape& shape, Pairing pairing, bool inverse)
        : rows_(std::move(rows)), shape_(shape), rotator_(*rows_, pairing, inverse) {}

    void write(std::size_t first, std::size_t count, Address x) override {
        auto* const data = reinterpret_cast<T*>(x);
        rotator_.apply_piece(first, count, shape_, data, data);
    }

private:
    std::unique_ptr<RotationRows> rows_;
    HeadsShape shape_;
    Rotator<T> rotator_;
};

/// One copy of the code for all kinds of rows.
[[gnu::noinline]] inline Status start_rotation(Start& start, std::unique_ptr<RotationRows> rows,
                                               const HeadsShape& shape, Pairing pairing, bool inverse) {
    if (start.wide)
        start.object = std::make_unique<Rotation<double>>(std::move(rows), shape, pairing, inverse);
    else
        start.object = std::make_unique<Rotation<float>>(std::move(rows), shape, pairing, inverse);
    return {};
}

/// Rows of cached keys that move by one distance.
template <class T>
class Shift final : public Object {
public:
    Shift(const RotaryShiftOptions& options, const Frequencies& frequencies, const HeadsShape& shape)
        : shape_(shape), row_(frequencies, *options.pairing) {
        row_.move(*options.by);
    }

    void write(std::size_t, std::size_t count, Address keys) override {
        row_.turn(shape_, count, reinterpret_cast<T*>(keys));
    }

private:
    HeadsShape shape_;
    ShiftRow<T> row_;
};

inline Status start_shift(Start& start, const RotaryShiftOptions& options, const Frequencies& frequencies,
                          const HeadsShape& shape) {
    if (start.wide)
        start.object = std::make_unique<Shift<double>>(options, frequencies, shape);
    else
        start.object = std::make_unique<Shift<float>>(options, frequencies, shape);
    return {};
}

/// Each piece: all its cosines, then all its sines.
class CosinesAndSines {
public:
    explicit CosinesAndSines(RotaryTable table) : table_(std::move(table)) {}

    template <class T>
    void write(std::size_t first, std::size_t count, T* out) const {
        table_.write(first, count, out, out + count * table_.columns());
    }

private:
    RotaryTable table_;
};

/// One copy of the code for all kinds of tables.
[[gnu::noinline]] inline Status start_rotary_table(Start& start, RotaryTable table) {
    return start.table<CosinesAndSines>({}, std::move(table));
}

}  // namespace posenc::bindings
