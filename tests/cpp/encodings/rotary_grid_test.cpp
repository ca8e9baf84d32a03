#include <cmath>
#include <cstring>

#include "posenc/posenc.hpp"
#include "support/golden.hpp"
#include "support/isas.hpp"
#include "support/tensors.hpp"

using namespace posenc;
using golden::Json;

namespace {

RotaryGrid make(const std::string& encoding, const Json& p, const Json& inputs) {
    const std::size_t dim = p.value("head_dim", std::size_t{0});
    const double base = p.value("base", 0.0);
    const auto cell = [&](std::size_t axis) { return p["grid"][axis].get<std::size_t>(); };
    if (encoding == "rotary_eva") {
        EvaRotaryOptions o{
            .head_dim = dim, .height = cell(0), .width = cell(1), .base = base, .offset = p["grid_offset"]};
        if (!p["reference_grid"].is_null()) {
            o.reference_height = p["reference_grid"][0];
            o.reference_width = p["reference_grid"][1];
        }
        o.indexing = p.value("indexing", "ij") == "xy" ? GridIndexing::xy : GridIndexing::ij;
        o.in_pixels = p.value("in_pixels", false);
        o.linear_bands = p.value("linear_bands", false);
        o.max_frequency = p.value("max_frequency", 224.0);
        return make_eva_rotary(o);
    }
    if (encoding == "rotary_axial") {
        AxialRotaryOptions o{.axis_dim = p["axis_dim"], .height = cell(0), .width = cell(1)};
        o.bands = p["bands"] == "pixel" ? AxialBands::pixel : AxialBands::language;
        o.max_frequency = p.value("max_frequency", 10.0);
        o.base = p.value("base", 10000.0);
        if (p.contains("frames")) o.frames = p["frames"].get<std::size_t>();
        return make_axial_rotary(o);
    }
    if (encoding == "rotary_dinov3") {
        Dinov3RotaryOptions o{.head_dim = dim, .height = cell(0), .width = cell(1), .base = p.value("base", 100.0)};
        o.normalize = p["normalize"] == "max"   ? GridNormalization::max
                      : p["normalize"] == "min" ? GridNormalization::min
                                                : GridNormalization::separate;
        o.min_period = golden::maybe(p, "min_period");
        o.max_period = golden::maybe(p, "max_period");
        return make_dinov3_rotary(o);
    }
    if (encoding == "rotary_diffusers_2d") {
        const Diffusers2dRotaryOptions o{dim,
                                         cell(0),
                                         cell(1),
                                         base,
                                         p["start"][0],
                                         p["start"][1],
                                         p["stop"][0].get<double>(),
                                         p["stop"][1].get<double>()};
        return make_diffusers_2d_rotary(o);
    }
    if (encoding == "rotary_cogvideox") {
        const CogvideoxRotaryOptions o{
            dim, cell(0), cell(1), cell(2), base, p["stop"][0].get<double>(), p["stop"][1].get<double>()};
        return make_cogvideox_rotary(o);
    }
    if (encoding == "rotary_lumina") {
        const LuminaRotaryOptions o{dim, cell(0), cell(1), base, p["linear_factor"], p["ntk_factor"]};
        return make_lumina_rotary(o);
    }
    REQUIRE(encoding == "rotary_mrope");
    std::vector<double> positions;
    for (const Json& row : inputs["positions"])
        for (const Json& x : row) positions.push_back(x);
    MropeSections s{p["style"] == "chunked" ? MropeStyle::chunked : MropeStyle::interleaved, {}};
    for (std::size_t axis = 0; axis < 3; ++axis) s.sections[axis] = p["sections"][axis];
    return make_mrope(s, make_rotary_frequencies({.rotary_dim = dim, .base = base}), positions);
}

}  // namespace

TEST_CASE("the grids of every model give the 50-digit angles and rotations") {
    on_every_isa([] {
        for (const char* encoding : {"rotary_eva", "rotary_axial", "rotary_dinov3", "rotary_diffusers_2d",
                                     "rotary_cogvideox", "rotary_lumina", "rotary_mrope"})
            golden::each("rotary_grids", encoding, [&](const Json& c) {
                const Json& p = c["params"];
                const RotaryGrid grid = make(encoding, p, c["inputs"]);
                const auto expect = golden::numbers(c["expect"]);
                if (p["gives"] == "angles") {
                    std::vector<double> angles(grid.tokens * grid.pairs);
                    compute_rotary_angles(grid, angles);
                    CHECK(golden::largest_relative_error(angles, expect) <= 1e-13);
                    return;
                }
                const RotaryGridOptions options{.head_dim = 2 * grid.pairs, .pairing = golden::pairing_of(p)};
                const auto x = golden::tensor(c["inputs"]["x"]);
                std::vector<double> out(x.size());
                apply_rotary_grid(options, grid, x, out);
                CHECK(golden::largest_difference(out, expect) <= 1e-12);
                const auto narrow = golden::tensor<float>(c["inputs"]["x"]);
                std::vector<float> turned(narrow.size());
                apply_rotary_grid(options, grid, narrow, turned);
                CHECK(golden::largest_difference(turned, expect) <= 1.5 * std::ldexp(1.0, -22));
            });
    });
}

TEST_CASE("the tables of a grid are the cosines and sines of its angles, for every head") {
    const std::vector<double> learned = golden::tensor({{"rule", "fives"}, {"shape", {2, 2, 4}}});
    RotaryGrid mixed = make_mixed_rotary({.heads = 2, .head_dim = 8, .height = 5, .width = 9, .frequencies = learned});
    mixed.frequencies.attention_factor = 0.5;
    for (const RotaryGrid& grid : {mixed, make_eva_rotary({.head_dim = 8, .height = 3, .width = 2})}) {
        std::vector<double> angles(grid.heads * grid.tokens * grid.pairs), cosine(angles.size()), sine(angles.size());
        compute_rotary_angles(grid, angles);
        make_rotary_grid_table({}, grid, std::span(cosine), std::span(sine));
        const double factor = grid.frequencies.attention_factor;
        for (std::size_t k = 0; k < angles.size(); ++k) {
            CHECK(std::fabs(cosine[k] - factor * std::cos(angles[k])) <= 1e-13);
            CHECK(std::fabs(sine[k] - factor * std::sin(angles[k])) <= 1e-13);
        }
        for (const auto pairing : {Pairing::interleaved, Pairing::rotate_half}) {
            std::vector<float> twice(2 * angles.size()), sines(twice.size());
            make_rotary_grid_table({.duplicated = true, .pairing = pairing}, grid, std::span(twice), std::span(sines));
            std::size_t different = 0;
            for (std::size_t k = 0; k < angles.size(); ++k) {
                const std::size_t n = grid.pairs, row = k / n * 2 * n, i = k % n;
                const bool inter = pairing == Pairing::interleaved;
                for (const std::size_t at : {row + (inter ? 2 * i : i), row + (inter ? 2 * i + 1 : i + n)})
                    different += twice[at] != float(cosine[k]) || sines[at] != float(sine[k]);
            }
            CHECK(different == 0);
        }
    }
}

TEST_CASE("M-RoPE turns each batch row by its own positions") {
    const Frequencies f = make_rotary_frequencies({.rotary_dim = 16});
    const MropeSections sections{MropeStyle::interleaved, {4, 2, 2}};
    // [3, B, T]
    const std::vector<double> positions{0, 1, 2, 5, 6, 6, 0, 1, 1, 5, 6, 7, 0, 1, 2, 5, 7, 6};
    for (const bool heads_first : {false, true}) {
        std::vector<float> x(2 * 3 * 2 * 16), whole(x.size()), row(x.size() / 2);
        for (std::size_t k = 0; k < x.size(); ++k) x[k] = float(golden::by_rule("sevens", k));
        const RotaryGridOptions one{
            .heads = 2, .head_dim = 16, .heads_first = heads_first, .pairing = Pairing::rotate_half};
        RotaryGridOptions both = one;
        both.batch = 2;
        apply_rotary_grid(both, make_mrope(sections, f, positions), std::span<const float>(x), whole);
        for (std::size_t b = 0; b < 2; ++b) {
            std::vector<double> own;
            for (std::size_t axis = 0; axis < 3; ++axis)
                for (std::size_t t = 0; t < 3; ++t) own.push_back(positions[(axis * 2 + b) * 3 + t]);
            const auto part = std::span<const float>(x).subspan(b * row.size(), row.size());
            apply_rotary_grid(one, make_mrope(sections, f, own), part, row);
            CHECK(std::equal(row.begin(), row.end(), whole.begin() + std::ptrdiff_t(b * row.size())));
        }
    }
}

TEST_CASE("RoPE-Mixed turns every head by its own frequencies") {
    golden::each("rotary_grids", "rotary_mixed", [](const Json& c) {
        const Json& p = c["params"];
        const auto frequencies = golden::tensor(c["inputs"]["frequencies"]);
        const std::size_t heads = p["heads"], head = p["head"], dim = p["head_dim"];
        const MixedRotaryOptions o{heads, dim, p["grid"][0], p["grid"][1], frequencies};
        const RotaryGrid grid = make_mixed_rotary(o);
        const auto expect = golden::numbers(c["expect"]);
        if (p["gives"] == "angles") {
            std::vector<double> angles(heads * grid.tokens * grid.pairs);
            compute_rotary_angles(grid, angles);
            const auto from = angles.begin() + std::ptrdiff_t(head * grid.tokens * grid.pairs);
            const std::vector<double> own(from, from + std::ptrdiff_t(grid.tokens * grid.pairs));
            CHECK(golden::largest_difference(own, expect) <= 1e-13);
            return;
        }
        // The golden head among others, heads after tokens and before them.
        const auto x = golden::tensor(c["inputs"]["x"]);
        for (const bool heads_first : {false, true}) {
            std::vector<double> all(heads * x.size());
            const auto at = [&](std::size_t h, std::size_t t) {
                return (heads_first ? h * grid.tokens + t : t * heads + h) * dim;
            };
            for (std::size_t h = 0; h < heads; ++h)
                for (std::size_t t = 0; t < grid.tokens; ++t)
                    std::memcpy(&all[at(h, t)], &x[t * dim], dim * sizeof(double));
            apply_rotary_grid(
                {.heads = heads, .head_dim = dim, .heads_first = heads_first, .pairing = Pairing::interleaved}, grid,
                all, all);
            for (std::size_t t = 0; t < grid.tokens; ++t)
                for (std::size_t k = 0; k < dim; ++k)
                    CHECK(std::fabs(all[at(head, t) + k] - expect[t * dim + k]) <= 1e-12);
        }
    });
}

TEST_CASE("the starting frequencies of RoPE-Mixed match 50-digit truth") {
    golden::each("rotary_grids", "rotary_mixed_start", [](const Json& c) {
        const Json& p = c["params"];
        std::vector<double> out(p["head_dim"].get<std::size_t>());
        make_mixed_frequencies({p["head_dim"], p["base"], p["turn"]}, out);
        CHECK(golden::largest_difference(out, golden::numbers(c["expect"])) <= 1e-15);
    });
}

TEST_CASE("the sections of M-RoPE give each frequency the golden axis") {
    golden::each("rotary_grids", "rotary_mrope_axes", [](const Json& c) {
        const Json& p = c["params"];
        MropeSections s{p["style"] == "chunked" ? MropeStyle::chunked : MropeStyle::interleaved, {}};
        for (std::size_t axis = 0; axis < 3; ++axis) s.sections[axis] = p["sections"][axis];
        std::vector<std::int32_t> out(p["head_dim"].get<std::size_t>() / 2);
        make_mrope_axes(s, out);
        CHECK(golden::largest_difference(out, golden::numbers(c["expect"])) == 0);
    });
    std::vector<std::int32_t> out(8, 9);
    for (const auto& sections : {std::array<std::size_t, 3>{2, 3, 2}, {2, 3, 4}, {9, 0, 0}, {SIZE_MAX, 1, 8}})
        CHECK(try_make_mrope_axes({MropeStyle::chunked, sections}, out).code == ErrorCode::shape_mismatch);
    CHECK(out == std::vector<std::int32_t>(8, 9));
}

TEST_CASE("M-RoPE of equal position rows is the plain rotary embedding, attention factor included") {
    const Frequencies f = make_yarn_frequencies({.rotary_dim = 16, .factor = 4});
    const std::vector<double> positions = {0, 5, 70000, 0, 5, 70000, 0, 5, 70000};
    std::vector<float> x(3 * 2 * 16), plain(x.size()), grid(x.size());
    for (std::size_t k = 0; k < x.size(); ++k) x[k] = float(golden::by_rule("elevens", k));
    const Pairing pairing = Pairing::rotate_half;
    apply_rotary({.positions = list(std::span(positions).first(3)),
                  .heads = 2,
                  .head_dim = 16,
                  .heads_first = false,
                  .pairing = pairing},
                 f, x, plain);
    for (const MropeStyle style : {MropeStyle::chunked, MropeStyle::interleaved}) {
        apply_rotary_grid({.heads = 2, .head_dim = 16, .heads_first = false, .pairing = pairing},
                          make_mrope({style, {2, 3, 3}}, f, positions), x, grid);
        CHECK(grid == plain);
    }
}

TEST_CASE("a Lumina base that its factor takes to the end of the numbers still has its frequencies") {
    const RotaryGrid grid =
        make_lumina_rotary({.head_dim = 8, .height = 1, .width = 2, .base = 1e300, .ntk_factor = 1e6});
    // (1e306)^(-1/2) for the second pair of each axis.
    CHECK(std::fabs(grid.frequencies.inverse[2] / 1e-153 - 1) < 1e-13);
}

TEST_CASE("bad grids are refused by name and change nothing") {
    RotaryGrid out;
    out.tokens = 77;
    const auto refuse = [&](const Status& s, ErrorCode code, const std::string& argument) {
        CHECK(s.code == code);
        CHECK(s.argument == argument);
        CHECK(std::string(s.allowed) != "");
        CHECK(out.tokens == 77);
    };
    const auto range_error = ErrorCode::out_of_range;
    refuse(try_make_eva_rotary({.head_dim = 6, .height = 2, .width = 2}, out), range_error, "head_dim");
    refuse(try_make_eva_rotary({.head_dim = 8, .height = 0, .width = 2}, out), range_error, "height");
    refuse(try_make_eva_rotary({.head_dim = 8, .height = 2, .width = 40000}, out), range_error, "width");
    refuse(try_make_eva_rotary({.head_dim = 8, .height = 2, .width = 2, .base = 1}, out), range_error, "base");
    refuse(try_make_eva_rotary({.head_dim = 8, .height = 2, .width = 2, .offset = 1, .in_pixels = true}, out),
           range_error, "offset");
    refuse(try_make_eva_rotary({.head_dim = 8, .height = 2, .width = 2, .linear_bands = true}, out), range_error,
           "linear_bands");
    refuse(try_make_axial_rotary(
               {.axis_dim = 4, .height = 2, .width = 2, .bands = AxialBands::pixel, .frames = std::size_t{0}}, out),
           range_error, "frames");
    refuse(try_make_eva_rotary({.head_dim = 8, .height = 2, .width = 2, .offset = HUGE_VAL}, out),
           ErrorCode::not_finite, "offset");
    refuse(try_make_axial_rotary({.axis_dim = 3, .height = 2, .width = 2}, out), range_error, "axis_dim");
    refuse(try_make_axial_rotary({.axis_dim = 4, .height = 2, .width = 2, .max_frequency = 0}, out), range_error,
           "max_frequency");
    refuse(try_make_dinov3_rotary({.head_dim = 8, .height = 2, .width = 2, .min_period = 1.0}, out),
           ErrorCode::missing_key, "max_period");
    refuse(try_make_dinov3_rotary({.head_dim = 8, .height = 2, .width = 2, .min_period = 2.0, .max_period = 1.0}, out),
           range_error, "max_period");
    refuse(try_make_mixed_rotary({.head_dim = 8, .height = 2, .width = 2}, out), ErrorCode::shape_mismatch,
           "frequencies");
    refuse(try_make_cogvideox_rotary({.head_dim = 24, .frames = 1, .height = 2, .width = 2}, out), range_error,
           "head_dim");
    refuse(try_make_cogvideox_rotary({.head_dim = 16, .frames = 32768, .height = 32768, .width = 2}, out),
           ErrorCode::too_large, "frames");
    refuse(try_make_lumina_rotary({.head_dim = 8, .height = 2, .width = 2, .ntk_factor = 1e-5}, out), range_error,
           "ntk_factor");
    const Frequencies f = make_rotary_frequencies({.rotary_dim = 8});
    const std::vector<double> four(4);
    refuse(try_make_mrope({MropeStyle::chunked, {2, 1, 1}}, f, four, out), ErrorCode::shape_mismatch, "positions");
    RotaryGrid grid = make_eva_rotary({.head_dim = 8, .height = 2, .width = 2});
    std::vector<float> x(4 * 8, 1.0f), y(x.size(), 42.0f);
    const Pairing pairing = Pairing::interleaved;
    CHECK(try_apply_rotary_grid({.head_dim = 8}, grid, std::span<const float>(x), y).argument ==
          std::string("pairing"));
    refuse(try_make_axial_rotary({.axis_dim = 4, .height = 2, .width = 2}, out), ErrorCode::missing_key, "bands");
    refuse(try_make_mrope({{}, {2, 1, 1}}, f, std::span(four).first(3), out), ErrorCode::missing_key, "style");
    CHECK(try_apply_rotary_grid({.head_dim = 6, .pairing = pairing}, grid, std::span<const float>(x), y).argument ==
          std::string("head_dim"));
    CHECK(try_apply_rotary_grid({.heads = 2, .head_dim = 8, .heads_first = true, .pairing = pairing}, grid,
                                std::span<const float>(x), y)
              .argument == std::string("x"));
    grid.coordinates.pop_back();
    CHECK(try_apply_rotary_grid({.head_dim = 8, .pairing = pairing}, grid, std::span<const float>(x), y).argument ==
          std::string("grid.coordinates"));
    CHECK(y == std::vector<float>(x.size(), 42.0f));
}
