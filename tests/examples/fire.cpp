// FIRE: distances relative to how much came before.
#include <posenc/posenc.hpp>

#include <cmath>
#include <cstdio>
#include <vector>

int main() {
    std::vector<double> distance(5);
    posenc::make_fire_distances({.queries = 1, .keys = 5, .c = 1, .threshold = 2}, std::span(distance));
    for (std::size_t k = 0; k < 5; ++k) std::printf("%8.4f", double(distance[k]));
    std::printf("\n");
    return distance[4] == 0 && std::fabs(distance[0] - 1) < 1e-5 ? 0 : 1;
}
