// Near and far: the similarity of two positions, measured and in closed form.
#include <cassert>
#include <cmath>
#include <cstdio>
#include <vector>

#include "posenc/lessons/lessons.hpp"
#include "posenc/posenc.hpp"

int main() {
    std::vector<float> table(101 * 512), dots(101 * 101);
    posenc::make_sinusoidal_table({.positions = posenc::range(101), .dim = 512}, std::span(table));
    const posenc::MatrixView<float> view{table, 101, 512};
    posenc::compute_similarity(view, view, posenc::Measure::dot, std::span(dots));

    // The same without a table: the dot product of two positions is a sum of cosines of their offset.
    std::vector<double> curve(101);
    posenc::compute_offset_similarity({.dim = 512}, posenc::range(101), posenc::Measure::dot, curve);
    for (const int k : {0, 1, 10, 100})
        std::printf("offset %3d: measured %.4f, closed form %.4f\n", k, dots[k], curve[k]);
    assert(std::fabs(dots[1] - curve[1]) < 1e-4);

    const auto rise = posenc::find_first_rise({.dim = 512}, 1000);
    std::printf("farther is more similar for the first time at offset %zu\n", rise.offset);
    assert(rise.found && rise.offset == 44);

    const auto repeat = posenc::find_nearest_repeat({.dim = 4}, 1, 2000000);
    std::printf("at d = 4, position %zu is only %.2g away from position 0\n", repeat.offset, repeat.distance);
    assert(repeat.offset == 1146053);
}
