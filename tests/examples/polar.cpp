// PoPE: a query matches a key best at the distance set by the key's learned phase, for any words.
#include <posenc/posenc.hpp>

#include <cstdio>
#include <vector>

int main() {
    const std::vector<float> word(16, 1.0f), phases(16, 0.0f);
    std::vector<float> q(32), k(32);
    const auto score = [&](double query, double key) {
        posenc::apply_polar({.positions = posenc::range(query, 1), .head_dim = 16}, word, {}, std::span<float>(q));
        posenc::apply_polar({.positions = posenc::range(key, 1), .head_dim = 16}, word, phases, std::span<float>(k));
        double sum = 0;
        for (std::size_t i = 0; i < q.size(); ++i) sum += double(q[i]) * double(k[i]);
        return sum;
    };
    std::printf("same place %.3f, one apart %.3f, ten apart %.3f\n", score(5, 5), score(5, 4), score(15, 5));
    return score(5, 5) > score(5, 4) && score(5, 4) > score(15, 5) ? 0 : 1;
}
