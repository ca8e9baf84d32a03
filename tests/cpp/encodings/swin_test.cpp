#include <cmath>
#include <cstdint>
#include <vector>

#include "posenc/posenc.hpp"
#include "support/tensors.hpp"
#include "support/vectors.hpp"

namespace posenc::reference {
namespace {

/// posenc::make_swin_index from the coordinates of the cells.
std::vector<std::int32_t> make_swin_index(const SwinOptions& options) {
    const int H = int(options.height), W = int(options.width), rows = (2 * H - 1) * (2 * W - 1);
    std::vector<std::int32_t> index;
    if (options.class_token) {
        index.push_back(rows + 2);
        for (int cell = 0; cell < H * W; ++cell) index.push_back(rows);
    }
    for (int y = 0; y < H; ++y)
        for (int x = 0; x < W; ++x) {
            if (options.class_token) index.push_back(rows + 1);
            for (int v = 0; v < H; ++v)
                for (int u = 0; u < W; ++u) index.push_back((y - v + H - 1) * (2 * W - 1) + (x - u + W - 1));
        }
    return index;
}

/// One coordinate of posenc::make_swin_coordinates.
double swin_coordinate(long distance, std::size_t size) {
    const double scaled = 8.0 * double(distance) / double(size - 1);
    return std::copysign(std::log2(1 + std::fabs(scaled)), scaled) / std::log2(8.0);
}

}  // namespace
}  // namespace posenc::reference

using namespace posenc;
using golden::Json;

namespace {

SwinOptions swin_options(const Json& c) {
    const Json& p = c["params"];
    return {.height = p["window"][0], .width = p["window"][1], .class_token = p["class_token"]};
}

std::vector<std::int32_t> index(const SwinOptions& o) {
    const std::size_t tokens = o.height * o.width + (o.class_token ? 1 : 0);
    std::vector<std::int32_t> out(tokens * tokens);
    make_swin_index(o, out);
    return out;
}

template <class T>
std::vector<T> coordinates(const SwinCoordinateOptions& o) {
    std::vector<T> out((2 * o.height - 1) * (2 * o.width - 1) * 2);
    make_swin_coordinates(o, std::span<T>(out));
    return out;
}

}  // namespace

TEST_CASE("the relative index of a window is Swin's, and BEiT's with a class token") {
    vectors::each("swin", "index", [](const Json& c) {
        const Json& window = c["options"]["window"];
        CHECK(index({window[0], window[1], false}) == vectors::integers(c));
    });
    golden::each("swin", "swin_index",
                 [](const Json& c) { CHECK(index(swin_options(c)) == c["expect"].get<std::vector<std::int32_t>>()); });
}

TEST_CASE("the relative index of a window agrees with the readable reference for every small window") {
    for (std::size_t height = 1; height < 7; ++height)
        for (std::size_t width = 1; width < 7; ++width)
            for (const bool token : {false, true})
                CHECK(index({height, width, token}) == reference::make_swin_index({height, width, token}));
}

TEST_CASE("the table of a window looked up by its index is the bias of each head") {
    golden::each("swin", "swin_bias", [](const Json& c) {
        const auto rows = index(swin_options(c));
        std::vector<float> out(c["expect"].size());
        make_bias_from_index(rows, golden::tensor<float>(c["inputs"]["table"]), c["params"]["heads"], out);
        CHECK(out == c["expect"].get<std::vector<float>>());
    });
}

TEST_CASE("SwinV2's logarithmic coordinates match 50-digit truth") {
    golden::each("swin", "swinv2_coordinates", [](const Json& c) {
        const Json &window = c["params"]["window"], &trained = c["params"]["trained_window"];
        SwinCoordinateOptions o{.height = window[0], .width = window[1]};
        if (!trained.is_null()) o.trained_height = trained[0], o.trained_width = trained[1];
        golden::check_rounded(coordinates<double>(o), golden::masked(c["expect"]), 0);
        golden::check_rounded(coordinates<float>(o), golden::masked(c["expect"]), 0);
    });
}

TEST_CASE("Swin-V2-CR's logarithmic coordinates match 50-digit truth") {
    golden::each("swin", "swinv2_cr_coordinates", [](const Json& c) {
        const Json& window = c["params"]["window"];
        const SwinCoordinateOptions o{.height = window[0], .width = window[1], .form = SwinForm::swin_v2_cr};
        golden::check_rounded(coordinates<double>(o), golden::masked(c["expect"]), 0);
        golden::check_rounded(coordinates<float>(o), golden::masked(c["expect"]), 0);
    });
}

TEST_CASE("SwinV2's coordinates agree with the readable reference, and a window of one cell has 0") {
    const auto got = coordinates<double>({.height = 5, .width = 3, .trained_height = 9});
    for (long dh = -4; dh <= 4; ++dh)
        for (long dw = -2; dw <= 2; ++dw) {
            const std::size_t at = std::size_t((dh + 4) * 5 + dw + 2) * 2;
            CHECK(got[at] == Approx(reference::swin_coordinate(dh, 9)));
            CHECK(got[at + 1] == Approx(reference::swin_coordinate(dw, 3)));
        }
    CHECK(coordinates<float>({.height = 1, .width = 1}) == std::vector<float>{0, 0});
}
