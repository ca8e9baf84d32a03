// The MLP bias: a network of one hidden layer that returns -|d|, made of two rectified halves.
#include <posenc/posenc.hpp>

#include <cstdio>
#include <vector>

int main() {
    const std::vector<float> both{1, -1}, none{0, 0}, minus{-1, -1}, zero{0};
    const std::vector<posenc::MlpLayer> layers{{.weights = both, .bias = none}, {.weights = minus, .bias = zero}};
    std::vector<float> bias(4 * 4);
    posenc::make_mlp_bias({.queries = 4, .keys = 4, .activation = posenc::MlpActivation::relu}, layers,
                          std::span(bias));
    for (std::size_t k = 0; k < bias.size(); ++k) std::printf("%4.0f%s", double(bias[k]), k % 4 == 3 ? "\n" : "");
    return bias[3] == -3 && bias[5] == 0 ? 0 : 1;
}
