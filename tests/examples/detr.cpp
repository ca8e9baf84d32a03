// Two images of a batch, the second one narrower: padding does not count.
#include <cassert>
#include <cstdint>
#include <cstdio>
#include <vector>

#include "posenc/posenc.hpp"

int main() {
    const std::vector<std::uint8_t> mask = {0, 0, 0, 0, 0, 0, 0, 0,   // 2 x 4
                                            0, 0, 0, 1, 0, 0, 0, 1};  // 2 x 3 and padding
    std::vector<float> encoding(2 * 8 * 2 * 4);
    posenc::make_detr_encoding({.batch = 2, .height = 2, .width = 4, .axis_dim = 4, .mask = mask}, std::span(encoding));
    const float* x = &encoding[4 * 8];  // the first channel of x
    const float* narrow = x + 8 * 8;
    for (int column = 0; column < 4; ++column) std::printf("%8.4f %8.4f\n", x[column], narrow[column]);
    // Both end at one full turn, the narrower one a column earlier.
    assert(x[3] > -1e-5f && x[3] < 1e-5f && narrow[2] > -1e-5f && narrow[2] < 1e-5f);
}
