#include "posenc/encodings/detr.hpp"

#include <cmath>
#include <vector>

#include "core/guard.hpp"
#include "posenc/core/positions.hpp"
#include "tables/grid_table.hpp"

namespace posenc {
namespace {

Status validate(const DetrOptions& options, std::size_t size) noexcept {
    if (options.axis_dim == 0 || options.axis_dim % 2 != 0 || options.axis_dim > largest_dim / 2)
        return {ErrorCode::out_of_range, "axis_dim", static_cast<double>(options.axis_dim),
                "an even integer from 2 to 8388608"};
    POSENC_TRY(guard::above(options.base, 1, "base", "a finite number above 1"));
    if (options.scale) {
        constexpr const char* allowed = "a finite number above 0, up to 2^53";
        POSENC_TRY(guard::above(*options.scale, 0, "scale", allowed));
        if (*options.scale > largest_position) return {ErrorCode::out_of_range, "scale", *options.scale, allowed};
    }
    POSENC_TRY(guard::finite(options.offset, "offset"));
    if (!options.normalize && options.offset != 0)
        return {ErrorCode::out_of_range, "offset", options.offset, "0 where coordinates are not normalised"};
    // A line of only padding divides by 1e-6: its angles must stay below 2^63.
    if (std::fabs(options.offset) * options.scale.value_or(exact::two_pi.high) > 0x1p40)
        return {ErrorCode::out_of_range, "offset", options.offset, "a finite number, times scale at most 2^40"};
    std::size_t cells = 0;
    const std::size_t sizes[] = {options.batch, options.height, options.width};
    POSENC_TRY(count_cells(sizes, 2 * options.axis_dim, cells));
    if (!options.mask.empty())
        POSENC_TRY(guard::shape(options.mask.size(), cells, 1, "mask", "batch x height x width elements"));
    return guard::shape(size, cells, 2 * options.axis_dim, "out", "batch x 2 axis_dim x height x width elements");
}

// Counts along lines of `length` cells `step` apart; lines start `next` apart.
struct Lines {
    std::size_t count, length, step, next;
};

// Coordinates are quotients and multiples of 2 pi: rounded to a double, a large one would be an angle off.
using Coordinates = std::vector<exact::DoubleDouble>;

void count_up(const Lines& lines, const std::uint8_t* padding, const DetrOptions& options, Coordinates& to) {
    const exact::DoubleDouble scale = options.scale ? exact::DoubleDouble{*options.scale, 0} : exact::two_pi;
    for (std::size_t line = 0; line < lines.count; ++line) {
        double seen = 0;
        for (std::size_t k = 0; k < lines.length; ++k) {
            const std::size_t cell = line * lines.next + k * lines.step;
            seen += padding && padding[cell] ? 0 : 1;
            to[cell] = {seen, 0};
        }
        if (!options.normalize) continue;
        for (std::size_t k = 0; k < lines.length; ++k) {
            exact::DoubleDouble& x = to[line * lines.next + k * lines.step];
            x = (x + exact::DoubleDouble{options.offset, 0}) / exact::two_sum(seen, 1e-6) * scale;
        }
    }
}

// The channels of one axis; where a cell has the coordinate of the cell `same` before it, it has its sines too.
template <class T>
void write_axis(const Coordinates& coordinates, const LadderValues& ladder, std::size_t same, std::size_t width,
                T* out) {
    const std::size_t cells = coordinates.size();
    for (std::size_t k = 0; k < ladder.turns.size(); ++k) {
        T* sine = out;
        T* cosine = out + cells;
        out += 2 * cells;
        for (std::size_t cell = 0; cell < cells; ++cell) {
            const bool has_neighbour = same == 1 ? cell % width != 0 : cell >= same;
            const exact::DoubleDouble x = coordinates[cell];
            if (has_neighbour && x.high == coordinates[cell - same].high && x.low == coordinates[cell - same].low) {
                sine[cell] = sine[cell - same];
                cosine[cell] = cosine[cell - same];
            } else {
                const bool whole = x.low == 0 && x.high == std::floor(x.high);
                const exact::SinCos sc = whole ? exact::sincos(x.high, ladder.turns[k])
                                               : exact::sincos(1, exact::turn_frequency(x * ladder.radians[k]));
                sine[cell] = static_cast<T>(sc.sine);
                cosine[cell] = static_cast<T>(sc.cosine);
            }
        }
    }
}

template <class T>
Status make(const DetrOptions& options, std::span<T> out) noexcept {
    POSENC_TRY(validate(options, out.size()));
    return guard::no_throw([&]() -> Status {
        if (out.empty()) return {};
        const std::size_t cells = options.height * options.width;
        const auto ladder = find_ladder({options.axis_dim / 2, options.base, 2, static_cast<double>(options.axis_dim)});
        Coordinates coordinates(cells);
        for (std::size_t b = 0; b < options.batch; ++b) {
            const std::uint8_t* padding = options.mask.empty() ? nullptr : options.mask.data() + b * cells;
            T* image = out.data() + b * cells * 2 * options.axis_dim;
            count_up({options.width, options.height, options.width, 1}, padding, options, coordinates);
            write_axis(coordinates, *ladder, 1, options.width, image);
            count_up({options.height, options.width, 1, options.width}, padding, options, coordinates);
            write_axis(coordinates, *ladder, options.width, options.width, image + cells * options.axis_dim);
        }
        return {};
    });
}

}  // namespace

Status try_make_detr_encoding(const DetrOptions& options, std::span<float> out) noexcept {
    return make(options, out);
}
Status try_make_detr_encoding(const DetrOptions& options, std::span<double> out) noexcept {
    return make(options, out);
}

}  // namespace posenc
