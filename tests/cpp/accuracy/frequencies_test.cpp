// The accuracy that the headers of frequencies promise, at the worst case that a search finds. Their truth needs more
// bits than two doubles hold: where long double is a double, the searches look for 2^-90 instead of 2^-96.
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

double share(const Frequencies& got, std::size_t i, Number truth, int bits) {
    const double bound = std::ldexp(std::fabs(precise::to_double(truth)), LDBL_MANT_DIG > 53 ? -bits : -90);
    return precise::error(0, Number(got.inverse[i]) + Number(got.remainder[i]) - truth) / bound;
}

double ulps(double got, Number truth) {
    return precise::error(got, truth) / (std::nextafter(std::fabs(got), HUGE_VAL) - std::fabs(got));
}

/// A base that models have, or a larger one.
double rotary_base(double gene) {
    return gene < 0.3 ? 10000.0 : scale_between(gene, 1.1, 1e9);
}

}  // namespace

TEST_CASE("geometric, linear and proportional frequencies keep their accuracy at the worst that a search finds") {
    const double found = worst(5, draws, steps, [](const Genes& g) {
        const std::size_t dim = 2 * std::size_t(whole(g[0], 1, 128)), i = index(g[1], dim / 2);
        const double base = rotary_base(g[2]), factor = scale_between(g[3], 1e-3, 1e3),
                     ntk = scale_between(g[4], 1, 1e3);
        const Number w = frequency(base, 2.0 * double(i), double(dim));
        double most = share(make_geometric_frequencies({dim, base}), i, w, 96);
        most = std::fmax(most, share(make_rotary_frequencies({dim, base}), i, w, 96));
        most = std::fmax(
            most, share(make_linear_frequencies({dim, base, factor, ntk}), i,
                        frequency(Number(base) * Number(ntk), 2.0 * double(i), double(dim)) / Number(factor), 96));
        most = std::fmax(most, share(make_proportional_frequencies({dim, base, factor}), i, w / Number(factor), 96));
        std::vector<double> columns(dim), wavelengths(dim);
        compute_angular_frequencies({dim, base}, columns);
        compute_wavelengths({dim, base}, wavelengths);
        // Half an ulp but for ties.
        most = std::fmax(most, ulps(columns[2 * i], w) / (0.5 + 1e-9));
        return std::fmax(most, ulps(wavelengths[2 * i + 1], Number(2) * precise::pi() / w));
    });
    CHECK(found <= 1);
}

TEST_CASE("NTK, LongRoPE, Llama 3 and YaRN keep their accuracy at the worst that a search finds") {
    const double found = worst(6, draws, steps, [](const Genes& g) {
        const std::size_t dim = 2 * std::size_t(whole(g[0], 2, 128)), pairs = dim / 2, i = index(g[1], pairs);
        const double base = rotary_base(g[2]), factor = scale_between(g[3], 1, 64),
                     length = scale_between(g[4], 300, 1e6);
        const Number power = Number(double(dim)) / Number(double(dim - 2)),
                     w = frequency(base, 2.0 * double(i), double(dim));
        const auto stretched = [&](Number by) {
            return frequency(Number(base) * precise::power(by, power), 2.0 * double(i), double(dim));
        };
        double most = share(make_ntk_aware_frequencies({dim, base, factor}), i, stretched(factor), 94);
        const DynamicNtkFrequencyOptions dynamic{dim, base, factor, 2048, std::floor(length) + 2048};
        const Number by =
            Number(factor) * Number(dynamic.sequence_length) / Number(2048) - (Number(factor) - Number(1));
        most = std::fmax(most, share(make_dynamic_ntk_frequencies(dynamic), i, stretched(by), 94));

        const std::vector<double> divisors(pairs, scale_between(g[5], 1, 60));
        const Frequencies lists = make_longrope_frequencies({.rotary_dim = dim,
                                                             .base = base,
                                                             .factor = factor,
                                                             .original_max_position_embeddings = 4096,
                                                             .short_factor = divisors,
                                                             .long_factor = divisors});
        most = std::fmax(most, share(lists, i, w / Number(divisors[0]), 96));
        const Number attention = precise::sqrt(Number(1) + precise::log(factor) / precise::log(4096));
        most = std::fmax(most, ulps(lists.attention_factor, attention));

        Llama3FrequencyOptions llama{dim, base, factor, std::floor(length)};
        llama.high_freq_factor = scale_between(g[5], 1.5, 30);
        const Number wavelength = Number(2) * precise::pi() / w,
                     turns = Number(llama.original_max_position_embeddings) / wavelength;
        const Number s = (turns - Number(1)) / (Number(llama.high_freq_factor) - Number(1));
        const Number blended = turns < Number(1)                        ? w / Number(factor)
                               : Number(llama.high_freq_factor) < turns ? w
                                                                        : (Number(1) - s) * w / Number(factor) + s * w;
        most = std::fmax(most, share(make_llama3_frequencies(llama), i, blended, 90));

        const YarnFrequencyOptions yarn{dim, base, factor, std::floor(length)};
        const Frequencies ramp = make_yarn_frequencies(yarn);
        const auto corner = [&](double beta) {
            return Number(double(dim)) *
                   precise::log(Number(yarn.original_max_position_embeddings) /
                                (Number(2) * precise::pi() * Number(beta))) /
                   (Number(2) * precise::log(base));
        };
        const double low = std::fmax(std::floor(precise::to_double(corner(32))), 0);
        const double high = std::fmin(std::ceil(precise::to_double(corner(1))), double(dim - 1));
        Number t = low == high ? (Number(double(i)) - Number(low)) / (Number(high) + Number(0.001) - Number(low))
                               : (Number(double(i)) - Number(low)) / (Number(high) - Number(low));
        if (t < Number(0)) t = 0;
        if (Number(1) < t) t = 1;
        most = std::fmax(most, share(ramp, i, (Number(1) - t) * w + t * w / Number(factor), 90));
        return std::fmax(most, ulps(ramp.attention_factor, Number(1) + precise::log(factor) / Number(10)));
    });
    CHECK(found <= 1);
}
