// DeBERTa: near distances have a bucket each, far ones share, the sign stays.
#include <posenc/posenc.hpp>

#include <cstdio>
#include <vector>

int main() {
    const std::vector<std::int32_t> relative = {-300, -128, -1, 0, 5, 200, 511};
    std::vector<std::int32_t> buckets(relative.size());
    posenc::compute_deberta_buckets({}, relative, buckets);
    for (std::size_t k = 0; k < relative.size(); ++k)
        std::printf("query - key = %4d: bucket %d\n", relative[k], buckets[k]);
    return buckets == std::vector<std::int32_t>{-207, -128, -1, 0, 5, 169, 255} ? 0 : 1;
}
