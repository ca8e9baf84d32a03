#include <cmath>
#include <limits>

#include "memory/failing.hpp"
#include "posenc/posenc.hpp"
#include "support/golden.hpp"

using namespace posenc;
using golden::Json;

namespace {

double number(const Json& p, const char* key, double fallback) {
    return p.contains(key) ? p[key].get<double>() : fallback;
}

Frequencies make(const Json& p, const std::vector<double>& short_factor, const std::vector<double>& long_factor) {
    const std::string scaling = p["scaling"];
    const std::size_t head_dim = p["head_dim"];
    const double base = p["base"], part = number(p, "partial_rotary_factor", 1), factor = number(p, "factor", 1);
    const double original = number(p, "original_max_position_embeddings", 0);
    const std::size_t dim = scaling == "proportional" ? 0 : compute_rotary_dim(head_dim, part);
    if (scaling == "default") {
        const RotaryFrequencyOptions o{dim, base};
        return make_rotary_frequencies(o);
    }
    if (scaling == "linear" || scaling == "diffusers") {
        const LinearFrequencyOptions o{dim, base, factor, number(p, "ntk_factor", 1)};
        return make_linear_frequencies(o);
    }
    if (scaling == "ntk_aware") {
        const NtkAwareFrequencyOptions o{dim, base, factor};
        return make_ntk_aware_frequencies(o);
    }
    if (scaling == "dynamic") {
        const DynamicNtkFrequencyOptions o{dim, base, factor, p["max_position_embeddings"], p["sequence_length"]};
        return make_dynamic_ntk_frequencies(o);
    }
    if (scaling == "yarn") {
        const YarnFrequencyOptions o{.rotary_dim = dim,
                                     .base = base,
                                     .factor = golden::maybe(p, "factor"),
                                     .original_max_position_embeddings = original,
                                     .max_position_embeddings = golden::maybe(p, "max_position_embeddings"),
                                     .beta_fast = number(p, "beta_fast", 32),
                                     .beta_slow = number(p, "beta_slow", 1),
                                     .truncate = !p.contains("truncate") || p["truncate"].get<bool>(),
                                     .attention_factor = golden::maybe(p, "attention_factor"),
                                     .mscale = number(p, "mscale", 0),
                                     .mscale_all_dim = number(p, "mscale_all_dim", 0),
                                     .attention_weight = number(p, "attention_weight", 1),
                                     .geometric = p.contains("geometric") && p["geometric"].get<bool>()};
        return make_yarn_frequencies(o);
    }
    if (scaling == "longrope") {
        const LongropeFrequencyOptions o{.rotary_dim = dim,
                                         .base = base,
                                         .factor = golden::maybe(p, "factor"),
                                         .original_max_position_embeddings = original,
                                         .max_position_embeddings = golden::maybe(p, "max_position_embeddings"),
                                         .sequence_length = p["sequence_length"],
                                         .short_factor = short_factor,
                                         .long_factor = long_factor,
                                         .attention_factor = golden::maybe(p, "attention_factor")};
        return make_longrope_frequencies(o);
    }
    if (scaling == "llama3") {
        const Llama3FrequencyOptions o{dim, base, factor, original, p["low_freq_factor"], p["high_freq_factor"]};
        return make_llama3_frequencies(o);
    }
    REQUIRE(scaling == "proportional");
    const ProportionalFrequencyOptions o{head_dim, base, factor, part};
    return make_proportional_frequencies(o);
}

Frequencies make(const Json& p) {
    const auto list = [&](const char* key) {
        return p.contains(key) ? golden::numbers(p[key]) : std::vector<double>();
    };
    return make(p, list("short_factor"), list("long_factor"));
}

}  // namespace

TEST_CASE("every scaling of rotary frequencies gives the 50-digit frequencies and attention factors") {
    golden::each("rotary_frequencies", "rotary_frequencies", [](const Json& c) {
        const Frequencies made = make(c["params"]);
        const auto expect = golden::numbers(c["expect"]);
        CHECK(golden::largest_relative_error(made.inverse, expect) <= 2.3e-16);
        CHECK(std::fabs(made.attention_factor / c["attention_factor"].get<double>() - 1) <= 2.3e-16);
        CHECK(made.remainder.size() == expect.size());
        for (std::size_t i = 0; i < expect.size(); ++i)
            CHECK(std::fabs(made.remainder[i]) <= std::ldexp(made.inverse[i], -53));
    });
}

TEST_CASE("the numbers that Hugging Face transformers pins in its own rope tests are reproduced") {
    int found = 0;
    const Json file = golden::read("peer_test_snapshots");
    for (const Json& c : file["cases"]) {
        if (c["name"].get<std::string>().rfind("hf_rope_", 0) != 0) continue;
        ++found;
        INFO(c["name"].get<std::string>());
        Json p = c["params"];
        const std::string type = p["rope_type"];
        p["scaling"] = type;
        p["head_dim"] = p["d"];
        p["base"] = p["rope_theta"];
        if (type == "dynamic") p["sequence_length"] = 16384;
        if (type == "yarn") p["original_max_position_embeddings"] = p["max_position_embeddings"];
        const auto inverse = make(p).inverse;
        CHECK(golden::largest_relative_error(inverse, golden::numbers(c["true"])) <= 1e-14);
        CHECK(golden::largest_relative_error(inverse, golden::numbers(c["expect"])) <= 6e-5);  // five printed digits
    }
    CHECK(found == 4);
}

TEST_CASE("remainders carry the frequencies beyond a double") {
    // (w + r)^2 of pair 1 of 4 is w of pair 2, in every digit that two doubles hold.
    const Frequencies f = make_rotary_frequencies({.rotary_dim = 8, .base = 7});
    const long double w = f.inverse[1], r = f.remainder[1];
    const long double square = w * w + 2 * w * r + r * r;
    if (std::numeric_limits<long double>::digits > 60)
        CHECK(std::fabs(double(square - f.inverse[2] - f.remainder[2])) < 1e-19);
    CHECK(f.remainder[1] != 0);
}

TEST_CASE(
    "frequencies belong to all lengths of a sequence but for dynamic NTK and LongRoPE, whatever they were before") {
    const Frequencies all;
    const auto made = [&](auto make, auto options) {
        Frequencies f = make_dynamic_ntk_frequencies({.rotary_dim = 4, .factor = 2, .sequence_length = 5000});
        CHECK(f.shortest_length == 5000);
        check(make(options, f));
        CHECK(f.shortest_length == all.shortest_length);
        CHECK(f.longest_length == all.longest_length);
    };
    CHECK(all.longest_length == largest_position);
    made(&try_make_rotary_frequencies, RotaryFrequencyOptions{.rotary_dim = 4});
    made(&try_make_linear_frequencies, LinearFrequencyOptions{.rotary_dim = 4, .factor = 4});
    made(&try_make_ntk_aware_frequencies, NtkAwareFrequencyOptions{.rotary_dim = 4, .factor = 4});
    made(&try_make_yarn_frequencies, YarnFrequencyOptions{.rotary_dim = 4, .factor = 4});
    made(&try_make_llama3_frequencies, Llama3FrequencyOptions{.rotary_dim = 4});
    made(&try_make_proportional_frequencies, ProportionalFrequencyOptions{.head_dim = 4});
    made(&try_make_geometric_frequencies, GeometricOptions{.dim = 4});
}

TEST_CASE("a dynamic scaling has no effect up to the training length") {
    const Frequencies plain = make_rotary_frequencies({.rotary_dim = 64});
    for (const double length : {0.0, 1.0, 2047.0, 2048.0}) {
        const auto f = make_dynamic_ntk_frequencies({.rotary_dim = 64, .factor = 4, .sequence_length = length});
        CHECK(f.inverse == plain.inverse);
    }
    CHECK(make_dynamic_ntk_frequencies({.rotary_dim = 64, .factor = 4, .sequence_length = 2049}).inverse !=
          plain.inverse);
}

TEST_CASE("rotary_dim is cut to whole channels, not rounded") {
    CHECK(compute_rotary_dim(80, 0.4) == 32);
    CHECK(compute_rotary_dim(128, 0.33) == 42);
    CHECK(compute_rotary_dim(10, 0.69) == 6);
    std::size_t out = 7;
    CHECK(try_compute_rotary_dim(10, 0.7, out).code == ErrorCode::out_of_range);  // 7 is odd
    CHECK(try_compute_rotary_dim(10, 0.1, out).code == ErrorCode::out_of_range);
    CHECK(try_compute_rotary_dim(10, 1.5, out).code == ErrorCode::out_of_range);
    CHECK(try_compute_rotary_dim(10, std::nan(""), out).code == ErrorCode::not_finite);
    CHECK(try_compute_rotary_dim(0, 1, out).code == ErrorCode::out_of_range);
    CHECK(out == 7);
}

TEST_CASE("bad parameters of rotary scalings are refused by name and change nothing") {
    Frequencies out{{1, 2}, {3, 4}, 5};
    const auto refuse = [&](const Status& s, ErrorCode code, const std::string& argument) {
        CHECK(s.code == code);
        CHECK(s.argument == argument);
        CHECK(std::string(s.allowed) != "");
        CHECK((out.inverse == std::vector<double>{1, 2} && out.remainder == std::vector<double>{3, 4}));
        CHECK(out.attention_factor == 5);
    };
    const double nan = std::nan("");
    const auto range_error = ErrorCode::out_of_range;
    for (const std::size_t dim : {std::size_t(0), std::size_t(3), largest_dim + 2})
        refuse(try_make_rotary_frequencies({.rotary_dim = dim}, out), range_error, "rotary_dim");
    refuse(try_make_rotary_frequencies({.rotary_dim = 4, .base = 1}, out), range_error, "base");
    refuse(try_make_rotary_frequencies({.rotary_dim = 4, .base = nan}, out), ErrorCode::not_finite, "base");
    refuse(try_make_linear_frequencies({.rotary_dim = 4, .factor = 0}, out), range_error, "factor");
    refuse(try_make_linear_frequencies({.rotary_dim = 4, .ntk_factor = 0}, out), range_error, "ntk_factor");
    refuse(try_make_linear_frequencies({.rotary_dim = 4, .ntk_factor = 1e-5}, out), range_error, "ntk_factor");
    refuse(try_make_linear_frequencies({.rotary_dim = 4, .factor = -2}, out), range_error, "factor");
    refuse(try_make_linear_frequencies({.rotary_dim = 4, .factor = nan}, out), ErrorCode::not_finite, "factor");
    refuse(try_make_ntk_aware_frequencies({.rotary_dim = 2, .factor = 2}, out), range_error, "rotary_dim");
    refuse(try_make_ntk_aware_frequencies({.rotary_dim = 4, .base = 2, .factor = 0.1}, out), range_error, "factor");
    refuse(try_make_dynamic_ntk_frequencies({.rotary_dim = 4, .max_position_embeddings = 0}, out), range_error,
           "max_position_embeddings");
    refuse(try_make_dynamic_ntk_frequencies({.rotary_dim = 4, .sequence_length = -1}, out), range_error,
           "sequence_length");
    refuse(try_make_yarn_frequencies({.rotary_dim = 4}, out), ErrorCode::missing_key, "factor");
    refuse(try_make_yarn_frequencies({.rotary_dim = 4, .factor = 2, .beta_fast = 0.5}, out), range_error, "beta_fast");
    refuse(try_make_yarn_frequencies({.rotary_dim = 4, .factor = 2, .beta_slow = 0}, out), range_error, "beta_slow");
    refuse(try_make_yarn_frequencies({.rotary_dim = 4, .factor = 2, .attention_factor = 0.0}, out), range_error,
           "attention_factor");
    refuse(try_make_yarn_frequencies({.rotary_dim = 4, .factor = 2, .original_max_position_embeddings = 0}, out),
           range_error, "original_max_position_embeddings");
    const std::vector<double> two = {1, 2}, bad = {1, 0};
    refuse(try_make_longrope_frequencies({.rotary_dim = 4, .factor = 2, .short_factor = two}, out),
           ErrorCode::shape_mismatch, "long_factor");
    refuse(try_make_longrope_frequencies({.rotary_dim = 4, .factor = 2, .short_factor = bad, .long_factor = two}, out),
           range_error, "short_factor");
    refuse(try_make_longrope_frequencies({.rotary_dim = 4, .short_factor = two, .long_factor = two}, out),
           ErrorCode::missing_key, "factor");
    refuse(try_make_llama3_frequencies({.rotary_dim = 4, .low_freq_factor = 4, .high_freq_factor = 3.9}, out),
           range_error, "high_freq_factor");
    refuse(try_make_llama3_frequencies({.rotary_dim = 4, .low_freq_factor = 0}, out), range_error, "low_freq_factor");
    refuse(try_make_llama3_frequencies({.rotary_dim = 4, .high_freq_factor = 1e300}, out), range_error,
           "high_freq_factor");
    refuse(try_make_proportional_frequencies({.head_dim = 5}, out), range_error, "head_dim");
    refuse(try_make_proportional_frequencies({.head_dim = 4, .partial_rotary_factor = 1.1}, out), range_error,
           "partial_rotary_factor");
    CHECK_THROWS_AS(make_linear_frequencies({.rotary_dim = 4, .factor = 0}), Error);
}

namespace {

template <class Options>
auto frequencies_by(const char* function, Status (*make)(const Options&, Frequencies&) noexcept, Options options) {
    return failing::object(function, Frequencies{.inverse = {42}},
                           [=](Frequencies& out) { return make(options, out); });
}

const std::vector<double> factors_of_pairs(4, 2.0);

const failing::Attempts frequencies_without_memory{
    frequencies_by("try_make_rotary_frequencies", &try_make_rotary_frequencies, {16}),
    frequencies_by("try_make_geometric_frequencies", &try_make_geometric_frequencies, {16}),
    frequencies_by("try_make_linear_frequencies", &try_make_linear_frequencies, {16, 10000, 4}),
    frequencies_by("try_make_ntk_aware_frequencies", &try_make_ntk_aware_frequencies, {16, 10000, 4}),
    frequencies_by("try_make_dynamic_ntk_frequencies", &try_make_dynamic_ntk_frequencies, {16, 10000, 4, 2048, 4096}),
    frequencies_by("try_make_llama3_frequencies", &try_make_llama3_frequencies, {16}),
    frequencies_by("try_make_proportional_frequencies", &try_make_proportional_frequencies, {16}),
    frequencies_by("try_make_yarn_frequencies", &try_make_yarn_frequencies, {.rotary_dim = 16, .factor = 4.0}),
    frequencies_by("try_make_longrope_frequencies", &try_make_longrope_frequencies,
                   {.rotary_dim = 8, .factor = 4.0, .short_factor = factors_of_pairs, .long_factor = factors_of_pairs}),
};

}  // namespace

TEST_CASE("YaRN returns the factor of the scores and the query scale beside the frequencies, and none without them") {
    Frequencies out = make_yarn_frequencies({.rotary_dim = 64,
                                             .factor = 40,
                                             .original_max_position_embeddings = 4096,
                                             .mscale = 1,
                                             .mscale_all_dim = 1,
                                             .llama_4_scaling_beta = 0.1});
    // DeepSeek-V3: (0.1 ln 40 + 1)^2, while cosines and sines keep their size.
    CHECK(out.attention_factor == 1);
    CHECK(out.score_factor == Approx(1.8738542).margin(1e-7));
    REQUIRE(out.query_scale);
    const std::vector<std::int32_t> positions = {0, 4095, 4096, 8191, 8192, 131072};
    std::vector<double> scale(6), before(6);
    compute_query_scale(out, list(std::span<const std::int32_t>(positions)), std::span(scale));
    // Llama 4 counts the positions of the same formula from 1.
    std::vector<double> one_less(positions.begin() + 1, positions.end());
    for (double& p : one_less) p -= 1;
    compute_nope_query_scale({.floor_scale = 4096, .weight = 0.1}, one_less, std::span(before).subspan(1));
    before[0] = 1;
    CHECK(scale == before);
    CHECK(scale[5] == Approx(1 + 0.1 * std::log(33.0)).epsilon(1e-15));
    std::vector<float> narrow(6);
    compute_query_scale(out, list(std::span<const std::int32_t>(positions)), std::span(narrow));
    for (std::size_t t = 0; t < 6; ++t) CHECK(narrow[t] == float(scale[t]));

    check(try_make_yarn_frequencies({.rotary_dim = 64, .factor = 40}, out));
    CHECK(out.score_factor == 1);
    CHECK(!out.query_scale);
    compute_query_scale(out, range(6), std::span(scale));
    CHECK(scale == std::vector<double>(6, 1.0));
}

TEST_CASE("a query scale of impossible positions or settings is refused and changes nothing") {
    Frequencies f{.inverse = {1}};
    std::vector<double> out(2, 7.0);
    const auto refuse = [&](const Positions& positions, std::span<double> to, ErrorCode code, const std::string& name) {
        const Status status = try_compute_query_scale(f, positions, to);
        CHECK(status.code == code);
        CHECK(status.argument == name);
        CHECK(out == std::vector<double>(2, 7.0));
    };
    f.query_scale = QueryScale{0.1, 8192};
    refuse(range(3), out, ErrorCode::shape_mismatch, "out");
    refuse(range(-1, 2), out, ErrorCode::out_of_range, "positions");
    refuse(range(NAN, 2), out, ErrorCode::not_finite, "positions.first");
    f.query_scale = QueryScale{0.1, 0};
    refuse(range(2), out, ErrorCode::out_of_range, "query_scale.length");
    f.query_scale = QueryScale{HUGE_VAL, 8192};
    refuse(range(2), out, ErrorCode::not_finite, "query_scale.beta");
    // Both would give factors that are not numbers.
    f.query_scale = QueryScale{1e308, 1};
    refuse(range(2), out, ErrorCode::out_of_range, "query_scale.beta");
    f.query_scale = QueryScale{0.1, 1e-308};
    refuse(range(5, 2), out, ErrorCode::out_of_range, "query_scale.length");
    f.query_scale = QueryScale{-1e9, 2e-200};
    REQUIRE(try_compute_query_scale(f, range(largest_position, 1), std::span(out).first(1)).ok());
    CHECK(std::isfinite(out[0]));
    CHECK(try_make_yarn_frequencies({.rotary_dim = 4, .factor = 2, .llama_4_scaling_beta = -1.0}, f).code ==
          ErrorCode::out_of_range);
}
