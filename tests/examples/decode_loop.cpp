// Decoding a batch, from the numbers of a config.json and arrays: three prompts padded on the left, YaRN, a layer with
// a window, a cache that is full at some point: its oldest columns leave, and its keys move.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <numbers>
#include <numeric>
#include <posenc/posenc.hpp>
#include <vector>

using namespace posenc;
using Floats = std::vector<float>;

namespace {

// Qwen3: layer_types, sliding_window and rope_scaling of its config.json. The library reads no file itself.
constexpr std::size_t batch = 3, heads = 4, key_heads = 2, dim = 8, room = 12, gone = 4, window = 4;
constexpr std::size_t width = key_heads * dim;
constexpr double base = 10000, factor = 8, trained = 64;

/// What a model's projections would give: [B, T, H, D] of the tokens from number `first` on.
Floats project(int kind, std::size_t layer, std::size_t count, std::size_t first, std::size_t tokens) {
    Floats x(batch * tokens * count * dim);
    for (std::size_t at = 0; at < x.size(); ++at) {
        const double row = double(at / dim / count / tokens), token = double(first + at / dim / count % tokens);
        const double head = row * double(count) + double(at / dim % count);
        x[at] = float(std::sin(1 + 7 * kind + 3 * double(layer) + 5.3 * head + 2.7 * token + 1.9 * double(at % dim)));
    }
    return x;
}

// The loop.
struct Layer {
    std::optional<std::size_t> window;
    PreparedRotary rope;
    Floats keys = Floats(batch * room * width), values = keys;  // [B, room, Hk, D], keys rotated
};

struct Decoder {
    std::vector<Layer> layers;
    std::vector<std::uint8_t> mask = std::vector<std::uint8_t>(batch * room);  // [B, room], 1 for a token
    std::size_t used = 0;

    /// Takes the oldest columns out. The keys of a row move by as many positions as the row loses tokens.
    void make_room() {
        std::vector<double> by(batch);
        for (std::size_t row = 0; row < batch; ++row)
            by[row] -= double(std::count(&mask[row * room], &mask[row * room] + gone, 1));
        // Columns that leave a row end up behind the row before, where no query looks.
        for (Layer& layer : layers) {
            std::shift_left(layer.keys.begin(), layer.keys.end(), gone * width);
            std::shift_left(layer.values.begin(), layer.values.end(), gone * width);
            layer.rope.shift({.by_row = by, .count = used - gone, .batch = batch, .heads = key_heads}, layer.keys);
        }
        std::shift_left(mask.begin(), mask.end(), gone);
        used -= gone;
    }

    /// Attends from new tokens, number `first` and those after it, whose columns are 1 in `tokens` [B, count].
    std::vector<Floats> step(std::size_t first, std::size_t count, const std::vector<std::uint8_t>& tokens) {
        if (used + count > room) make_room();
        std::vector<double> all(batch * room), positions, columns(count);
        std::iota(columns.begin(), columns.end(), double(used));
        for (std::size_t row = 0; row < batch; ++row)
            std::copy_n(&tokens[row * count], count, &mask[row * room + used]);
        compute_padded_positions(mask, batch, room, 0, all);
        for (std::size_t at = used; at < all.size(); at += room)
            positions.insert(positions.end(), &all[at], &all[at] + count);
        std::vector<Floats> outputs;
        for (Layer& layer : layers) {
            Floats q = project(0, outputs.size(), heads, first, count), out(q.size());
            Floats k = project(1, outputs.size(), key_heads, first, count);
            const Floats v = project(2, outputs.size(), key_heads, first, count);
            for (Floats* x : {&q, &k})
                layer.rope.apply({.positions = list(positions), .batch = batch, .per_batch = true}, *x, *x);
            for (std::size_t row = 0; row < batch; ++row) {
                std::copy_n(&k[row * count * width], count * width, &layer.keys[(row * room + used) * width]);
                std::copy_n(&v[row * count * width], count * width, &layer.values[(row * room + used) * width]);
            }
            AttentionMaskOptions visible{.batch = batch, .queries = count, .keys = room, .causal = true, .mask = mask};
            visible.window = layer.window;
            visible.query_positions = columns;
            attend(
                {.visibility = visible, .heads = heads, .key_heads = key_heads, .head_dim = dim, .heads_first = false},
                q, layer.keys, layer.values, out);
            outputs.push_back(out);
        }
        used += count;
        return outputs;
    }
};

// The same by its definition, in doubles and without posenc: every key is rotated by its place among the tokens left.
double inverse_frequency(std::size_t pair) {
    const double plain = std::pow(base, -2.0 * double(pair) / dim);
    const auto pair_of = [](double turns) {
        return dim * std::log(trained / (turns * 2 * std::numbers::pi)) / (2 * std::log(base));
    };
    const double low = std::max(std::floor(pair_of(32)), 0.0), high = std::min(std::ceil(pair_of(1)), dim - 1.0);
    const double slowed = std::clamp((double(pair) - low) / (high - low), 0.0, 1.0);
    return plain * (1 - slowed + slowed / factor);
}

std::vector<double> turned(const float* x, double position) {
    const double by = 0.1 * std::log(factor) + 1;
    std::vector<double> y(dim);
    for (std::size_t i = 0; i < dim / 2; ++i) {
        const double angle = position * inverse_frequency(i), a = double(x[i]), b = double(x[i + dim / 2]);
        y[i] = by * (a * std::cos(angle) - b * std::sin(angle));
        y[i + dim / 2] = by * (a * std::sin(angle) + b * std::cos(angle));
    }
    return y;
}

/// What one head of a row attends to from the last of its tokens.
std::vector<double> wanted(int layer, std::size_t row, std::size_t head, const std::vector<std::size_t>& tokens) {
    const std::size_t last = tokens.size() - 1, key_head = head * key_heads / heads;
    const Floats q = project(0, layer, heads, tokens[last], 1);
    const std::vector<double> query = turned(&q[(row * heads + head) * dim], double(last));
    std::vector<double> sum(dim);
    double total = 0;
    for (std::size_t place = 0; place <= last; ++place) {
        if (layer == 0 && last - place >= window) continue;
        const Floats k = project(1, layer, key_heads, tokens[place], 1),
                     v = project(2, layer, key_heads, tokens[place], 1);
        const std::size_t at = (row * key_heads + key_head) * dim;
        const std::vector<double> key = turned(&k[at], double(place));
        const double weight =
            std::exp(std::inner_product(key.begin(), key.end(), query.begin(), 0.0) / std::sqrt(double(dim)));
        for (std::size_t c = 0; c < dim; ++c) sum[c] += weight * double(v[at + c]);
        total += weight;
    }
    for (double& x : sum) x /= total;
    return sum;
}

}  // namespace

int main() {
    const Frequencies yarn = make_yarn_frequencies(
        {.rotary_dim = dim, .base = base, .factor = factor, .original_max_position_embeddings = trained});
    const PreparedRotaryOptions heads_of{.head_dim = dim, .heads_first = false, .pairing = Pairing::rotate_half};
    Decoder decoder;
    decoder.layers.push_back({.window = window, .rope = prepare_rotary(heads_of, yarn)});
    decoder.layers.push_back({.window = {}, .rope = prepare_rotary(heads_of, yarn)});

    // Prompts of 3, 5 and 6 tokens, then twelve steps: the cache is full after six, and again four later.
    constexpr std::size_t lengths[batch] = {3, 5, 6}, longest = 6;
    std::vector<std::vector<std::size_t>> left(batch);
    double worst = 0;
    for (std::size_t first = 0; first < longest + 12; first += first == 0 ? longest : 1) {
        const std::size_t count = first == 0 ? longest : 1;
        std::vector<std::uint8_t> tokens(batch * count, 1);
        if (first == 0)
            for (std::size_t row = 0; row < batch; ++row)
                std::fill_n(tokens.begin() + std::ptrdiff_t(row * count), longest - lengths[row], 0);
        const std::vector<Floats> outputs = decoder.step(first, count, tokens);
        for (std::size_t row = 0; row < batch; ++row) {
            for (std::size_t k = 0; k < count; ++k)
                if (tokens[row * count + k]) left[row].push_back(first + k);
            const auto columns = decoder.mask.begin() + std::ptrdiff_t(row * room);
            const auto stays = std::size_t(std::count(columns, columns + std::ptrdiff_t(decoder.used), 1));
            left[row].erase(left[row].begin(), left[row].end() - std::ptrdiff_t(stays));
            for (int layer = 0; layer < 2; ++layer)
                for (std::size_t h = 0; h < heads; ++h) {
                    const std::vector<double> exact = wanted(layer, row, h, left[row]);
                    const float* got = &outputs[std::size_t(layer)][((row * count + count - 1) * heads + h) * dim];
                    for (std::size_t c = 0; c < dim; ++c) worst = std::max(worst, std::fabs(exact[c] - double(got[c])));
                }
        }
    }
    std::printf("18 tokens in a cache of %zu, moved twice: within %.1e of doubles\n", room, worst);
    return worst < 1e-6 ? 0 : 1;
}
