// ALiBi: each head looks back with its own patience.
#include <posenc/posenc.hpp>

#include <cstdio>
#include <vector>

int main() {
    std::vector<double> slopes(4);
    posenc::make_alibi_slopes({.heads = 4}, std::span(slopes));
    for (const double slope : slopes) std::printf("a token one further back costs %g\n", slope);
    if (slopes[0] != 0.25 || slopes[3] != 0.00390625) return 1;

    // Two new queries after three cached keys; no query sees a later key.
    std::vector<float> bias(4 * 2 * 5);
    posenc::make_alibi_bias({.heads = 4, .queries = 2, .keys = 5, .causal = true}, std::span(bias));
    for (int query = 0; query < 2; ++query) {
        for (int key = 0; key < 5; ++key) std::printf("%7.2f", bias[query * 5 + key]);
        std::printf("\n");
    }
    if (bias[0] != -0.75f || bias[3] != 0.0f || bias[5] != -1.0f) return 1;

    // Padding on the left does not shift the bias.
    const std::vector<std::uint8_t> mask = {0, 0, 1, 1};
    std::vector<float> masked(4 * 4);
    posenc::make_masked_alibi_bias({.heads = 4}, 4, mask, std::span(masked));
    return masked[2] == 0.0f && masked[3] == 0.25f ? 0 : 1;
}
