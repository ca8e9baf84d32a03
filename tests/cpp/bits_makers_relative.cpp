// Makers of bits, continued: relative vectors and buckets, levels, gates, grids that turn, tables in low precision.
#include "support/bits.hpp"

using namespace posenc;

namespace bits {
namespace {

ShawOptions shaw(const Json& o) {
    const Json& table = o.at("table");
    const std::size_t batch = option<std::size_t>(o, "batch", 1);
    return {.queries = o.at("queries").is_object() ? size(o.at("queries"), "rows") : size(o, "queries"),
            .keys = size(o, "keys"),
            .max_distance = (size(table, "rows") - 1) / 2,
            .dim = size(table, "columns"),
            .batch = batch};
}

Bytes shaw_bias(const Json& o) {
    const ShawOptions options = shaw(o);
    std::vector<float> out(options.queries * options.keys);
    compute_shaw_bias(options, values(o.at("queries").at("data")), values(o.at("table").at("data")), out);
    return bytes_of(out);
}

Bytes shaw_embeddings(const Json& o) {
    const ShawOptions options = shaw(o);
    std::vector<float> out(options.queries * options.keys * options.dim);
    make_shaw_embeddings(options, values(o.at("table").at("data")), out);
    return bytes_of(out);
}

Bytes shaw_values(const Json& o) {
    const Json &weights = o.at("weights"), &table = o.at("table");
    const ShawOptions options{size(weights, "rows"), size(weights, "columns"), (size(table, "rows") - 1) / 2,
                              size(table, "columns"), 1};
    std::vector<float> out(options.queries * options.dim);
    compute_shaw_values(options, values(weights.at("data")), values(table.at("data")), out);
    return bytes_of(out);
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

CopeOptions cope(const Json& o, std::size_t rows, std::size_t dim) {
    return {1,   size(o.at("logits"), "rows"),   size(o.at("logits"), "columns"), rows,
            dim, option<bool>(o, "causal", true)};
}

Bytes cope_positions(const Json& o) {
    const CopeOptions options = cope(o, size(o, "rows"), 0);
    std::vector<float> out(options.queries * options.keys);
    compute_cope_positions(options, values(o.at("logits").at("data")), out);
    return bytes_of(out);
}

Bytes cope_bias(const Json& o) {
    const CopeOptions options = cope(o, size(o.at("table"), "rows"), size(o.at("table"), "columns"));
    std::vector<float> out(options.queries * options.keys);
    compute_cope_bias(options, values(o.at("logits").at("data")), values(o.at("queries").at("data")),
                      values(o.at("table").at("data")), out);
    return bytes_of(out);
}

Bytes xpos(const Json& o) {
    const std::vector<float> x = values(o.at("x"));
    const XposOptions options{.role = option<std::string>(o, "role", "queries") == "keys" ? XposRole::keys
                                                                                          : XposRole::queries,
                              .offset = option<std::size_t>(o, "offset", 0),
                              .heads = option<std::size_t>(o, "heads", 1),
                              .head_dim = size(o, "headDim")};
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

}  // namespace

void add_relative_makers(std::map<std::string, Maker>& m) {
    m["shawBias"] = shaw_bias;
    m["shawEmbeddings"] = shaw_embeddings;
    m["shawValues"] = shaw_values;
    m["swinCoordinates"] = [](const Json& o) {
        const auto window = o.at("window").get<std::array<std::size_t, 2>>();
        std::vector<double> out((2 * window[0] - 1) * (2 * window[1] - 1) * 2);
        make_swin_coordinates({window[0], window[1]}, std::span<double>(out));
        return bytes_of(out);
    };
    m["debertaBucketTable"] = [](const Json& o) {
        std::vector<std::int32_t> out(size(o, "queries") * size(o, "keys"));
        make_deberta_bucket_table(
            {option<std::size_t>(o, "bucketSize", 256), option<std::size_t>(o, "maxPosition", 512)}, size(o, "queries"),
            size(o, "keys"), out);
        return bytes_of(out);
    };
    m["hierarchicalEncoding"] = hierarchical;
    m["copePositions"] = cope_positions;
    m["copeBias"] = cope_bias;
    m["applyXpos"] = xpos;
    m["mrope"] = mrope;
    m["evaRotary"] = [](const Json& o) {
        return angles(
            make_eva_rotary({.head_dim = size(o, "headDim"), .height = size(o, "height"), .width = size(o, "width")}));
    };
    m["axialRotary"] = [](const Json& o) {
        return angles(make_axial_rotary(
            {.axis_dim = size(o, "axisDim"), .height = size(o, "height"), .width = size(o, "width")}));
    };
    m["dinov3Rotary"] = [](const Json& o) {
        return angles(make_dinov3_rotary(
            {.head_dim = size(o, "headDim"), .height = size(o, "height"), .width = size(o, "width")}));
    };
    m["cogvideoxRotary"] = [](const Json& o) {
        return angles(make_cogvideox_rotary({.head_dim = size(o, "headDim"),
                                             .frames = size(o, "frames"),
                                             .height = size(o, "height"),
                                             .width = size(o, "width")}));
    };
    m["lowPrecisionTable"] = [](const Json& o) {
        const PositionsOf positions(o.at("positions"));
        const auto format = option<std::string>(o, "format", "float32");
        const NumberFormat f = format == "float16"    ? NumberFormat::float16
                               : format == "bfloat16" ? NumberFormat::bfloat16
                                                      : NumberFormat::float32;
        std::vector<double> out(positions.count() * size(o, "dim"));
        make_low_precision_table(
            {.positions = positions, .dim = size(o, "dim"), .frequencies = f, .angles = f, .values = f}, out);
        return bytes_of(out);
    };
    m["softmax"] = [](const Json& o) {
        const Json& scores = o.at("scores");
        std::vector<double> out(size(scores, "rows") * size(scores, "columns"));
        compute_softmax({values<double>(scores.at("data")), size(scores, "rows"), size(scores, "columns")}, out);
        return bytes_of(out);
    };
}

}  // namespace bits
