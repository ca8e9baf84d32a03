// Transformer-XL: one new query looks at three remembered keys and its own.
#include <posenc/posenc.hpp>

#include <cstdio>
#include <vector>

int main() {
    const posenc::TransformerXlOptions options{.heads = 1, .queries = 1, .keys = 4, .dim = 2, .width = 2};
    const std::vector<float> query = {1, 0}, keys(8, 0.0f), none(2, 0.0f), identity = {1, 0, 0, 1};
    std::vector<float> scores(4), positions(8);
    posenc::compute_transformer_xl_scores(options, {query, keys, none, none, identity}, scores);
    posenc::make_transformer_xl_positions(options, positions);
    for (std::size_t k = 0; k < 4; ++k)
        std::printf("distance %zu: sine %.4f, score %.4f\n", 3 - k, positions[2 * k], scores[k]);
    return scores[3] == 0 && positions[6] == 0 && positions[7] == 1 && scores[2] > 0.59f ? 0 : 1;
}
