// The accuracy that the headers of rotations promise, at the worst case that a search finds.
#include "accuracy/measure.hpp"

using namespace posenc;
using namespace accuracy;
using search::between;
using search::pick;
using search::whole;
using search::worst;

namespace {

constexpr std::size_t draws = 300, steps = 500;

/// Channels of a head, from genes: two of a pair matter, and not their size.
std::vector<double> channels(std::size_t count, const Genes& g, std::size_t first) {
    std::vector<double> x(count);
    for (std::size_t k = 0; k < count; ++k) x[k] = between(g[first + k % 2], -3, 3) * (1 + static_cast<double>(k % 5));
    return x;
}

std::vector<float> floats(const std::vector<double>& x) {
    return {x.begin(), x.end()};
}

}  // namespace

TEST_CASE("make_rotary_table keeps its accuracy at the worst case that a search finds") {
    const double found = worst(8, draws, steps, [](const Genes& g) {
        const Rows rows(g[0], g[1], g[2]);
        const std::size_t dim = 2 * static_cast<std::size_t>(whole(g[3], 1, 64));
        Frequencies f = make_rotary_frequencies({.rotary_dim = dim, .base = base_of(g[4])});
        f.attention_factor = g[7] < 0.5 ? 1 : search::scale_between(g[7], 0.1, 10);
        const std::size_t row = rows.pick(g[5]), i = index(g[6], dim / 2);
        const auto truth = precise::waves(rows.at(row) * frequency(base_of(g[4]), 2.0 * double(i), double(dim)));
        const std::size_t size = 40 * dim / 2, at = row * dim / 2 + i;
        double most = 0;
        const auto run = [&](auto zero, double bound) {
            using T = decltype(zero);
            std::vector<T> cosine(size), sine(size);
            make_rotary_table({.positions = rows.positions}, f, std::span<T>(cosine), std::span<T>(sine));
            const Number factor = f.attention_factor;
            most = std::fmax(most, precise::error(double(cosine[at]), factor * truth.cosine) / bound);
            most = std::fmax(most, precise::error(double(sine[at]), factor * truth.sine) / bound);
        };
        run(0.0, 4e-15 * f.attention_factor);
        run(0.0f, 0x1p-24 * f.attention_factor);
        return most;
    });
    CHECK(found <= 1);
}

TEST_CASE("apply_rotary keeps its accuracy at the worst case that a search finds") {
    const double found = worst(9, draws, steps, [](const Genes& g) {
        const Rows rows(g[0], g[1], g[2]);
        const std::size_t dim = 2 * static_cast<std::size_t>(whole(g[3], 1, 20));
        Frequencies f = make_rotary_frequencies({.rotary_dim = dim, .base = base_of(g[4])});
        f.attention_factor = g[4] < 0.5 ? 1 : 1.3;
        const std::size_t row = rows.pick(g[5]), i = index(g[6], dim / 2);
        const bool halves = g[3] * 8 - std::floor(g[3] * 8) > 0.5;
        RotaryOptions o{.positions = rows.positions, .head_dim = dim};
        o.pairing = halves ? Pairing::rotate_half : Pairing::interleaved;
        const auto x = channels(40 * dim, g, 7);
        const std::size_t a = row * dim + (halves ? i : 2 * i), b = row * dim + (halves ? dim / 2 + i : 2 * i + 1);
        const auto turn = precise::waves(rows.at(row) * frequency(base_of(g[4]), 2.0 * double(i), double(dim)));
        const auto run = [&](const auto& from, double bound) {
            auto out = from;
            check(try_apply_rotary(o, f, std::span(from.data(), from.size()), std::span(out)));
            const Number p = double(from[a]), q = double(from[b]), factor = f.attention_factor;
            return std::fmax(precise::error(double(out[a]), factor * (p * turn.cosine - q * turn.sine)),
                             precise::error(double(out[b]), factor * (p * turn.sine + q * turn.cosine))) /
                   (bound * f.attention_factor * std::fmax(std::fabs(double(from[a])), std::fabs(double(from[b]))));
        };
        return std::fmax(run(x, 1e-14), run(floats(x), 0x1p-22));
    });
    CHECK(found <= 1);
}

TEST_CASE(
    "shift_rotary keeps its accuracy at the worst case that a search finds, also for keys that were rotated before") {
    const double found = worst(9, draws, steps, [](const Genes& g) {
        const double p = search::whole_scale(g[0], 20000), by = search::whole_scale(g[1], 20000) - p;
        const std::size_t dim = 2 * static_cast<std::size_t>(whole(g[3], 1, 20));
        Frequencies f = make_rotary_frequencies({.rotary_dim = dim, .base = base_of(g[4])});
        f.attention_factor = g[4] < 0.5 ? 1 : 1.3;
        const std::size_t i = index(g[6], dim / 2);
        const bool halves = g[3] * 8 - std::floor(g[3] * 8) > 0.5;
        const Pairing pairing = halves ? Pairing::rotate_half : Pairing::interleaved;
        const auto x = channels(dim, g, 7);
        const std::size_t a = halves ? i : 2 * i, b = halves ? dim / 2 + i : 2 * i + 1;
        const Number w = frequency(base_of(g[4]), 2.0 * double(i), double(dim));
        const auto error = [&](const auto& got, const auto& from, const auto& turn, Number factor) {
            const Number c = double(from[a]), s = double(from[b]);
            return std::fmax(precise::error(double(got[a]), factor * (c * turn.cosine - s * turn.sine)),
                             precise::error(double(got[b]), factor * (c * turn.sine + s * turn.cosine)));
        };
        const auto size = [&](const auto& from) {
            return std::fmax(std::fabs(double(from[a])), std::fabs(double(from[b])));
        };
        const auto run = [&](const auto& from, double bound) {
            // Alone: keys as they are, by the angle of the move.
            auto keys = from;
            const RotaryShiftOptions o{.by = by, .head_dim = dim, .pairing = pairing};
            check(try_shift_rotary(o, f, std::span(keys)));
            const double alone = error(keys, from, precise::waves(Number(by) * w), 1) / (bound * size(from));
            // After apply_rotary: by the angle of the new position, with the factor once.
            const RotaryOptions before{.positions = range(p, 1), .head_dim = dim, .pairing = pairing};
            check(try_apply_rotary(before, f, std::span(from.data(), from.size()), std::span(keys)));
            check(try_shift_rotary(o, f, std::span(keys)));
            const double both = error(keys, from, precise::waves(Number(p + by) * w), f.attention_factor);
            return std::fmax(alone, both / (3 * bound * f.attention_factor * size(from)));
        };
        return std::fmax(run(x, 1e-14), run(floats(x), 0x1p-22));
    });
    CHECK(found <= 1);
}

TEST_CASE("apply_xpos keeps its accuracy at the worst case that a search finds") {
    const double found = worst(8, draws, steps, [](const Genes& g) {
        const double first = search::whole_scale(g[0], 20000);
        const std::size_t dim = 2 * static_cast<std::size_t>(whole(g[1], 1, 20)), row = index(g[2], 40);
        XposOptions o{.role = g[3] < 0.5 ? XposRole::queries : XposRole::keys, .positions = range(first, 40)};
        o.length = first + std::floor(between(g[4], 0, 2000));
        o.base = base_of(g[5]);
        o.head_dim = dim;
        const std::size_t i = index(g[3] * 16 - std::floor(g[3] * 16), dim / 2), at = row * dim + 2 * i;
        const auto x = channels(40 * dim, g, 6);
        const Number position = Number(first) + Number(double(row));
        const Number centre = std::ceil(*o.length / 2);
        // (2 i + 0.4 R) / (1.4 R) without the decimals.
        const Number zeta = Number(5.0 * double(i) + double(dim)) / Number(3.5 * double(dim));
        Number scale = precise::power(zeta, (position - centre) / Number(512));
        if (o.role == XposRole::keys) scale = Number(1) / scale;
        const auto turn = precise::waves(position * frequency(o.base, 2.0 * double(i), double(dim)));
        const auto run = [&](const auto& from, double bound) {
            auto out = from;
            check(try_apply_xpos(o, std::span(from.data(), from.size()), std::span(out)));
            const Number p = double(from[at]), q = double(from[at + 1]);
            return std::fmax(precise::error(double(out[at]), scale * (p * turn.cosine - q * turn.sine)),
                             precise::error(double(out[at + 1]), scale * (p * turn.sine + q * turn.cosine))) /
                   (bound * precise::to_double(scale) *
                    std::fmax(std::fabs(double(from[at])), std::fabs(double(from[at + 1]))));
        };
        return std::fmax(run(x, 1e-14), run(floats(x), 0x1p-22));
    });
    CHECK(found <= 1);
}

TEST_CASE("apply_polar keeps its accuracy at the worst case that a search finds") {
    const double found = worst(7, draws, steps, [](const Genes& g) {
        const Rows rows(g[0], g[1], g[2], 30);
        const std::size_t dim = static_cast<std::size_t>(whole(g[3], 1, 12));
        PolarOptions o{.positions = rows.positions, .base = base_of(g[4]), .head_dim = dim};
        const std::size_t row = rows.pick(g[5]), c = index(g[6], dim);
        std::vector<double> x(30 * dim), phases(dim);
        for (std::size_t k = 0; k < x.size(); ++k) x[k] = std::floor(between(g[6], -40, 40) * 64 + double(k % 7)) / 64;
        for (std::size_t k = 0; k < dim; ++k) phases[k] = -std::floor(between(g[5], 0, 6) * 64) / 64;
        const Number length = precise::log(Number(1) + precise::exp(x[row * dim + c]));
        const auto turn = precise::waves(rows.at(row) * frequency(o.base, double(c), double(dim)) + Number(phases[c]));
        const auto run = [&](const auto& from, const auto& at, double bound) {
            auto out = from;
            out.resize(2 * from.size());
            check(try_apply_polar(o, std::span(from.data(), from.size()), std::span(at.data(), at.size()),
                                  std::span(out)));
            return std::fmax(precise::error(double(out[2 * row * dim + c]), length * turn.cosine),
                             precise::error(double(out[(2 * row + 1) * dim + c]), length * turn.sine)) /
                   (bound * precise::to_double(length));
        };
        return std::fmax(run(x, phases, 1e-14), run(floats(x), floats(phases), 0x1p-23));
    });
    CHECK(found <= 1);
}

TEST_CASE("the angles of grids keep their accuracy at the worst case that a search finds") {
    const double found = worst(6, draws, steps, [](const Genes& g) {
        RotaryGrid grid{.axes = 3, .tokens = 1, .pairs = 1};
        Number sum;
        double most = 0;
        for (std::size_t a = 0; a < 3; ++a) {
            const double coordinate = between(g[a], -1, 1) * std::pow(10, between(g[5 - a], -3, 9));
            const double w = search::scale_between(g[3 + a], 1e-6, 10), rest = w * 1e-17 * g[a];
            grid.coordinates.push_back(coordinate);
            grid.frequencies.inverse.push_back(w);
            grid.frequencies.remainder.push_back(rest);
            sum = sum + Number(coordinate) * (Number(w) + Number(rest));
            most = std::fmax(most, std::fabs(coordinate * w));
        }
        double angle = 0;
        check(try_compute_rotary_angles(grid, std::span(&angle, 1)));
        return precise::error(angle, sum) / (1e-15 * most);
    });
    CHECK(found <= 1);
}

TEST_CASE("the grids of vision models keep the accuracy of coordinates and frequencies at the worst that is found") {
    const double found = worst(5, draws, steps, [](const Genes& g) {
        const std::size_t height = std::size_t(whole(g[0], 1, 50)), width = std::size_t(whole(g[1], 1, 50));
        const std::size_t dim = 4 * std::size_t(whole(g[2], 1, 24));
        Dinov3RotaryOptions o{.head_dim = dim, .height = height, .width = width};
        o.base = base_of(g[3]);
        RotaryGrid grid;
        check(try_make_dinov3_rotary(o, grid));
        // Centres of cells from -1 to 1; 2 pi base^(-4 i / D), first for the rows.
        const std::size_t y = index(g[4], height), i = index(g[4], dim / 4);
        const Number row = Number(double(2 * y + 1)) / Number(double(height)) - Number(1);
        const Number w = Number(2) * precise::pi() * frequency(o.base, 4.0 * double(i), double(dim));
        const Number got = Number(grid.frequencies.inverse[i]) + Number(grid.frequencies.remainder[i]);
        return std::fmax(precise::error(grid.coordinates[y * width], row) /
                             std::fmax(2 * 0x1p-52 * std::fabs(precise::to_double(row)), 0x1p-60),
                         precise::error(0, got - w) / (0x1p-90 * precise::to_double(w)));
    });
    CHECK(found <= 1);
}
