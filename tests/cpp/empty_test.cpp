// A size of 0 with a huge one: the result is empty, so it is made at once, whatever the other sizes are.
#include <ctime>
#include <functional>

#include "posenc/posenc.hpp"
#include "support/catch.hpp"

using namespace posenc;

namespace {

constexpr std::size_t widest = largest_dim, huge = std::size_t{1} << 34;
constexpr std::span<const float> no_floats;
constexpr std::span<const double> no_doubles;
constexpr std::span<float> empty;
constexpr std::span<double> empty_doubles;

struct Quick {
    const char* name;
    std::function<Status()> call;
};

// Processor time, so that a busy machine is not a failure. Requests rejected for lack of memory compute nothing either.
void check_quick(const std::vector<Quick>& cases) {
    for (const Quick& c : cases) {
        INFO(c.name);
        const std::clock_t start = std::clock();
        const Status status = c.call();
        const double seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
        INFO(error_message(status));
        CHECK(status.ok());
        CHECK(seconds < 0.5);
    }
}

}  // namespace

TEST_CASE("a table without rows is made at once, at any width") {
    const Positions none;
    const HierarchyLevel levels[2];
    check_quick({
        {"sinusoidal", [&] { return try_make_sinusoidal_table({none, widest}, empty); }},
        {"fairseq", [&] { return try_make_fairseq_table({none, widest}, empty); }},
        {"tensor2tensor", [&] { return try_make_tensor2tensor_table({none, widest}, empty); }},
        {"tensor2tensor, scaled", [&] { return try_make_tensor2tensor_table({none, widest, 2, 50}, empty); }},
        {"whisper", [&] { return try_make_whisper_table({none, widest}, empty); }},
        {"marian", [&] { return try_make_marian_table({none, widest}, empty); }},
        {"Transformer-XL's table", [&] { return try_make_transformer_xl_table({.dim = widest}, empty); }},
        {"relative", [&] { return try_make_relative_sinusoidal_table({.length = 0, .dim = widest}, empty); }},
        {"scaled", [&] { return try_make_scaled_sinusoidal_table({none, widest}, empty); }},
        {"timestep", [&] { return try_make_timestep_embedding({.dim = widest}, empty); }},
        {"timestep, shifted",
         [&] { return try_make_timestep_embedding({.dim = widest, .downscale_freq_shift = 2.5}, empty); }},
        {"doubled exponent", [&] { return try_make_doubled_exponent_table({none, widest}, empty); }},
        {"product", [&] { return try_make_product_table({.dim = widest}, empty); }},
        {"hierarchical", [&] { return try_make_hierarchical_table({{}, levels, widest}, empty); }},
        {"learned", [&] { return try_make_learned_table({.rows = 0, .dim = widest}, empty); }},
        {"low precision", [&] { return try_make_low_precision_table({none, widest}, empty_doubles); }},
        {"precision errors", [&] { return try_compute_precision_errors({none, widest}, empty_doubles); }},
        {"variant", [&] { return try_make_variant_table({none, widest}, empty_doubles); }},
        {"positions of Transformer-XL", [&] { return try_make_transformer_xl_positions({.width = widest}, empty); }},
        {"offset similarity",
         [&] { return try_compute_offset_similarity({widest}, none, Measure::dot, empty_doubles); }},
    });
}

TEST_CASE("a grid without cells is made at once, at any length of its other side and any width") {
    const std::size_t long_first[] = {widest, widest, 0}, long_last[] = {0, widest, widest};
    const std::size_t longest[] = {huge, huge, huge, 0};
    std::vector<float> token(4096, 1.0f);
    check_quick({
        {"the fuzzer's finding: no rows, and a class token",
         [&] {
             return try_make_vision_grid(
                 {.convention = VisionConvention::mae, .height = 0, .width = widest, .dim = 4096, .class_token = true},
                 std::span<float>(token));
         }},
        {"no rows",
         [&] {
             return try_make_vision_grid(
                 {.convention = VisionConvention::mae, .height = 0, .width = widest, .dim = widest}, empty);
         }},
        {"no columns",
         [&] {
             return try_make_vision_grid(
                 {.convention = VisionConvention::mae, .height = widest, .width = 0, .dim = widest}, empty);
         }},
        {"diffusers, no rows",
         [&] { return try_make_diffusers_grid({.height = 0, .width = widest, .dim = widest}, empty); }},
        {"diffusers, no columns",
         [&] { return try_make_diffusers_grid({.height = widest, .width = 0, .dim = widest}, empty); }},
        {"video without frames",
         [&] {
             return try_make_diffusers_video_grid({.frames = 0, .height = widest, .width = widest, .dim = widest},
                                                  empty);
         }},
        {"video without columns",
         [&] {
             return try_make_diffusers_video_grid({.frames = widest, .height = widest, .width = 0, .dim = widest},
                                                  empty);
         }},
        {"multidim, long first", [&] { return try_make_multidim_table({long_first, widest}, empty); }},
        {"multidim, long last", [&] { return try_make_multidim_table({long_last, widest}, empty); }},
        {"multidim, longest", [&] { return try_make_multidim_table({longest, widest}, empty); }},
        {"tensor2tensor", [&] { return try_make_tensor2tensor_grid({long_first, widest}, empty); }},
        {"tensor2tensor, scaled", [&] { return try_make_tensor2tensor_grid({long_last, widest, 2, 50}, empty); }},
        {"DETR",
         [&] {
             return try_make_detr_encoding({.batch = huge, .height = 0, .width = huge, .axis_dim = widest / 2}, empty);
         }},
        {"DETR, no batch",
         [&] {
             return try_make_detr_encoding({.batch = 0, .height = huge, .width = huge, .axis_dim = widest / 2}, empty);
         }},
        {"resized to no rows",
         [&] { return try_resize_grid({.dim = widest, .old_grid = {0, huge}, .new_grid = {huge, 0}}, empty); }},
        {"rows resized to none", [&] { return try_resize_rows({.dim = widest, .rows = 0}, empty); }},
    });
    CHECK(token == std::vector<float>(4096, 0.0f));
}

TEST_CASE("a tensor without tokens is made at once, in a batch of any size") {
    std::vector<double> none;
    const Frequencies one{{1.0}, {}, 1};
    RotaryGrid grid{.axes = 1, .tokens = 0, .pairs = 1, .heads = 2};
    grid.frequencies = {{1.0, 2.0}, {}, 1};
    constexpr std::size_t most = std::size_t{1} << 31;
    check_quick({
        {"added to embeddings",
         [&] { return try_add_positions({.batch = huge, .tokens = 0, .dim = widest}, no_floats, no_floats, empty); }},
        {"no batch",
         [&] { return try_add_positions({.batch = 0, .tokens = huge, .dim = widest}, no_floats, no_floats, empty); }},
        {"padded", [&] { return try_compute_padded_positions({}, huge, 0, 1, none); }},
        {"packed", [&] { return try_compute_packed_positions({}, huge, 0, none); }},
        {"fairseq's positions", [&] { return try_compute_fairseq_positions({}, huge, 0, 1, none); }},
        {"looked up", [&] { return try_look_up({.dim = widest}, empty); }},
        {"turned",
         [&] {
             return try_apply_rotary({.batch = most,
                                      .heads = most,
                                      .head_dim = widest,
                                      .heads_first = true,
                                      .pairing = Pairing::interleaved},
                                     one, no_floats, empty);
         }},
        {"turned on a grid whose heads differ",
         [&] {
             return try_apply_rotary_grid(
                 {.batch = most, .heads = 2, .head_dim = widest, .heads_first = true, .pairing = Pairing::interleaved},
                 grid, no_floats, empty);
         }},
        {"angles of a grid", [&] { return try_compute_rotary_angles(grid, empty_doubles); }},
        {"xPos",
         [&] {
             return try_apply_xpos(
                 {.role = XposRole::keys, .batch = most, .heads = most, .head_dim = widest, .heads_first = true},
                 no_floats, empty);
         }},
        {"a table of rotations", [&] { return try_make_rotary_table({}, one, empty, empty); }},
        {"NeRF", [&] { return try_make_nerf_features({.dimensions = 65536, .frequencies = 60}, empty); }},
        {"Gaussian", [&] { return try_make_gaussian_features({.dimensions = 65536}, empty); }},
        {"boxes", [&] { return try_make_box_features({.frequencies = 65536}, empty); }},
    });
}

TEST_CASE("a bias without queries is made at once, for any number of keys") {
    const double ones[] = {1, 1};
    std::vector<float> table(64), network(2, 1.0f);
    std::vector<std::int32_t> none;
    const std::size_t scores_shape[] = {huge, 0, huge}, bias_shape[] = {0, huge};
    std::vector<float> weights(2), key(2);
    check_quick({
        {"ALiBi", [&] { return try_make_alibi_bias({.heads = 65536, .queries = 0, .keys = huge}, empty); }},
        {"ALiBi, masked", [&] { return try_make_masked_alibi_bias({.heads = 65536}, huge, {}, empty); }},
        {"T5", [&] { return try_make_t5_bias({}, 2, 0, huge, table, empty); }},
        {"T5's buckets", [&] { return try_make_t5_bucket_table({}, 0, huge, none); }},
        {"DeBERTa", [&] { return try_make_deberta_bucket_table({}, 0, 2147483647, none); }},
        {"Shaw's index", [&] { return try_make_shaw_index({.queries = 0, .keys = huge}, none); }},
        {"Shaw, in a batch",
         [&] {
             const ShawOptions options{.queries = 0, .keys = huge, .max_distance = 0, .dim = 2, .batch = huge};
             return try_compute_shaw_bias(options, {}, std::span<const float>(table).first(2), empty);
         }},
        {"Shaw's values",
         [&] {
             const ShawOptions options{.queries = 0, .keys = huge, .max_distance = 0, .dim = 2, .batch = huge};
             return try_compute_shaw_values(options, {}, std::span<const float>(table).first(2), empty);
         }},
        {"KERPLE", [&] { return try_make_kerple_bias({.queries = 0, .keys = huge}, ones, ones, empty); }},
        {"FIRE's distances", [&] { return try_make_fire_distances({.queries = 0, .keys = huge}, empty); }},
        {"FIRE",
         [&] {
             return try_make_fire_bias({.queries = 0, .keys = huge},
                                       {network, network, std::span<const float>(table).first(4), network}, empty);
         }},
        {"Sandwich",
         [&] { return try_make_sandwich_bias({.heads = 65536, .queries = 0, .keys = huge, .dim = 1 << 20}, empty); }},
        {"CoPE's positions",
         [&] {
             return try_compute_cope_positions({.batch = huge, .queries = 0, .keys = huge, .rows = widest}, {}, empty);
         }},
        {"forget gates", [&] { return try_make_forget_gate_bias({.heads = 65536, .tokens = 0}, {}, empty); }},
        {"a bias added", [&] { return try_add_bias({}, scores_shape, {}, bias_shape, empty); }},
        {"a relative shift", [&] { return try_apply_relative_shift(0, huge, {}, empty); }},
        {"a relative shift without a batch", [&] { return try_apply_relative_shift(huge, huge, {}, empty); }},
        {"a relative shift without columns", [&] { return try_apply_relative_shift(huge, 0, {}, empty); }},
    });
    const std::vector<float> wide(1 << 20);
    const TransformerXlOptions long_memory{.heads = 1, .queries = 0, .keys = 1 << 20, .dim = 1, .width = 1 << 20};
    check_quick({{"scores of Transformer-XL", [&] {
                      const auto one = std::span<const float>(wide).first(1);
                      return try_compute_transformer_xl_scores(long_memory, {{}, wide, one, one, wide}, empty);
                  }}});
}

TEST_CASE("a table without columns is analysed at once, with any number of rows") {
    const MatrixView<double> tall{no_doubles, huge, 0}, wide{no_doubles, 0, huge};
    double number = 0;
    ShiftResidual residual;
    ShiftFit fit;
    Fingerprint print, rowless;
    Diagnosis diagnosis;
    AttentionInput input;
    input.content = tall;
    std::vector<std::uint8_t> bytes = encode_npy({}, huge, 0);
    NpyTable table;
    check_quick({
        {"similarity",
         [&] { return try_compute_similarity(tall, {no_doubles, 0, 0}, Measure::cosine, empty_doubles); }},
        {"softmax", [&] { return try_compute_softmax(tall, empty_doubles); }},
        {"residual of a shift", [&] { return try_compute_shift_residual(tall, {{}, 0, 0}, 1, residual); }},
        {"best shift", [&] { return try_fit_shift(tall, 1, empty_doubles, fit); }},
        {"column spreads", [&] { return try_compute_column_spreads(tall, empty_doubles); }},
        {"row norms", [&] { return try_compute_row_norms(wide, empty_doubles); }},
        {"fingerprint", [&] { return try_compute_fingerprint(tall, {.shift = huge - 1}, print); }},
        {"fingerprint of no rows", [&] { return try_compute_fingerprint(wide, {}, rowless); }},
        {"diagnosis", [&] { return try_identify(tall, diagnosis); }},
        {"a .npy file", [&] { return try_decode_npy(bytes, table); }},
        {"attention of many heads, nothing asked",
         [&] {
             AttentionInput heads;
             heads.content = {{}, 1, 0};
             heads.heads = huge;
             return try_compute_attention(heads, {});
         }},
        {"equivariance",
         [&] {
             AttentionInput heads;
             heads.content = {{}, 1, 0};
             heads.heads = huge;
             const double same[] = {0};
             return try_compute_equivariance_error(heads, same, number);
         }},
    });
    CHECK(residual.rows == huge - 1);
    CHECK(fit.residual.rows == huge - 1);
    CHECK(print.closest_second == 1);
    CHECK(table.rows == huge);
    // Weights that take no memory cannot ask for any.
    input.content = {{}, 1, 0};
    input.weights.query = input.weights.key = {{}, huge, 0};
    std::vector<double> weight(1);
    CHECK(try_compute_attention(input, {.weights = weight}).code == ErrorCode::shape_mismatch);
}
