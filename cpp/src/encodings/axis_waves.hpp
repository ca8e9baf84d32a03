// The sines and cosines of one axis of a grid, one row for each coordinate that the axis has: an image of 64 x 64
// patches has 4096 tokens and 64 rows.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "exact/phase.hpp"
#include "tables/sincos_row.hpp"

namespace posenc {

class AxisWaves {
public:
    /// Coordinates [tokens] of an axis, and the frequencies of its pairs. Where fewer than two tokens share a
    /// coordinate on average, or there are too many to look through, nothing is kept, and is_empty() is true.
    AxisWaves(std::span<const double> coordinates, std::span<const exact::TurnFrequency> turns) : pairs_(turns.size()) {
        const std::size_t most = std::min(coordinates.size() / 2, most_rows);
        std::vector<std::uint64_t> known;
        std::vector<std::size_t> row_of(coordinates.size());
        std::size_t row = 0;
        for (std::size_t t = 0; t < coordinates.size(); ++t) {
            row = find(known, bits_of(coordinates[t]), row);
            if (row == known.size()) {
                if (known.size() == most) return;
                known.push_back(bits_of(coordinates[t]));
            }
            row_of[t] = row;
        }
        row_of_ = std::move(row_of);
        waves_.resize(known.size() * pairs_);
        for (std::size_t k = 0; k < known.size(); ++k)
            for_row(__builtin_bit_cast(double, known[k]), turns,
                    [&](std::size_t i, double sine, double cosine) { waves_[k * pairs_ + i] = {sine, cosine}; });
    }

    bool is_empty() const noexcept { return row_of_.empty(); }

    /// The waves of a token, [pairs].
    const exact::SinCos* operator[](std::size_t token) const noexcept {
        return waves_.data() + row_of_[token] * pairs_;
    }

private:
    static constexpr std::size_t most_rows = 1024;

    // By their bits: -0 is another coordinate than 0, for its sines are negative. __builtin_bit_cast: older libraries
    // of Emscripten lack std::bit_cast.
    static std::uint64_t bits_of(double x) noexcept { return __builtin_bit_cast(std::uint64_t, x); }

    // The row of a coordinate, or the number of rows. Neighbours mostly have the same row or the next one, or begin
    // anew.
    static std::size_t find(const std::vector<std::uint64_t>& known, std::uint64_t bits, std::size_t last) noexcept {
        for (const std::size_t guess : {last, last + 1})
            if (guess < known.size() && known[guess] == bits) return guess;
        std::size_t row = 0;
        while (row < known.size() && known[row] != bits) ++row;
        return row;
    }

    std::size_t pairs_;
    std::vector<std::size_t> row_of_;
    std::vector<exact::SinCos> waves_;
};

}  // namespace posenc
