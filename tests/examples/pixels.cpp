// A heatmap: the colours of a table, written as a picture that any viewer opens.
#include <cassert>
#include <cstdio>
#include <cstring>
#include <vector>

#include "posenc/posenc.hpp"

int main() {
    const std::size_t positions = 100, dim = 64;
    std::vector<float> table(positions * dim);
    posenc::make_sinusoidal_table({.positions = posenc::range(positions), .dim = dim}, std::span(table));

    // 256 greys from black to white, and red for what is no number: bytes R G B A.
    std::vector<std::uint8_t> bytes;
    for (int level = 0; level < 256; ++level) bytes.insert(bytes.end(), {std::uint8_t(level), std::uint8_t(level), std::uint8_t(level), 255});
    bytes.insert(bytes.end(), {255, 0, 0, 255});
    std::vector<std::uint32_t> colors(257);
    std::memcpy(colors.data(), bytes.data(), bytes.size());

    std::vector<std::uint32_t> pixels(positions * dim);
    posenc::make_pixels(posenc::MatrixView<float>{table, positions, dim}, {.low = -1, .high = 1, .colors = colors}, pixels);

    if (std::FILE* file = std::fopen("heatmap.pgm", "wb")) {
        std::fprintf(file, "P5 %zu %zu 255\n", dim, positions);
        for (const std::uint32_t pixel : pixels) std::fputc(int(pixel & 255), file);
        std::fclose(file);
    }
    assert((pixels[0] & 255) == 128 && (pixels[1] & 255) == 255);  // sin 0 and cos 0
}
