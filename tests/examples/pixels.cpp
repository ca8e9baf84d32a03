// A heatmap: the colours of a table, drawn with letters.
#include <cassert>
#include <cstdio>
#include <cstring>
#include <vector>

#include "posenc/lessons/lessons.hpp"
#include "posenc/posenc.hpp"

int main() {
    const std::size_t positions = 100, dim = 64;
    std::vector<float> table(positions * dim);
    posenc::make_sinusoidal_table({.positions = posenc::range(positions), .dim = dim}, std::span(table));

    // 256 greys from black to white, and red for NaN: bytes R G B A.
    std::vector<std::uint8_t> bytes;
    for (int level = 0; level < 256; ++level)
        bytes.insert(bytes.end(), {std::uint8_t(level), std::uint8_t(level), std::uint8_t(level), 255});
    bytes.insert(bytes.end(), {255, 0, 0, 255});
    std::vector<std::uint32_t> colors(257);
    std::memcpy(colors.data(), bytes.data(), bytes.size());

    std::vector<std::uint32_t> pixels(positions * dim);
    const posenc::MatrixView<float> view{table, positions, dim};
    posenc::make_pixels(view, {.low = -1, .high = 1, .colors = colors}, pixels);
    assert((pixels[0] & 255) == 128 && (pixels[1] & 255) == 255);  // sin 0 and cos 0

    // A thumbnail: each pixel is the mean of the cells under it.
    const std::size_t width = 64, height = 20;
    pixels.resize(width * height);
    posenc::make_pixels(view, {.low = -1, .high = 1, .colors = colors, .width = width, .height = height}, pixels);
    for (std::size_t y = 0; y < height; ++y) {
        for (std::size_t x = 0; x < width; ++x) std::putchar(" .:-=+*#%@"[(pixels[y * width + x] & 255) * 10 / 256]);
        std::putchar('\n');
    }
}
