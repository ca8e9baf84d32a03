#include "bindings/runtime/bind.hpp"
#include "encodings/alibi_table.hpp"
#include "encodings/outputs.hpp"
#include "posenc/encodings/deberta.hpp"
#include "posenc/encodings/swin.hpp"

namespace posenc::bindings {

POSENC_FIELDS(AlibiSlopeOptions, (heads), (bias_max))
POSENC_FIELDS(AlibiOptions, (heads, queries, keys), (causal, form, bias_max, query_positions, key_positions))

POSENC_CONSTANT(largest_heads, largest_heads)

POSENC_CALL(alibi_slopes, ("", "out"), POSENC_DOUBLES(try_make_alibi_slopes, AlibiSlopeOptions))
POSENC_TABLE(alibi_bias, (""), (&start_table<AlibiTable, AlibiOptions>))
POSENC_CALL(alibi_masked_bias, ("", "keys", "mask", "out"),
            [](const AlibiSlopeOptions& options, std::size_t keys, std::span<const std::uint8_t> mask, FloatsOut out) {
                return out.visit([&](auto to) { return try_make_masked_alibi_bias(options, keys, mask, to); });
            })

POSENC_FIELDS(DebertaBucketOptions, (), (bucket_size, max_position))

POSENC_CALL(deberta_buckets, ("", "relative", "out"), &try_compute_deberta_buckets)
POSENC_CALL(deberta_rows, ("", "relative", "out"), &try_compute_deberta_rows)
POSENC_CALL(deberta_bucket_table, ("", "queries", "keys", "out"), &try_make_deberta_bucket_table)

POSENC_FIELDS(DecomposedOptions, (query_height, query_width, key_height, key_width, dim), (batch))

POSENC_CALL(decomposed_index, ("queries", "keys", "out"), &try_make_decomposed_index)
POSENC_CALL(decomposed_bias, ("", "q", "row_table", "column_table", "out"), &write_decomposed_bias)

POSENC_FIELDS(FireOptions, (queries, keys), (c, threshold))
POSENC_FIELDS(FireNetwork, (first_weights, first_bias, second_weights, second_bias), ())

POSENC_CALL(fire_distances, ("", "out"), POSENC_DOUBLES(try_make_fire_distances, FireOptions))
POSENC_CALL(fire_bias, ("", "", "out"), &write_fire_bias)

POSENC_FIELDS(ForgetGateOptions, (), (heads, tokens, causal))

POSENC_CALL(forget_gate_bias, ("", "gate_logits", "out"), &write_forget_gate_bias)

POSENC_FIELDS(KerpleOptions, (queries, keys), (kernel))

POSENC_CALL(kerple_bias, ("", "p", "a", "out"), &write_kerple_bias)

POSENC_FIELDS(MlpLayer, (weights, bias), (norm_weights, norm_bias))
POSENC_FIELDS(MlpBiasOptions, (queries, keys), (log_distance, activation))

POSENC_CALL(mlp_bias, ("", "layers", "out"),
            [](const MlpBiasOptions& options, const std::vector<MlpLayer>& layers, const Output& out) {
                return write_mlp_bias(options, layers, out);
            })

POSENC_CALL(bias_from_index, ("index", "table", "heads", "out"), &write_bias_from_index)
POSENC_CALL(add_bias, ("scores", "scores_shape", "bias", "bias_shape", "out"), &write_added_bias)

POSENC_FIELDS(SwinOptions, (height, width), (class_token))
POSENC_FIELDS(SwinCoordinateOptions, (height, width), (trained_height, trained_width, form))

POSENC_CALL(swin_index, ("", "out"), &try_make_swin_index)
POSENC_CALL(swin_coordinates, ("", "out"), POSENC_DOUBLES(try_make_swin_coordinates, SwinCoordinateOptions))

POSENC_FIELDS(T5BucketOptions, (), (bidirectional, buckets, max_distance))
POSENC_FIELDS(T5TableOptions, (), (offset))
POSENC_FIELDS(T5BiasOptions, (), (offset, scale))

POSENC_CALL(t5_buckets, ("", "relative", "out"), &try_compute_t5_buckets)
POSENC_CALL(t5_thresholds, ("", "out"), &try_compute_t5_thresholds)
POSENC_CALL(t5_bucket_table, ("", "queries", "keys", "out", ""), &try_make_t5_bucket_table)
POSENC_CALL(t5_bias, ("", "heads", "queries", "keys", "table", "out", ""), &write_t5_bias)

}  // namespace posenc::bindings
