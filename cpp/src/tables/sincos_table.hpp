// Tables of sines and cosines for any frequencies and positions: the base of every encoding of the vector lane.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <tuple>
#include <vector>

#include "exact/phase.hpp"
#include "kernels/kernels.hpp"
#include "posenc/core/positions.hpp"
#include "tables/lines.hpp"

namespace posenc {

/// Where the columns of a table go: pair i has its sine at column sine + i * stride, its cosine at
/// cosine + i * stride. The stride is 1, or 2 with cosine = sine + 1.
struct SinCosLayout {
    std::size_t sine = 0;
    std::size_t cosine = 1;
    std::size_t stride = 2;
    std::size_t row = 0;      ///< elements from one row to the next
    bool last_cosine = true;  ///< false: the last pair has a sine only (odd widths)
};

/// A table that can be written in pieces: the parts common to all rows are formed once. The value of a row depends on
/// nothing but the positions and the frequencies, however the table is cut. One thread at a time may write.
class SinCosTable {
public:
    /// The positions must have been validated; a list is borrowed, `frequencies` too.
    SinCosTable(const Positions& positions, std::span<const exact::TurnFrequency> frequencies, double amplitude = 1);

    /// Writes rows first_row .. first_row + count - 1; `out` points to row first_row.
    template <class T>
    void write(std::size_t first_row, std::size_t count, const SinCosLayout& layout, T* out) const;

    /// Whether a row of these positions may differ in bits from the row of a list: long ranges are made by angle
    /// addition, and those of fractions do not round their positions.
    static bool differs_from_list(const Positions& positions) noexcept;

    /// Pieces of a multiple of this many rows waste no work.
    static constexpr std::size_t tile_rows = 2 * 16 + 1;

private:
    static constexpr std::size_t reach = tile_rows / 2;
    static constexpr std::size_t group_tiles = 32;

    // Rows of pairs from a line's start on, so that no register is loaded from two lines.
    struct Buffer {
        LineVector<double> sine, cosine;
        explicit Buffer(std::size_t n = 0) : sine(n), cosine(n) {}
        kernels::SinCosRows at(std::size_t i) const noexcept { return {sine.data() + i, cosine.data() + i}; }
    };

    void prepare(std::size_t lead) const;
    std::size_t place(std::size_t row) const noexcept { return row * padded_ + shift_; }
    void make_offsets(Buffer& to, std::size_t count, double first_multiple) const;
    template <class T>
    void write_directly(std::size_t first_row, std::size_t count, const SinCosLayout& layout, T* out) const;
    void make_centre(std::size_t tile, double* sine, double* cosine) const;
    template <class T>
    void write_last_sine(const kernels::Tile<T>& tile, const SinCosLayout& layout, T* row) const;
    template <class T>
    void write_tiles(std::size_t first_row, std::size_t count, const SinCosLayout& layout, T* out) const;

    Positions positions_;
    std::span<const exact::TurnFrequency> frequencies_;
    double amplitude_;
    bool tiled_;
    std::vector<exact::Phase> first_phases_, step_phases_;
    std::size_t batch_tiles_ = 1;
    // Made for the first piece of a table, whose place in memory says which pairs begin a line: pair i of row r is at
    // place(r) + i.
    mutable std::size_t padded_ = 0, shift_ = 0;
    mutable Buffer offsets_;       // [reach, padded]: 1 .. reach steps
    mutable Buffer tile_offsets_;  // [group_tiles, padded]: 0 .. group_tiles - 1 tiles
    // The exact row that the tiles of a group start from, kept for the next piece of the table.
    mutable Buffer group_, centres_;
    mutable std::size_t group_in_place_ = SIZE_MAX;
    // Kept too: once the first piece is written, no other allocates.
    mutable std::tuple<LineStream<float>, LineStream<double>> streams_;
};

}  // namespace posenc
