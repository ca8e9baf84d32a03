// Coordinates for networks that would otherwise see only smooth things.
#include <cassert>
#include <cmath>
#include <cstdio>
#include <vector>

#include "posenc/posenc.hpp"

int main() {
    const std::vector<double> point = {0.25, -0.5, 0.75};
    std::vector<float> nerf(63);
    posenc::make_nerf_features({.points = point}, std::span(nerf));
    std::printf("x %.2f, sin x %.4f, sin 512 x %.4f\n", nerf[0], nerf[3], nerf[57]);
    assert(nerf[0] == 0.25f && nerf[3] == float(std::sin(0.25)));

    const std::vector<double> projections = {1, 0, 0, 0.5, 0.5, 0};
    std::vector<float> gaussian(4), noise(4), box(4 * 16);
    posenc::make_gaussian_features({.points = point, .dimensions = 3, .matrix = projections}, std::span(gaussian));
    assert(gaussian[0] == 1 && gaussian[2] < 1e-7f);  // a quarter of a turn

    const std::vector<double> level = {1}, weights = {3, 5}, corners = {0, 0, 1, 1};
    posenc::make_noise_level_features({.levels = level, .weights = weights}, std::span(noise));
    assert(noise[0] == 0 && noise[2] == 1);  // ln 1 = 0
    posenc::make_box_features({.boxes = corners}, std::span(box));
    assert(box[0] == 0 && box[2] == float(std::sin(1.0)) && box[4] == 1);
}
