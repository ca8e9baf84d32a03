// The accuracy that the headers of vector encodings promise, at the worst case that a search finds.
#include "accuracy/measure.hpp"

using namespace posenc;
using namespace accuracy;
using search::pick;
using search::whole;
using search::worst;

namespace {

constexpr std::size_t draws = 300, steps = 400;

/// The places of a wave of pair i: next to each other, or half the table apart.
struct Places {
    std::size_t sine, cosine;
};

std::vector<Entry> wave_entries(std::size_t row, std::size_t dim, Places places, precise::Waves truth,
                                Number scale = 1) {
    std::vector<Entry> entries{{row * dim + places.sine, scale * truth.sine}};
    if (places.cosine < dim) entries.push_back({row * dim + places.cosine, scale * truth.cosine});
    return entries;
}

}  // namespace

TEST_CASE("make_sinusoidal_table keeps its accuracy at the worst positions, widths and bases that a search finds") {
    const double found = worst(8, 2 * draws, 3 * steps, [](const Genes& g) {
        const Rows rows(g[0], g[1], g[2]);
        SinusoidalOptions o{rows.positions, std::size_t(whole(g[3], 1, 130)), base_of(g[4])};
        o.layout = pick(g[5], {Layout::interleaved, Layout::concatenated});
        o.ladder = g[5] > 0.7 || (g[5] > 0.4 && g[5] < 0.5) ? Ladder::half_minus_one : Ladder::half;
        const bool halves = o.ladder == Ladder::half_minus_one;
        const std::size_t sines = halves ? o.dim / 2 : (o.dim + 1) / 2;
        if (sines == 0) return 0.0;
        const std::size_t row = rows.pick(g[6]), i = index(g[7], sines);
        const double over = halves ? (sines > 1 ? double(sines - 1) : 1.0) : double(o.dim);
        const Number w = frequency(o.base, halves ? double(i) : 2.0 * double(i), over);
        const Places places = o.layout == Layout::interleaved ? Places{2 * i, 2 * i + 1} : Places{i, sines + i};
        return used(
            o.positions.count * o.dim, [&](auto out) { make_sinusoidal_table(o, out); },
            wave_entries(row, o.dim, places, precise::waves(rows.at(row) * w)), 4e-15);
    });
    CHECK(found <= 1);
}

TEST_CASE("explain_sinusoidal_entry keeps its accuracy at the worst case that a search finds") {
    const double found = worst(6, draws, steps, [](const Genes& g) {
        const Rows rows(g[0], g[1], g[2]);
        const SinusoidalOptions o{{}, 2 * std::size_t(whole(g[3], 1, 65)), base_of(g[4])};
        const std::size_t column = index(g[5], o.dim);
        const double position = rows.positions[3];
        SinusoidalEntry entry;
        REQUIRE(try_explain_sinusoidal_entry(o, position, column, entry).ok());
        const Number w = frequency(o.base, 2.0 * double(column / 2), double(o.dim));
        const auto ulp = [](double got, Number truth) {
            return precise::error(got, truth) / std::fmax(std::fabs(got) * 0x1p-52, 1e-320);
        };
        const precise::Waves truth = precise::waves(Number(position) * w);
        double most = precise::error(entry.value, column % 2 == 0 ? truth.sine : truth.cosine) / 4e-16;
        most = std::fmax(most, ulp(entry.angular_frequency, w));
        most = std::fmax(most, ulp(entry.wavelength, Number(2) * precise::pi() / w));
        return std::fmax(most, ulp(entry.angle, Number(position) * w));
    });
    CHECK(found <= 1);
}

TEST_CASE("the tables of other projects keep their accuracy at the worst case that a search finds") {
    // Sines, then cosines, with base^(-i / (h - 1)) or the paper's exponents.
    const auto halves = [](const char* name, auto&& make, bool minus_one) {
        INFO(name);
        const double found = worst(7, draws, steps, [&](const Genes& g) {
            const Rows rows(g[0], g[1], g[2]);
            const std::size_t dim = 2 * std::size_t(whole(g[3], 2, 60)), half = dim / 2;
            const double base = base_of(g[4]);
            const std::size_t row = rows.pick(g[5]), i = index(g[6], half);
            const Number w = minus_one ? frequency(base, double(i), double(half - 1))
                                       : frequency(base, 2.0 * double(i), double(dim));
            return make(rows, dim, base, row, i, w);
        });
        CHECK(found <= 1);
    };
    halves(
        "whisper",
        [](const Rows& rows, std::size_t dim, double base, std::size_t row, std::size_t i, Number w) {
            const WhisperOptions o{rows.positions, dim, base};
            return used(
                40 * dim, [&](auto out) { make_whisper_table(o, out); },
                wave_entries(row, dim, {i, dim / 2 + i}, precise::waves(rows.at(row) * w)), 4e-15);
        },
        true);
    halves(
        "marian",
        [](const Rows& rows, std::size_t dim, double base, std::size_t row, std::size_t i, Number w) {
            const MarianOptions o{rows.positions, dim, base};
            return used(
                40 * dim, [&](auto out) { make_marian_table(o, out); },
                wave_entries(row, dim, {i, dim / 2 + i}, precise::waves(rows.at(row) * w)), 4e-15);
        },
        false);
    halves(
        "scaled",
        [](const Rows& rows, std::size_t dim, double base, std::size_t row, std::size_t i, Number w) {
            const double scale = 1 + double(dim) * 0.37;
            const ScaledSinusoidalOptions o{rows.positions, dim, scale, base};
            return used(
                40 * dim, [&](auto out) { make_scaled_sinusoidal_table(o, out); },
                wave_entries(row, dim, {i, dim / 2 + i}, precise::waves(rows.at(row) * w), scale), 4e-15 * scale,
                0x1p-24 * scale);
        },
        false);
    halves(
        "tensor2tensor",
        [](const Rows& rows, std::size_t dim, double base, std::size_t row, std::size_t i, Number) {
            Tensor2TensorOptions o{rows.positions, dim, 0.75, base};
            const Number w = Number(0.75) * frequency(Number(base) / Number(0.75), double(i), double(dim / 2 - 1));
            return used(
                40 * dim, [&](auto out) { make_tensor2tensor_table(o, out); },
                wave_entries(row, dim, {i, dim / 2 + i}, precise::waves(rows.at(row) * w)), 4e-15);
        },
        true);
    halves(
        "fairseq",
        [](const Rows& rows, std::size_t dim, double, std::size_t row, std::size_t i, Number) {
            const FairseqOptions o{rows.positions, dim, std::nullopt};
            const Number w = frequency(10000, double(i), double(dim / 2 - 1));
            return used(
                40 * dim, [&](auto out) { make_fairseq_table(o, out); },
                wave_entries(row, dim, {i, dim / 2 + i}, precise::waves(rows.at(row) * w)), 4e-15);
        },
        true);
}

TEST_CASE("tables of distances keep their accuracy at the worst case that a search finds") {
    const double found = worst(5, draws, steps, [](const Genes& g) {
        const std::size_t length = std::size_t(whole(g[0], 1, 3000)), dim = 2 * std::size_t(whole(g[1], 1, 8));
        const double base = base_of(g[2]);
        const std::size_t row = index(g[3], length), i = index(g[4], dim / 2);
        const auto truth =
            precise::waves(Number(double(length - 1 - row)) * frequency(base, 2.0 * double(i), double(dim)));
        const auto apart = wave_entries(row, dim, {i, dim / 2 + i}, truth);
        const TransformerXlTableOptions table{length, dim, std::nullopt, base};
        const TransformerXlOptions positions{.keys = length, .width = dim, .base = base};
        const RelativeSinusoidalOptions relative{length, dim, base};
        return std::max({used(
                             length * dim, [&](auto out) { make_transformer_xl_table(table, out); }, apart, 4e-15),
                         used(
                             length * dim, [&](auto out) { check(try_make_transformer_xl_positions(positions, out)); },
                             apart, 4e-15),
                         used((2 * length - 1) * dim, [&](auto out) { make_relative_sinusoidal_table(relative, out); },
                              wave_entries(row, dim, {2 * i, 2 * i + 1}, truth), 4e-15)});
    });
    CHECK(found <= 1);
}

TEST_CASE("the doubled exponent's table and variants keep their accuracy at the worst case that a search finds") {
    const double found = worst(7, draws, steps, [](const Genes& g) {
        const Rows rows(g[0], g[1], g[2]);
        const std::size_t dim = 2 * std::size_t(whole(g[3], 1, 40));
        const double base = base_of(g[4]);
        const std::size_t row = rows.pick(g[5]), c = index(g[6], dim);
        const DoubledExponentOptions o{rows.positions, dim, base};
        const auto truth = precise::waves(rows.at(row) * frequency(base, 2.0 * double(c), double(dim)));
        return used(
            40 * dim, [&](auto out) { make_doubled_exponent_table(o, out); },
            {{row * dim + c, c % 2 == 0 ? truth.sine : truth.cosine}}, 4e-15);
    });
    CHECK(found <= 1);
    const double variants = worst(8, draws, steps, [](const Genes& g) {
        const Rows rows(g[0], g[1], g[2], 4);
        VariantOptions o{rows.positions, std::size_t(whole(g[3], 1, 40)), base_of(g[4])};
        o.formula = pick(g[7], {Formula::paper, Formula::doubled_exponent, Formula::unpaired_exponent});
        o.cosine_first = g[7] * 6 - std::floor(g[7] * 6) > 0.5;
        o.scale = g[2] < 0.5 ? 1 : std::sqrt(double(o.dim));
        const std::size_t row = rows.pick(g[5]), c = index(g[6], o.dim);
        const double top = o.formula == Formula::paper
                               ? 2.0 * double(c / 2)
                               : (o.formula == Formula::doubled_exponent ? 2.0 : 1.0) * double(c);
        // The step is added in double here: each entry separately, at the position that options.positions gives.
        const auto truth = precise::waves(Number(o.positions[row]) * frequency(o.base, top, double(o.dim)));
        std::vector<double> out(4 * o.dim);
        make_variant_table(o, out);
        const Number wave = (c % 2 == 0) != o.cosine_first ? truth.sine : truth.cosine;
        return precise::error(out[row * o.dim + c], Number(o.scale) * wave) / (1e-15 * o.scale);
    });
    CHECK(variants <= 1);
}

TEST_CASE("timestep embeddings keep their accuracy at the worst case that a search finds") {
    const double found = worst(9, draws, steps, [](const Genes& g) {
        const Rows rows(g[0], g[1], g[2]);
        TimestepOptions o{rows.positions, 2 * std::size_t(whole(g[3], 2, 40))};
        o.max_period = base_of(g[4]);
        o.flip_sin_to_cos = g[7] > 0.5;
        o.downscale_freq_shift = pick(g[7], {0.0, 1.0, 0.5, -3.7});
        const double largest = std::fmax(std::fabs(o.timesteps[0]), std::fabs(o.timesteps[39]));
        o.scale = g[8] < 0.3 ? 1 : search::scale_between(g[8], 1e-3, std::fmax(1e-2, 0x1p31 / std::fmax(largest, 1)));
        const std::size_t half = o.dim / 2, row = rows.pick(g[5]), i = index(g[6], half);
        const Number w =
            precise::power(o.max_period, Number(-double(i)) / (Number(double(half)) - Number(o.downscale_freq_shift)));
        const auto truth = precise::waves(rows.at(row) * Number(o.scale) * w);
        const Places places = o.flip_sin_to_cos ? Places{half + i, i} : Places{i, half + i};
        return used(
            40 * o.dim, [&](auto out) { make_timestep_embedding(o, out); }, wave_entries(row, o.dim, places, truth),
            4e-15);
    });
    CHECK(found <= 1);
}

TEST_CASE("grids keep their accuracy at the worst case that a search finds") {
    const double found = worst(7, draws, steps, [](const Genes& g) {
        const std::size_t height = std::size_t(whole(g[0], 1, 40)), width = std::size_t(whole(g[1], 1, 40));
        const std::size_t quarter = std::size_t(whole(g[2], 1, 8)), dim = 4 * quarter;
        const double base = base_of(g[3]);
        const std::size_t y = index(g[4], height), x = index(g[5], width), k = index(g[6], quarter);
        const std::size_t row = y * width + x;
        VisionGridOptions vision{.convention = VisionConvention::mae, .height = height, .width = width, .dim = dim};
        vision.base = base;
        const Number w = frequency(base, double(k), double(quarter));
        const auto across = precise::waves(Number(double(x)) * w), down = precise::waves(Number(double(y)) * w);
        double most = used(
            height * width * dim, [&](auto out) { make_vision_grid(vision, out); },
            {{row * dim + k, across.sine},
             {row * dim + quarter + k, across.cosine},
             {row * dim + 2 * quarter + k, down.sine},
             {row * dim + 3 * quarter + k, down.cosine}},
            1e-14);
        DiffusersGridOptions diffusers{.height = height, .width = width, .dim = dim};
        diffusers.base_size = 1 + std::size_t(g[3] * 200);
        diffusers.interpolation_scale = search::scale_between(g[3], 0.01, 8);
        const Number place = Number(double(x)) / (Number(double(width)) / Number(double(diffusers.base_size))) /
                             Number(diffusers.interpolation_scale);
        const auto scaled = precise::waves(place * frequency(10000, double(k), double(quarter)));
        most = std::fmax(most, used(
                                   height * width * dim, [&](auto out) { make_diffusers_grid(diffusers, out); },
                                   {{row * dim + k, scaled.sine}, {row * dim + quarter + k, scaled.cosine}}, 1e-14));
        const std::size_t sizes[] = {height, width};
        const MultidimOptions multidim{sizes, dim, base};
        const auto axis = precise::waves(Number(double(x)) * frequency(base, 2.0 * double(k), double(2 * quarter)));
        return std::fmax(most, used(
                                   height * width * dim, [&](auto out) { make_multidim_table(multidim, out); },
                                   {{row * dim + 2 * quarter + 2 * k, axis.sine},
                                    {row * dim + 2 * quarter + 2 * k + 1, axis.cosine}},
                                   4e-15));
    });
    CHECK(found <= 1);
}

TEST_CASE("grids with axes apart keep their accuracy at the worst case that a search finds") {
    const double found = worst(7, draws, steps, [](const Genes& g) {
        const std::size_t height = std::size_t(whole(g[0], 1, 400)), width = std::size_t(whole(g[1], 1, 6));
        const std::size_t q = std::size_t(whole(g[2], 2, 8)), dim = 4 * q;
        Tensor2TensorGridOptions o;
        const std::size_t sizes[] = {height, width};
        o.sizes = sizes;
        o.dim = dim;
        o.min_timescale = search::scale_between(g[3], 1e-3, 10);
        o.max_timescale = o.min_timescale * base_of(g[6]) * 1.01;
        const std::size_t y = index(g[4], height), i = index(g[5], q), row = y * width;
        const Number w = Number(o.min_timescale) *
                         frequency(Number(o.max_timescale) / Number(o.min_timescale), double(i), double(q - 1));
        const auto truth = precise::waves(Number(double(y)) * w);
        double most = used(
            height * width * dim, [&](auto out) { make_tensor2tensor_grid(o, out); },
            {{row * dim + i, truth.sine}, {row * dim + q + i, truth.cosine}}, 4e-15);
        const DiffusersVideoOptions video{.frames = 3,
                                          .height = height,
                                          .width = 2,
                                          .dim = 16,
                                          .spatial_interpolation_scale = search::scale_between(g[3], 0.01, 8),
                                          .temporal_interpolation_scale = search::scale_between(g[6], 0.01, 8)};
        // [sin t | cos t | sin x | cos x | sin y | cos y]: a quarter for the frames, the rest halved.
        const std::size_t k = index(g[5], 3), cell = 2 * height + 2 * y;
        const auto down = precise::waves(Number(double(y)) / Number(video.spatial_interpolation_scale) *
                                         frequency(10000, double(k), 3));
        return std::fmax(most, used(
                                   3 * height * 2 * 16, [&](auto out) { make_diffusers_video_grid(video, out); },
                                   {{cell * 16 + 10 + k, down.sine}, {cell * 16 + 13 + k, down.cosine}}, 1e-14));
    });
    CHECK(found <= 1);
}

TEST_CASE("DETR's encoding keeps its accuracy at the worst case that a search finds") {
    const double found = worst(7, draws, steps, [](const Genes& g) {
        DetrOptions o{.height = std::size_t(whole(g[0], 1, 30)), .width = std::size_t(whole(g[1], 1, 30))};
        o.axis_dim = 2 * std::size_t(whole(g[2], 1, 8));
        o.base = base_of(g[3]);
        o.offset = g[4] < 0.3 ? 0 : g[4] < 0.6 ? -0.5 : search::between(g[4], -2, 2);
        if (g[5] > 0.3) o.scale = search::scale_between(g[5], 1e-3, 0x1p28);
        const std::size_t y = index(g[6], o.height), k = index(g[6] * 64 - std::floor(g[6] * 64), o.axis_dim / 2);
        const std::size_t cells = o.height * o.width;
        const Number turn = o.scale ? Number(*o.scale) : Number(2) * precise::pi();
        const Number coordinate =
            (Number(double(y + 1)) + Number(o.offset)) / (Number(double(o.height)) + Number(1e-6)) * turn;
        const auto truth = precise::waves(coordinate * frequency(o.base, 2.0 * double(k), double(o.axis_dim)));
        return used(
            cells * 2 * o.axis_dim, [&](auto out) { make_detr_encoding(o, out); },
            {{2 * k * cells + y * o.width, truth.sine}, {(2 * k + 1) * cells + y * o.width, truth.cosine}}, 4e-15);
    });
    CHECK(found <= 1);
}

TEST_CASE("products and hierarchies keep their accuracy at the worst case that a search finds") {
    const double found = worst(6, draws, steps, [](const Genes& g) {
        const double points[] = {search::whole_scale(g[0], 46340), search::whole_scale(g[1], 46340)};
        const std::size_t dim = std::size_t(whole(g[2], 1, 60)), i = index(g[3], dim);
        const ProductOptions o{points, dim, base_of(g[4])};
        const auto truth =
            precise::waves(Number(points[0]) * Number(points[1]) * frequency(o.base, double(i), double(dim)));
        double most = used(dim, [&](auto out) { make_product_table(o, out); }, {{i, truth.sine}}, 4e-15);
        const HierarchyLevel levels[] = {
            {o.base, std::floor(g[5] * 1024) / 1024, {}}, {base_of(g[5]), 3, {}}, {500, -0.25, {}}};
        const double places[] = {points[0], points[1], search::whole_scale(g[5], 0x1p31)};
        const HierarchicalOptions h{places, levels, 2 * dim};
        Number sine, cosine;
        for (int l = 0; l < 3; ++l) {
            const auto part = precise::waves((Number(places[l]) + Number(levels[l].offset)) *
                                             frequency(levels[l].base, 2.0 * double(i), double(2 * dim)));
            sine = sine + part.sine;
            cosine = cosine + part.cosine;
        }
        return std::fmax(most, used(
                                   2 * dim, [&](auto out) { make_hierarchical_table(h, out); },
                                   {{2 * i, sine}, {2 * i + 1, cosine}}, 3 * 5e-15, 4 * 0x1p-24));
    });
    CHECK(found <= 1);
}

TEST_CASE("Fourier features keep their accuracy at the worst angles of up to 2^31 turns that a search finds") {
    const double found = worst(5, draws, 2 * steps, [](const Genes& g) {
        const double x = search::between(g[0], -1, 1) * search::scale_between(g[2], 1, 1e8);
        const std::size_t k = index(g[1], 6);
        NerfOptions nerf{.points = std::span(&x, 1), .dimensions = 1, .frequencies = 6};
        nerf.include_pi = g[2] > 0.5;
        if (g[3] > 0.5) nerf.spacing = NerfSpacing::linear;
        const Number band = nerf.spacing == NerfSpacing::linear ? Number(1) + Number(31) * Number(double(k)) / Number(5)
                                                                : precise::scaled(1, int(k));
        const Number turn = nerf.include_pi ? precise::pi() : Number(1);
        const auto nerf_truth = precise::waves(Number(x) * band * turn);
        double most = used(
            13, [&](auto out) { make_nerf_features(nerf, out); },
            {{1 + 2 * k, nerf_truth.sine}, {2 + 2 * k, nerf_truth.cosine}}, 4e-16);
        const double points[] = {x, search::between(g[1], -1e4, 1e4), search::between(g[2], -1, 1)};
        const double matrix[] = {search::between(g[3], -5, 5), search::between(g[4], -5, 5),
                                 search::between(g[0], -5, 5)};
        const GaussianFourierOptions gaussian{points, 3, matrix};
        const Number sum =
            Number(points[0]) * matrix[0] + Number(points[1]) * matrix[1] + Number(points[2]) * matrix[2];
        const auto gaussian_truth = precise::waves(Number(2) * precise::pi() * sum);
        most = std::fmax(most, used(
                                   2, [&](auto out) { make_gaussian_features(gaussian, out); },
                                   {{0, gaussian_truth.sine}, {1, gaussian_truth.cosine}}, 4e-16));
        const double level = search::scale_between(g[4], 1e-4, 1e2), weight = search::between(g[3], -1.7, 1.7);
        const NoiseLevelOptions noise{std::span(&level, 1), std::span(&weight, 1)};
        const auto noise_truth = precise::waves(Number(2) * precise::pi() * precise::log(level) * Number(weight));
        most = std::fmax(most, used(
                                   2, [&](auto out) { make_noise_level_features(noise, out); },
                                   {{0, noise_truth.sine}, {1, noise_truth.cosine}}, 4e-16));
        const double box[] = {points[0], points[1], points[2], g[3]};
        const BoxOptions boxes{box, 8};
        const std::size_t band_of_box = index(g[4], 8);
        const auto box_truth =
            precise::waves(Number(box[1]) * precise::power(100, Number(double(band_of_box)) / Number(8)));
        return std::fmax(most,
                         used(
                             64, [&](auto out) { make_box_features(boxes, out); },
                             {{8 * band_of_box + 1, box_truth.sine}, {8 * band_of_box + 5, box_truth.cosine}}, 4e-16));
    });
    CHECK(found <= 1);
}
