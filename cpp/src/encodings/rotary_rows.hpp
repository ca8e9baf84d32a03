// Rows of cosines and sines in the kernels' form, made on the first use of a position, and kept as long as there is
// memory. Only the constructor can fail.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <new>
#include <vector>

#include "core/memory.hpp"
#include "encodings/rotator.hpp"
#include "exact/phase.hpp"
#include "posenc/encodings/rotary.hpp"
#include "tables/sincos_row.hpp"

namespace posenc {

/// Writes the row of a position: the cosines of all pairs and then their sines, as the kernel of the pairing has them.
template <class T>
void write_rotary_row(std::span<const exact::TurnFrequency> turns, Pairing pairing, double amplitude, bool inverse,
                      double position, T* row) noexcept {
    const std::size_t n = turns.size();
    const double of_sines = inverse ? -amplitude : amplitude;
    WaveBlock block;
    for (std::size_t first = 0; first < n; first += WaveBlock::size) {
        const std::size_t count = std::min(n - first, WaveBlock::size);
        block.angles.set(position, turns.data() + first, count);
        block.make(count);
        // A loop for each array, so that compilers use registers.
        if (pairing == Pairing::rotate_half) {
            T* const cosine = row + first;
            T* const sine = row + n + first;
            for (std::size_t i = 0; i < count; ++i) cosine[i] = static_cast<T>(amplitude * block.cosine[i]);
            for (std::size_t i = 0; i < count; ++i) sine[i] = static_cast<T>(of_sines * block.sine[i]);
        } else {
            T* const cosine = row + 2 * first;
            T* const sine = row + 2 * (n + first);
            for (std::size_t i = 0; i < count; ++i)
                cosine[2 * i] = cosine[2 * i + 1] = static_cast<T>(amplitude * block.cosine[i]);
            for (std::size_t i = 0; i < count; ++i) {
                const T value = static_cast<T>(of_sines * block.sine[i]);
                sine[2 * i] = -value;
                sine[2 * i + 1] = value;
            }
        }
    }
}

/// Elements of the cosines of such a row; the sines come after them.
inline std::size_t rotary_row_width(std::size_t pairs, Pairing pairing) noexcept {
    return (pairing == Pairing::interleaved ? 2 : 1) * pairs;
}

template <class T>
class RotaryRows {
public:
    /// Positions from here on are not kept.
    static constexpr std::size_t limit = std::size_t{1} << 22;

    /// `spares` is the number of rows that are valid at a time though they are not kept.
    RotaryRows(std::span<const exact::TurnFrequency> turns, Pairing pairing, double amplitude, bool inverse,
               std::size_t spares = 1)
        : turns_(turns), pairing_(pairing), amplitude_(amplitude), inverse_(inverse),
          row_size_(2 * rotary_row_width(turns.size(), pairing)), spare_(spares * row_size_) {}

    std::size_t pairs() const noexcept { return turns_.size(); }
    /// Elements of a row: the cosines, and as many sines.
    std::size_t row_size() const noexcept { return row_size_; }

    /// The row of a position if it is kept, or null. Threads may share the rows as long as none calls `at` or `keep`.
    const T* find(double position) const noexcept {
        // -0 is another number than 0: its sines are negative.
        if (!(position >= 0 && position < end_) || std::signbit(position)) return nullptr;
        const auto p = static_cast<std::uint32_t>(position);
        const Block& b = blocks_[p / block_rows];
        const bool is_kept = static_cast<double>(p) == position && (b.made >> p % block_rows & 1) != 0;
        return is_kept ? b.rows.get() + p % block_rows * row_size_ : nullptr;
    }

    /// The row of a position, kept where there is memory for it. A row that is not kept is valid until the next call
    /// with the same `spare`.
    const T* at(double position, std::size_t spare = 0) noexcept {
        if (const T* row = find(position)) return row;
        if (position >= 0 && position < static_cast<double>(limit) && !std::signbit(position)) {
            const auto p = static_cast<std::uint32_t>(position);
            if (static_cast<double>(p) == position)
                if (const T* row = keep(p, spared())) return row;
        }
        T* const row = spare_.data() + spare * row_size_;
        fill(position, row);
        return row;
    }

    /// Writes the row of a position, as `at` has it.
    void fill(double position, T* row) const noexcept {
        write_rotary_row(turns_, pairing_, amplitude_, inverse_, position, row);
    }

    /// Bytes of all rows of `length` positions.
    double bytes_of(std::size_t length) const noexcept {
        const std::size_t blocks = (length + block_rows - 1) / block_rows;
        return static_cast<double>(blocks) * static_cast<double>(block_bytes() + sizeof(Block));
    }

    /// The row of a position below `limit`, kept; null without memory for it. Where memory cannot grow, `spared` bytes
    /// are left to others.
    const T* keep(std::uint32_t position, std::size_t spared = 0) noexcept {
        const std::size_t block = position / block_rows, bit = position % block_rows;
        if (block >= size_ && !reach(block, spared)) return nullptr;
        Block& b = blocks_[block];
        if (!b.rows) {
            if (!room_for(static_cast<double>(block_bytes() + spared))) return nullptr;
            b.rows = try_make_numbers<T>(block_bytes() / sizeof(T));
            if (!b.rows) return nullptr;
            kept_ += block_bytes();
        }
        T* row = b.rows.get() + bit * row_size_;
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
        std::unique_ptr<T[], Deallocate> rows;
    };

    std::size_t block_bytes() const noexcept { return block_rows * row_size_ * sizeof(T); }

    /// Bytes to leave free: what a call takes that makes its rows together, and as much as is kept, up to 4 MB. So the
    /// rows take at most half of a small arena.
    std::size_t spared() const noexcept {
        return std::min(std::max(turns_.size() * rotation_bytes, kept_), std::size_t{1} << 22);
    }

    /// Makes the list of blocks longer, so that it has number `block`; false without memory for it.
    bool reach(std::size_t block, std::size_t spared) noexcept {
        const std::size_t size = std::min(std::max(block + 1, size_ + size_ / 2 + 16), limit / block_rows);
        if (!room_for(static_cast<double>(size * sizeof(Block) + spared))) return false;
        std::unique_ptr<Block[]> longer(new (std::nothrow) Block[size]);
        if (!longer) return false;
        std::move(blocks_.get(), blocks_.get() + size_, longer.get());
        blocks_ = std::move(longer);
        size_ = size;
        end_ = static_cast<double>(size * block_rows);
        return true;
    }

    std::span<const exact::TurnFrequency> turns_;
    Pairing pairing_;
    double amplitude_;
    bool inverse_;
    std::size_t row_size_;
    std::vector<T> spare_;
    std::unique_ptr<Block[]> blocks_;
    std::size_t size_ = 0;  // of blocks_
    double end_ = 0;        // the first position that no block is for
    std::size_t kept_ = 0;  // bytes of their rows
};

}  // namespace posenc
