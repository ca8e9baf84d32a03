// The state of a prepared rotation: its rows, and what makes them.
#pragma once

#include <optional>
#include <tuple>

#include "core/memory.hpp"
#include "encodings/grid_rows.hpp"
#include "encodings/rotary_heads.hpp"
#include "encodings/rotary_rows.hpp"
#include "posenc/encodings/prepared_rotary.hpp"

namespace posenc {

/// Bytes, at the most, of a grid's rows and of what makes them.
template <class T>
double grid_bytes(const RotaryGrid& grid) noexcept {
    const auto turns = static_cast<double>(grid.frequencies.size()), rows = static_cast<double>(grid.tokens);
    const auto pairs = static_cast<double>(grid.heads * grid.pairs);
    return 256 * turns + pairs * (32 + 2 * sizeof(T) * rows) + 8 * static_cast<double>(grid.coordinates.size());
}

/// The rows of a grid, written once.
template <class T>
class StoredRows final : public RotationRows {
public:
    StoredRows(const RotaryGrid& grid, double amplitude)
        : RotationRows(grid.pairs, grid.heads), tokens_(grid.tokens),
          values_(grid.heads * grid.tokens * 2 * grid.pairs) {
        const GridRows rows(grid, amplitude);
        for (std::size_t h = 0; h < grid.heads; ++h) rows.write(h, 0, tokens_, values_.data() + h * tokens_ * row());
    }
    void write(std::size_t head, std::size_t first, std::size_t count, float* out) const override {
        copy(head, first, count, out);
    }
    void write(std::size_t head, std::size_t first, std::size_t count, double* out) const override {
        copy(head, first, count, out);
    }

private:
    std::size_t row() const noexcept { return 2 * pairs(); }
    template <class U>
    void copy(std::size_t head, std::size_t first, std::size_t count, U* out) const {
        std::copy_n(values_.data() + (head * tokens_ + first) * row(), count * row(), out);
    }

    std::size_t tokens_;
    std::vector<T> values_;
};

inline constexpr std::size_t mrope_axes = 3;

struct PreparedRotary::State {
    /// The rows kept for one number type: turning forward, and back.
    template <class F>
    struct Kept {
        std::optional<RotaryRows<F>> rows[2];
        std::unique_ptr<RotationRows> stored[2];
        std::vector<F> merged;  // one row, of three
    };

    PreparedRotaryOptions options;
    Frequencies frequencies;
    Turns turns;
    std::optional<RotaryGrid> grid;
    std::vector<std::int32_t> axes;  // of each pair, for M-RoPE; empty otherwise
    std::tuple<Kept<float>, Kept<double>> kept;

    std::size_t pairs() const noexcept { return grid ? grid->pairs : turns->size(); }
    std::size_t row_size() const noexcept { return 2 * rotary_row_width(pairs(), *options.pairing); }
    bool has_sections() const noexcept { return serves_engines && !axes.empty(); }
    std::size_t scratch_rows() const noexcept { return has_sections() ? mrope_axes + 1 : 1; }

    template <class F>
    RotaryRows<F>& rows(bool inverse) {
        auto& own = std::get<Kept<F>>(kept);
        if (has_sections()) own.merged.resize(row_size());
        auto& found = own.rows[inverse];
        if (!found)
            found.emplace(*turns, *options.pairing, rotary_amplitude(frequencies, inverse), inverse,
                          has_sections() ? mrope_axes : 1);
        return *found;
    }

    /// The memory for a call that makes its rows together, or makes the first row or a grid's rows.
    template <class F>
    Status room_to_turn(bool inverse, bool by_rows) const noexcept {
        const auto& found = std::get<Kept<F>>(kept);
        const auto n = static_cast<double>(pairs());
        if (by_rows) return found.rows[inverse] ? Status() : room_for(n * 8 * sizeof(F) * (has_sections() ? 4 : 1));
        return room_for(n * rotation_bytes + (grid && !found.stored[inverse] ? grid_bytes<F>(*grid) : 0));
    }

    /// The row of token k, of which row_at(position, axis) gives those of its positions.
    template <class F, class RowAt>
    const F* row_of(const Positions& positions, std::size_t k, F* merged, RowAt row_at) const {
        if (!has_sections() || positions.is_range()) return row_at(positions[k], std::size_t{0});
        const std::size_t n = positions.count / mrope_axes;
        const double p[] = {positions[k], positions[n + k], positions[2 * n + k]};
        const F* const row = row_at(p[0], std::size_t{0});
        if (p[0] == p[1] && p[0] == p[2]) return row;
        const F* const each[] = {row, row_at(p[1], std::size_t{1}), row_at(p[2], std::size_t{2})};
        const std::size_t half = row_size() / 2, channels = half / axes.size();  // one or two for each pair
        for (std::size_t i = 0; i < half; ++i) {
            const F* const from = each[axes[i / channels]];
            merged[i] = from[i];
            merged[half + i] = from[half + i];
        }
        return merged;
    }

    // Spans by reference: x and out do not fit into registers together, and GCC 12 copies one from the stack as a
    // whole, which waits until its two halves are written: a sixth of the samples of a call that rotates one head.
    template <class T, class U>
    bool turn_kept_token(const PreparedRotaryPlace& place, const std::span<const T>& x,
                         const std::span<U>& out) const noexcept;
    Status find_shape(const PreparedRotaryPlace& place, std::size_t size, HeadsShape& shape) const noexcept;
    template <class T, class U>
    void turn_grid(const HeadsShape& shape, bool inverse, const T* x, U* out);
    template <class T, class U>
    Status apply(const PreparedRotaryPlace& place, const std::span<const T>& x, const std::span<U>& out) noexcept;
    template <class T, class U, class F>
    Status apply_shared(const PreparedRotaryPlace& place, const std::span<const T>& x, const std::span<U>& out,
                        const std::span<F>& scratch) const noexcept;
    template <class T, class U>
    Status apply_any(const PreparedRotaryPlace& place, std::span<const T> x, std::span<U> out) noexcept;
    template <class T, class U, class F>
    Status apply_any_shared(const PreparedRotaryPlace& place, std::span<const T> x, std::span<U> out,
                            std::span<F> scratch) const noexcept;
};

}  // namespace posenc
