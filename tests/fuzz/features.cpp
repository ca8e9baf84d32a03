// Features of points: Fourier, boxes, noise levels, grids of images and videos, DETR, products, hierarchies.
#include "posenc/posenc.hpp"
#include "support/check.hpp"

using namespace posenc;
using fuzz::Input;
using fuzz::output_size;

namespace {

void points(Input& input) {
    const std::size_t count = input.size(20) % 100, dimensions = input.size(4), frequencies = input.size(12);
    const auto list = input.numbers(input.byte() < 220 ? output_size(count, dimensions % 100) : count);
    const bool raw = input.flip();
    const NerfOptions nerf{list, dimensions, frequencies, raw, input.flip(), input.choice<NerfSpacing>(2)};
    const std::size_t width = dimensions % 100 * (2 * (frequencies % 100) + (raw ? 1 : 0));
    fuzz::run_table(input, count, width, [&](auto out) { return try_make_nerf_features(nerf, out); });
    const auto matrix = input.numbers(output_size(dimensions % 100, frequencies % 100));
    fuzz::run_table(input, count, 2 * (frequencies % 100),
                    [&](auto out) { return try_make_gaussian_features({list, dimensions, matrix}, out); });
    const NoiseLevelOptions noise{list, matrix, input.flip(), input.flip()};
    fuzz::run_table(input, list.size(), 2 * matrix.size(),
                    [&](auto out) { return try_make_noise_level_features(noise, out); });
    fuzz::run_table(input, list.size() / 4, 8 * (frequencies % 100),
                    [&](auto out) { return try_make_box_features({list, frequencies}, out); });
    const ProductOptions product{list, input.size(60), input.number(10000)};
    fuzz::run_table(input, list.size() / 2, product.dim,
                    [&](auto out) { return try_make_product_table(product, out); });
}

void grids(Input& input) {
    const std::size_t height = input.size(12), width = input.size(12), frames = input.size(4), dim = input.size(20) * 4;
    const std::size_t cells = output_size(height, width);
    VisionGridOptions vision{
        input.choice<VisionConvention>(4), height, width, dim, input.number(10000), {}, input.flip(), input.flip()};
    const bool token = input.flip();
    vision.class_token = token;
    fuzz::run_table(input, cells + (token ? 1 : 0), dim, [&](auto out) { return try_make_vision_grid(vision, out); });
    const DiffusersGridOptions image{height, width, dim, input.size(20), input.number(1), token, input.size(3)};
    fuzz::run_table(input, cells + (token ? image.extra_tokens % 10 : 0), dim,
                    [&](auto out) { return try_make_diffusers_grid(image, out); });
    const DiffusersVideoOptions video{frames, height, width, dim, input.number(1), input.number(1)};
    fuzz::run_table(input, output_size(frames, cells), dim,
                    [&](auto out) { return try_make_diffusers_video_grid(video, out); });
}

void detr(Input& input) {
    DetrOptions o{.batch = input.size(2), .height = input.size(9), .width = input.size(9), .axis_dim = input.size(20)};
    const std::size_t cells = output_size(output_size(o.batch, o.height), o.width);
    std::vector<std::uint8_t> mask(input.flip() ? cells : input.size(20) % 100);
    for (auto& padding : mask) padding = input.byte() & 1;
    o.mask = mask;
    o.base = input.number(10000);
    o.normalize = input.flip();
    if (input.flip()) o.scale = input.number(6);
    if (input.flip()) o.offset = input.number(-0.5);
    fuzz::run_table(input, cells, output_size(2, o.axis_dim), [&](auto out) { return try_make_detr_encoding(o, out); });
}

void hierarchy(Input& input) {
    std::vector<float> learned(120, 0.5f);
    std::vector<HierarchyLevel> levels(input.byte() % 5);
    const std::size_t dim = input.size(30), rows = input.size(20) % 100;
    for (auto& level : levels) {
        level.base = input.number(10000);
        level.offset = input.number(0);
        if (input.byte() < 60) level.table = std::span(learned).first(std::min<std::size_t>(120, input.size(120)));
    }
    const auto positions = input.numbers(output_size(rows, levels.size()));
    const HierarchicalOptions options{positions, levels, dim, input.choice<Layout>(2)};
    fuzz::run_table(input, rows, dim, [&](auto out) { return try_make_hierarchical_table(options, out); });
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    return fuzz::one_of({points, grids, detr, hierarchy}, data, size);
}
