// Vectors of positions: lines, levels, grids, features of points. See support/bits.hpp.
#include "support/bits.hpp"

using namespace posenc;

namespace bits {
namespace {

Layout layout(const Json& o) {
    return option<std::string>(o, "layout", "interleaved") == "interleaved" ? Layout::interleaved
                                                                            : Layout::concatenated;
}

Ladder ladder(const Json& o) {
    return option<std::string>(o, "ladder", "half") == "half" ? Ladder::half : Ladder::half_minus_one;
}

GeometricOptions geometric(const Json& o) {
    return {size(o, "dim"), option<double>(o, "base", 10000), ladder(o)};
}

Bytes column_values(const Json& o, Status (*compute)(const GeometricOptions&, std::span<double>) noexcept) {
    std::vector<double> out(size(o, "dim"));
    check(compute(geometric(o), out));
    return bytes_of(out);
}

std::size_t product(const std::vector<std::size_t>& sizes) {
    std::size_t all = 1;
    for (const std::size_t n : sizes) all *= n;
    return all;
}

Bytes hierarchical(const Json& o) {
    const auto positions = o.at("positions").get<std::vector<double>>();
    std::vector<HierarchyLevel> levels;
    for (const Json& level : o.at("levels"))
        levels.push_back({option<double>(level, "base", 10000), option<double>(level, "offset", 0), {}});
    const HierarchicalOptions options{positions, levels, size(o, "dim"), Layout::interleaved};
    return table(o, positions.size() / levels.size() * options.dim,
                 [&](auto out) { make_hierarchical_table(options, out); });
}

Bytes nerf(const Json& o) {
    const auto points = o.at("points").get<std::vector<double>>();
    const bool input = option<bool>(o, "includeInput", true);
    const NerfOptions options{points,
                              option<std::size_t>(o, "dimensions", 3),
                              option<std::size_t>(o, "frequencies", 10),
                              input,
                              option<bool>(o, "includePi", false),
                              option<std::string>(o, "spacing", "logarithmic") == "linear" ? NerfSpacing::linear
                                                                                           : NerfSpacing::logarithmic};
    return table(o, points.size() * (2 * options.frequencies + (input ? 1 : 0)),
                 [&](auto out) { check(try_make_nerf_features(options, out)); });
}

Bytes noise(const Json& o) {
    const auto levels = o.at("levels").get<std::vector<double>>(), weights = o.at("weights").get<std::vector<double>>();
    const NoiseLevelOptions options{levels, weights, option<bool>(o, "log", true),
                                    option<bool>(o, "flipSinToCos", false)};
    return table(o, levels.size() * 2 * weights.size(),
                 [&](auto out) { check(try_make_noise_level_features(options, out)); });
}

const Makers makers_of_vectors{
    {"sinusoidal",
     [](const Json& o) {
         return rows_of(o, "positions", [&](Positions p, auto out) {
             make_sinusoidal_table({p, size(o, "dim"), option<double>(o, "base", 10000), layout(o), ladder(o)}, out);
         });
     }},
    {"angularFrequencies", [](const Json& o) { return column_values(o, try_compute_angular_frequencies); }},
    {"wavelengths", [](const Json& o) { return column_values(o, try_compute_wavelengths); }},
    {"timestepEmbedding",
     [](const Json& o) {
         return rows_of(o, "timesteps", [&](Positions p, auto out) {
             make_timestep_embedding({p, size(o, "dim"), option<bool>(o, "flipSinToCos", false),
                                      option<double>(o, "downscaleFreqShift", 1), option<double>(o, "scale", 1),
                                      option<double>(o, "maxPeriod", 10000)},
                                     out);
         });
     }},
    {"fairseqSinusoidal",
     [](const Json& o) {
         return rows_of(o, "positions", [&](Positions p, auto out) {
             FairseqOptions options{p, size(o, "dim"), {}};
             if (o.contains("paddingIndex")) options.padding_index = size(o, "paddingIndex");
             make_fairseq_table(options, out);
         });
     }},
    {"tensor2tensorSinusoidal",
     [](const Json& o) {
         return rows_of(o, "positions", [&](Positions p, auto out) {
             make_tensor2tensor_table(
                 {p, size(o, "dim"), option<double>(o, "minTimescale", 1), option<double>(o, "maxTimescale", 1e4)},
                 out);
         });
     }},
    {"whisperSinusoidal",
     [](const Json& o) {
         return rows_of(o, "positions", [&](Positions p, auto out) {
             make_whisper_table({p, size(o, "dim"), option<double>(o, "maxTimescale", 10000)}, out);
         });
     }},
    {"marianSinusoidal",
     [](const Json& o) {
         return rows_of(o, "positions", [&](Positions p, auto out) {
             make_marian_table({p, size(o, "dim"), option<double>(o, "base", 10000)}, out);
         });
     }},
    {"scaledSinusoidal",
     [](const Json& o) {
         return rows_of(o, "positions", [&](Positions p, auto out) {
             ScaledSinusoidalOptions options{p, size(o, "dim"), {}, option<double>(o, "base", 10000)};
             if (o.contains("scale")) options.scale = o["scale"].get<double>();
             make_scaled_sinusoidal_table(options, out);
         });
     }},
    {"transformerXlTable",
     [](const Json& o) {
         TransformerXlTableOptions options{size(o, "length"), size(o, "dim"), {}, option<double>(o, "base", 10000)};
         if (o.contains("clampLength")) options.clamp_length = size(o, "clampLength");
         return table(o, options.length * options.dim, [&](auto out) { make_transformer_xl_table(options, out); });
     }},
    {"relativeSinusoidal",
     [](const Json& o) {
         const RelativeSinusoidalOptions options{size(o, "length"), size(o, "dim"), option<double>(o, "base", 10000)};
         return table(o, (2 * options.length - 1) * options.dim,
                      [&](auto out) { make_relative_sinusoidal_table(options, out); });
     }},
    {"doubledExponent",
     [](const Json& o) {
         return rows_of(o, "positions", [&](Positions p, auto out) {
             make_doubled_exponent_table({p, size(o, "dim"), option<double>(o, "base", 10000)}, out);
         });
     }},
    {"productEncoding",
     [](const Json& o) {
         const auto points = o.at("points").get<std::vector<double>>();
         const ProductOptions options{points, size(o, "dim"), option<double>(o, "base", 10000)};
         return table(o, points.size() / 2 * options.dim,
                      [&](auto out) { check(try_make_product_table(options, out)); });
     }},
    {"hierarchicalEncoding", hierarchical},
    {"nerfFeatures", nerf},
    {"noiseLevelFeatures", noise},
    {"multidimSinusoidal",
     [](const Json& o) {
         const auto sizes = o.at("sizes").get<std::vector<std::size_t>>();
         return table(o, product(sizes) * size(o, "dim"), [&](auto out) {
             make_multidim_table({sizes, size(o, "dim"), option<double>(o, "base", 10000)}, out);
         });
     }},
    {"tensor2tensorGrid",
     [](const Json& o) {
         const auto sizes = o.at("sizes").get<std::vector<std::size_t>>();
         return table(o, product(sizes) * size(o, "dim"),
                      [&](auto out) { make_tensor2tensor_grid({sizes, size(o, "dim")}, out); });
     }},
    {"visionGrid",
     [](const Json& o) {
         const VisionGridOptions options{.convention = VisionConvention::mae,
                                         .height = size(o, "height"),
                                         .width = size(o, "width"),
                                         .dim = size(o, "dim")};
         return table(o, options.height * options.width * options.dim,
                      [&](auto out) { check(try_make_vision_grid(options, out)); });
     }},
    {"detrEncoding",
     [](const Json& o) {
         const DetrOptions options{
             .height = size(o, "height"), .width = size(o, "width"), .axis_dim = size(o, "axisDim")};
         return table(o, 2 * options.axis_dim * options.height * options.width,
                      [&](auto out) { check(try_make_detr_encoding(options, out)); });
     }},
};

}  // namespace
}  // namespace bits
