#include <cmath>
#include <vector>

#include "posenc/posenc.hpp"
#include "support/golden.hpp"
#include "support/tables.hpp"

namespace posenc::reference {
namespace {

using Row = std::vector<double>;

// One wave of one coordinate at base^(-k / divisor), k < count.
Row waves(double (*wave)(double), double x, std::size_t count, double divisor, double base) {
    Row row;
    for (std::size_t k = 0; k < count; ++k)
        row.push_back(wave(x * std::pow(base, k == 0 ? 0.0 : -double(k) / divisor)));
    return row;
}

void append(Row& table, const Row& row) {
    table.insert(table.end(), row.begin(), row.end());
}

double sine(double x) {
    return std::sin(x);
}

double cosine(double x) {
    return std::cos(x);
}

void append_halves(Row& table, double x, std::size_t count) {
    append(table, waves(sine, x, count, double(count), 10000));
    append(table, waves(cosine, x, count, double(count), 10000));
}

/// The functions of the same names in posenc, one entry at a time.
std::vector<double> make_vision_grid(const VisionGridOptions& options) {
    const std::size_t q = options.dim / 4;
    const bool big = options.convention == VisionConvention::big_vision;
    const bool timm = options.convention == VisionConvention::timm;
    const bool by_column = options.convention == VisionConvention::moco_v3 || options.reverse_coordinates;
    const bool token = options.class_token.value_or(options.convention == VisionConvention::moco_v3);
    Row table(token ? options.dim : 0, 0.0);
    for (std::size_t cell = 0; cell < options.height * options.width; ++cell) {
        const double y = double(by_column ? cell % options.height : cell / options.width);
        const double x = double(by_column ? cell / options.height : cell % options.width);
        const double a = timm && !options.reverse_coordinates ? y : x, b = timm && !options.reverse_coordinates ? x : y;
        const auto part = [&](double (*wave)(double), double v) {
            append(table, waves(wave, v, q, big ? double(q) - 1 : double(q), options.base));
        };
        part(sine, a);
        if (timm && !options.interleave_sin_cos) {
            part(sine, b);
            part(cosine, a);
        } else {
            part(cosine, a);
            part(sine, b);
        }
        part(cosine, b);
    }
    return table;
}

std::vector<double> make_diffusers_grid(const DiffusersGridOptions& options) {
    Row table(options.class_token ? options.extra_tokens * options.dim : 0, 0.0);
    const auto place = [&](std::size_t k, std::size_t size) {
        return double(k) / (double(size) / double(options.base_size)) / options.interpolation_scale;
    };
    for (std::size_t y = 0; y < options.height; ++y)
        for (std::size_t x = 0; x < options.width; ++x) {
            append_halves(table, place(x, options.width), options.dim / 4);
            append_halves(table, place(y, options.height), options.dim / 4);
        }
    return table;
}

std::vector<double> make_diffusers_video_grid(const DiffusersVideoOptions& options) {
    Row table;
    for (std::size_t t = 0; t < options.frames; ++t)
        for (std::size_t y = 0; y < options.height; ++y)
            for (std::size_t x = 0; x < options.width; ++x) {
                append_halves(table, double(t) / options.temporal_interpolation_scale, options.dim / 8);
                append_halves(table, double(x) / options.spatial_interpolation_scale, 3 * options.dim / 16);
                append_halves(table, double(y) / options.spatial_interpolation_scale, 3 * options.dim / 16);
            }
    return table;
}

}  // namespace
}  // namespace posenc::reference

using namespace posenc;
using golden::Json;
using tables::check_both;

namespace {

VisionGridOptions options_of(VisionConvention convention, const Json& c) {
    const Json& p = c["params"];
    return {
        .convention = convention, .height = p["grid"][0], .width = p["grid"][1], .dim = p["dim"], .base = p["base"]};
}

}  // namespace

TEST_CASE("the grids of MAE, big_vision and MoCo v3 match 50-digit truth") {
    golden::each("grids_2d", "mae_2d", [](const Json& c) {
        auto options = options_of(VisionConvention::mae, c);
        options.class_token = c["params"]["class_token"].get<bool>();
        check_both(golden::numbers(c["expect"]), [&](auto out) { make_vision_grid(options, out); });
    });
    golden::each("grids_2d", "big_vision_2d", [](const Json& c) {
        check_both(golden::numbers(c["expect"]),
                   [&](auto out) { make_vision_grid(options_of(VisionConvention::big_vision, c), out); });
    });
    golden::each("grids_2d", "moco_v3_2d", [](const Json& c) {
        check_both(golden::numbers(c["expect"]),
                   [&](auto out) { make_vision_grid(options_of(VisionConvention::moco_v3, c), out); });
    });
}

TEST_CASE("timm's grid matches 50-digit truth, interleaved and with its coordinates swapped") {
    golden::each("grids_2d", "timm_2d", [](const Json& c) {
        auto options = options_of(VisionConvention::timm, c);
        options.interleave_sin_cos = c["params"]["interleave_sin_cos"];
        options.reverse_coordinates = c["params"]["reverse_coordinates"];
        check_both(golden::numbers(c["expect"]), [&](auto out) { make_vision_grid(options, out); });
    });
}

TEST_CASE("diffusers' grids of images and of video match 50-digit truth") {
    golden::each("grids_2d", "diffusers_2d", [](const Json& c) {
        const Json& p = c["params"];
        const DiffusersGridOptions options{.height = p["grid"][0],
                                           .width = p["grid"][1],
                                           .dim = p["dim"],
                                           .base_size = p["base_size"],
                                           .interpolation_scale = p["interpolation_scale"],
                                           .class_token = p["class_token"],
                                           .extra_tokens = p["extra_tokens"]};
        check_both(golden::numbers(c["expect"]), [&](auto out) { make_diffusers_grid(options, out); });
    });
    golden::each("grids_2d", "diffusers_3d", [](const Json& c) {
        const Json& p = c["params"];
        const DiffusersVideoOptions options{.frames = p["frames"],
                                            .height = p["spatial_size"][1],
                                            .width = p["spatial_size"][0],
                                            .dim = p["dim"],
                                            .spatial_interpolation_scale = p["spatial_interpolation_scale"],
                                            .temporal_interpolation_scale = p["temporal_interpolation_scale"]};
        check_both(golden::numbers(c["expect"]), [&](auto out) { make_diffusers_video_grid(options, out); });
    });
}

TEST_CASE("the grids agree with the readable reference for many sizes and widths") {
    for (const std::size_t height : {1u, 3u, 30u})
        for (const std::size_t width : {1u, 4u, 25u})
            for (std::size_t dim = 4; dim <= 48; dim += 4) {
                const auto same = [&](std::size_t rows, const std::vector<double>& expect, auto make) {
                    CHECK(golden::largest_difference(tables::fill<double>(rows * dim, make), expect) < 1e-13);
                };
                for (const auto convention : {VisionConvention::mae, VisionConvention::big_vision,
                                              VisionConvention::moco_v3, VisionConvention::timm})
                    for (const bool token : {false, true}) {
                        const VisionGridOptions o{convention, height, width, dim, 500, token};
                        same(height * width + token, reference::make_vision_grid(o),
                             [&](auto out) { make_vision_grid(o, out); });
                    }
                const DiffusersGridOptions d{height, width, dim, 8, 1.5, true, 3};
                same(height * width + 3, reference::make_diffusers_grid(d),
                     [&](auto out) { make_diffusers_grid(d, out); });
                if (dim % 16 != 0) continue;
                const DiffusersVideoOptions v{3, height, width, dim, 1.875, 4};
                same(3 * height * width, reference::make_diffusers_video_grid(v),
                     [&](auto out) { make_diffusers_video_grid(v, out); });
            }
}
