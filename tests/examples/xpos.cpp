// xPos: the same query and key score less, the further apart they are.
#include <cstdio>
#include <posenc/posenc.hpp>
#include <vector>

int main() {
    const std::size_t tokens = 600, dim = 8;
    const std::vector<float> ones(tokens * dim, 1.0f);
    std::vector<float> q(ones.size()), k(ones.size());
    posenc::apply_xpos({.role = posenc::XposRole::queries, .head_dim = dim}, ones, q);
    posenc::apply_xpos({.role = posenc::XposRole::keys, .head_dim = dim}, ones, k);
    // The slowest pair hardly turns: the decay remains.
    const auto score = [&](std::size_t m, std::size_t n) {
        return q[m * dim + 6] * k[n * dim + 6] + q[m * dim + 7] * k[n * dim + 7];
    };
    std::printf("at the same place %.4f, 300 apart %.4f, 599 apart %.4f\n", score(599, 599), score(599, 299),
                score(599, 0));
    return score(599, 599) > score(599, 299) && score(599, 299) > score(599, 0) ? 0 : 1;
}
