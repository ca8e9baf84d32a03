// KERPLE: the far past fades like a logarithm.
#include <posenc/posenc.hpp>

#include <cmath>
#include <cstdio>
#include <vector>

int main() {
    const std::vector<double> p = {1}, a = {1};
    std::vector<float> bias(5);
    posenc::make_kerple_bias({.queries = 1, .keys = 5}, p, a, bias);
    for (std::size_t k = 0; k < 5; ++k) std::printf("%8.4f", double(bias[k]));
    std::printf("\n");
    return bias[4] == 0 && bias[3] == -std::log(2.0f) ? 0 : 1;
}
