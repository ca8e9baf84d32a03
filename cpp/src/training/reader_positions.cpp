#include "training/reader_positions.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/guard.hpp"
#include "posenc/encodings/alibi.hpp"
#include "posenc/encodings/attention_mask.hpp"
#include "posenc/encodings/learned.hpp"
#include "posenc/encodings/score_bias.hpp"
#include "posenc/encodings/t5_buckets.hpp"
#include "posenc/frequencies/rotary.hpp"
#include "posenc/trig/sincos.hpp"

namespace posenc::training {
namespace {

/// The last row that a learned table can be asked for.
constexpr double last_row = 65535;

Status validate_positions(const Encoding& encoding, std::span<const double> positions) {
    POSENC_TRY(validate(list(positions)));
    if (!std::holds_alternative<Learned>(encoding)) return {};
    for (const double p : positions)
        if (p < 0 || p > last_row || p != std::floor(p))
            return {ErrorCode::out_of_range, "positions", p, "rows of the table: whole numbers from 0 to 65535"};
    return {};
}

/// The rotation in coarse arithmetic, as code without float32 for its angles has it.
void turn_roughly(const ModelOptions& model, const Rotary& rotary, const Frequencies& frequencies,
                  std::span<const double> positions, NumberFormat format, std::span<float> heads) {
    const std::size_t pairs = frequencies.size(), head_dim = model.dim / model.heads;
    const bool interleaved = rotary.pairing == Pairing::interleaved;
    const auto rounded = [&](double x) { return round_to_format(x, format); };
    for (std::size_t t = 0; t < positions.size(); ++t)
        for (std::size_t pair = 0; pair < pairs; ++pair) {
            const double angle = rounded(rounded(positions[t]) * rounded(frequencies.inverse[pair]));
            const trig::SinCos turn = trig::sin_cos(angle);
            const auto cosine = static_cast<float>(rounded(turn.cosine) * frequencies.attention_factor);
            const auto sine = static_cast<float>(rounded(turn.sine) * frequencies.attention_factor);
            for (std::size_t h = 0; h < model.heads; ++h) {
                float* head = &heads[t * model.dim + h * head_dim];
                float &a = head[interleaved ? 2 * pair : pair], &b = head[interleaved ? 2 * pair + 1 : pair + pairs];
                const float first = a * cosine - b * sine, second = a * sine + b * cosine;
                a = first;
                b = second;
            }
        }
}

Status try_make_t5_reading_bias(const ModelOptions& model, const T5Bias& e, std::span<const float> table,
                                std::span<const double> queries, std::span<const double> keys, std::span<float> out) {
    std::vector<std::int32_t> relative(queries.size() * keys.size());
    for (std::size_t i = 0; i < queries.size(); ++i)
        for (std::size_t j = 0; j < keys.size(); ++j)
            relative[i * keys.size() + j] = static_cast<std::int32_t>(
                std::clamp(std::nearbyint(keys[j] - queries[i]), -2147483647.0, 2147483647.0));
    POSENC_TRY(try_compute_t5_buckets({false, e.buckets, e.max_distance}, relative, relative));
    return try_make_bias_from_index(relative, table, model.heads, out);
}

}  // namespace

void Cached::reserve(std::size_t tokens) {
    positions.reserve(tokens);
    mask.reserve(tokens);
    sequences.reserve(tokens);
}

void Cached::erase(std::size_t first, std::size_t count) noexcept {
    const auto cut = [&](auto& list) {
        const auto from = list.begin() + static_cast<std::ptrdiff_t>(first);
        list.erase(from, from + static_cast<std::ptrdiff_t>(count));
    };
    cut(positions);
    cut(mask);
    cut(sequences);
}

Status try_place(const ReadOptions& options, const Encoding& encoding, double next, Places& out) {
    const std::size_t tokens = options.characters.size();
    out.queries.assign(options.positions.begin(), options.positions.end());
    for (std::size_t t = out.queries.size(); t < tokens; ++t) out.queries.push_back(next + static_cast<double>(t));
    out.keys = out.queries;
    if (!options.key_positions.empty()) out.keys.assign(options.key_positions.begin(), options.key_positions.end());
    for (std::vector<double>* positions : {&out.queries, &out.keys})
        for (double& p : *positions) p = round_to_format(p, options.position_format);
    POSENC_TRY(validate_positions(encoding, out.queries));
    return validate(list(out.keys));
}

Status try_make_added(const Encoding& encoding, std::size_t dim, std::span<const float> rows,
                      std::span<const double> positions, std::vector<float>& out) {
    const auto* e = std::get_if<Sinusoidal>(&encoding);
    const bool learned = std::holds_alternative<Learned>(encoding);
    if (!e && !learned) return {};
    out.resize(positions.size() * dim);
    if (learned) return try_look_up({rows, dim, positions}, std::span<float>(out));
    std::vector<double> moved(positions.begin(), positions.end());
    for (double& p : moved) p += e->first;
    POSENC_TRY(try_make_sinusoidal_table({list(moved), dim, e->base, e->layout, e->ladder}, std::span<float>(out)));
    for (float& x : out) x *= static_cast<float>(e->scale);
    return {};
}

Status try_make_reading_frequencies(const ModelOptions& model, const Rotary& rotary, Frequencies& out) {
    if (rotary.frequencies.size() == 0) return try_make_rotary_frequencies({model.dim / model.heads, rotary.base}, out);
    out = rotary.frequencies;
    return guard::in_range(out.size(), 1, model.dim / model.heads / 2, "frequencies", "at most half of head_dim");
}

Status try_turn(const ModelOptions& model, const Encoding& encoding, std::span<const double> positions,
                NumberFormat format, std::span<float> heads) {
    const auto* rotary = std::get_if<Rotary>(&encoding);
    if (!rotary) return {};
    Frequencies frequencies;
    POSENC_TRY(try_make_reading_frequencies(model, *rotary, frequencies));
    if (format != NumberFormat::float64) {
        turn_roughly(model, *rotary, frequencies, positions, format, heads);
        return {};
    }
    RotaryOptions options;
    options.positions = list(positions);
    options.heads = model.heads;
    options.head_dim = model.dim / model.heads;
    options.heads_first = false;
    options.pairing = rotary->pairing;
    return try_apply_rotary(options, frequencies, heads, heads);
}

Status try_make_reading_bias(const TrainingOptions& options, const Encoding& encoding, std::span<const float> buckets,
                             std::span<const double> queries, const Cached& cached, std::optional<std::size_t> window,
                             std::vector<float>& out) {
    const std::size_t rows = queries.size(), keys = cached.size(), heads = options.model.heads;
    AttentionMaskOptions mask;
    mask.queries = rows;
    mask.keys = keys;
    mask.causal = true;
    mask.window = window;
    mask.mask = cached.mask;
    mask.sequences = cached.sequences;
    std::vector<float> hidden(rows * keys);
    POSENC_TRY(try_make_attention_mask_bias(mask, hides_entirely, std::span<float>(hidden)));
    const auto* alibi = std::get_if<Alibi>(&encoding);
    const auto* t5 = std::get_if<T5Bias>(&encoding);
    if (!alibi && !t5) {
        out = std::move(hidden);
        return {};
    }
    out.resize(heads * rows * keys);
    if (alibi) {
        AlibiOptions wanted{heads, rows, keys, false, AlibiForm::distance, alibi->bias_max};
        wanted.query_positions = queries;
        wanted.key_positions = cached.positions;
        POSENC_TRY(try_make_alibi_bias(wanted, std::span<float>(out)));
    } else {
        POSENC_TRY(try_make_t5_reading_bias(options.model, *t5, buckets, queries, cached.positions, out));
    }
    const std::array<std::size_t, 3> all = {heads, rows, keys};
    const std::array<std::size_t, 2> one = {rows, keys};
    return try_add_bias(out, all, hidden, one, std::span<float>(out));
}

}  // namespace posenc::training
