// A line or a few for each table function: see support/bits.hpp.
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

AlibiOptions alibi(const Json& o) {
    const auto form = option<std::string>(o, "form", "symmetric");
    return {.heads = size(o, "heads"),
            .queries = option<std::size_t>(o, "queries", 0),
            .keys = option<std::size_t>(o, "keys", 0),
            .causal = option<bool>(o, "causal", false),
            .form = form == "symmetric"  ? AlibiForm::symmetric
                    : form == "distance" ? AlibiForm::distance
                                         : AlibiForm::key_index,
            .bias_max = option<double>(o, "biasMax", 8)};
}

T5BucketOptions t5(const Json& o) {
    return {option<bool>(o, "bidirectional", true), option<std::size_t>(o, "buckets", 32),
            option<std::size_t>(o, "maxDistance", 128)};
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

std::map<std::string, Maker> vectors() {
    std::map<std::string, Maker> m;
    m["sinusoidal"] = [](const Json& o) {
        return rows_of(o, "positions", [&](Positions p, auto out) {
            make_sinusoidal_table({p, size(o, "dim"), option<double>(o, "base", 10000), layout(o), ladder(o)}, out);
        });
    };
    m["angularFrequencies"] = [](const Json& o) { return column_values(o, try_compute_angular_frequencies); };
    m["wavelengths"] = [](const Json& o) { return column_values(o, try_compute_wavelengths); };
    m["timestepEmbedding"] = [](const Json& o) {
        return rows_of(o, "timesteps", [&](Positions p, auto out) {
            make_timestep_embedding({p, size(o, "dim"), option<bool>(o, "flipSinToCos", false),
                                     option<double>(o, "downscaleFreqShift", 1), option<double>(o, "scale", 1),
                                     option<double>(o, "maxPeriod", 10000)},
                                    out);
        });
    };
    m["fairseqSinusoidal"] = [](const Json& o) {
        return rows_of(o, "positions", [&](Positions p, auto out) {
            FairseqOptions options{p, size(o, "dim"), {}};
            if (o.contains("paddingIndex")) options.padding_index = size(o, "paddingIndex");
            make_fairseq_table(options, out);
        });
    };
    m["tensor2tensorSinusoidal"] = [](const Json& o) {
        return rows_of(o, "positions", [&](Positions p, auto out) {
            make_tensor2tensor_table(
                {p, size(o, "dim"), option<double>(o, "minTimescale", 1), option<double>(o, "maxTimescale", 1e4)}, out);
        });
    };
    m["whisperSinusoidal"] = [](const Json& o) {
        return rows_of(o, "positions", [&](Positions p, auto out) {
            make_whisper_table({p, size(o, "dim"), option<double>(o, "maxTimescale", 10000)}, out);
        });
    };
    m["marianSinusoidal"] = [](const Json& o) {
        return rows_of(o, "positions", [&](Positions p, auto out) {
            make_marian_table({p, size(o, "dim"), option<double>(o, "base", 10000)}, out);
        });
    };
    m["scaledSinusoidal"] = [](const Json& o) {
        return rows_of(o, "positions", [&](Positions p, auto out) {
            ScaledSinusoidalOptions options{p, size(o, "dim"), {}, option<double>(o, "base", 10000)};
            if (o.contains("scale")) options.scale = o["scale"].get<double>();
            make_scaled_sinusoidal_table(options, out);
        });
    };
    m["transformerXlTable"] = [](const Json& o) {
        TransformerXlTableOptions options{size(o, "length"), size(o, "dim"), {}, option<double>(o, "base", 10000)};
        if (o.contains("clampLength")) options.clamp_length = size(o, "clampLength");
        return table(o, options.length * options.dim, [&](auto out) { make_transformer_xl_table(options, out); });
    };
    m["relativeSinusoidal"] = [](const Json& o) {
        const RelativeSinusoidalOptions options{size(o, "length"), size(o, "dim"), option<double>(o, "base", 10000)};
        return table(o, (2 * options.length - 1) * options.dim,
                     [&](auto out) { make_relative_sinusoidal_table(options, out); });
    };
    m["doubledExponent"] = [](const Json& o) {
        return rows_of(o, "positions", [&](Positions p, auto out) {
            make_doubled_exponent_table({p, size(o, "dim"), option<double>(o, "base", 10000)}, out);
        });
    };
    m["multidimSinusoidal"] = [](const Json& o) {
        const auto sizes = o.at("sizes").get<std::vector<std::size_t>>();
        return table(o, product(sizes) * size(o, "dim"), [&](auto out) {
            make_multidim_table({sizes, size(o, "dim"), option<double>(o, "base", 10000)}, out);
        });
    };
    m["tensor2tensorGrid"] = [](const Json& o) {
        const auto sizes = o.at("sizes").get<std::vector<std::size_t>>();
        return table(o, product(sizes) * size(o, "dim"),
                     [&](auto out) { make_tensor2tensor_grid({sizes, size(o, "dim")}, out); });
    };
    return m;
}

Bytes rotary_frequencies(const Json& o) {
    const Json scaling = option<Json>(o, "scaling", Json::object());
    const std::size_t dim = size(o, "headDim");
    const double base = option<double>(o, "base", 10000), factor = option<double>(scaling, "factor", 1);
    const double original = option<double>(scaling, "originalMaxPositionEmbeddings", 0);
    const auto type = option<std::string>(scaling, "type", "default");
    if (type == "linear") return bytes_of(make_linear_frequencies({dim, base, factor}));
    if (type == "ntkAware") return bytes_of(make_ntk_aware_frequencies({dim, base, factor}));
    if (type == "yarn") {
        return bytes_of(make_yarn_frequencies(
            {.rotary_dim = dim, .base = base, .original_max_position_embeddings = original, .factor = factor}));
    }
    if (type == "llama3") return bytes_of(make_llama3_frequencies({dim, base, factor, original}));
    return bytes_of(make_rotary_frequencies({dim, base}));
}

Bytes similarity(const Json& o) {
    const std::vector<float> data = values(o.at("table").at("data"));
    const std::size_t rows = size(o.at("table"), "rows"), columns = size(o.at("table"), "columns");
    const auto measure = option<std::string>(o, "measure", "dot");
    const MatrixView<float> view{data, rows, columns};
    std::vector<float> out(rows * rows);
    compute_similarity(view, view,
                       measure == "dot"      ? Measure::dot
                       : measure == "cosine" ? Measure::cosine
                                             : Measure::distance,
                       out);
    return bytes_of(out);
}

Bytes matrix_pixels(const Json& o) {
    const std::vector<float> data = values(o.at("matrix").at("data"));
    const std::size_t rows = size(o.at("matrix"), "rows"), columns = size(o.at("matrix"), "columns");
    std::vector<std::uint32_t> colors;
    for (std::uint32_t i = 0; i < 257; ++i) colors.push_back((i & 255) * 0x01010101u);
    const PixelOptions options{
        option<double>(o, "low", -1),       option<double>(o, "high", 1),        colors,
        option<std::size_t>(o, "width", 0), option<std::size_t>(o, "height", 0), option<bool>(o, "transpose", false)};
    const bool turned = options.transpose;
    std::vector<std::uint32_t> out((options.width ? options.width
                                    : turned      ? rows
                                                  : columns) *
                                   (options.height ? options.height
                                    : turned       ? columns
                                                   : rows));
    make_pixels(MatrixView<float>{data, rows, columns}, options, out);
    return bytes_of(out);
}

std::map<std::string, Maker> scores() {
    std::map<std::string, Maker> m;
    m["alibiSlopes"] = [](const Json& o) {
        std::vector<double> out(size(o, "heads"));
        make_alibi_slopes({out.size(), option<double>(o, "biasMax", 8)}, std::span<double>(out));
        return bytes_of(out);
    };
    m["alibiBias"] = [](const Json& o) {
        const AlibiOptions options = alibi(o);
        return table(o, options.heads * options.queries * options.keys,
                     [&](auto out) { make_alibi_bias(options, out); });
    };
    m["alibiMaskedBias"] = [](const Json& o) {
        const auto mask = o.at("mask").get<std::vector<std::uint8_t>>();
        const std::size_t keys = option<std::size_t>(o, "keys", mask.size());
        return table(o, mask.size() * size(o, "heads"), [&](auto out) {
            make_masked_alibi_bias({size(o, "heads"), option<double>(o, "biasMax", 8)}, keys, mask, out);
        });
    };
    m["t5BucketTable"] = [](const Json& o) {
        std::vector<std::int32_t> out(size(o, "queries") * size(o, "keys"));
        make_t5_bucket_table(t5(o), size(o, "queries"), size(o, "keys"), out);
        return bytes_of(out);
    };
    m["t5Bias"] = [](const Json& o) {
        const std::size_t heads = size(o.at("table"), "columns");
        std::vector<float> out(heads * size(o, "queries") * size(o, "keys"));
        make_t5_bias(t5(o), heads, size(o, "queries"), size(o, "keys"), values(o.at("table").at("data")), out);
        return bytes_of(out);
    };
    return m;
}

}  // namespace

const std::map<std::string, Maker>& makers() {
    static const std::map<std::string, Maker> all = [] {
        std::map<std::string, Maker> m = vectors();
        m.merge(scores());
        add_later_makers(m);
        add_relative_makers(m);
        m["rotaryFrequencies"] = rotary_frequencies;
        m["similarity"] = similarity;
        m["matrixPixels"] = matrix_pixels;
        return m;
    }();
    return all;
}

}  // namespace bits
