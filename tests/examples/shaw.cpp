// Shaw: a learned vector for each distance, farther ones share.
#include <posenc/posenc.hpp>

#include <cstdio>
#include <vector>

int main() {
    const posenc::ShawOptions options{.queries = 2, .keys = 4, .max_distance = 1, .dim = 2};
    std::vector<std::int32_t> index(8);
    posenc::make_shaw_index(options, index);
    for (std::size_t k = 0; k < 8; ++k) std::printf("%d%s", index[k], k % 4 == 3 ? "\n" : " ");

    const std::vector<float> queries = {1, 0, 0, 1}, table = {0, 1, 2, 3, 4, 5};
    std::vector<float> bias(8);
    posenc::compute_shaw_bias(options, queries, table, bias);
    return index == std::vector<std::int32_t>{0, 0, 1, 2, 0, 0, 0, 1} && bias[3] == float(4 / 1.4142135623730951) ? 0
                                                                                                                  : 1;
}
