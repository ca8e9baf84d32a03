// A board of squares: each axis has separate columns.
#include <array>
#include <cassert>
#include <cmath>
#include <cstdio>
#include <vector>

#include "posenc/posenc.hpp"

int main() {
    const std::array<std::size_t, 2> board = {8, 8};
    std::vector<float> squares(8 * 8 * 12), signal(8 * 8 * 12);
    posenc::make_multidim_table({.sizes = board, .dim = 12}, std::span(squares));
    posenc::make_tensor2tensor_grid({.sizes = board, .dim = 12}, std::span(signal));
    const float* e4 = &squares[(4 * 8 + 3) * 12];
    for (int c = 0; c < 12; ++c) std::printf("%7.4f", e4[c]);
    std::printf("\n");
    assert(std::fabs(e4[0] - std::sin(4.0)) < 1e-6 && std::fabs(e4[6] - std::sin(3.0)) < 1e-6);
    assert(std::fabs(signal[(4 * 8 + 3) * 12 + 3] - std::cos(4.0)) < 1e-6);
}
