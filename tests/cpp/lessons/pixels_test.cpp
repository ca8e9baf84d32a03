#include "posenc/lessons/pixels.hpp"

#include <cmath>
#include <cstring>
#include <limits>

#include "posenc/lessons/lessons.hpp"
#include "posenc/posenc.hpp"
#include "support/golden.hpp"
#include "support/isas.hpp"

using namespace posenc;

namespace {

constexpr double not_a_number = std::numeric_limits<double>::quiet_NaN();

/// Colour i is the word i, the missing one the word `count`: a picture then shows places.
std::vector<std::uint32_t> places(std::size_t count) {
    std::vector<std::uint32_t> colors(count + 1);
    for (std::size_t i = 0; i <= count; ++i) colors[i] = std::uint32_t(i);
    return colors;
}

std::uint32_t place(double value, double low, double high, std::size_t count) {
    if (std::isnan(value)) return std::uint32_t(count);
    const double at = std::floor((value - low) * double(count) / (high - low));
    return std::uint32_t(std::fmin(std::fmax(at, 0), double(count - 1)));
}

/// The mean of the cells under a pixel by brute force: overlaps of areas. Whole numbers divided once.
double mean(const std::vector<float>& cells, std::size_t rows, std::size_t columns, std::size_t y, std::size_t down,
            std::size_t x, std::size_t across) {
    const auto overlap = [](std::size_t cell, std::size_t cells_, std::size_t pixel, std::size_t pixels) {
        const auto from = std::max(cell * pixels, pixel * cells_),
                   to = std::min((cell + 1) * pixels, (pixel + 1) * cells_);
        return to > from ? double(to - from) / double(cells_) : 0;
    };
    double sum = 0;
    for (std::size_t r = 0; r < rows; ++r)
        for (std::size_t c = 0; c < columns; ++c) {
            const double area = overlap(r, rows, y, down) * overlap(c, columns, x, across);
            if (area > 0) sum += double(cells[r * columns + c]) * area;
        }
    return sum;
}

std::vector<float> wave(std::size_t rows, std::size_t columns) {
    std::vector<float> out(rows * columns);
    for (std::size_t i = 0; i < out.size(); ++i)
        out[i] = i % 41 == 17 ? float(not_a_number) : float(1.2 * std::sin(1.7 * double(i * i % 1013)));
    return out;
}

}  // namespace

TEST_CASE("a picture has the colour of every cell, straight and transposed, on every instruction set") {
    const std::size_t rows = 71, columns = 45;
    const auto cells = wave(rows, columns);
    const std::vector<double> wide(cells.begin(), cells.end());
    const auto colors = places(256);
    on_every_isa([&] {
        for (const bool transpose : {false, true}) {
            std::vector<std::uint32_t> out(rows * columns), same(rows * columns);
            make_pixels(MatrixView<float>{cells, rows, columns}, {.colors = colors, .transpose = transpose}, out);
            make_pixels(MatrixView<double>{wide, rows, columns}, {.colors = colors, .transpose = transpose}, same);
            CHECK(out == same);
            for (std::size_t r = 0; r < rows; ++r)
                for (std::size_t c = 0; c < columns; ++c)
                    REQUIRE(out[transpose ? c * rows + r : r * columns + c] ==
                            place(cells[r * columns + c], -1, 1, 256));
        }
    });
}

TEST_CASE(
    "pixels with more than one cell are means by area, and a NaN shows in those that it touches and in no other") {
    const std::size_t sizes[][4] = {{7, 5, 3, 2},   {8, 9, 8, 4},     {12, 6, 5, 6},
                                    {10, 10, 1, 1}, {17, 40, 16, 33}, {100, 3, 7, 3}};
    // So many colours that an index gives the mean to five digits.
    const auto colors = places(65536);
    for (const auto& [rows, columns, down, across] : sizes) {
        const auto cells = wave(rows, columns);
        for (const bool transpose : {false, true}) {
            std::vector<std::uint32_t> out(down * across);
            const PixelOptions options{-2, 2, colors, transpose ? down : across, transpose ? across : down, transpose};
            make_pixels(MatrixView<float>{cells, rows, columns}, options, out);
            for (std::size_t y = 0; y < down; ++y)
                for (std::size_t x = 0; x < across; ++x) {
                    const double expected = mean(cells, rows, columns, y, down, x, across);
                    const std::uint32_t got = out[transpose ? x * down + y : y * across + x];
                    INFO(rows << " x " << columns << " on " << down << " x " << across << ", pixel " << y << ", " << x);
                    REQUIRE((got == 65536) == std::isnan(expected));
                    if (got != 65536) REQUIRE(std::fabs(double(got) - double(place(expected, -2, 2, 65536))) <= 1);
                }
        }
    }
}

TEST_CASE("negative values and the others never share a colour when the range is symmetrical") {
    const auto colors = places(256);
    for (const double reach : {1.0, 0.1, 3.7, 1e-9, 1e9}) {
        const std::vector<double> cells{-reach, -reach * 1e-6, 0.0, reach * 1e-6, reach};
        std::vector<std::uint32_t> out(5);
        make_pixels(MatrixView<double>{cells, 1, 5}, {-reach, reach, colors}, out);
        CHECK(out == std::vector<std::uint32_t>{0, 127, 128, 128, 255});
    }
}

TEST_CASE("infinities take the ends, and any number of colours cuts the range into equal steps") {
    const auto colors = places(3);
    const double inf = std::numeric_limits<double>::infinity();
    const std::vector<double> cells{-inf, 9.99, 10, 13.3, 13.4, 16.6, 16.7, 20, 1e300, inf, not_a_number};
    std::vector<std::uint32_t> out(cells.size());
    make_pixels(MatrixView<double>{cells, 1, cells.size()}, {10, 20, colors}, out);
    CHECK(out == std::vector<std::uint32_t>{0, 0, 0, 0, 1, 1, 2, 2, 2, 2, 3});
}

TEST_CASE("pictures of empty matrices are empty, and bad ones are rejected by name with nothing written") {
    const auto colors = places(2);
    make_pixels(MatrixView<float>{{}, 0, 7}, {.colors = colors}, {});
    const std::vector<float> cells(6);
    std::vector<std::uint32_t> out(6, 77);
    const auto refused = [&](PixelOptions options, std::size_t rows = 2, std::size_t words = 6) {
        const Status s = try_make_pixels(MatrixView<float>{cells, rows, 3}, options, std::span(out).first(words));
        CHECK_FALSE(s.ok());
        CHECK(out == std::vector<std::uint32_t>(6, 77));
        return std::string(s.argument);
    };
    CHECK(refused({.colors = std::span(colors).first(1)}) == "colors");
    CHECK(refused({.low = not_a_number, .colors = colors}) == "low");
    CHECK(refused({.high = not_a_number, .colors = colors}) == "high");
    CHECK(refused({.low = 1, .high = 1, .colors = colors}) == "high");
    CHECK(refused({.low = 0, .high = 5e-324, .colors = colors}) == "high");
    CHECK(refused({.low = -1e308, .high = 1e308, .colors = colors}) == "high");
    CHECK(refused({.colors = colors, .width = 4}) == "width");
    CHECK(refused({.colors = colors, .height = 3}) == "height");
    CHECK(refused({.colors = colors, .height = 4, .transpose = true}) == "height");
    CHECK(refused({.colors = colors}, 3) == "values");
    CHECK(refused({.colors = colors}, 2, 5) == "out");
}
