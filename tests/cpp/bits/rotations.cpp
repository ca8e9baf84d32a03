// Frequencies of rotations, and what turns by them. See support/bits.hpp.
#include "support/bits.hpp"

using namespace posenc;

namespace bits {
namespace {

Bytes rotary_frequencies(const Json& o) {
    const Json scaling = option<Json>(o, "scaling", Json::object());
    const std::size_t dim = size(o, "headDim");
    const double base = option<double>(o, "base", 10000), factor = option<double>(scaling, "factor", 1);
    const double original = option<double>(scaling, "originalMaxPositionEmbeddings", 0);
    const auto type = option<std::string>(scaling, "type", "default");
    if (type == "linear" || type == "diffusers")
        return bytes_of(make_linear_frequencies({dim, base, factor, option<double>(scaling, "ntkFactor", 1)}));
    if (type == "ntkAware") return bytes_of(make_ntk_aware_frequencies({dim, base, factor}));
    if (type == "yarn") {
        return bytes_of(make_yarn_frequencies(
            {.rotary_dim = dim, .base = base, .original_max_position_embeddings = original, .factor = factor}));
    }
    if (type == "llama3") return bytes_of(make_llama3_frequencies({dim, base, factor, original}));
    return bytes_of(make_rotary_frequencies({dim, base}));
}

Bytes apply_rotary(const Json& o) {
    const std::vector<float> x = values(o.at("x"));
    const std::size_t dim = size(o, "headDim"), heads = size(o, "heads");
    const PositionsOf positions(o.contains("positions") ? o["positions"] : Json(x.size() / dim / heads));
    const RotaryOptions options{.positions = positions,
                                .heads = heads,
                                .head_dim = dim,
                                .heads_first = false,
                                .pairing = option<std::string>(o, "pairing", "interleaved") == "interleaved"
                                               ? Pairing::interleaved
                                               : Pairing::rotate_half,
                                .inverse = option<bool>(o, "inverse", false)};
    std::vector<float> out(x.size());
    posenc::apply_rotary(options, make_rotary_frequencies({.rotary_dim = dim}), std::span<const float>(x),
                         std::span<float>(out));
    return bytes_of(out);
}

Bytes xpos(const Json& o) {
    const std::vector<float> x = values(o.at("x"));
    const PositionsOf positions(option<Json>(o, "positions", 0));
    const XposOptions options{.role = option<std::string>(o, "role", "queries") == "keys" ? XposRole::keys
                                                                                          : XposRole::queries,
                              .offset = option<std::size_t>(o, "offset", 0),
                              .positions = positions,
                              .heads = option<std::size_t>(o, "heads", 1),
                              .head_dim = size(o, "headDim"),
                              .rotary_dim = option<std::size_t>(o, "rotaryDim", 0),
                              .heads_first = false};
    std::vector<float> out(x.size());
    posenc::apply_xpos(options, std::span<const float>(x), std::span<float>(out));
    return bytes_of(out);
}

Bytes angles(const RotaryGrid& grid) {
    std::vector<double> out(grid.heads * grid.tokens * grid.pairs);
    compute_rotary_angles(grid, out);
    return bytes_of(out);
}

Bytes mrope(const Json& o) {
    const auto sections = o.at("sections").get<std::array<std::size_t, 3>>();
    std::vector<double> positions;
    for (const Json& axis : o.at("positions"))
        for (const double p : axis.get<std::vector<double>>()) positions.push_back(p);
    Frequencies frequencies;
    frequencies.inverse = o.at("frequencies").at("inverse").get<std::vector<double>>();
    const auto style =
        option<std::string>(o, "style", "chunked") == "interleaved" ? MropeStyle::interleaved : MropeStyle::chunked;
    return angles(make_mrope({style, sections}, frequencies, positions));
}

const Makers makers_of_rotations{
    {"rotaryFrequencies", rotary_frequencies},
    {"applyRotary", apply_rotary},
    {"applyXpos", xpos},
    {"mrope", mrope},
    {"evaRotary",
     [](const Json& o) {
         return angles(make_eva_rotary({.head_dim = size(o, "headDim"),
                                        .height = size(o, "height"),
                                        .width = size(o, "width"),
                                        .in_pixels = option<bool>(o, "inPixels", false)}));
     }},
    {"axialRotary",
     [](const Json& o) {
         AxialRotaryOptions options{.axis_dim = size(o, "axisDim"),
                                    .height = size(o, "height"),
                                    .width = size(o, "width"),
                                    .bands = AxialBands::pixel};
         if (o.contains("frames")) options.frames = size(o, "frames");
         return angles(make_axial_rotary(options));
     }},
    {"dinov3Rotary",
     [](const Json& o) {
         return angles(make_dinov3_rotary(
             {.head_dim = size(o, "headDim"), .height = size(o, "height"), .width = size(o, "width")}));
     }},
    {"cogvideoxRotary",
     [](const Json& o) {
         return angles(make_cogvideox_rotary({.head_dim = size(o, "headDim"),
                                              .frames = size(o, "frames"),
                                              .height = size(o, "height"),
                                              .width = size(o, "width")}));
     }},
};

}  // namespace
}  // namespace bits
