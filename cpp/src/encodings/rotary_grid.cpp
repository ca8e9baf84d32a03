#include "posenc/encodings/rotary_grid.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/guard.hpp"
#include "encodings/grid_rows.hpp"
#include "encodings/rotary_heads.hpp"
#include "tables/sincos_row.hpp"

namespace posenc {

using exact::DoubleDouble;

Status validate(const RotaryGrid& grid) noexcept {
    POSENC_TRY(guard::in_range(grid.axes, 1, 16, "grid.axes", "an integer from 1 to 16"));
    POSENC_TRY(guard::in_range(grid.heads, 1, std::size_t{1} << 20, "grid.heads", "an integer from 1 to 2^20"));
    POSENC_TRY(guard::in_range(grid.pairs, 1, largest_dim / 2, "grid.pairs", "an integer from 1 to 8388608"));
    POSENC_TRY(
        guard::shape(grid.coordinates.size(), grid.axes, grid.tokens, "grid.coordinates", "axes x tokens numbers"));
    if (grid.heads > SIZE_MAX / 16 / grid.axes / grid.pairs ||
        grid.frequencies.size() != grid.heads * grid.axes * grid.pairs)
        return {ErrorCode::shape_mismatch, "grid.frequencies", static_cast<double>(grid.frequencies.size()),
                "heads x axes x pairs numbers"};
    POSENC_TRY(validate(grid.frequencies));
    return validate(list(grid.coordinates));
}

Status validate_rotary_grid(const RotaryGridOptions& options, const RotaryGrid& grid, HeadsShape& shape,
                            std::size_t size) noexcept {
    POSENC_TRY(validate(grid));
    POSENC_TRY(validate_asked(options.strides ? 1 : options.heads, options.heads_first, options.pairing));
    shape = {.batch = options.batch,
             .heads = options.heads,
             .head_dim = options.head_dim,
             .heads_first = options.heads_first.value_or(false)};
    POSENC_TRY(validate_places(options, size, grid.pairs, shape));
    shape.rows_per_batch = shape.tokens != grid.tokens;
    if (shape.rows_per_batch && shape.batch * shape.tokens != grid.tokens)
        return {ErrorCode::shape_mismatch, "x", static_cast<double>(shape.tokens),
                "as many tokens as the grid has, in each batch row or in all of them"};
    if (grid.heads != 1 && grid.heads != shape.heads)
        return {ErrorCode::shape_mismatch, "heads", static_cast<double>(shape.heads), "as many heads as the grid has"};
    return {};
}

GridRows::GridRows(const RotaryGrid& grid, double amplitude)
    : RotationRows(grid.pairs, grid.heads), tokens_(grid.tokens), amplitude_(amplitude),
      coordinates_(grid.coordinates) {
    const Turns turns = turn_frequencies(grid.frequencies);
    for (std::size_t h = 0; h < grid.heads; ++h)
        for (std::size_t i = 0; i < grid.pairs; ++i) {
            first_term_.push_back(terms_.size());
            for (std::size_t a = 0; a < grid.axes; ++a) {
                const std::size_t k = (h * grid.axes + a) * grid.pairs + i;
                if (grid.frequencies.inverse[k] != 0) terms_.push_back({a, (*turns)[k]});
            }
        }
    first_term_.push_back(terms_.size());
    keep_axes(grid.axes);
}

void GridRows::keep_axes(std::size_t axes) {
    const std::size_t n = pairs();
    if (heads() != 1 || terms_.size() > n) return;
    std::vector<Axis> kept;
    for (std::size_t axis = 0; axis < axes; ++axis) {
        std::vector<std::size_t> own;
        std::vector<exact::TurnFrequency> turns;
        for (std::size_t i = 0; i < n; ++i) {
            const std::size_t first = first_term_[i], last = first_term_[i + 1];
            if (last - first > 1) return;
            if (last == first || terms_[first].axis != axis) continue;
            own.push_back(i);
            turns.push_back(terms_[first].turn);
        }
        if (own.empty()) continue;
        AxisWaves waves{std::span(coordinates_).subspan(axis * tokens_, tokens_), turns};
        if (waves.is_empty()) return;
        kept.push_back({std::move(own), std::move(waves)});
    }
    axes_ = std::move(kept);
}

template <class T>
void GridRows::write_kept(std::size_t first_row, std::size_t count, T* out) const {
    const std::size_t n = pairs();
    for (std::size_t r = 0; r < count; ++r) {
        T* row = out + r * 2 * n;
        // Pairs without a frequency stay.
        std::fill(row, row + n, static_cast<T>(amplitude_));
        std::fill(row + n, row + 2 * n, static_cast<T>(amplitude_ * 0));
        for (const Axis& axis : axes_) {
            const exact::SinCos* waves = axis.waves[first_row + r];
            for (std::size_t k = 0; k < axis.pairs.size(); ++k) {
                row[axis.pairs[k]] = static_cast<T>(amplitude_ * waves[k].cosine);
                row[n + axis.pairs[k]] = static_cast<T>(amplitude_ * waves[k].sine);
            }
        }
    }
}

template <class T>
void GridRows::write_as(std::size_t head, std::size_t first_row, std::size_t count, T* out) const {
    if (!axes_.empty()) return write_kept(first_row, count, out);
    const std::size_t n = pairs();
    for (std::size_t r = 0; r < count; ++r) {
        T* row = out + r * 2 * n;
        const auto at = [&](const Term& term) { return coordinates_[term.axis * tokens_ + first_row + r]; };
        for_waves(
            n,
            [&](exact::ReducedAngles& angles, std::size_t block, std::size_t size) {
                for (std::size_t i = 0; i < size; ++i) {
                    const Term *term = terms_.data() + first_term_[head * n + block + i],
                               *end = terms_.data() + first_term_[head * n + block + i + 1];
                    if (end - term == 1) {
                        angles.set(i, at(*term), term->turn);
                        continue;
                    }
                    exact::Phase sum;
                    for (; term != end; ++term) sum = sum + exact::phase_of(at(*term), term->turn);
                    angles.set(i, exact::reduce(sum));
                }
            },
            [&](std::size_t i, double sine, double cosine) {
                row[i] = static_cast<T>(amplitude_ * cosine);
                row[n + i] = static_cast<T>(amplitude_ * sine);
            });
    }
}

void GridRows::write(std::size_t head, std::size_t first_row, std::size_t count, float* out) const {
    write_as(head, first_row, count, out);
}
void GridRows::write(std::size_t head, std::size_t first_row, std::size_t count, double* out) const {
    write_as(head, first_row, count, out);
}

GridBuilder::GridBuilder(std::size_t axes, std::size_t tokens, std::size_t pairs, std::size_t heads) {
    grid_ = {.axes = axes, .tokens = tokens, .pairs = pairs, .heads = heads};
    grid_.coordinates.resize(axes * tokens);
    grid_.frequencies.inverse.resize(heads * axes * pairs);
    grid_.frequencies.remainder.resize(heads * axes * pairs);
}

void GridBuilder::turn(std::size_t axis, std::size_t pair, DoubleDouble frequency, std::size_t head) {
    const std::size_t k = (head * grid_.axes + axis) * grid_.pairs + pair;
    grid_.frequencies.inverse[k] = frequency.high;
    grid_.frequencies.remainder[k] = frequency.low;
}

void GridBuilder::lay_out(std::size_t axis, std::span<const double> rows, std::span<const double> columns) {
    const std::size_t cells = rows.size() * columns.size();
    for (std::size_t token = 0; token < grid_.tokens; ++token) {
        const std::size_t cell = token % cells;
        coordinate(axis, token) = rows[cell / columns.size()];
        coordinate(axis + 1, token) = columns[cell % columns.size()];
    }
}

Status GridBuilder::finish(RotaryGrid& out, double attention_factor) {
    grid_.frequencies.attention_factor = attention_factor;
    POSENC_TRY(validate(grid_));
    out = std::move(grid_);
    return {};
}

Status try_compute_rotary_angles(const RotaryGrid& grid, std::span<double> out) noexcept {
    POSENC_TRY(validate(grid));
    POSENC_TRY(
        guard::shape(out.size(), grid.heads * grid.tokens, grid.pairs, "out", "heads x tokens x pairs elements"));
    const auto& f = grid.frequencies;
    for (std::size_t h = 0; h < grid.heads; ++h)
        for (std::size_t t = 0; t < grid.tokens; ++t)
            for (std::size_t i = 0; i < grid.pairs; ++i) {
                DoubleDouble sum{};
                for (std::size_t a = 0; a < grid.axes; ++a) {
                    const std::size_t k = (h * grid.axes + a) * grid.pairs + i;
                    const double rest = f.remainder.empty() ? 0 : f.remainder[k];
                    sum = sum + DoubleDouble{f.inverse[k], rest} * grid.coordinates[a * grid.tokens + t];
                }
                out[(h * grid.tokens + t) * grid.pairs + i] = sum.high;
            }
    return {};
}

namespace {

template <class T, class U>
Status apply(const RotaryGridOptions& options, const RotaryGrid& grid, std::span<const T> x,
             std::span<U> out) noexcept {
    HeadsShape shape;
    POSENC_TRY(validate_rotary_grid(options, grid, shape, x.size()));
    POSENC_TRY(validate_out(shape, x, out));
    return guard::no_throw([&]() -> Status {
        const GridRows rows(grid, rotary_amplitude(grid.frequencies, options.inverse));
        Rotator<T, U>(rows, *options.pairing, options.inverse).apply(shape, x.data(), out.data());
        return {};
    });
}

template <class T>
Status make_table(const RotaryGridTableOptions& options, const RotaryGrid& grid, std::span<T> cosine,
                  std::span<T> sine) noexcept {
    POSENC_TRY(validate(options, grid));
    const std::size_t rows = grid.heads * grid.tokens, columns = grid.pairs * (options.duplicated ? 2 : 1);
    constexpr const char* allowed = "heads x tokens x pairs elements, or twice as many when duplicated";
    POSENC_TRY(guard::shape(cosine.size(), rows, columns, "cosine", allowed));
    POSENC_TRY(guard::shape(sine.size(), rows, columns, "sine", allowed));
    POSENC_TRY(guard::apart<T>(cosine, sine, "sine", "memory apart from cosine"));
    return guard::no_throw([&]() -> Status {
        grid_table(options, grid).write(0, rows, cosine.data(), sine.data());
        return {};
    });
}

}  // namespace

Status validate(const RotaryGridTableOptions& options, const RotaryGrid& grid) noexcept {
    POSENC_TRY(validate(grid));
    return options.duplicated ? validate_asked(1, {}, options.pairing) : Status();
}

RotaryTable grid_table(const RotaryGridTableOptions& options, const RotaryGrid& grid) {
    return {std::make_unique<GridRows>(grid, grid.frequencies.attention_factor), grid.tokens, options.duplicated,
            options.pairing};
}

Status try_make_rotary_grid_table(const RotaryGridTableOptions& options, const RotaryGrid& grid,
                                  std::span<float> cosine, std::span<float> sine) noexcept {
    return make_table(options, grid, cosine, sine);
}
Status try_make_rotary_grid_table(const RotaryGridTableOptions& options, const RotaryGrid& grid,
                                  std::span<double> cosine, std::span<double> sine) noexcept {
    return make_table(options, grid, cosine, sine);
}
Status try_apply_rotary_grid(const RotaryGridOptions& options, const RotaryGrid& grid, std::span<const float> x,
                             std::span<float> out) noexcept {
    return apply(options, grid, x, out);
}
Status try_apply_rotary_grid(const RotaryGridOptions& options, const RotaryGrid& grid, std::span<const double> x,
                             std::span<double> out) noexcept {
    return apply(options, grid, x, out);
}
Status try_apply_rotary_grid(const RotaryGridOptions& options, const RotaryGrid& grid, std::span<const Float16> x,
                             std::span<Float16> out) noexcept {
    return apply(options, grid, x, out);
}
Status try_apply_rotary_grid(const RotaryGridOptions& options, const RotaryGrid& grid, std::span<const Bfloat16> x,
                             std::span<Bfloat16> out) noexcept {
    return apply(options, grid, x, out);
}
Status try_apply_rotary_grid(const RotaryGridOptions& options, const RotaryGrid& grid, std::span<const float> x,
                             std::span<Float16> out) noexcept {
    return apply(options, grid, x, out);
}
Status try_apply_rotary_grid(const RotaryGridOptions& options, const RotaryGrid& grid, std::span<const float> x,
                             std::span<Bfloat16> out) noexcept {
    return apply(options, grid, x, out);
}

}  // namespace posenc
