// The accuracy that the headers of learned and resized tables, of networks and of vision transformers' tables promise,
// at the worst case that a search finds.
#include <array>
#include <cstdint>

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

/// Philox 4x32-10 by its paper: the bits of one block of the first stream.
std::array<std::uint64_t, 2> philox(std::uint64_t seed, std::uint64_t place, std::uint32_t attempt) {
    std::uint32_t c[] = {std::uint32_t(place), std::uint32_t(place >> 32), 0, attempt};
    std::uint32_t key[] = {std::uint32_t(seed), std::uint32_t(seed >> 32)};
    for (int round = 0; round < 10; ++round) {
        const std::uint64_t a = 0xd2511f53ull * c[0], b = 0xcd9e8d57ull * c[2];
        const std::uint32_t first = std::uint32_t(b >> 32) ^ c[1] ^ key[0];
        const std::uint32_t third = std::uint32_t(a >> 32) ^ c[3] ^ key[1];
        c[0] = first, c[1] = std::uint32_t(b), c[2] = third, c[3] = std::uint32_t(a);
        key[0] += 0x9e3779b9, key[1] += 0xbb67ae85;
    }
    return {std::uint64_t(c[0]) << 32 | c[1], std::uint64_t(c[2]) << 32 | c[3]};
}

/// A whole number too large for a double.
Number wide(std::uint64_t x) {
    return precise::scaled(double(x >> 32), 32) + Number(double(x & 0xffffffff));
}

/// Numbers from -1 to 1 by a seed.
std::vector<float> noise(std::size_t count, double gene) {
    std::vector<float> x(count);
    std::uint32_t state = std::uint32_t(gene * 4294967296.0);
    for (float& value : x) {
        state = state * 1664525 + 1013904223;
        value = float(double(state) / 0x1p31 - 1);
    }
    return x;
}

/// The kernel of Keys.
Number cubic(Number x, Number a) {
    if (x < Number(0)) x = -x;
    if (x < Number(1)) return ((a + 2) * x - (a + 3)) * x * x + 1;
    return x < Number(2) ? ((a * x - Number(5) * a) * x + Number(8) * a) * x - Number(4) * a : Number(0);
}

struct Tap {
    std::int64_t row;
    Number weight;
};

/// The old rows that make new row k: whole numbers decide which.
std::vector<Tap> taps_of(Interpolation method, bool align, std::int64_t size, std::int64_t count, std::int64_t k) {
    if (size == count) return {{k, 1}};
    const std::int64_t top = align ? k * (size - 1) : (2 * k + 1) * size - count;
    const std::int64_t bottom = align ? std::max<std::int64_t>(count - 1, 1) : 2 * count;
    const std::int64_t low = (top + 4 * bottom) / bottom - 4;
    const Number above = Number(double(top - low * bottom)) / Number(double(bottom));
    std::vector<Tap> taps;
    const auto clamped = [&](std::int64_t row) { return std::clamp<std::int64_t>(row, 0, size - 1); };
    if (method == Interpolation::linear) {
        if (low < 0) return {{0, 1}};
        return {{clamped(low), Number(1) - above}, {clamped(low + 1), above}};
    }
    if (method == Interpolation::bicubic) {
        for (int j = -1; j <= 2; ++j) taps.push_back({clamped(low + j), cubic(above - Number(j), -0.75)});
        return taps;
    }
    const std::int64_t longer = std::max(size, count);
    const bool triangle = method == Interpolation::linear_antialias;
    const std::int64_t radius = triangle ? 1 : 2;
    Number total;
    for (std::int64_t j = 0; j < size; ++j) {
        const std::int64_t distance = (2 * j + 1) * count - (2 * k + 1) * size;
        if (std::abs(distance) >= 2 * radius * longer) continue;
        const Number x = Number(double(distance)) / Number(double(2 * longer));
        taps.push_back({j, triangle ? Number(1) - (x < Number(0) ? -x : x) : cubic(x, -0.5)});
        total = total + taps.back().weight;
    }
    for (Tap& tap : taps) tap.weight = tap.weight / total;
    return taps;
}

}  // namespace

TEST_CASE("the grids of big_vision, MoCo v3 and timm keep their accuracy at the worst case that a search finds") {
    const double found = worst(8, draws, steps, [](const Genes& g) {
        const std::size_t height = std::size_t(whole(g[0], 1, 40)), width = std::size_t(whole(g[1], 1, 40));
        const std::size_t q = std::size_t(whole(g[2], 2, 8)), dim = 4 * q;
        const std::size_t y = index(g[4], height), x = index(g[5], width), k = index(g[6], q);
        VisionGridOptions o{.height = height, .width = width, .dim = dim, .base = base_of(g[3])};
        o.convention = pick(g[7], {VisionConvention::big_vision, VisionConvention::moco_v3, VisionConvention::timm});
        const bool timm = o.convention == VisionConvention::timm, moco = o.convention == VisionConvention::moco_v3;
        o.interleave_sin_cos = timm && g[7] > 0.85;
        const Number w = frequency(o.base, double(k), double(o.convention == VisionConvention::big_vision ? q - 1 : q));
        const auto across = precise::waves(Number(double(x)) * w), down = precise::waves(Number(double(y)) * w);
        const std::size_t row = dim * (moco ? 1 + x * height + y : y * width + x) + k;
        const auto entries = timm ? std::vector<Entry>{{row, down.sine},
                                                       {row + (o.interleave_sin_cos ? 2 : 1) * q, across.sine},
                                                       {row + (o.interleave_sin_cos ? 1 : 2) * q, down.cosine},
                                                       {row + 3 * q, across.cosine}}
                                  : std::vector<Entry>{{row, across.sine},
                                                       {row + q, across.cosine},
                                                       {row + 2 * q, down.sine},
                                                       {row + 3 * q, down.cosine}};
        return used((height * width + (moco ? 1 : 0)) * dim, [&](auto out) { make_vision_grid(o, out); }, entries,
                    1e-14);
    });
    CHECK(found <= 1);
}

TEST_CASE("learned tables keep their accuracy at the worst draws that a search finds") {
    const double found = worst(3, 20 * draws, steps, [](const Genes& g) {
        LearnedTableOptions o{.rows = 1, .dim = 2};
        o.seed = std::uint64_t(g[0] * 0x1p32) << 32 | std::uint64_t(g[1] * 0x1p32);
        o.standard_deviation = 1;
        o.initialization = g[2] < 0.5 ? Initialization::normal : Initialization::truncated_normal;
        std::vector<double> out(2);
        make_learned_table(o, std::span(out));
        double most = 0;
        for (std::size_t c = 0; c < 2; ++c)
            for (std::uint32_t attempt = 0;; ++attempt) {
                const auto bits = philox(o.seed, 0, attempt);
                const Number u = precise::scaled(wide((bits[0] >> 11) + 1), -53);
                const Number radius = precise::sqrt(Number(-2) * precise::log(u));
                const auto wave = precise::waves(Number(2) * precise::pi() * precise::scaled(wide(bits[1]), -64));
                const Number z = radius * (c == 0 ? wave.cosine : wave.sine);
                if (o.initialization == Initialization::truncated_normal && std::fabs(precise::to_double(z)) > 2)
                    continue;
                most = std::fmax(most, precise::error(out[c], z) / (1e-15 * std::fabs(precise::to_double(z))));
                break;
            }
        return most;
    });
    CHECK(found <= 1);
}

TEST_CASE("uniform draws and scaled rows are rounded as promised at the worst that a search finds") {
    const double found = worst(5, draws, steps, [](const Genes& g) {
        LearnedTableOptions o{.rows = 1, .dim = 2, .initialization = Initialization::uniform};
        o.low = between(g[0], -3, 3);
        o.high = o.low + scale_between(g[1], 1e-3, 10);
        o.seed = std::uint64_t(g[2] * 0x1p32);
        std::vector<double> out(2);
        make_learned_table(o, std::span(out));
        const Number u = precise::scaled(double(philox(o.seed, 0, 0)[0] >> 11), -53);
        const Number truth = Number(o.low) + (Number(o.high) - Number(o.low)) * u;
        // The difference, the product and the sum are rounded, each at most as large as the larger end, or twice that.
        const double end = std::fmax(std::fabs(o.low), std::fabs(o.high));
        double most = precise::error(out[0], truth) / (5 * 0x1p-53 * end);
        const float row = float(between(g[3], -2, 2));
        const double place = 0, scale = scale_between(g[4], 1e-3, 1e3);
        const LookUpOptions look{
            .table = std::span(&row, 1), .dim = 1, .positions = std::span(&place, 1), .scale = scale};
        double got = 0;
        look_up(look, std::span(&got, 1));
        return std::fmax(most, precise::error(got, Number(double(row)) * Number(scale)) /
                                   (0x1p-53 * std::fabs(double(row) * scale) * (1 + 1e-9)));
    });
    CHECK(found <= 1);
}

TEST_CASE("resized rows keep their accuracy at the worst sizes that a search finds") {
    const double found = worst(6, draws, steps, [](const Genes& g) {
        const std::size_t size = std::size_t(search::whole_scale(g[0], 3000)) + 1;
        RowResizeOptions o{.dim = 1, .rows = std::size_t(search::whole_scale(g[1], 3000)) + 1};
        const auto table = noise(size, g[2]);
        o.table = table;
        o.method = pick(g[3], {Interpolation::linear, Interpolation::bicubic, Interpolation::bicubic_antialias,
                               Interpolation::linear_antialias});
        o.align_corners = g[4] > 0.5 && o.method < Interpolation::bicubic_antialias;
        const std::size_t k = index(g[5], o.rows);
        Number truth;
        for (const Tap& tap :
             taps_of(o.method, o.align_corners, std::int64_t(size), std::int64_t(o.rows), std::int64_t(k)))
            truth = truth + tap.weight * Number(double(table[std::size_t(tap.row)]));
        return used(o.rows, [&](auto out) { resize_rows(o, out); }, {{k, truth}}, 1e-13, 0x1p-24 + 1e-13);
    });
    CHECK(found <= 1);
    // The length at which places in double had no digits left for the share of the next row.
    const std::size_t size = 100000, rows = 99989;
    const auto table = noise(size, 0.7);
    RowResizeOptions o{.table = table, .dim = 1, .rows = rows};
    std::vector<double> out(rows);
    for (const auto method : {Interpolation::linear, Interpolation::bicubic, Interpolation::bicubic_antialias,
                              Interpolation::linear_antialias}) {
        o.method = method;
        resize_rows(o, std::span(out));
        for (const std::size_t k : {rows - 1000, rows - 41, rows - 3}) {
            Number truth;
            for (const Tap& tap : taps_of(method, false, size, rows, std::int64_t(k)))
                truth = truth + tap.weight * Number(double(table[std::size_t(tap.row)]));
            CHECK(precise::error(out[k], truth) <= 1e-13);
        }
    }
}

TEST_CASE("resized grids and bias tables keep their accuracy at the worst sizes that a search finds") {
    const double found = worst(8, draws, steps, [](const Genes& g) {
        const GridSize from{std::size_t(whole(g[0], 1, 12)), std::size_t(whole(g[1], 1, 12))};
        const GridSize to{std::size_t(whole(g[2], 1, 12)), std::size_t(whole(g[3], 1, 12))};
        const auto method = pick(g[4], {Interpolation::linear, Interpolation::bicubic, Interpolation::bicubic_antialias,
                                        Interpolation::linear_antialias});
        const bool align = g[5] > 0.5 && method < Interpolation::bicubic_antialias, bias = g[6] > 0.5;
        const auto image = [&](const GridSize& s) { return bias ? GridSize{2 * s.height - 1, 2 * s.width - 1} : s; };
        const GridSize old = image(from), made = image(to);
        const auto table = noise(old.height * old.width, g[6]);
        const std::size_t y = index(g[7], made.height), x = index(g[7] * 16 - std::floor(g[7] * 16), made.width);
        Number truth;
        for (const Tap& down :
             taps_of(method, align, std::int64_t(old.height), std::int64_t(made.height), std::int64_t(y)))
            for (const Tap& across :
                 taps_of(method, align, std::int64_t(old.width), std::int64_t(made.width), std::int64_t(x)))
                truth = truth + down.weight * across.weight *
                                    Number(double(table[std::size_t(down.row) * old.width + std::size_t(across.row)]));
        const BiasResizeOptions biases{
            .table = table, .heads = 1, .old_window = from, .new_window = to, .method = method, .align_corners = align};
        const GridResizeOptions grids{
            .table = table, .dim = 1, .old_grid = from, .new_grid = to, .method = method, .align_corners = align};
        // Bicubic weights reach beyond 1: a result may be as large as 2.
        return used(
            made.height * made.width,
            [&](auto out) { bias ? resize_bias_table(biases, out) : resize_grid(grids, out); },
            {{y * made.width + x, truth}}, 1e-13, std::fmax(1, std::fabs(precise::to_double(truth))) * 0x1p-24 + 1e-13);
    });
    CHECK(found <= 1);
}

TEST_CASE("activations of the MLP bias keep their accuracy at the worst inputs that a search finds") {
    const double found = worst(3, 2 * draws, 2 * steps, [](const Genes& g) {
        // The product of a distance and a float is exact, and the last layer copies.
        const float weight = float(scale_between(g[0], 1e-6, 30) * (g[1] < 0.5 ? 1 : -1));
        const float one = 1, none = 0;
        const std::size_t keys = std::size_t(whole(g[2], 2, 48));
        const MlpLayer layers[] = {{std::span(&weight, 1), std::span(&none, 1), {}, {}},
                                   {std::span(&one, 1), std::span(&none, 1), {}, {}}};
        MlpBiasOptions o{.queries = 1, .keys = keys};
        std::vector<double> out(keys);
        make_mlp_bias(o, layers, std::span(out));
        const double v = double(keys - 1) * double(weight);
        const Number truth = Number(v) / (Number(1) + precise::exp(-v));
        double most = precise::error(out[0], truth) / std::fmax(0x1p-50 * std::fabs(precise::to_double(truth)), 1e-305);
        o.log_distance = true;
        o.activation = MlpActivation::relu;
        const MlpLayer copies[] = {layers[1], layers[1]};
        make_mlp_bias(o, copies, std::span(out));
        const Number log = precise::log(Number(double(keys)));
        return std::fmax(most, precise::error(out[0], log) / (0x1p-53 * (1 + 1e-9) * precise::to_double(log)));
    });
    CHECK(found <= 1);
}
