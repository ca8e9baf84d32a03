#include "posenc/encodings/rotary_grid.hpp"

#include <cmath>
#include <utility>

#include "core/guard.hpp"
#include "encodings/grid_rows.hpp"
#include "encodings/rotary_heads.hpp"

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
    POSENC_TRY(validate_asked(options.heads, options.heads_first, options.pairing));
    shape = {.batch = options.batch,
             .heads = options.heads,
             .head_dim = options.head_dim,
             .heads_first = options.heads_first.value_or(false)};
    if (options.fused) POSENC_TRY(validate_fused(*options.fused, shape));
    POSENC_TRY(validate_heads(size, grid.pairs, shape));
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
    const auto turns = turn_frequencies(grid.frequencies);
    for (std::size_t h = 0; h < grid.heads; ++h)
        for (std::size_t i = 0; i < grid.pairs; ++i) {
            first_term_.push_back(terms_.size());
            for (std::size_t a = 0; a < grid.axes; ++a) {
                const std::size_t k = (h * grid.axes + a) * grid.pairs + i;
                if (grid.frequencies.inverse[k] != 0) terms_.push_back({a, turns[k]});
            }
        }
    first_term_.push_back(terms_.size());
}

template <class T>
void GridRows::write_as(std::size_t head, std::size_t first_row, std::size_t count, T* out) const {
    const std::size_t n = pairs();
    for (std::size_t r = 0; r < count; ++r) {
        T* row = out + r * 2 * n;
        for (std::size_t i = 0; i < n; ++i) {
            const std::size_t first = first_term_[head * n + i], last = first_term_[head * n + i + 1];
            const auto at = [&](std::size_t term) { return coordinates_[terms_[term].axis * tokens_ + first_row + r]; };
            exact::SinCos sc{0, 1};
            if (last - first == 1) {
                sc = exact::sincos(at(first), terms_[first].turn);
            } else if (last > first) {
                exact::Phase sum = exact::phase_of(at(first), terms_[first].turn);
                for (std::size_t k = first + 1; k < last; ++k) sum = sum + exact::phase_of(at(k), terms_[k].turn);
                sc = exact::sincos(sum);
            }
            row[i] = static_cast<T>(amplitude_ * sc.cosine);
            row[n + i] = static_cast<T>(amplitude_ * sc.sine);
        }
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

template <class T>
Status apply(const RotaryGridOptions& options, const RotaryGrid& grid, std::span<const T> x,
             std::span<T> out) noexcept {
    HeadsShape shape;
    POSENC_TRY(validate_rotary_grid(options, grid, shape, x.size()));
    POSENC_TRY(validate_out(x, out));
    return guard::no_throw([&]() -> Status {
        const GridRows rows(grid, rotary_amplitude(grid.frequencies, options.inverse));
        Rotator<T>(rows, *options.pairing, options.inverse).apply(shape, x.data(), out.data());
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

}  // namespace posenc
