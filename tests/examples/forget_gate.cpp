// Forget gates: gates that all equal one half are ALiBi with the slope ln 2.
#include <posenc/posenc.hpp>

#include <cmath>
#include <cstdio>
#include <vector>

int main() {
    const std::vector<float> gates(3, 0.0f);
    std::vector<float> bias(9);
    posenc::make_forget_gate_bias({.heads = 1, .tokens = 3}, gates, bias);
    for (std::size_t k = 0; k < 9; ++k) std::printf("%8.4f", double(bias[k]));
    std::printf("\n");
    return bias[8] == 0 && bias[7] == -std::log(2.0f) && bias[6] == 2 * bias[7] ? 0 : 1;
}
