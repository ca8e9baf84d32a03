// Sandwich: a bias that decays like the product of sinusoids, with ripples.
#include <posenc/posenc.hpp>

#include <cmath>
#include <cstdio>
#include <vector>

int main() {
    std::vector<float> bias(2 * 6);
    posenc::make_sandwich_bias({.heads = 2, .queries = 1, .keys = 6, .dim = 64}, bias);
    for (std::size_t k = 0; k < 6; ++k) std::printf("%8.4f", double(bias[k]));
    std::printf("\n");
    return bias[5] == 0 && bias[4] < 0 && bias[0] < bias[4] && bias[4] == 2 * bias[10] ? 0 : 1;
}
