// Image patches turned by row and column, and text with a picture in it turned by three positions.
#include <cstdio>
#include <posenc/posenc.hpp>
#include <vector>

int main() {
    const posenc::RotaryGrid patches = posenc::make_eva_rotary({.head_dim = 64, .height = 14, .width = 14});
    std::vector<double> angles(196 * 32);
    posenc::compute_rotary_angles(patches, angles);
    // Patch (2, 3) is token 31: its first pair turns by the row, its seventeenth by the column.
    std::printf("patch (2, 3): row angle %g, column angle %g\n", angles[31 * 32], angles[31 * 32 + 16]);

    std::vector<float> q(196 * 2 * 64, 1.0f);
    posenc::apply_rotary_grid(
        {.heads = 2, .head_dim = 64, .heads_first = false, .pairing = posenc::Pairing::interleaved}, patches, q, q);

    // Two words, a picture of 1 x 2 patches, a word: time, row, column.
    const std::vector<double> positions = {0, 1, 2, 2, 4, 0, 1, 2, 2, 4, 0, 1, 2, 3, 4};
    const posenc::RotaryGrid mixed =
        posenc::make_mrope({.style = posenc::MropeStyle::chunked, .sections = {2, 3, 3}},
                           posenc::make_rotary_frequencies({.rotary_dim = 16, .base = 1e6}), positions);
    std::vector<float> words(5 * 16, 1.0f);
    posenc::apply_rotary_grid({.head_dim = 16, .pairing = posenc::Pairing::rotate_half}, mixed, words, words);
    return angles[31 * 32] == 2 && angles[31 * 32 + 16] == 3 && words[0] == 1 ? 0 : 1;
}
