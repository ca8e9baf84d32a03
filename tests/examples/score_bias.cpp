// A bias is looked up in a learned table and added to the scores of every batch.
#include <posenc/posenc.hpp>

#include <cstdio>
#include <vector>

int main() {
    const std::vector<std::int32_t> index = {1, 2, 0, 1};               // [Tq, Tk]
    const std::vector<float> table = {0, 0, 0.5f, -0.5f, 1.0f, -1.0f};  // [rows, H]
    std::vector<float> bias(2 * 4);
    posenc::make_bias_from_index(index, table, 2, bias);

    std::vector<float> scores(3 * 2 * 2 * 2, 10.0f);
    const std::vector<std::size_t> shape = {3, 2, 2, 2}, bias_shape = {2, 2, 2};
    posenc::add_bias(scores, shape, bias, bias_shape, scores);
    for (std::size_t k = 0; k < 8; ++k) std::printf("%5.1f%s", scores[k], k % 4 == 3 ? "\n" : "");
    return scores[0] == 10.5f && scores[1] == 11.0f && scores[5] == 9.0f ? 0 : 1;
}
