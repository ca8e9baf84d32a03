#include <cmath>

#include "bindings/encodings/rotator.hpp"
#include "encodings/grid_rows.hpp"
#include "encodings/rotary_heads.hpp"
#include "posenc/encodings/mrope.hpp"
#include "posenc/encodings/rotary_grid_conventions.hpp"

namespace posenc::bindings {
namespace {

// The last grid that was made, until JavaScript has copied it.
RotaryGrid made;

std::size_t whole(double x) {
    return static_cast<std::size_t>(x);
}

std::optional<double> maybe(double x) {
    return std::isnan(x) ? std::nullopt : std::optional<double>(x);
}

// `n` holds the options in the order of web/api/encodings/rotary-grid-conventions.ts.
Status make(int kind, const double* n, std::span<const double> frequencies) {
    switch (kind) {
    case 0:
        return try_make_eva_rotary({whole(n[0]), whole(n[1]), whole(n[2]), n[3], whole(n[4]), whole(n[5]), n[6]}, made);
    case 1:
        return try_make_axial_rotary(
            {whole(n[0]), whole(n[1]), whole(n[2]), static_cast<AxialBands>(whole(n[3])), n[4], n[5]}, made);
    case 2:
        return try_make_dinov3_rotary({whole(n[0]), whole(n[1]), whole(n[2]), n[3],
                                       static_cast<GridNormalization>(whole(n[4])), maybe(n[5]), maybe(n[6])},
                                      made);
    case 3:
        return try_make_mixed_rotary({whole(n[0]), whole(n[1]), whole(n[2]), whole(n[3]), frequencies}, made);
    case 4:
        return try_make_diffusers_2d_rotary(
            {whole(n[0]), whole(n[1]), whole(n[2]), n[3], n[4], n[5], maybe(n[6]), maybe(n[7])}, made);
    case 5:
        return try_make_cogvideox_rotary(
            {whole(n[0]), whole(n[1]), whole(n[2]), whole(n[3]), n[4], maybe(n[5]), maybe(n[6])}, made);
    default:
        return try_make_lumina_rotary({whole(n[0]), whole(n[1]), whole(n[2]), n[3], n[4], n[5]}, made);
    }
}

int rotary_grid_make(int kind, Address numbers, Address list, double count) {
    return report(make(kind, reinterpret_cast<const double*>(numbers), span<const double>(list, whole(count))));
}

MropeSections sections(int style, double time, double row, double column) {
    return {static_cast<MropeStyle>(style), {whole(time), whole(row), whole(column)}};
}

int mrope_make(int style, double time, double row, double column, Address inverse, Address remainder, double pairs,
               double attention_factor, Address positions, double count) {
    return report(try_make_mrope(sections(style, time, row, column),
                                 frequencies(inverse, remainder, pairs, attention_factor),
                                 span<const double>(positions, whole(count)), made));
}

int mrope_axes(int style, double time, double row, double column, double pairs, Address out) {
    return report(try_make_mrope_axes(sections(style, time, row, column), span<std::int32_t>(out, whole(pairs))));
}

double rotary_grid_size(int which) {
    const std::size_t sizes[] = {made.axes, made.tokens, made.pairs, made.heads};
    return which < 4 ? static_cast<double>(sizes[which]) : made.frequencies.attention_factor;
}

// Coordinates, frequencies and remainders, one after the other.
void rotary_grid_take(Address out) {
    auto* to = reinterpret_cast<double*>(out);
    for (const auto* part : {&made.coordinates, &made.frequencies.inverse, &made.frequencies.remainder})
        for (const double x : *part) *to++ = x;
    made = {};
}

RotaryGrid grid_of(double axes, double tokens, double pairs, double heads, Address data, double attention_factor) {
    RotaryGrid grid{whole(axes), whole(tokens), whole(pairs), whole(heads), {}, {}};
    const auto* from = reinterpret_cast<const double*>(data);
    const std::size_t places = grid.axes * grid.tokens, bands = grid.heads * grid.axes * grid.pairs;
    grid.coordinates.assign(from, from + places);
    grid.frequencies = {
        {from + places, from + places + bands}, {from + places + bands, from + places + 2 * bands}, attention_factor};
    return grid;
}

int rotary_grid_start(double axes, double tokens, double pairs, double grid_heads, Address data,
                      double attention_factor, double batch, double heads, double head_dim, bool heads_first,
                      int pairing, bool back, double size, bool wide) {
    const RotaryGrid grid = grid_of(axes, tokens, pairs, grid_heads, data, attention_factor);
    const RotaryGridOptions options{
        whole(batch), whole(heads), whole(head_dim), heads_first, static_cast<Pairing>(pairing), back};
    HeadsShape shape;
    const Status status = validate_rotary_grid(options, grid, shape, whole(size));
    if (!status) return report(status);
    set_rotation(std::make_unique<GridRows>(grid, rotary_amplitude(grid.frequencies, back)), shape, options.pairing,
                 back, wide);
    return 0;
}

int rotary_angles(double axes, double tokens, double pairs, double grid_heads, Address data, Address out) {
    const RotaryGrid grid = grid_of(axes, tokens, pairs, grid_heads, data, 1);
    return report(try_compute_rotary_angles(grid, span<double>(out, grid.heads * grid.tokens * grid.pairs)));
}

int mixed_frequencies(double head_dim, double base, double turn, Address out) {
    return report(try_make_mixed_frequencies({whole(head_dim), base, turn}, span<double>(out, whole(head_dim))));
}

}  // namespace

EMSCRIPTEN_BINDINGS(posenc_rotary_grid) {
    bind<&rotary_grid_make>("rotary_grid_make");
    bind<&rotary_grid_size>("rotary_grid_size");
    bind<&rotary_grid_take>("rotary_grid_take");
    bind<&rotary_grid_start>("rotary_grid_start");
    bind<&rotary_angles>("rotary_angles");
    bind<&mrope_make>("mrope_make");
    bind<&mrope_axes>("mrope_axes");
    bind<&mixed_frequencies>("mixed_frequencies");
}

}  // namespace posenc::bindings
