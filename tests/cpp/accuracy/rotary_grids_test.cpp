// The accuracy that the headers of prepared rotations, of grids and of the grids of models promise, at the worst case
// that a search finds.
#include "accuracy/measure.hpp"

using namespace posenc;
using namespace accuracy;
using search::between;
using search::pick;
using search::scale_between;
using search::whole;
using search::worst;

namespace {

constexpr std::size_t draws = 200, steps = 300;

/// Another even number from 0 to 1 of a gene that already decides about something.
double again(double gene, double times) {
    return gene * times - std::floor(gene * times);
}

/// The rotated data: heads of zeros except for one pair, (1, 0) or any.
struct Pair {
    std::size_t first, second;
    double a, b;

    /// How far a call that turns x in place goes towards its bound.
    template <class Turn>
    double used(std::size_t size, precise::Waves turn, double factor, bool inverse, Turn&& apply) const {
        const Number sine = inverse ? -turn.sine : turn.sine;
        const Number by = inverse ? Number(1) / Number(factor) : Number(factor);
        const auto run = [&](auto zero, double bound) {
            using T = decltype(zero);
            std::vector<T> x(size, zero);
            x[first] = T(a);
            x[second] = T(b);
            const Number p = double(x[first]), q = double(x[second]);
            apply(std::span<const T>(x), std::span<T>(x));
            const double largest = std::fmax(std::fabs(double(T(a))), std::fabs(double(T(b))));
            return std::fmax(precise::error(double(x[first]), by * (p * turn.cosine - q * sine)),
                             precise::error(double(x[second]), by * (p * sine + q * turn.cosine))) /
                   (bound * precise::to_double(by) * largest);
        };
        return std::fmax(run(0.0, 1e-14), run(0.0f, 0x1p-22));
    }
};

/// Pair i of a head that begins at `start`.
Pair pair_of(std::size_t start, std::size_t dim, std::size_t i, Pairing pairing, double kind, double a, double b) {
    const bool halves = pairing == Pairing::rotate_half;
    const bool unit = kind < 0.3;
    return {start + (halves ? i : 2 * i), start + (halves ? dim / 2 + i : 2 * i + 1), unit ? 1 : between(a, -3, 3),
            unit ? 0 : between(b, -3, 3)};
}

/// A grid with its tables: entry (token, pair) turns by the coordinate times the frequency.
struct Cell {
    std::size_t token, pair, axis;
    Number coordinate, frequency;
};

/// The used share of a convention's bounds for its coordinate (2 ulp) and frequency (2^-90), and of the bounds of the
/// table and the rotation for the numbers of the grid.
double used(const RotaryGrid& grid, const Cell& cell) {
    const std::size_t k = cell.axis * grid.pairs + cell.pair;
    const double got = grid.coordinates[cell.axis * grid.tokens + cell.token];
    const double truth = precise::to_double(cell.coordinate), w = precise::to_double(cell.frequency);
    const double ulp = std::nextafter(std::fabs(truth), HUGE_VAL) - std::fabs(truth);
    const Number turn = Number(grid.frequencies.inverse[k]) + Number(grid.frequencies.remainder[k]);
    double most = std::fmax(precise::error(got, cell.coordinate) / (2 * ulp),
                            precise::error(0, turn - cell.frequency) / (0x1p-90 * w));
    for (std::size_t a = 0; a < grid.axes; ++a)
        if (a != cell.axis && grid.frequencies.inverse[a * grid.pairs + cell.pair] != 0) return HUGE_VAL;
    const auto waves = precise::waves(Number(got) * turn);
    const std::size_t size = grid.tokens * grid.pairs, at = cell.token * grid.pairs + cell.pair;
    const auto run = [&](auto zero, double bound) {
        std::vector<decltype(zero)> cosine(size), sine(size);
        make_rotary_grid_table({}, grid, std::span(cosine), std::span(sine));
        most = std::fmax(most, precise::error(double(cosine[at]), waves.cosine) / bound);
        most = std::fmax(most, precise::error(double(sine[at]), waves.sine) / bound);
    };
    run(0.0, 4e-15);
    run(0.0f, 0x1p-24);
    return most;
}

/// Height and width, the cell, and its row and column.
struct Place {
    Place(double h, double w, double cell, std::size_t most = 12)
        : height(std::size_t(whole(h, 1, double(most)))), width(std::size_t(whole(w, 1, double(most)))),
          token(index(cell, height * width)), y(double(token / width)), x(double(token % width)) {}
    std::size_t height, width, token;
    double y, x;
};

/// linspace(-1, 1, size) at one index.
Number side_to_side(double at, std::size_t size) {
    return size == 1 ? Number(-1) : Number(2 * at - double(size - 1)) / Number(double(size - 1));
}

/// pi linspace(1, highest / 2), or in equal ratios.
Number pixel_band(double highest, std::size_t k, std::size_t count, bool linear) {
    const double steps = count > 1 ? double(count - 1) : 1;
    const Number half = Number(highest) / Number(2);
    return precise::pi() * (linear ? Number(1) + (half - Number(1)) * Number(double(k)) / Number(steps)
                                   : frequency(half, -double(k), steps));
}

}  // namespace

TEST_CASE("PreparedRotary keeps its accuracy at the worst case that a search finds") {
    const double found = worst(10, draws, 2 * steps, [](const Genes& g) {
        const Rows rows(g[0], g[1], g[2], 6);
        const std::size_t dim = 2 * std::size_t(whole(g[3], 1, 20));
        const double base = base_of(g[4]);
        Frequencies f = make_rotary_frequencies({.rotary_dim = dim, .base = base});
        f.attention_factor = g[4] < 0.5 ? 1 : scale_between(again(g[4], 64), 0.1, 10);
        const std::size_t row = rows.pick(g[5]), i = index(g[6], dim / 2);
        const Pairing pairing = pick(g[7], {Pairing::interleaved, Pairing::rotate_half});
        const bool inverse = again(g[7], 2) > 0.5;
        // Some positions are prepared, others are added on demand.
        const std::size_t length = again(g[7], 4) > 0.5 ? 64 : 0;
        auto prepared =
            prepare_rotary({.head_dim = dim, .heads_first = false, .pairing = pairing, .length = length}, f);
        const auto turn = precise::waves(rows.at(row) * frequency(base, 2.0 * double(i), double(dim)));
        const PreparedRotaryPlace place{.positions = rows.positions, .inverse = inverse};
        return pair_of(row * dim, dim, i, pairing, again(g[7], 8), g[8], g[9])
            .used(6 * dim, turn, f.attention_factor, inverse, [&](auto x, auto out) { prepared.apply(place, x, out); });
    });
    CHECK(found <= 1);
}

TEST_CASE("apply_rotary_grid, prepared or not, keeps its accuracy at the worst case that a search finds") {
    const double found = worst(10, draws, 2 * steps, [](const Genes& g) {
        RotaryGrid grid{.axes = 2, .tokens = 3, .pairs = 3};
        grid.frequencies.attention_factor = again(g[6], 32) < 0.5 ? 1 : scale_between(again(g[6], 64), 0.1, 10);
        // Whole coordinates up to 2^31, and fractions of both signs.
        for (std::size_t k = 0; k < 6; ++k)
            grid.coordinates.push_back(g[k % 2] < 0.4 ? search::whole_scale(g[k % 2] / 0.4, 0x1p30) + double(k)
                                                      : between(g[k % 2], -0x1p20, 0x1p20) / double(k + 1));
        for (std::size_t k = 0; k < 6; ++k) {
            const double w = scale_between(g[2 + k % 2], 1e-9, 4);
            grid.frequencies.inverse.push_back(k == 4 ? 0 : w);
            grid.frequencies.remainder.push_back(k == 4 ? 0 : w * 0x1p-54 * between(g[4], -1, 1));
        }
        const std::size_t token = index(g[5], 3), i = index(g[6], 3);
        Number angle;
        for (std::size_t a = 0; a < 2; ++a)
            angle = angle + Number(grid.coordinates[a * 3 + token]) * (Number(grid.frequencies.inverse[a * 3 + i]) +
                                                                       Number(grid.frequencies.remainder[a * 3 + i]));
        const auto turn = precise::waves(angle);
        const RotaryGridOptions o{.head_dim = 6,
                                  .pairing = pick(g[7], {Pairing::interleaved, Pairing::rotate_half}),
                                  .inverse = again(g[7], 2) > 0.5};
        const double factor = grid.frequencies.attention_factor;
        const Pair pair = pair_of(token * 6, 6, i, *o.pairing, again(g[7], 8), g[8], g[9]);
        auto prepared = prepare_rotary({.head_dim = 6, .heads_first = false, .pairing = o.pairing}, grid);
        const PreparedRotaryPlace place{.inverse = o.inverse};
        return std::fmax(
            pair.used(18, turn, factor, o.inverse, [&](auto x, auto out) { apply_rotary_grid(o, grid, x, out); }),
            pair.used(18, turn, factor, o.inverse, [&](auto x, auto out) { prepared.apply(place, x, out); }));
    });
    CHECK(found <= 1);
}

TEST_CASE("EVA's grids keep their accuracy at the worst case that a search finds") {
    const double found = worst(9, draws, 2 * steps, [](const Genes& g) {
        const Place p(g[0], g[1], g[2]);
        const std::size_t quarter = std::size_t(whole(g[3], 1, 8)), k = index(g[4], quarter);
        EvaRotaryOptions o{.head_dim = 4 * quarter, .height = p.height, .width = p.width, .base = base_of(g[5])};
        o.in_pixels = again(g[5], 8) > 0.5;
        o.linear_bands = o.in_pixels && again(g[5], 16) > 0.5;
        o.max_frequency = scale_between(g[6], 3, 1e4);
        if (!o.in_pixels && g[6] > 0.3) o.offset = g[6] < 0.5 ? 0.5 : between(g[6], -20, 20);
        if (g[7] > 0.3) o.reference_height = o.reference_width = std::size_t(whole(g[7], 1, 32768));
        o.indexing = g[8] < 0.5 ? GridIndexing::ij : GridIndexing::xy;
        const bool row = again(g[8], 2) > 0.5, first = row == (o.indexing == GridIndexing::ij);
        const std::size_t size = row ? p.height : p.width;
        const double at = row ? p.y : p.x;
        const Number share = o.reference_height == 0 ? Number(1) : Number(double(o.reference_height)) / double(size);
        const Number place = (o.in_pixels ? side_to_side(at, size) : Number(at) + Number(o.offset)) * share;
        const Number w = o.in_pixels ? pixel_band(o.max_frequency, k, quarter, o.linear_bands)
                                     : frequency(o.base, double(k), double(quarter));
        return used(make_eva_rotary(o), {p.token, first ? k : quarter + k, row ? 0u : 1u, place, w});
    });
    CHECK(found <= 1);
}

TEST_CASE("axial and DINOv3's grids keep their accuracy at the worst case that a search finds") {
    const double axial = worst(6, draws, steps, [](const Genes& g) {
        const Place p(g[0], g[1], g[2]);
        const std::size_t n = std::size_t(whole(g[3], 1, 12)), k = index(g[4], n);
        const bool row = again(g[4], 64) > 0.5;
        AxialRotaryOptions o{.axis_dim = 2 * n, .height = p.height, .width = p.width};
        o.bands = again(g[5], 4) < 0.5 ? AxialBands::pixel : AxialBands::language;
        o.max_frequency = scale_between(g[5], 3, 1e4);
        o.base = base_of(g[5]);
        const bool frames = again(g[5], 8) < 0.5;
        if (frames) o.frames = 3;
        const std::size_t axis = (frames ? 1u : 0u) + (row ? 0u : 1u), size = row ? p.height : p.width;
        const double at = row ? p.y : p.x;
        const bool pixel = o.bands == AxialBands::pixel;
        return used(make_axial_rotary(o), {p.token, axis * n + k, axis, pixel ? side_to_side(at, size) : Number(at),
                                           pixel ? pixel_band(o.max_frequency, k, n, true)
                                                 : frequency(o.base, 2.0 * double(k), 2.0 * double(n))});
    });
    CHECK(axial <= 1);
    const double dinov3 = worst(7, draws, steps, [](const Genes& g) {
        const Place p(g[0], g[1], g[2]);
        const std::size_t quarter = std::size_t(whole(g[3], 1, 12)), k = index(g[4], quarter);
        const bool row = again(g[4], 64) > 0.5;
        Dinov3RotaryOptions o{.head_dim = 4 * quarter, .height = p.height, .width = p.width, .base = base_of(g[5])};
        o.normalize = pick(g[6], {GridNormalization::separate, GridNormalization::max, GridNormalization::min});
        Number period = frequency(o.base, -2.0 * double(k), 2.0 * double(quarter));
        if (again(g[6], 3) > 0.5) {
            o.min_period = scale_between(g[5], 1e-3, 10);
            o.max_period = *o.min_period * scale_between(g[4], 1.001, 1e6);
            period = Number(*o.min_period) * frequency(Number(*o.max_period) / Number(*o.min_period), -double(k),
                                                       quarter > 1 ? double(quarter - 1) : 1);
        }
        const std::size_t own = row ? p.height : p.width;
        const double n = double(o.normalize == GridNormalization::separate ? own
                                : o.normalize == GridNormalization::max    ? std::max(p.height, p.width)
                                                                           : std::min(p.height, p.width));
        const Number place = Number(2 * (row ? p.y : p.x) + 1 - n) / Number(n);
        return used(make_dinov3_rotary(o),
                    {p.token, row ? k : quarter + k, row ? 0u : 1u, place, Number(2) * precise::pi() / period});
    });
    CHECK(dinov3 <= 1);
}

TEST_CASE("diffusers' grids keep their accuracy at the worst case that a search finds") {
    const double diffusers = worst(7, draws, 3 * steps, [](const Genes& g) {
        const Place p(g[0], g[1], g[2]);
        const std::size_t quarter = std::size_t(whole(g[3], 1, 6)), k = index(g[4], quarter);
        Diffusers2dRotaryOptions o{
            .head_dim = 4 * quarter, .height = p.height, .width = p.width, .base = base_of(g[4])};
        o.start_row = between(g[5], -30, 30);
        o.stop_row = between(g[6], -30, 30);
        // Near 0 coordinates cancel: stop is where this row would be 0, but for some units in the last place.
        if (again(g[6], 8) > 0.5 && p.y > 0) {
            o.stop_row = -o.start_row * (double(p.height) - p.y) / p.y;
            o.stop_row = *o.stop_row * (1 + std::floor(between(again(g[6], 16), -4, 4)) * 0x1p-52);
        }
        const Number place =
            (Number(o.start_row) * Number(double(p.height) - p.y) + Number(*o.stop_row) * Number(p.y)) /
            Number(double(p.height));
        return used(make_diffusers_2d_rotary(o),
                    {p.token, quarter + k, 0, place, frequency(o.base, double(k), double(quarter))});
    });
    CHECK(diffusers <= 1);
}

TEST_CASE("CogVideoX's and Lumina's grids keep their accuracy at the worst case that a search finds") {
    const double cogvideox = worst(7, draws, steps, [](const Genes& g) {
        const Place p(g[0], g[1], g[2], 8);
        const std::size_t sixteenths = std::size_t(whole(g[3], 1, 4)), t = 2 * sixteenths, s = 3 * sixteenths;
        CogvideoxRotaryOptions o{
            .head_dim = 16 * sixteenths, .frames = 3, .height = p.height, .width = p.width, .base = base_of(g[4])};
        o.stop_row = between(g[5], -1e3, 1e3);
        const std::size_t k = index(g[6], s), frame = index(again(g[6], 64), 3);
        const std::size_t token = frame * p.height * p.width + p.token;
        const RotaryGrid grid = make_cogvideox_rotary(o);
        const Number row = Number(*o.stop_row) * Number(p.y) / Number(double(p.height));
        const double most = used(grid, {token, t + k, 1, row, frequency(o.base, 2.0 * double(k), 2.0 * double(s))});
        return std::fmax(most, used(grid, {token, k % t, 0, Number(double(frame)),
                                           frequency(o.base, 2.0 * double(k % t), 2.0 * double(t))}));
    });
    CHECK(cogvideox <= 1);
    const double lumina = worst(7, draws, steps, [](const Genes& g) {
        const Place p(g[0], g[1], g[2]);
        const std::size_t quarter = std::size_t(whole(g[3], 1, 12)), k = index(g[4], quarter);
        LuminaRotaryOptions o{.head_dim = 4 * quarter, .height = p.height, .width = p.width, .base = base_of(g[4])};
        o.linear_factor = scale_between(g[5], 1e-2, 1e2);
        o.ntk_factor = scale_between(g[6], 1, 1e2);
        const bool row = again(g[6], 64) > 0.5;
        const Number w = frequency(Number(o.base) * Number(o.ntk_factor), 2.0 * double(k), 2.0 * double(quarter)) /
                         Number(o.linear_factor);
        return used(make_lumina_rotary(o), {p.token, 2 * k + (row ? 0 : 1), row ? 0u : 1u, row ? p.y : p.x, w});
    });
    CHECK(lumina <= 1);
}

TEST_CASE("M-RoPE's and RoPE-Mixed's tables keep their accuracy at the worst case that a search finds") {
    const double mrope = worst(6, draws, steps, [](const Genes& g) {
        const std::size_t sections[] = {1 + index(g[0], 4), 1 + index(g[1], 4), 1 + index(g[2], 4)};
        const std::size_t pairs = sections[0] + sections[1] + sections[2], k = index(g[3], pairs);
        const double base = base_of(g[4]);
        const double positions[] = {search::whole_scale(g[5], 0x1p31), search::whole_scale(g[4], 0x1p31),
                                    between(g[3], -0x1p20, 0x1p20)};
        const auto f = make_rotary_frequencies({.rotary_dim = 2 * pairs, .base = base});
        const MropeSections o{MropeStyle::chunked, {sections[0], sections[1], sections[2]}};
        const std::size_t axis = k < sections[0] ? 0u : k < sections[0] + sections[1] ? 1u : 2u;
        return used(make_mrope(o, f, positions),
                    {0, k, axis, positions[axis], frequency(base, 2.0 * double(k), 2.0 * double(pairs))});
    });
    CHECK(mrope <= 1);
    const double mixed = worst(6, draws, steps, [](const Genes& g) {
        const Place p(g[0], g[1], g[2]);
        const double learned[] = {between(g[3], -4, 4), between(g[4], -4, 4), between(g[5], -4, 4),
                                  between(g[3], -1, 1)};
        const RotaryGrid grid = make_mixed_rotary({1, 4, p.height, p.width, learned});
        const std::size_t i = index(again(g[5], 64), 2), size = grid.tokens * 2, at = p.token * 2 + i;
        const auto truth = precise::waves(Number(p.x) * Number(learned[i]) + Number(p.y) * Number(learned[2 + i]));
        std::vector<double> cosine(size), sine(size);
        make_rotary_grid_table({}, grid, std::span(cosine), std::span(sine));
        return std::fmax(precise::error(cosine[at], truth.cosine), precise::error(sine[at], truth.sine)) / 4e-15;
    });
    CHECK(mixed <= 1);
}
