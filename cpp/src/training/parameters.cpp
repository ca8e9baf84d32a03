#include "training/parameters.hpp"

#include <cmath>

#include "random/philox.hpp"

namespace posenc::training {

std::size_t Parameters::add(const ParameterBlock& block, const Start& start) {
    const std::size_t offset = size;
    blocks.push_back(block);
    blocks.back().offset = offset;
    starts.push_back(start);
    size += block.rows * block.columns;
    return offset;
}

Parameters lay_out(const ModelOptions& model, const Vocabulary& vocabulary, const EncodingParameters& encoding) {
    const std::size_t d = model.dim, f = model.feed_forward;
    const auto fan_in = [](std::size_t n) { return Start{0, 1 / std::sqrt(static_cast<double>(n)), true}; };
    // The initial output of layers shrinks with their number.
    const auto residual = [&](std::size_t n) {
        return Start{0, 1 / std::sqrt(static_cast<double>(2 * n * model.layers)), true};
    };
    constexpr Start ones{1, 0}, zeros{0, 0};
    Parameters p;
    p.embedding = p.add({"embedding", 0, false, vocabulary.words, d, 0}, {0, 1});
    for (std::size_t l = 0; l < model.layers; ++l) {
        const auto add = [&](const char* name, std::size_t rows, std::size_t columns, const Start& start) {
            return p.add({name, l, true, rows, columns, 0}, start);
        };
        LayerBlocks b{};
        b.norm1 = add("norm1", 1, d, ones);
        b.query = add("query", d, d, fan_in(d));
        b.key = add("key", d, d, fan_in(d));
        b.value = add("value", d, d, fan_in(d));
        b.output = add("output", d, d, residual(d));
        b.norm2 = add("norm2", 1, d, ones);
        b.expand = add("expand", f, d, fan_in(d));
        b.expand_bias = add("expand_bias", 1, f, zeros);
        b.contract = add("contract", d, f, residual(f));
        b.contract_bias = add("contract_bias", 1, d, zeros);
        p.layers.push_back(b);
    }
    p.norm = p.add({"norm", 0, false, 1, d, 0}, ones);
    p.answer = p.add({"answer", 0, false, vocabulary.classes, d, 0}, fan_in(d));
    p.answer_bias = p.add({"answer_bias", 0, false, 1, vocabulary.classes, 0}, zeros);
    if (encoding.positions) p.positions = p.add({"positions", 0, false, encoding.positions, d, 0}, zeros);
    if (encoding.buckets) p.buckets = p.add({"buckets", 0, false, encoding.buckets, model.heads, 0}, zeros);
    const std::size_t h = d / model.heads;
    const Start vectors{0, fan_in(h).deviation};
    for (std::size_t l = 0; l < model.layers; ++l) {
        LayerBlocks& b = p.layers[l];
        if (encoding.relative_keys)
            b.relative_keys = p.add({"relative_keys", l, true, encoding.relative_keys, h, 0}, vectors);
        if (encoding.relative_values)
            b.relative_values = p.add({"relative_values", l, true, encoding.relative_values, h, 0}, vectors);
    }
    return p;
}

template <class T>
void write_starts(const Parameters& parameters, std::uint64_t seed, std::span<T> weights) {
    for (std::size_t b = 0; b < parameters.blocks.size(); ++b) {
        const ParameterBlock& block = parameters.blocks[b];
        const Start& start = parameters.starts[b];
        const double reach = start.deviation * std::sqrt(3.0);
        for (std::size_t i = 0; i < block.rows * block.columns; ++i) {
            const auto bits = random::draw(seed, random::Stream::weights, std::uint64_t{b} << 32 | i / 2);
            const double u = static_cast<double>(random::half(bits, i % 2) >> 11) * 0x1p-52 - 1;  // from -1 to 1
            weights[block.offset + i] = static_cast<T>(start.constant + reach * u);
        }
    }
}

template void write_starts<float>(const Parameters&, std::uint64_t, std::span<float>);
template void write_starts<double>(const Parameters&, std::uint64_t, std::span<double>);

}  // namespace posenc::training
