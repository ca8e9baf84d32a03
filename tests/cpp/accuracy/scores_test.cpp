// The accuracy that the headers of score biases promise, at the worst case that a search finds.
#include "accuracy/measure.hpp"

using namespace posenc;
using namespace accuracy;
using search::between;
using search::pick;
using search::scale_between;
using search::whole;
using search::worst;

namespace {

constexpr std::size_t draws = 300, steps = 500;

/// As a share of the truth itself.
double relative(double got, Number truth, double bound) {
    const double size = std::fabs(precise::to_double(truth));
    return size == 0 ? (got == 0 ? 0 : HUGE_VAL) : precise::error(got, truth) / (bound * size);
}

Number alibi_slope(std::size_t heads, std::size_t head, double bias_max) {
    std::size_t below = 1;
    while (2 * below <= heads) below *= 2;
    const double numerator =
        head < below ? double(head + 1) / double(below) : (2 * double(head - below) + 1) / double(2 * below);
    return precise::power(2, -(Number(bias_max) * Number(numerator)));
}

}  // namespace

TEST_CASE("ALiBi keeps its accuracy at the worst heads, distances and positions that a search finds") {
    const double found = worst(6, draws, steps, [](const Genes& g) {
        const std::size_t heads = std::size_t(search::whole_scale(g[0], 300)) + 1, head = index(g[1], heads);
        const double bias_max = g[2] < 0.5 ? 8 : between(g[2], 0.1, 40);
        const Number slope = alibi_slope(heads, head, bias_max);
        std::vector<double> slopes(heads);
        make_alibi_slopes({heads, bias_max}, std::span(slopes));
        // 2^-53 of itself, plus the rounding of numbers that are not powers of two: the nearest double.
        double most = relative(slopes[head], slope, 0x1p-53 * (1 + 1e-9));
        const bool whole_numbers = g[3] < 0.5;
        const double i = whole_numbers ? search::whole_scale(g[4], 0x1p31) : between(g[4], -0x1p20, 0x1p20);
        const double j = whole_numbers ? search::whole_scale(g[5], 0x1p31) : between(g[5], -0x1p20, 0x1p20);
        AlibiOptions o{.heads = heads, .queries = 1, .keys = 1, .bias_max = bias_max};
        o.form = pick(g[3] * 16 - std::floor(g[3] * 16), {AlibiForm::symmetric, AlibiForm::distance});
        o.query_positions = std::span(&i, 1);
        o.key_positions = std::span(&j, 1);
        std::vector<double> out(heads);
        make_alibi_bias(o, std::span(out));
        Number distance = Number(i) - Number(j);
        if (o.form == AlibiForm::symmetric && distance < Number(0)) distance = -distance;
        return std::fmax(most, relative(out[head], -(slope * distance), whole_numbers ? 0x1p-52 : 0x1p-51));
    });
    CHECK(found <= 1);
}

TEST_CASE("ALiBi by the key's index, causal and of masks keeps its accuracy at the worst that a search finds") {
    const double found = worst(6, draws, steps, [](const Genes& g) {
        const std::size_t heads = std::size_t(search::whole_scale(g[0], 300)) + 1, head = index(g[1], heads);
        const double bias_max = g[2] < 0.5 ? 8 : between(g[2], 0.1, 40);
        const Number slope = alibi_slope(heads, head, bias_max);
        const double i = search::whole_scale(g[4], 0x1p31), j = search::whole_scale(g[5], 0x1p31);
        AlibiOptions o{.heads = heads, .queries = 1, .keys = 1, .bias_max = bias_max};
        o.form = pick(g[3], {AlibiForm::key_index, AlibiForm::symmetric, AlibiForm::distance});
        o.causal = g[3] * 16 - std::floor(g[3] * 16) > 0.5;
        o.query_positions = std::span(&i, 1);
        o.key_positions = std::span(&j, 1);
        std::vector<double> wide(heads);
        std::vector<float> single(heads);
        make_alibi_bias(o, std::span(wide));
        make_alibi_bias(o, std::span(single));
        if (o.causal && j > i) return wide[head] == -HUGE_VAL && single[head] == -HUGE_VALF ? 0 : HUGE_VAL;
        const double factor = o.form == AlibiForm::key_index  ? j
                              : o.form == AlibiForm::distance ? -(i - j)
                                                              : -std::fabs(i - j);
        const Number truth = slope * Number(factor);
        double most = relative(wide[head], truth, 0x1p-52);
        most = std::fmax(most, relative(double(single[head]), truth, 0x1p-24 + 0x1p-52));
        // Padding on the left, tokens after it: the last counts those before it.
        const std::size_t keys = std::size_t(whole(g[4], 1, 60)), padding = index(g[5], keys);
        std::vector<std::uint8_t> mask(keys, 1);
        std::fill_n(mask.begin(), padding, 0);
        std::vector<double> masked(heads * keys);
        make_masked_alibi_bias({heads, bias_max}, keys, mask, std::span(masked));
        return std::fmax(most,
                         relative(masked[head * keys + keys - 1], slope * Number(double(keys - 1 - padding)), 0x1p-52));
    });
    CHECK(found <= 1);
}

TEST_CASE("KERPLE is the true value rounded once at the worst parameters that a search finds") {
    const double found = worst(4, draws, steps, [](const Genes& g) {
        const std::size_t keys = std::size_t(whole(g[0], 2, 300));
        const double n = double(keys - 1), p = scale_between(g[1], 0.011, 50), a = scale_between(g[2], 0.011, 30);
        const bool power = g[3] < 0.5;
        const KerpleOptions o{power ? KerpleKernel::power : KerpleKernel::logarithmic, 1, keys};
        std::vector<double> out(keys);
        check(try_make_kerple_bias(o, std::span(&p, 1), std::span(&a, 1), std::span(out)));
        const Number truth = power ? -(Number(a) * precise::power(n, std::fmin(p, 2)))
                                   : -(Number(p) * precise::log(Number(1) + Number(a) * Number(n)));
        const double got = out[0], half = std::fabs(std::nextafter(got, HUGE_VAL) - got) / 2;
        return precise::error(got, truth) / (half * (1 + 1e-9));
    });
    CHECK(found <= 1);
}

TEST_CASE("Sandwich keeps its accuracy at the worst widths, bases and distances that a search finds") {
    const double found = worst(4, 200, 300, [](const Genes& g) {
        const SandwichOptions o{.heads = std::size_t(whole(g[0], 1, 5)),
                                .queries = 1,
                                .keys = std::size_t(search::whole_scale(g[1], 100)) + 2,
                                .dim = 2 * pick(g[2], {1u, 2u, 5u, 8u, 16u, 32u}),
                                .base = base_of(g[3])};
        Number sum = -double(o.dim / 2);
        for (std::size_t k = 1; k <= o.dim / 2; ++k)
            sum = sum +
                  precise::waves(Number(double(o.keys - 1)) * frequency(o.base, 2.0 * double(k), double(o.dim))).cosine;
        std::vector<double> out(o.heads * o.keys);
        make_sandwich_bias(o, std::span(out));
        double most = 0;
        for (std::size_t h = 0; h < o.heads; ++h) {
            const Number slope = Number(8.0 * double(h + 1)) / Number(double(o.heads));
            most = std::fmax(most, precise::error(out[h * o.keys], sum / slope) /
                                       (5e-16 * double(o.dim / 2) / precise::to_double(slope)));
        }
        return most;
    });
    CHECK(found <= 1);
    // The width at which a plain double sum violated the bound.
    const SandwichOptions wide{.heads = 1, .queries = 1, .keys = 40, .dim = 1024};
    std::vector<double> out(40);
    make_sandwich_bias(wide, std::span(out));
    for (const double n : {1.0, 7.0, 39.0}) {
        Number sum = -512;
        for (int k = 1; k <= 512; ++k) sum = sum + precise::waves(Number(n) * frequency(10000, 2.0 * k, 1024)).cosine;
        CHECK(precise::error(out[39 - std::size_t(n)], sum / Number(8)) <= 5e-16 * 512 / 8);
    }
}

TEST_CASE("FIRE's distances keep their accuracy at the worst case that a search finds") {
    const double found = worst(4, draws, steps, [](const Genes& g) {
        const std::size_t keys = std::size_t(whole(g[0], 1, 200)), j = index(g[1], keys);
        const FireOptions o{1, keys, scale_between(g[2], 1e-6, 1e6), scale_between(g[3], 1e-3, 1e5)};
        std::vector<double> out(keys);
        make_fire_distances(o, std::span(out));
        const double i = double(keys - 1);
        const auto log = [&](double x) { return precise::log(Number(o.c) * Number(x) + Number(1)); };
        return relative(out[j], log(i - double(j)) / (log(std::fmax(i, o.threshold)) + Number(1e-6)), 0x1p-51);
    });
    CHECK(found <= 1);
}

TEST_CASE("SwinV2's coordinates keep their accuracy at the worst windows that a search finds") {
    const double found = worst(4, draws, steps, [](const Genes& g) {
        SwinCoordinateOptions o{std::size_t(whole(g[0], 2, 60)), 2};
        o.form = g[3] < 0.5 ? SwinForm::swin_v2 : SwinForm::swin_v2_cr;
        if (o.form == SwinForm::swin_v2 && g[2] > 0.4)
            o.trained_height = o.trained_width = std::size_t(whole(g[2], 2, 900));
        const std::size_t d = index(g[1], o.height);
        std::vector<double> out((2 * o.height - 1) * 3 * 2);
        make_swin_coordinates(o, std::span(out));
        const double n = double(o.trained_height ? o.trained_height : o.height);
        const Number truth = o.form == SwinForm::swin_v2
                                 ? precise::log(Number(1) + Number(8.0 * double(d)) / Number(n - 1)) / precise::log(8)
                                 : precise::log(Number(1) + Number(double(d)));
        return relative(out[(o.height - 1 + d) * 6], truth, 0x1p-52);
    });
    CHECK(found <= 1);
}

TEST_CASE("the query scale of layers without positions keeps its accuracy at the worst that a search finds") {
    const double found = worst(4, draws, steps, [](const Genes& g) {
        NopeScaleOptions o{g[0] < 0.3 ? 8192 : scale_between(g[0], 1e-3, 1e5), between(g[1], -1, 1)};
        const double position = g[2] < 0.5 ? search::whole_scale(g[3], 0x1p40) : scale_between(g[3], 1e-3, 0x1p40);
        double got = 0;
        compute_nope_query_scale(o, std::span(&position, 1), std::span(&got, 1));
        // The quotient is a double, and its floor is taken, as in every reference.
        const double steps_so_far = std::floor((position + 1) / o.floor_scale);
        const Number log = precise::log(Number(1) + Number(steps_so_far));
        // Where scale and 1 nearly cancel: a weight of -1 / ln.
        if (g[1] > 0.9 && steps_so_far >= 1) {
            o.weight = -1 / precise::to_double(log) * (1 + between(g[1] * 64 - std::floor(g[1] * 64), -1, 1) * 0x1p-30);
            compute_nope_query_scale(o, std::span(&position, 1), std::span(&got, 1));
        }
        return relative(got, log * Number(o.weight) + Number(1), 0x1p-52);
    });
    CHECK(found <= 1);
}

TEST_CASE("forget gates and CoPE keep their accuracy at the worst logits that a search finds") {
    const double found = worst(6, 100, 200, [](const Genes& g) {
        const std::size_t tokens = 12;
        std::vector<float> logits(tokens);
        for (std::size_t t = 0; t < tokens; ++t)
            logits[t] = float(between(g[t % 6], -1, 1) * std::pow(10, between(g[(t + 1) % 6], -3, 1.7)));
        std::vector<double> out(tokens * tokens);
        check(try_make_forget_gate_bias({1, tokens, true}, logits, std::span(out)));
        Number sum;
        double most = 0;
        for (std::size_t j = tokens - 1; j-- > 0;) {
            sum = sum - precise::log(Number(1) + precise::exp(-double(logits[j + 1])));
            most = std::fmax(most, relative(out[(tokens - 1) * tokens + j], sum, 0x1p-53 * (1 + 1e-9)));
        }
        // CoPE adds gates, each within 2^-53, from the last key: as many roundings of a sum up to their number.
        const CopeOptions cope{.queries = 1, .keys = tokens, .rows = tokens + 1, .dim = 1};
        std::vector<double> positions(tokens);
        check(try_compute_cope_positions(cope, logits, std::span(positions)));
        Number count;
        for (std::size_t j = tokens; j-- > 0;) {
            count = count + Number(1) / (Number(1) + precise::exp(-double(logits[j])));
            const double gates = double(tokens - j), bound = gates * 0x1p-53 * (1 + precise::to_double(count));
            most = std::fmax(most, precise::error(positions[j], count) / bound);
        }
        return most;
    });
    CHECK(found <= 1);
}
