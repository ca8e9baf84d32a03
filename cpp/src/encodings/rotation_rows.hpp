// Where the cosines and sines of a rotation come from: positions on a line, on a grid, with decay. The rotator knows
// this interface only.
#pragma once

#include <cstddef>

#include "exact/phase.hpp"
#include "frequencies/ladder.hpp"
#include "posenc/core/positions.hpp"
#include "posenc/frequencies/geometric.hpp"
#include "tables/sincos_table.hpp"

namespace posenc {

class RotationRows {
public:
    virtual ~RotationRows() = default;
    RotationRows(const RotationRows&) = delete;
    RotationRows& operator=(const RotationRows&) = delete;

    std::size_t pairs() const noexcept { return pairs_; }
    /// 1 when all heads turn alike, otherwise the number of heads.
    std::size_t heads() const noexcept { return heads_; }

    /// Rows of `head`, each of `pairs` cosines and then `pairs` sines, 2 x pairs apart.
    virtual void write(std::size_t head, std::size_t first_row, std::size_t count, float* out) const = 0;
    virtual void write(std::size_t head, std::size_t first_row, std::size_t count, double* out) const = 0;

protected:
    explicit RotationRows(std::size_t pairs, std::size_t heads = 1) : pairs_(pairs), heads_(heads) {}

private:
    std::size_t pairs_, heads_;
};

/// Frequencies that the caller brought: finite, not absurdly fast, remainders to match.
Status validate(const Frequencies& frequencies) noexcept;

/// Their exact form, made, or found among the last two lists that this thread used.
Turns turn_frequencies(const Frequencies& frequencies);

/// Positions on a line. A list of positions is borrowed.
class LineRows final : public RotationRows {
public:
    LineRows(const Positions& positions, const Frequencies& frequencies, double amplitude)
        : RotationRows(frequencies.size()), turns_(turn_frequencies(frequencies)),
          table_(positions, *turns_, amplitude) {}

    void write(std::size_t, std::size_t first_row, std::size_t count, float* out) const override {
        table_.write(first_row, count, layout(), out);
    }
    void write(std::size_t, std::size_t first_row, std::size_t count, double* out) const override {
        table_.write(first_row, count, layout(), out);
    }

private:
    SinCosLayout layout() const noexcept { return {.sine = pairs(), .cosine = 0, .stride = 1, .row = 2 * pairs()}; }

    Turns turns_;
    SinCosTable table_;
};

}  // namespace posenc
