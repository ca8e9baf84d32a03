// The input of the first layer: embeddings times the root of the width, plus positions, with dropout.
#include <cassert>
#include <cstdint>
#include <cstdio>
#include <vector>

#include "posenc/posenc.hpp"

int main() {
    std::vector<float> table(8 * 4), x(2 * 3 * 4, 0.5f), out(x.size());
    posenc::make_sinusoidal_table({.positions = posenc::range(8), .dim = 4}, std::span(table));
    posenc::add_positions({.batch = 2, .tokens = 3, .dim = 4, .scale_by_sqrt_dim = true}, x, table, out);
    for (int c = 0; c < 4; ++c) std::printf("%.4f ", out[4 + c]);
    std::printf("\n");
    assert(out[0] == 1 && out[1] == 2);  // 0.5 x 2 plus sin 0 and cos 0

    // A batch padded on the left: the first word of each row is at position 0. In place.
    const std::vector<std::uint8_t> mask = {0, 1, 1, 1, 1, 1};
    const std::vector<std::int32_t> packed = {1, 1, 2};
    std::vector<double> positions(6), restarted(3);
    posenc::compute_padded_positions(mask, 2, 3, 0, positions);
    posenc::compute_packed_positions(packed, 1, 3, restarted);
    posenc::add_positions({.batch = 2, .tokens = 3, .dim = 4, .positions = positions, .dropout = 0.1, .seed = 7}, x,
                          table, x);
    assert(positions[1] == 0 && positions[5] == 2 && restarted[2] == 0);
}
