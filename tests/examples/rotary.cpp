// Queries and keys turned by their positions: scores then know the distance.
#include <cstdio>
#include <posenc/posenc.hpp>
#include <vector>

int main() {
    const posenc::Frequencies frequencies = posenc::make_rotary_frequencies({.rotary_dim = 8});
    const std::vector<float> q = {1, 0, 1, 0, 1, 0, 1, 0}, k = {0, 1, 1, 0, 0, 1, 1, 0};
    const auto pairing = posenc::Pairing::interleaved;
    const auto score = [&](double query, double key) {
        std::vector<float> a(8), b(8);
        posenc::apply_rotary({.positions = posenc::range(query, 1), .head_dim = 8, .pairing = pairing}, frequencies, q,
                             a);
        posenc::apply_rotary({.positions = posenc::range(key, 1), .head_dim = 8, .pairing = pairing}, frequencies, k,
                             b);
        float sum = 0;
        for (int i = 0; i < 8; ++i) sum += a[i] * b[i];
        return sum;
    };
    std::printf("three apart: %.6f near the start, %.6f far from it\n", score(5, 2), score(1005, 1002));

    // Two heads of four tokens, in place; the tokens follow 508 cached ones.
    std::vector<float> x(4 * 2 * 8, 1.0f);
    posenc::apply_rotary({.positions = posenc::cached_query_positions(4, 512),
                          .heads = 2,
                          .head_dim = 8,
                          .heads_first = false,
                          .pairing = pairing},
                         frequencies, x, x);

    // The same weights with the pairs of Hugging Face.
    std::vector<std::int32_t> order(8);
    posenc::make_rotary_permutation({.head_dim = 8, .to = posenc::Pairing::rotate_half}, order);
    for (const int channel : order) std::printf("%d ", channel);
    std::printf("\n");
    const float difference = score(5, 2) - score(1005, 1002);
    return difference < 1e-5f && difference > -1e-5f && order[1] == 2 ? 0 : 1;
}
