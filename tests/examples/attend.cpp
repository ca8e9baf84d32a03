// Attention, plain and exact: what a kernel of one's own is compared with. Grouped queries, a window, a cache.
#include <cmath>
#include <cstdio>
#include <posenc/posenc.hpp>
#include <vector>

int main() {
    constexpr std::size_t heads = 4, key_heads = 2, room = 8, past = 5, dim = 16;
    std::vector<float> q(heads * dim), k(key_heads * room * dim), v(k.size()), out(heads * dim);
    for (std::size_t i = 0; i < k.size(); ++i) {
        k[i] = std::sin(static_cast<float>(i));
        v[i] = std::cos(static_cast<float>(i));
        if (i < q.size()) q[i] = k[i] / 2;
    }
    // One new token, the sixth; the cache has room for eight.
    const double at[] = {past};
    const posenc::AttendOptions options{
        .visibility = {.queries = 1, .keys = room, .causal = true, .window = 4, .query_positions = at},
        .heads = heads,
        .key_heads = key_heads,
        .head_dim = dim,
        .heads_first = true,
        .softcap = 50};
    posenc::attend(options, std::span<const float>(q), k, v, std::span<float>(out));

    // The same by hand, for the last head.
    double sum = 0, total = 0;
    for (std::size_t j = past - 3; j <= past; ++j) {
        double score = 0;
        for (std::size_t d = 0; d < dim; ++d)
            score += double(q[3 * dim + d]) * double(k[(room + j) * dim + d]) / std::sqrt(double(dim));
        const double weight = std::exp(50 * std::tanh(score / 50));
        sum += weight * double(v[(room + j) * dim]);
        total += weight;
    }
    std::printf("%.7f by attend, %.7f by hand\n", double(out[3 * dim]), sum / total);
    return std::fabs(double(out[3 * dim]) - sum / total) < 1e-7 ? 0 : 1;
}
