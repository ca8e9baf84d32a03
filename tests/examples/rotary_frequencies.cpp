// The effect of YaRN on the frequencies of a model that was trained on 2048 positions.
#include <cstdio>
#include <posenc/posenc.hpp>

int main() {
    const posenc::Frequencies plain = posenc::make_rotary_frequencies({.rotary_dim = 128});
    const posenc::Frequencies yarn =
        posenc::make_yarn_frequencies({.rotary_dim = 128, .original_max_position_embeddings = 2048, .factor = 10});
    for (const std::size_t pair : {0u, 16u, 32u, 63u})
        std::printf("pair %2zu: %.3e becomes %.3e\n", pair, plain.inverse[pair], yarn.inverse[pair]);
    std::printf("cosines and sines are multiplied by %.4f\n", yarn.attention_factor);
    const bool kept = yarn.inverse[0] == plain.inverse[0] && yarn.inverse[63] < plain.inverse[63] / 9.99;
    return kept && yarn.attention_factor > 1.23 && yarn.attention_factor < 1.231 ? 0 : 1;
}
