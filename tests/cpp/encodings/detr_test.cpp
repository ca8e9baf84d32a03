#include <cmath>
#include <vector>

#include "posenc/posenc.hpp"
#include "support/golden.hpp"
#include "support/tables.hpp"

namespace posenc::reference {
namespace {

/// The functions of the same names in posenc, one entry at a time.
std::vector<double> make_detr_encoding(const DetrOptions& options) {
    const std::size_t height = options.height, width = options.width, dim = options.axis_dim;
    const double scale = options.scale.value_or(2 * std::acos(-1.0));
    std::vector<double> out;
    for (std::size_t b = 0; b < options.batch; ++b) {
        const auto open = [&](std::size_t y, std::size_t x) {
            return options.mask.empty() || options.mask[(b * height + y) * width + x] == 0 ? 1.0 : 0.0;
        };
        const auto down = [&](std::size_t y, std::size_t x) {
            double n = 0;
            for (std::size_t r = 0; r <= y; ++r) n += open(r, x);
            return n;
        };
        const auto across = [&](std::size_t y, std::size_t x) {
            double n = 0;
            for (std::size_t c = 0; c <= x; ++c) n += open(y, c);
            return n;
        };
        for (std::size_t channel = 0; channel < 2 * dim; ++channel)
            for (std::size_t y = 0; y < height; ++y)
                for (std::size_t x = 0; x < width; ++x) {
                    const bool vertical = channel < dim;
                    double v = vertical ? down(y, x) : across(y, x);
                    if (options.normalize)
                        v = (v + options.offset) / ((vertical ? down(height - 1, x) : across(y, width - 1)) + 1e-6) *
                            scale;
                    const std::size_t k = channel % dim;
                    const double angle = v * std::pow(options.base, -2.0 * double(k / 2) / double(dim));
                    out.push_back(k % 2 == 0 ? std::sin(angle) : std::cos(angle));
                }
    }
    return out;
}

}  // namespace
}  // namespace posenc::reference

using namespace posenc;
using golden::Json;

TEST_CASE("DETR's encoding matches 50-digit truth, normalised or not, with padding and holes") {
    golden::each("grids_2d", "detr_2d", [](const Json& c) {
        const Json& p = c["params"];
        std::vector<std::uint8_t> mask;
        for (const Json& row : c["inputs"]["mask"])
            for (const Json& cell : row) mask.push_back(cell);
        DetrOptions options{.height = c["inputs"]["mask"].size(),
                            .width = c["inputs"]["mask"][0].size(),
                            .axis_dim = p["axis_dim"],
                            .mask = mask,
                            .base = p["base"],
                            .normalize = p["normalize"]};
        options.offset = p["offset"];
        if (!p["scale"].is_null()) options.scale = p["scale"].get<double>();
        tables::check_both(golden::numbers(c["expect"]), [&](auto out) { make_detr_encoding(options, out); });
    });
}

TEST_CASE("DETR's encoding agrees with the readable reference for batches with random padding") {
    std::vector<std::uint8_t> mask(2 * 7 * 9);
    unsigned state = 1;
    for (auto& cell : mask) cell = std::uint8_t((state = state * 1664525 + 1013904223) >> 31);
    // A line that is all padding divides an offset by 1e-6, to angles that the reference's doubles cannot hold.
    for (std::size_t column = 0; column < 9; ++column)
        for (const std::size_t batch : {0u, 1u}) mask[(batch * 7 + column % 7) * 9 + column] = 0;
    struct Case {
        bool normalize;
        double offset;
    };
    for (const auto& [normalize, offset] : {Case{false, 0}, Case{true, 0}, Case{true, -0.5}, Case{true, 3.25}})
        for (const std::size_t axis_dim : {2u, 6u, 16u}) {
            const DetrOptions options{.batch = 2,
                                      .height = 7,
                                      .width = 9,
                                      .axis_dim = axis_dim,
                                      .mask = mask,
                                      .normalize = normalize,
                                      .offset = offset};
            const auto got =
                tables::fill<double>(mask.size() * 2 * axis_dim, [&](auto out) { make_detr_encoding(options, out); });
            CHECK(golden::largest_difference(got, reference::make_detr_encoding(options)) < 1e-12);
        }
}

TEST_CASE("no mask is the same as a mask without padding") {
    const std::vector<std::uint8_t> open(5 * 6, 0);
    DetrOptions options{.height = 5, .width = 6, .axis_dim = 8};
    const auto without = tables::fill<float>(30 * 16, [&](auto out) { make_detr_encoding(options, out); });
    options.mask = open;
    CHECK(without == tables::fill<float>(30 * 16, [&](auto out) { make_detr_encoding(options, out); }));
}
