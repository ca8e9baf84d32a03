// Biases, buckets and indices of attention scores, with failing allocations.
#include "memory/failing.hpp"

using namespace posenc;
using failing::both;
using failing::numbers;
using failing::one;

namespace {

constexpr std::size_t heads = 4, queries = 24, keys = 32, all = heads * queries * keys;

const std::vector<float> weights = numbers<float>(4096);
const std::vector<double> p{0.5, 1, 1.5, 2}, a{0.25, 0.5, 1, 2}, places{0, 9000, 20000};
const std::vector<std::int32_t> distances{-40, -3, 0, 1, 9, 500}, index{0, 2, 1, 2};
const std::vector<std::uint8_t> mask{1, 0, 0, 1, 1, 1, 0, 0};

std::span<const float> part(std::size_t first, std::size_t count) {
    return std::span(weights).subspan(first, count);
}

const std::vector<std::int32_t> parents{-1, 0, 0};
const AttentionMaskOptions tree{.batch = 2, .queries = 3, .keys = 8, .causal = true, .parents = parents};

const std::vector<double> sinks{0.5, 2};
const AttendOptions attended{.visibility = {.queries = 3, .keys = 10, .causal = true, .window = 4},
                             .heads = 2,
                             .head_dim = 4,
                             .heads_first = true,
                             .sinks = sinks};
const std::vector<double> doubles = numbers<double>(184);

const MlpLayer layers[] = {{part(0, 3), part(3, 3)}, {part(6, 6), part(12, 2)}};
const T5BucketOptions t5{true, 8, 16};

const failing::Attempts attempts{
    both("try_make_alibi_slopes", 12, [](auto out) { return try_make_alibi_slopes({12}, out); }),
    both("try_make_alibi_bias", all, [](auto out) { return try_make_alibi_bias({heads, queries, keys}, out); }),
    both("try_make_alibi_bias", heads * 9,
         [](auto out) {
             return try_make_alibi_bias(
                 {.heads = heads, .queries = 3, .keys = 3, .query_positions = places, .key_positions = places}, out);
         }),
    both("try_make_masked_alibi_bias", 2 * heads * 4,
         [](auto out) { return try_make_masked_alibi_bias({heads}, 4, mask, out); }),
    one<std::uint8_t>("try_make_attention_mask", 2 * 3 * 8,
                      [](auto out) { return try_make_attention_mask(tree, out); }),
    one<std::uint32_t>("try_make_attention_mask_bits", 2 * 3,
                       [](auto out) { return try_make_attention_mask_bits(tree, out); }),
    both("try_make_attention_mask_bias", 2 * 3 * 8,
         [](auto out) { return try_make_attention_mask_bias(tree, hides_entirely, out); }),
    one<float>("try_attend", 2 * 3 * 4,
               [](auto out) { return try_attend(attended, part(0, 24), part(24, 80), part(104, 80), out); }),
    one<double>("try_attend", 2 * 3 * 4,
                [](auto out) {
                    const std::span<const double> x(doubles);
                    return try_attend(attended, x.first(24), x.subspan(24, 80), x.subspan(104, 80), out);
                }),
    both("try_make_kerple_bias", all,
         [](auto out) { return try_make_kerple_bias({KerpleKernel::logarithmic, queries, keys}, p, a, out); }),
    both("try_make_kerple_bias", all,
         [](auto out) { return try_make_kerple_bias({KerpleKernel::power, queries, keys}, p, a, out); }),
    both("try_make_sandwich_bias", all,
         [](auto out) { return try_make_sandwich_bias({heads, queries, keys, 16}, out); }),
    both("try_make_t5_bias", all,
         [](auto out) { return try_make_t5_bias(t5, heads, queries, keys, part(0, 32), out, {.scale = 2}); }),
    one<std::int32_t>("try_compute_t5_buckets", 6, [](auto out) { return try_compute_t5_buckets(t5, distances, out); }),
    one<std::int32_t>("try_compute_t5_thresholds", 2, [](auto out) { return try_compute_t5_thresholds(t5, out); }),
    one<std::int32_t>("try_make_t5_bucket_table", queries* keys,
                      [](auto out) { return try_make_t5_bucket_table(t5, queries, keys, out); }),
    both("try_make_fire_distances", queries* keys,
         [](auto out) { return try_make_fire_distances({queries, keys}, out); }),
    both("try_make_fire_bias", 2 * queries * keys,
         [](auto out) {
             return try_make_fire_bias({queries, keys}, {part(0, 3), part(3, 3), part(6, 6), part(12, 2)}, out);
         }),
    both("try_make_mlp_bias", 2 * queries * keys,
         [](auto out) { return try_make_mlp_bias({queries, keys, true}, layers, out); }),
    both("try_make_forget_gate_bias", heads * keys * keys,
         [](auto out) { return try_make_forget_gate_bias({heads, keys}, part(0, heads * keys), out); }),
    both("try_make_forget_gate_bias", heads * keys * keys,
         [](auto out) { return try_make_forget_gate_bias({heads, keys, false}, part(0, 2 * heads * keys), out); }),
    both("try_compute_cope_positions", 2 * queries * keys,
         [](auto out) {
             return try_compute_cope_positions({2, queries, keys, 8, 4}, part(0, 2 * queries * keys), out);
         }),
    both("try_compute_cope_bias", 2 * queries * keys,
         [](auto out) {
             return try_compute_cope_bias({2, queries, keys, 8, 4}, part(0, 2 * queries * keys),
                                          part(0, 2 * queries * 4), part(9, 32), out);
         }),
    both("try_make_shaw_embeddings", queries * keys * 2,
         [](auto out) { return try_make_shaw_embeddings({queries, keys, 2, 2}, part(0, 10), out); }),
    both("try_compute_shaw_bias", queries* keys,
         [](auto out) { return try_compute_shaw_bias({queries, keys, 2, 2}, part(0, queries * 2), part(4, 10), out); }),
    both("try_compute_shaw_values", queries * 2,
         [](auto out) {
             return try_compute_shaw_values({queries, keys, 2, 2}, part(0, queries * keys), part(6, 10), out);
         }),
    one<std::int32_t>("try_make_shaw_index", queries* keys,
                      [](auto out) { return try_make_shaw_index({queries, keys, 2}, out); }),
    both("try_make_transformer_xl_positions", keys * 4,
         [](auto out) { return try_make_transformer_xl_positions({1, queries, keys, 2, 4}, out); }),
    both("try_compute_transformer_xl_scores", 2 * queries * keys,
         [](auto out) {
             return try_compute_transformer_xl_scores(
                 {2, queries, keys, 2, 4},
                 {part(0, 2 * queries * 2), part(4, 2 * keys * 2), part(10, 4), part(12, 4), part(14, 16)}, out);
         }),
    both("try_apply_relative_shift", 12, [](auto out) { return try_apply_relative_shift(3, 4, part(0, 12), out); }),
    both("try_compute_decomposed_bias", 2 * 6 * 12,
         [](auto out) {
             return try_compute_decomposed_bias({2, 3, 3, 4, 2, 2}, part(0, 24), part(24, 10), part(34, 14), out);
         }),
    one<std::int32_t>("try_make_decomposed_index", 12, [](auto out) { return try_make_decomposed_index(3, 4, out); }),
    both("try_make_bias_from_index", 8, [](auto out) { return try_make_bias_from_index(index, part(0, 6), 2, out); }),
    both("try_add_bias", 12,
         [](auto out) {
             const std::size_t scores[] = {2, 2, 3}, bias[] = {2, 1, 3};
             return try_add_bias(part(0, 12), scores, part(12, 6), bias, out);
         }),
    one<std::int32_t>("try_compute_deberta_buckets", 6,
                      [](auto out) { return try_compute_deberta_buckets({8, 64}, distances, out); }),
    one<std::int32_t>("try_compute_deberta_rows", 6,
                      [](auto out) { return try_compute_deberta_rows({8, 64}, distances, out); }),
    one<std::int32_t>("try_make_deberta_bucket_table", queries* keys,
                      [](auto out) { return try_make_deberta_bucket_table({8, 64}, queries, keys, out); }),
    one<std::int32_t>("try_make_swin_index", 36, [](auto out) { return try_make_swin_index({2, 3}, out); }),
    both("try_make_swin_coordinates", 3 * 5 * 2, [](auto out) { return try_make_swin_coordinates({2, 3}, out); }),
    one<std::int32_t>("try_make_nope_schedule", 8, [](auto out) { return try_make_nope_schedule(4, out); }),
    one<double>("try_compute_nope_query_scale", 3,
                [](auto out) { return try_compute_nope_query_scale({}, places, out); }),
};

}  // namespace
