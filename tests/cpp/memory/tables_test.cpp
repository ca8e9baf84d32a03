// Tables and features of positions, with failing allocations.
#include <cstdio>
#include <filesystem>

#include "memory/failing.hpp"

using namespace posenc;
using failing::both;
using failing::numbers;
using failing::one;

namespace {

const std::vector<double> places{0, 3, 2.5, 7, 1, 6, -4, 5};
const std::vector<std::size_t> sizes{3, 4};
const std::vector<float> weights = numbers<float>(4096);
const std::vector<std::uint8_t> mask{1, 0, 0, 1, 1, 1, 0, 0};
const std::vector<double> wide = numbers<double>(64), levels{0.5, 2, 9};
const Frequencies frequencies{.inverse = {1, 0.5, 0.25}};
const HierarchyLevel hierarchy[] = {{}, {.offset = 1, .table = std::span(weights).first(64)}};
const std::vector<double> levels_of_rows{0, 1, 2, 0, 1, 2, 3, 1};
constexpr Positions rows = range(70);

using Pixels = std::span<std::uint32_t>;

const failing::Attempts attempts{
    both("try_make_sinusoidal_table", 70 * 12, [](auto out) { return try_make_sinusoidal_table({rows, 12}, out); }),
    both("try_make_sinusoidal_table", 8 * 12,
         [](auto out) { return try_make_sinusoidal_table({list(places), 12}, out); }),
    failing::object("try_explain_sinusoidal_entry", std::vector<double>{42},
                    [](std::vector<double>& out) {
                        SinusoidalEntry entry;
                        const Status status = try_explain_sinusoidal_entry({rows, 12}, 3, 5, entry);
                        if (status) out[0] = entry.value;
                        return status;
                    }),
    both("try_make_fairseq_table", 70 * 12, [](auto out) { return try_make_fairseq_table({rows, 12}, out); }),
    one<double>("try_compute_fairseq_positions", 8,
                [](auto out) {
                    const std::int32_t tokens[] = {5, 6, 1, 1, 7, 8, 9, 1};
                    return try_compute_fairseq_positions(tokens, 2, 4, 1, out);
                }),
    both("try_make_tensor2tensor_table", 70 * 12,
         [](auto out) { return try_make_tensor2tensor_table({rows, 12, 2, 50}, out); }),
    both("try_make_whisper_table", 70 * 12, [](auto out) { return try_make_whisper_table({rows, 12}, out); }),
    both("try_make_marian_table", 70 * 12, [](auto out) { return try_make_marian_table({rows, 12}, out); }),
    both("try_make_transformer_xl_table", 70 * 12,
         [](auto out) { return try_make_transformer_xl_table({70, 12, 30}, out); }),
    both("try_make_relative_sinusoidal_table", 139 * 12,
         [](auto out) { return try_make_relative_sinusoidal_table({70, 12}, out); }),
    both("try_make_scaled_sinusoidal_table", 70 * 12,
         [](auto out) { return try_make_scaled_sinusoidal_table({rows, 12}, out); }),
    both("try_make_doubled_exponent_table", 70 * 12,
         [](auto out) { return try_make_doubled_exponent_table({rows, 12}, out); }),
    both("try_make_product_table", 4 * 12, [](auto out) { return try_make_product_table({places, 12}, out); }),
    both("try_make_timestep_embedding", 70 * 12,
         [](auto out) { return try_make_timestep_embedding({.timesteps = rows, .dim = 12}, out); }),
    both("try_make_timestep_embedding", 70 * 12,
         [](auto out) {
             return try_make_timestep_embedding({.timesteps = rows, .dim = 12, .downscale_freq_shift = 0.75}, out);
         }),
    both("try_make_hierarchical_table", 4 * 16,
         [](auto out) { return try_make_hierarchical_table({std::span(levels_of_rows), hierarchy, 16}, out); }),
    failing::object("try_find_hierarchy_ambiguities", std::vector<std::size_t>{42},
                    [](std::vector<std::size_t>& out) {
                        HierarchyAmbiguity found[1];
                        return try_find_hierarchy_ambiguities(hierarchy, found, out[0]);
                    }),
    both("try_make_vision_grid", 12 * 16,
         [](auto out) {
             return try_make_vision_grid(
                 {.convention = VisionConvention::mae, .height = 3, .width = 4, .dim = 16, .class_token = false}, out);
         }),
    both("try_make_diffusers_grid", 12 * 16,
         [](auto out) { return try_make_diffusers_grid({.height = 3, .width = 4, .dim = 16}, out); }),
    both(
        "try_make_diffusers_video_grid", 2 * 12 * 16,
        [](auto out) { return try_make_diffusers_video_grid({.frames = 2, .height = 3, .width = 4, .dim = 16}, out); }),
    both("try_make_multidim_table", 12 * 16, [](auto out) { return try_make_multidim_table({sizes, 16}, out); }),
    both("try_make_tensor2tensor_grid", 12 * 16,
         [](auto out) { return try_make_tensor2tensor_grid({sizes, 16}, out); }),
    both("try_make_detr_encoding", 2 * 2 * 2 * 8,
         [](auto out) {
             return try_make_detr_encoding({.batch = 2, .height = 2, .width = 2, .axis_dim = 4, .mask = mask}, out);
         }),
    both("try_make_fope_table", 2 * 2 * 70 * 4,
         [](auto out) {
             return try_make_fope_table({rows, 2, 4}, frequencies, std::span(weights).first(18),
                                        std::span(weights).subspan(18, 18), out);
         }),
    both("try_make_nerf_features", 2 * 63,
         [](auto out) { return try_make_nerf_features({.points = std::span(wide).first(6)}, out); }),
    both("try_make_gaussian_features", 3 * 16,
         [](auto out) {
             return try_make_gaussian_features({std::span(wide).first(6), 2, std::span(wide).first(16)}, out);
         }),
    both("try_make_noise_level_features", 3 * 16,
         [](auto out) { return try_make_noise_level_features({levels, std::span(wide).first(8)}, out); }),
    both("try_make_box_features", 2 * 64,
         [](auto out) { return try_make_box_features({std::span(wide).first(8)}, out); }),
    both("try_make_learned_table", 8 * 12, [](auto out) { return try_make_learned_table({8, 12}, out); }),
    both("try_look_up", 3 * 4,
         [](auto out) {
             static const double found[] = {0, 2, 1};
             return try_look_up({.table = std::span(weights).first(16), .dim = 4, .positions = found}, out);
         }),
    both("try_resize_rows", 13 * 4,
         [](auto out) { return try_resize_rows({std::span(weights).first(32), 4, 13}, out); }),
    both("try_resize_grid", 35 * 4,
         [](auto out) { return try_resize_grid({std::span(weights).first(48), 4, {3, 4}, {5, 7}}, out); }),
    both("try_resize_bias_table", 7 * 9 * 2,
         [](auto out) { return try_resize_bias_table({std::span(weights).first(30), 2, {2, 3}, {4, 5}}, out); }),
    failing::turned<float>("try_add_positions", 24,
                           [](auto x, auto out) {
                               return try_add_positions({.tokens = 4, .dim = 6}, x, std::span(weights).first(24), out);
                           }),
    failing::turned<double>(
        "try_add_positions", 24,
        [](auto x, auto out) { return try_add_positions({.tokens = 4, .dim = 6}, x, std::span(wide).first(24), out); }),
    one<double>("try_compute_padded_positions", 8,
                [](auto out) { return try_compute_padded_positions(mask, 2, 4, 0, out); }),
    one<double>("try_compute_packed_positions", 8,
                [](auto out) {
                    const std::int32_t sequences[] = {1, 1, 2, 2, 3, 3, 3, 4};
                    return try_compute_packed_positions(sequences, 2, 4, out);
                }),
    failing::object("try_encode_npy", std::vector<std::uint8_t>{42},
                    [](auto& out) { return try_encode_npy(std::span(weights).first(12), 3, 4, out); }),
};

const std::vector<std::uint8_t> file = encode_npy(std::span(weights).first(12), 3, 4);

template <class Table, class Call>
std::vector<failing::Attempt> read(const char* function, Call call) {
    return {{function, [=] {
                 auto table = std::make_shared<Table>(Table{{42}, 1, 1});
                 return failing::Trial{[=] { return call(*table); },
                                       [=] { return failing::bytes_of(table->data, table->rows, table->columns); }};
             }}};
}

/// A path in the folder for temporary files, so short that no copy of it allocates.
const std::string folder = std::filesystem::temp_directory_path(), path = folder + "/posenc-memory-test.npy";

const failing::Attempts files{
    read<NpyTable>("try_decode_npy", [](auto& table) { return try_decode_npy(file, table); }),
    read<NpyDoubles>("try_decode_npy", [](auto& table) { return try_decode_npy(file, table); }),
    {{"try_save_npy",
      [] {
          std::remove(path.c_str());
          return failing::Trial{[] { return try_save_npy(path, std::span(weights).first(12), 3, 4); },
                                [] {
                                    NpyTable table;
                                    const bool exists = try_load_npy(path, table).ok();
                                    return exists ? failing::bytes_of(table.data) : "none";
                                }};
      }}},
    {{"try_load_npy",
      [] {
          check(try_save_npy(path, std::span(weights).first(12), 3, 4));
          return read<NpyTable>("", [](auto& table) { return try_load_npy(path, table); })[0].make();
      }}},
};

}  // namespace
