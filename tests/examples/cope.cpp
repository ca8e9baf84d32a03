// CoPE: only tokens with an open gate count.
#include <posenc/posenc.hpp>

#include <cmath>
#include <cstdio>
#include <vector>

int main() {
    const float open = HUGE_VALF, shut = -HUGE_VALF;
    const std::vector<float> logits = {open, shut, shut, open, shut};
    std::vector<float> positions(5);
    posenc::compute_cope_positions({.queries = 1, .keys = 5, .rows = 8}, logits, positions);
    for (std::size_t k = 0; k < 5; ++k) std::printf("%8.4f", double(positions[k]));
    std::printf("\n");
    return positions == std::vector<float>{2, 1, 1, 1, 0} ? 0 : 1;
}
