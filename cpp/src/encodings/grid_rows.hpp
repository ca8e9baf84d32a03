// The rows of a rotation on a grid, for its bindings too.
#pragma once

#include <vector>

#include "encodings/axis_waves.hpp"
#include "encodings/rotary_heads.hpp"
#include "encodings/rotation_rows.hpp"
#include "encodings/rotator.hpp"
#include "exact/double_double.hpp"
#include "posenc/encodings/rotary_grid.hpp"

namespace posenc {

Status validate(const RotaryGrid& grid) noexcept;

/// Checks everything but `out`, and finds the shape of x.
Status validate_rotary_grid(const RotaryGridOptions& options, const RotaryGrid& grid, HeadsShape& shape,
                            std::size_t size) noexcept;

class GridRows final : public RotationRows {
public:
    /// The grid must have been validated; the needed parts are copied.
    GridRows(const RotaryGrid& grid, double amplitude);

    void write(std::size_t head, std::size_t first_row, std::size_t count, float* out) const override;
    void write(std::size_t head, std::size_t first_row, std::size_t count, double* out) const override;

private:
    // The axes that turn a pair: one in most conventions, all of them in RoPE-Mixed.
    struct Term {
        std::size_t axis;
        exact::TurnFrequency turn;
    };

    // Pairs that turn by one axis, and their waves for each coordinate.
    struct Axis {
        std::vector<std::size_t> pairs;
        AxisWaves waves;
    };

    void keep_axes(std::size_t axes);
    template <class T>
    void write_as(std::size_t head, std::size_t first_row, std::size_t count, T* out) const;
    template <class T>
    void write_kept(std::size_t first_row, std::size_t count, T* out) const;

    std::size_t tokens_;
    double amplitude_;
    std::vector<double> coordinates_;
    std::vector<Term> terms_;
    std::vector<std::size_t> first_term_;  // [heads x pairs + 1]
    std::vector<Axis> axes_;               // empty where pairs turn by several axes, or tokens share no coordinates
};

Status validate(const RotaryGridTableOptions& options, const RotaryGrid& grid) noexcept;

/// The tables of a grid, which must have been validated.
RotaryTable grid_table(const RotaryGridTableOptions& options, const RotaryGrid& grid);

/// A grid under construction.
class GridBuilder {
public:
    GridBuilder(std::size_t axes, std::size_t tokens, std::size_t pairs, std::size_t heads = 1);

    double& coordinate(std::size_t axis, std::size_t token) { return grid_.coordinates[axis * grid_.tokens + token]; }
    void turn(std::size_t axis, std::size_t pair, exact::DoubleDouble frequency, std::size_t head = 0);
    /// Tokens row by row: the row's coordinate on one axis, the column's on the next.
    void lay_out(std::size_t axis, std::span<const double> rows, std::span<const double> columns);
    Status finish(RotaryGrid& out, double attention_factor = 1);

private:
    RotaryGrid grid_;
};

}  // namespace posenc
