// A formula for two dimensions that cannot tell (2, 3) from (3, 2).
#include <cassert>
#include <cstdio>
#include <vector>

#include "posenc/posenc.hpp"

int main() {
    const std::vector<double> points = {2, 3, 3, 2, 0, 7};
    std::vector<float> table(3 * 4);
    posenc::make_product_table({.points = points, .dim = 4}, std::span(table));
    for (int row = 0; row < 3; ++row)
        std::printf("(%g, %g): %7.4f %7.4f %7.4f %7.4f\n", points[2 * row], points[2 * row + 1], table[4 * row],
                    table[4 * row + 1], table[4 * row + 2], table[4 * row + 3]);
    assert(table[0] == table[4] && table[1] == table[5]);
    assert(table[8] == 0 && table[11] == 0);
}
