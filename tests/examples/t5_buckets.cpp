// T5: near distances have a bucket each, far ones share.
#include <posenc/posenc.hpp>

#include <cstdio>
#include <vector>

int main() {
    const std::vector<std::int32_t> relative = {-100, -64, -7, 0, 1, 64};
    std::vector<std::int32_t> buckets(relative.size());
    posenc::compute_t5_buckets({}, relative, buckets);
    for (std::size_t k = 0; k < relative.size(); ++k)
        std::printf("key - query = %4d: bucket %d\n", relative[k], buckets[k]);
    if (buckets != std::vector<std::int32_t>{15, 14, 7, 0, 17, 30}) return 1;

    // A learned table of one head whose row b is b: the bias shows the buckets.
    std::vector<float> table(32), bias(2 * 5);
    for (std::size_t b = 0; b < 32; ++b) table[b] = float(b);
    posenc::make_t5_bias({}, 1, 2, 5, table, bias);
    return bias == std::vector<float>{3, 2, 1, 0, 17, 4, 3, 2, 1, 0} ? 0 : 1;
}
