// Masks of attention, whose lists may be of any size and hold any numbers.
#include "posenc/posenc.hpp"
#include "support/check.hpp"

using namespace posenc;
using fuzz::Input;

namespace {

/// Mostly as many numbers as they should be.
std::size_t count(Input& input, std::size_t wanted) {
    if (input.byte() < 80) return 0;
    return input.byte() < 240 && wanted < 4096 ? wanted : input.byte();
}

std::vector<std::int32_t> integers(Input& input, std::size_t size, int least) {
    std::vector<std::int32_t> list(size);
    for (auto& number : list)
        number = input.byte() < 8 ? std::int32_t(input.byte()) * -70000 : input.byte() % 5 + least;
    return list;
}

std::vector<double> positions(Input& input, std::size_t size) {
    std::vector<double> list(size);
    for (double& place : list) place = input.byte() < 250 ? double(std::int8_t(input.byte())) / 2 : input.number();
    return list;
}

void attend(Input& input, const AttentionMaskOptions& visibility) {
    AttendOptions o{
        .visibility = visibility, .heads = input.size(4), .head_dim = input.size(5), .heads_first = input.flip()};
    if (input.flip()) o.key_heads = input.size(3);
    if (input.flip()) o.value_dim = input.size(3);
    if (input.byte() < 60) o.scale = input.number(1);
    if (input.byte() < 60) o.softcap = input.number(2);
    const std::size_t groups = o.key_heads.value_or(o.heads), width = o.value_dim.value_or(o.head_dim);
    const auto tensor = [&](std::size_t heads, std::size_t tokens, std::size_t dim) {
        return fuzz::output_size(fuzz::output_size(visibility.batch, heads), fuzz::output_size(tokens, dim));
    };
    const std::vector<double> sinks = positions(input, input.flip() && o.heads < 4096 ? o.heads : 0);
    o.sinks = sinks;
    const auto q = fuzz::floats(input, tensor(o.heads, visibility.queries, o.head_dim)),
               k = fuzz::floats(input, tensor(groups, visibility.keys, o.head_dim)),
               v = fuzz::floats(input, tensor(groups, visibility.keys, width));
    const std::vector<std::size_t> shape = {visibility.keys};
    const std::vector<double> bias = positions(input, input.flip() && visibility.keys < 4096 ? visibility.keys : 0);
    o.bias = bias;
    if (!bias.empty()) o.bias_shape = shape;
    fuzz::run<float>(input, tensor(o.heads, visibility.queries, width),
                     [&](std::span<float> out) { return try_attend(o, std::span<const float>(q), k, v, out); });
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    Input input(data, size);
    AttentionMaskOptions options{.batch = input.size(4), .queries = input.size(12), .keys = input.size(70)};
    if (input.byte() > 4) options.causal = input.flip();
    if (input.flip()) options.window = input.size(9);
    if (input.flip()) options.chunk = input.size(9);
    const std::size_t each = fuzz::output_size(options.batch, options.keys);
    std::vector<std::uint8_t> mask(count(input, each));
    for (auto& kept : mask) kept = input.byte() & 1;
    const auto sequences = integers(input, count(input, each), 0),
               prefix = integers(input, count(input, options.batch), 0),
               images = integers(input, count(input, each), -1),
               parents = integers(input, count(input, options.queries), -1);
    const auto query_positions = positions(input, count(input, options.queries)),
               key_positions = positions(input, count(input, options.keys));
    options.mask = mask;
    options.sequences = sequences;
    options.prefix = prefix;
    options.images = images;
    options.parents = parents;
    options.query_positions = query_positions;
    options.key_positions = key_positions;
    const std::size_t rows = fuzz::output_size(options.batch, options.queries);
    const double hidden = input.flip() ? hides_entirely : input.number(-65504);
    fuzz::run_table(input, rows, options.keys,
                    [&](auto out) { return try_make_attention_mask_bias(options, hidden, out); });
    fuzz::run<std::uint8_t>(input, fuzz::output_size(rows, options.keys),
                            [&](auto out) { return try_make_attention_mask(options, out); });
    fuzz::run<std::uint32_t>(input, fuzz::output_size(rows, options.keys / 32 + 1),
                             [&](auto out) { return try_make_attention_mask_bits(options, out); });
    attend(input, options);
    return 0;
}
