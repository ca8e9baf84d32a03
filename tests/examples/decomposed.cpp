// SAM: a vector for each distance in rows and one for each in columns; their products with the query join the scores.
#include <posenc/posenc.hpp>

#include <cstdio>
#include <vector>

int main() {
    std::vector<std::int32_t> index(4);
    posenc::make_decomposed_index(2, 2, index);
    std::printf("%d %d\n%d %d\n", index[0], index[1], index[2], index[3]);

    const posenc::DecomposedOptions options{
        .query_height = 1, .query_width = 2, .key_height = 1, .key_width = 2, .dim = 2};
    const std::vector<float> queries = {1, 0, 0, 1}, rows = {10, 20}, columns = {1, 2, 3, 4, 5, 6};
    std::vector<float> bias(4);
    posenc::compute_decomposed_bias(options, queries, rows, columns, std::span<float>(bias));
    return index == std::vector<std::int32_t>{1, 0, 2, 1} && bias == std::vector<float>{13, 11, 26, 24} ? 0 : 1;
}
