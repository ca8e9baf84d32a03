// Notation as in network_forward.hpp, but an activation is [T, features] here: the rows of a text, as the functions of
// posenc take them.
#include "posenc/training/reader.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/guard.hpp"
#include "core/memory.hpp"
#include "posenc/encodings/learned.hpp"
#include "posenc/encodings/rotary_shift.hpp"
#include "training/kernels/batch.hpp"
#include "training/kernels/exponential.hpp"
#include "training/language_model.hpp"
#include "training/logarithm.hpp"
#include "training/positions.hpp"
#include "training/reader_positions.hpp"
#include "training/sentences.hpp"

namespace posenc::training {
namespace {

/// Queries whose scores are computed at once: those on later keys than the last of them are left out.
constexpr std::size_t queries_at_once = 32;

}  // namespace

struct Reader::State {
    TrainingOptions options;
    Encoding encoding;
    Parameters parameters;
    std::vector<float> learned_rows;               ///< of a learned table: the trained ones, and others as they began
    std::vector<float> weights;                    ///< matrices that multiply activations are transposed
    std::vector<std::vector<float>> keys, values;  ///< of each layer, [K, dim]
    Cached cached;
    std::vector<float> logits;  ///< [symbols], after the last character; empty before the first

    std::size_t dim() const noexcept { return options.model.dim; }
    std::size_t head_dim() const noexcept { return options.model.dim / options.model.heads; }

    std::span<const float> table(std::size_t offset, std::size_t rows, std::size_t columns) const {
        return std::span(weights).subspan(offset, rows * columns);
    }
    std::span<const float> trained_buckets() const {
        const auto* t5 = std::get_if<T5Bias>(&options.encoding);
        return t5 ? table(parameters.buckets, t5->buckets, options.model.heads) : std::span<const float>{};
    }

    void transpose_matrices(std::span<const float> from);
    Status reach(std::span<const double> positions);
    Status check_call(const ReadOptions& read, const ReadResults& results) const noexcept;
    Status read_on(const ReadOptions& read, const ReadResults& results, const Places& places);
    void attend(const kernels::Kernels<float>& k, std::size_t layer, std::span<const float> queries,
                std::span<const float> bias, std::size_t attention_first, std::vector<float>& scores,
                std::span<float> mixed, std::span<float> attention) const;
    void truncate(std::size_t tokens) noexcept;

    /// out = x W^T, where it is not added to what is there.
    void multiply(const kernels::Kernels<float>& k, std::size_t matrix, std::size_t outputs, std::span<const float> x,
                  std::span<float> out, bool add) const {
        const std::size_t rows = out.size() / outputs, inputs = x.size() / rows;
        k.multiply({x.data(), inputs, 1, &weights[matrix], outputs, 1, out.data(), outputs, rows, outputs, inputs,
                    nullptr, add});
    }
};

void Reader::State::transpose_matrices(std::span<const float> from) {
    weights.assign(from.begin(), from.end());
    for (std::size_t b = 0; b < parameters.blocks.size(); ++b) {
        const ParameterBlock& block = parameters.blocks[b];
        if (!parameters.starts[b].multiplies) continue;
        for (std::size_t r = 0; r < block.rows; ++r)
            for (std::size_t c = 0; c < block.columns; ++c)
                weights[block.offset + c * block.rows + r] = from[block.offset + r * block.columns + c];
    }
}

/// A learned table with rows for all of some positions.
Status Reader::State::reach(std::span<const double> positions) {
    const auto* learned = std::get_if<Learned>(&encoding);
    if (!learned) return {};
    std::size_t wanted = 0;
    for (const double p : positions) wanted = std::max(wanted, static_cast<std::size_t>(p) + 1);
    if (wanted * dim() <= learned_rows.size()) return {};
    // Twice as many, for a text that goes on.
    LearnedTableOptions table_options;
    table_options.rows = std::max(wanted, 2 * learned_rows.size() / dim());
    table_options.dim = dim();
    table_options.standard_deviation = learned->standard_deviation;
    table_options.seed = options.seed;
    std::vector<float> longer(table_options.rows * dim());
    POSENC_TRY(try_make_learned_table(table_options, std::span<float>(longer)));
    std::copy(learned_rows.begin(), learned_rows.end(), longer.begin());
    learned_rows = std::move(longer);
    return {};
}

namespace {

/// Rows of x over their root mean square, times the gain.
void normalize(std::span<const float> x, std::span<const float> gain, std::span<float> out) {
    const std::size_t dim = gain.size();
    for (std::size_t at = 0; at < x.size(); at += dim) {
        float part[8] = {};
        for (std::size_t c = 0; c < dim; ++c) part[c % 8] += x[at + c] * x[at + c];
        const float sum = ((part[0] + part[1]) + (part[2] + part[3])) + ((part[4] + part[5]) + (part[6] + part[7]));
        const float inverse = 1 / __builtin_sqrtf(sum / static_cast<float>(dim) + 1e-5f);
        for (std::size_t c = 0; c < dim; ++c) out[at + c] = x[at + c] * inverse * gain[c];
    }
}

void fill_rows(std::span<const float> row, std::span<float> out) {
    for (std::size_t at = 0; at < out.size(); at += row.size()) std::copy(row.begin(), row.end(), out.begin() + at);
}

/// -ln of the share of one class in the softmax of logits. `powers` is room for as many.
float loss_of(std::span<const float> logits, std::int32_t answer, std::span<double> powers) {
    const float largest = *std::max_element(logits.begin(), logits.end());
    for (std::size_t c = 0; c < logits.size(); ++c) powers[c] = static_cast<double>(logits[c]) - largest;
    const double own = powers[static_cast<std::size_t>(answer)];
    kernels::exponentials<kernels::Scalar>(powers.data(), powers.size());
    double sum = 0;
    for (const double power : powers) sum += power;
    return static_cast<float>(logarithm(sum) - own);
}

}  // namespace

Reader::Reader(std::unique_ptr<State> state) noexcept : state_(std::move(state)) {}
Reader::~Reader() = default;

Status Reader::try_make(const TrainingOptions& options, std::span<const float> weights,
                        std::unique_ptr<Reader>& out) noexcept {
    return guard::no_throw([&]() -> Status {
        auto state = std::make_unique<State>();
        POSENC_TRY(try_lay_out_language_model(options, state->parameters));
        POSENC_TRY(guard::shape(weights.size(), 1, state->parameters.size, "weights", "as many as parameters() has"));
        for (const float weight : weights) POSENC_TRY(guard::finite(weight, "weights"));
        state->options = options;
        state->options.text.characters = {};
        state->encoding = options.encoding;
        state->keys.resize(options.model.layers);
        state->values.resize(options.model.layers);
        state->transpose_matrices(weights);
        if (std::holds_alternative<Learned>(options.encoding)) {
            const auto trained = state->table(state->parameters.positions, options.longest_asked, options.model.dim);
            state->learned_rows.assign(trained.begin(), trained.end());
        }
        out.reset(new Reader(std::move(state)));
        return {};
    });
}

Status Reader::try_set_encoding(const Encoding& encoding) noexcept {
    return guard::no_throw([&]() -> Status {
        TrainingOptions wanted = state_->options;
        wanted.encoding = encoding;
        Parameters parameters;
        POSENC_TRY(try_lay_out_language_model(wanted, parameters));
        const bool adds_blocks = parameters.blocks.size() > state_->parameters.blocks.size();
        if (adds_blocks || (parameters.blocks.size() == state_->parameters.blocks.size() &&
                            parameters.size != state_->parameters.size))
            return {ErrorCode::shape_mismatch, "encoding", static_cast<double>(encoding.index()),
                    "one that needs no other blocks than those trained"};
        state_->encoding = std::move(wanted.encoding);
        return {};
    });
}

Status Reader::State::check_call(const ReadOptions& read, const ReadResults& results) const noexcept {
    const std::size_t tokens = read.characters.size(), symbols = options.text.symbols;
    constexpr const char* each = "one element for each character, or none";
    for (const std::int32_t character : read.characters)
        if (character < 0 || static_cast<std::size_t>(character) >= symbols)
            return {ErrorCode::out_of_range, "characters", static_cast<double>(character), "numbers below symbols"};
    const auto fits = [&](std::size_t size, const char* name) -> Status {
        return size == 0 ? Status{} : guard::shape(size, 1, tokens, name, each);
    };
    POSENC_TRY(fits(read.positions.size(), "positions"));
    POSENC_TRY(fits(read.key_positions.size(), "key_positions"));
    POSENC_TRY(fits(read.mask.size(), "mask"));
    POSENC_TRY(fits(read.sequences.size(), "sequences"));
    if (read.window) POSENC_TRY(guard::in_range(*read.window, 1, SIZE_MAX, "window", "1 or more"));
    POSENC_TRY(guard::in_range(read.attention_first, 0, tokens, "attention_first", "at most the characters"));
    POSENC_TRY(fits(results.losses.size(), "losses"));
    if (!results.probabilities.empty())
        POSENC_TRY(guard::shape(results.probabilities.size(), tokens, symbols, "probabilities",
                                "characters x symbols elements, or none"));
    if (results.attention.empty()) return {};
    return guard::shape(results.attention.size(), options.model.layers * options.model.heads,
                        (tokens - read.attention_first) * (cached.size() + tokens), "attention",
                        "layers x heads x characters from attention_first on x cached characters, or none");
}

void Reader::State::truncate(std::size_t tokens) noexcept {
    cached.erase(tokens, cached.size() - tokens);
    for (auto* lists : {&keys, &values})
        for (std::vector<float>& list : *lists)
            if (list.size() > tokens * dim()) list.resize(tokens * dim());
}

void Reader::State::attend(const kernels::Kernels<float>& k, std::size_t layer, std::span<const float> queries,
                           std::span<const float> bias, std::size_t attention_first, std::vector<float>& scores,
                           std::span<float> mixed, std::span<float> attention) const {
    const std::size_t d = dim(), width = head_dim(), heads = options.model.heads, all = cached.size();
    const std::size_t tokens = queries.size() / d, before = all - tokens, asked = tokens - attention_first;
    const float scale = 1 / __builtin_sqrtf(static_cast<float>(width));
    for (std::size_t h = 0; h < heads; ++h) {
        const float* added = bias.data() + (bias.size() > tokens * all ? h * tokens * all : 0);
        const float *key = keys[layer].data() + h * width, *value = values[layer].data() + h * width;
        for (std::size_t first = 0; first < tokens; first += queries_at_once) {
            const std::size_t rows = std::min(queries_at_once, tokens - first), seen = before + first + rows;
            scores.resize(rows * seen);
            k.multiply({&queries[first * d + h * width], d, 1, key, 1, d, scores.data(), seen, rows, seen, width});
            kernels::reading().softmax_rows({scores.data(), seen}, rows, seen, scale, {added + first * all, all});
            k.multiply({scores.data(), seen, 1, value, d, 1, &mixed[first * d + h * width], d, rows, width, seen});
            if (attention.empty()) continue;
            for (std::size_t r = std::max(first, attention_first); r < first + rows; ++r) {
                float* to = &attention[((layer * heads + h) * asked + r - attention_first) * all];
                std::copy_n(&scores[(r - first) * seen], seen, to);
                std::fill(to + seen, to + all, 0.0f);
            }
        }
    }
}

Status Reader::State::read_on(const ReadOptions& read, const ReadResults& results, const Places& places) {
    const kernels::Kernels<float>& k = kernels::network();
    const std::size_t d = dim(), f = options.model.feed_forward, symbols = options.text.symbols;
    const std::size_t tokens = read.characters.size(), before = cached.size();
    const std::vector<LayerBlocks>& layers = parameters.layers;

    cached.reserve(before + tokens);
    cached.positions.insert(cached.positions.end(), places.keys.begin(), places.keys.end());
    cached.mask.resize(before + tokens, 1);
    std::copy(read.mask.begin(), read.mask.end(), cached.mask.begin() + static_cast<std::ptrdiff_t>(before));
    cached.sequences.resize(before + tokens, 0);
    std::copy(read.sequences.begin(), read.sequences.end(),
              cached.sequences.begin() + static_cast<std::ptrdiff_t>(before));

    std::vector<float> bias, x;
    POSENC_TRY(try_make_reading_bias(options, encoding, trained_buckets(), places.queries, cached, read.window, bias));
    POSENC_TRY(reach(places.queries));
    POSENC_TRY(try_make_added(encoding, d, learned_rows, places.queries, x));
    x.resize(tokens * d);
    for (std::size_t t = 0; t < tokens; ++t) {
        const float* word = &weights[parameters.embedding + static_cast<std::size_t>(read.characters[t]) * d];
        for (std::size_t c = 0; c < d; ++c) x[t * d + c] += word[c];
    }
    std::vector<float> normed(tokens * d), queries(tokens * d), mixed(tokens * d), hidden(tokens * f), scores;
    std::vector<float> attention(results.attention.size());
    for (std::size_t l = 0; l < layers.size(); ++l) {
        const LayerBlocks& b = layers[l];
        keys[l].resize((before + tokens) * d);
        values[l].resize((before + tokens) * d);
        const std::span<float> key = std::span(keys[l]).subspan(before * d);
        normalize(x, table(b.norm1, 1, d), normed);
        multiply(k, b.query, d, normed, queries, false);
        multiply(k, b.key, d, normed, key, false);
        multiply(k, b.value, d, normed, std::span(values[l]).subspan(before * d), false);
        POSENC_TRY(try_turn(options.model, encoding, places.queries, read.angle_format, queries));
        POSENC_TRY(try_turn(options.model, encoding, places.keys, read.angle_format, key));
        attend(k, l, queries, bias, read.attention_first, scores, mixed, attention);
        multiply(k, b.output, d, mixed, x, true);
        normalize(x, table(b.norm2, 1, d), normed);
        fill_rows(table(b.expand_bias, 1, f), hidden);
        multiply(k, b.expand, f, normed, hidden, true);
        for (float& value : hidden) value = value > 0 ? value : 0;
        for (std::size_t i = 0; i < x.size(); ++i) x[i] += weights[b.contract_bias + i % d];
        multiply(k, b.contract, d, hidden, x, true);
    }
    normalize(x, table(parameters.norm, 1, d), normed);
    std::vector<float> answers(tokens * symbols), zeros(symbols);
    std::vector<double> powers(symbols);
    fill_rows(table(parameters.answer_bias, 1, symbols), answers);
    multiply(k, parameters.answer, symbols, normed, answers, true);

    const auto row = [&](std::size_t t) { return std::span<const float>(answers).subspan(t * symbols, symbols); };
    for (std::size_t t = 0; t < results.losses.size(); ++t) {
        const std::span<const float> earlier = t > 0 ? row(t - 1) : logits;
        results.losses[t] = earlier.empty() ? NAN : loss_of(earlier, read.characters[t], powers);
    }
    const std::span<const float> last = row(tokens - 1);
    logits.assign(last.begin(), last.end());
    if (!results.probabilities.empty()) {
        kernels::reading().softmax_rows({answers.data(), symbols}, tokens, symbols, 1, {zeros.data(), 0});
        std::copy(answers.begin(), answers.end(), results.probabilities.begin());
    }
    std::copy(attention.begin(), attention.end(), results.attention.begin());
    cached.next = places.queries.back() + 1;
    return {};
}

Status Reader::try_read(const ReadOptions& options, const ReadResults& results) noexcept {
    State& s = *state_;
    POSENC_TRY(s.check_call(options, results));
    const std::size_t tokens = options.characters.size(), before = s.cached.size(), all = before + tokens;
    if (tokens == 0) return {};
    const ModelOptions& m = s.options.model;
    const std::size_t each = 8 * m.dim + m.feed_forward + 2 * s.options.text.symbols;
    const double rows = static_cast<double>(tokens), columns = static_cast<double>(all);
    const double scores = columns * static_cast<double>(m.heads * (3 + (results.attention.empty() ? 0 : m.layers)) + 2);
    const double floats =
        rows * (scores + static_cast<double>(each)) + 4 * columns * static_cast<double>(m.layers * m.dim);
    POSENC_TRY(room_for(floats * sizeof(float)));
    const Status status = guard::no_throw([&]() -> Status {
        Places places;
        POSENC_TRY(try_place(options, s.encoding, s.cached.next, places));
        s.logits.reserve(s.options.text.symbols);
        return s.read_on(options, results, places);
    });
    if (!status) s.truncate(before);
    return status;
}

Status Reader::try_cut(std::size_t first, std::size_t count) noexcept {
    State& s = *state_;
    POSENC_TRY(guard::in_range(first, 0, s.cached.size(), "first", "a character of the cache"));
    POSENC_TRY(guard::in_range(count, 0, s.cached.size() - first, "count", "at most the characters that follow first"));
    s.cached.erase(first, count);
    const std::size_t d = s.dim();
    for (auto* lists : {&s.keys, &s.values})
        for (std::vector<float>& list : *lists) {
            const auto from = list.begin() + static_cast<std::ptrdiff_t>(first * d);
            list.erase(from, from + static_cast<std::ptrdiff_t>(count * d));
        }
    return {};
}

Status Reader::try_move(std::size_t first, double by) noexcept {
    State& s = *state_;
    POSENC_TRY(guard::in_range(first, 0, s.cached.size(), "first", "a character of the cache"));
    POSENC_TRY(guard::finite(by, "by"));
    return guard::no_throw([&]() -> Status {
        std::vector<std::vector<float>> moved = s.keys;
        if (const auto* rotary = std::get_if<Rotary>(&s.encoding); rotary && s.cached.size() > 0) {
            Frequencies frequencies;
            POSENC_TRY(try_make_reading_frequencies(s.options.model, *rotary, frequencies));
            RotaryShiftOptions shift;
            shift.by = by;
            shift.first = first;
            shift.length = static_cast<double>(s.cached.size());
            shift.heads = s.options.model.heads;
            shift.head_dim = s.head_dim();
            shift.heads_first = false;
            shift.pairing = rotary->pairing;
            for (std::vector<float>& keys : moved)
                POSENC_TRY(try_shift_rotary(shift, frequencies, std::span<float>(keys)));
        }
        s.keys = std::move(moved);
        for (std::size_t t = first; t < s.cached.size(); ++t) s.cached.positions[t] += by;
        s.cached.next += by;
        return {};
    });
}

void Reader::clear() noexcept {
    state_->truncate(0);
    state_->cached.next = 0;
    state_->logits.clear();
}

std::size_t Reader::size() const noexcept {
    return state_->cached.size();
}

}  // namespace posenc::training
