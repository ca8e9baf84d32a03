// Rows of cosines and sines in the kernels' form, made on the first use of a position, and kept.
#pragma once

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "exact/phase.hpp"
#include "posenc/encodings/rotary.hpp"

namespace posenc {

template <class T>
class RotaryRows {
public:
    /// Positions from here on are not kept.
    static constexpr std::size_t limit = std::size_t{1} << 22;

    RotaryRows(std::span<const exact::TurnFrequency> turns, Pairing pairing, double amplitude, bool inverse)
        : turns_(turns), pairing_(pairing), amplitude_(amplitude), inverse_(inverse), spare_(2 * width()) {}

    /// Elements of the cosines of a row; the sines come after them.
    std::size_t width() const noexcept { return (pairing_ == Pairing::interleaved ? 2 : 1) * turns_.size(); }

    /// The row of a position. A row that is not kept is valid until the next call.
    const T* at(double position) {
        // -0 is another number than 0: its sines are negative.
        if (!(position >= 0 && position < static_cast<double>(limit)) || std::signbit(position))
            return fill_spare(position);
        const auto p = static_cast<std::uint32_t>(position);
        if (static_cast<double>(p) != position) return fill_spare(position);
        const std::size_t block = p / block_rows, bit = p % block_rows;
        if (block >= blocks_.size()) blocks_.resize(block + 1);
        Block& b = blocks_[block];
        if (!b.rows) b.rows = std::make_unique<T[]>(block_rows * 2 * width());
        T* row = b.rows.get() + bit * 2 * width();
        if (!(b.made >> bit & 1)) {
            fill(position, row);
            b.made |= std::uint64_t{1} << bit;
        }
        return row;
    }

private:
    static constexpr std::size_t block_rows = 64;
    struct Block {
        std::uint64_t made = 0;
        std::unique_ptr<T[]> rows;
    };

    const T* fill_spare(double position) {
        fill(position, spare_.data());
        return spare_.data();
    }

    void fill(double position, T* row) const {
        const std::size_t n = turns_.size();
        for (std::size_t i = 0; i < n; ++i) {
            const exact::SinCos sc = exact::sincos(position, turns_[i]);
            const T cosine = static_cast<T>(amplitude_ * sc.cosine);
            T sine = static_cast<T>(amplitude_ * sc.sine);
            if (inverse_) sine *= -1;
            if (pairing_ == Pairing::rotate_half) {
                row[i] = cosine;
                row[n + i] = sine;
            } else {
                row[2 * i] = row[2 * i + 1] = cosine;
                row[2 * n + 2 * i] = -sine;
                row[2 * n + 2 * i + 1] = sine;
            }
        }
    }

    std::span<const exact::TurnFrequency> turns_;
    Pairing pairing_;
    double amplitude_;
    bool inverse_;
    std::vector<T> spare_;
    std::vector<Block> blocks_;
};

}  // namespace posenc
