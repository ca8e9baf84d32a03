// Relative positions with learned parts: Shaw, Transformer-XL, Swin, DeBERTa, SAM.
#include "posenc/posenc.hpp"
#include "support/check.hpp"

using namespace posenc;
using fuzz::floats;
using fuzz::Input;
using fuzz::output_size;

namespace {

void shaw(Input& input) {
    const ShawOptions o{input.size(30), input.size(30), input.byte() < 200 ? input.size(20) % 100 : input.size(20),
                        input.size(9), input.size(3)};
    const std::size_t pairs = output_size(o.queries, o.keys), vectors = 2 * (o.max_distance % 1000) + 1;
    const std::size_t scores = output_size(pairs, o.batch),
                      outputs = output_size(output_size(o.batch, o.queries), o.dim);
    const std::vector<float> table = floats(input, output_size(vectors, o.dim));
    fuzz::run<std::int32_t>(input, pairs, [&](auto out) { return try_make_shaw_index(o, out); });
    fuzz::run<float>(input, output_size(pairs, o.dim),
                     [&](auto out) { return try_make_shaw_embeddings(o, table, out); });
    const std::vector<float> queries = floats(input, outputs), weights = floats(input, scores);
    fuzz::run<float>(input, scores, [&](auto out) { return try_compute_shaw_bias(o, queries, table, out); });
    fuzz::run<float>(input, outputs, [&](auto out) { return try_compute_shaw_values(o, weights, table, out); });
}

void transformer_xl(Input& input) {
    const TransformerXlOptions o{input.size(3), input.size(12), input.size(12),
                                 input.size(6), input.size(12), input.number(10000)};
    if (o.width <= fuzz::widest)
        fuzz::run<float>(input, output_size(o.keys, o.width),
                         [&](auto out) { return try_make_transformer_xl_positions(o, out); });
    const std::size_t head = output_size(o.heads, o.dim);
    const auto queries = floats(input, output_size(o.queries, head)), keys = floats(input, output_size(o.keys, head));
    const auto content = floats(input, head), position = floats(input, head),
               weights = floats(input, output_size(head, o.width));
    fuzz::run<float>(input, output_size(output_size(o.heads, o.queries), o.keys), [&](auto out) {
        return try_compute_transformer_xl_scores(o, {queries, keys, content, position, weights}, out);
    });
    const std::size_t rows = input.size(30), columns = input.size(30);
    const auto x = floats(input, output_size(rows, columns));
    fuzz::run<float>(input, output_size(rows, columns),
                     [&](auto out) { return try_apply_relative_shift(rows, columns, x, out); });
}

void swin(Input& input) {
    const SwinOptions o{input.size(12), input.size(12), input.flip()};
    const std::size_t tokens = output_size(o.height, o.width) + (o.class_token ? 1 : 0);
    fuzz::run<std::int32_t>(input, output_size(tokens, tokens), [&](auto out) { return try_make_swin_index(o, out); });
    const SwinCoordinateOptions c{o.height, o.width, input.size(20), input.size(20)};
    const std::size_t offsets =
        o.height && o.width ? output_size(2 * (o.height % 5000) - 1, 2 * (o.width % 5000) - 1) : 0;
    fuzz::run<float>(input, 2 * (offsets % 100000), [&](auto out) { return try_make_swin_coordinates(c, out); });
}

void deberta(Input& input) {
    const DebertaBucketOptions o{input.byte() < 200 ? 256 : input.size(600),
                                 input.byte() < 200 ? 512 : input.size(600)};
    std::vector<std::int32_t> relative(input.size(100) % 1000);
    for (auto& r : relative) r = std::int32_t(input.word() >> (input.byte() % 64));
    fuzz::run<std::int32_t>(input, relative.size(),
                            [&](auto out) { return try_compute_deberta_buckets(o, relative, out); });
    fuzz::run<std::int32_t>(input, relative.size(),
                            [&](auto out) { return try_compute_deberta_rows(o, relative, out); });
    const std::size_t queries = input.size(60), keys = input.size(60);
    fuzz::run<std::int32_t>(input, output_size(queries, keys),
                            [&](auto out) { return try_make_deberta_bucket_table(o, queries, keys, out); });
}

void decomposed(Input& input) {
    const DecomposedOptions o{input.size(6), input.size(6), input.size(6), input.size(6), input.size(5), input.size(3)};
    const std::size_t cells = output_size(o.query_height, o.query_width), keys = output_size(o.key_height, o.key_width);
    const auto queries = floats(input, output_size(output_size(o.batch, cells), o.dim)),
               rows = floats(input, output_size(input.size(12), o.dim)),
               columns = floats(input, output_size(input.size(12), o.dim));
    fuzz::run<std::int32_t>(input, output_size(o.query_height, o.key_height),
                            [&](auto out) { return try_make_decomposed_index(o.query_height, o.key_height, out); });
    fuzz::run<float>(input, output_size(output_size(o.batch, cells), keys),
                     [&](auto out) { return try_compute_decomposed_bias(o, queries, rows, columns, out); });
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    return fuzz::one_of({shaw, transformer_xl, swin, deberta, decomposed}, data, size);
}
