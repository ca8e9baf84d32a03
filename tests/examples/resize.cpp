// A vision transformer trained on 14 x 14 patches looks at 24 x 24; a text model reads twice as far.
#include <cassert>
#include <cstdio>
#include <vector>

#include "posenc/posenc.hpp"

int main() {
    using posenc::Interpolation;
    std::vector<float> table((1 + 14 * 14) * 32), larger((1 + 24 * 24) * 32);
    posenc::make_learned_table({.rows = 1 + 14 * 14, .dim = 32}, std::span(table));
    posenc::resize_grid({.table = table,
                         .dim = 32,
                         .old_grid = {14, 14},
                         .new_grid = {24, 24},
                         .prefix_rows = 1,
                         .method = Interpolation::bicubic_antialias},
                        std::span(larger));
    assert(larger[0] == table[0]);  // the class token is kept

    // DINOv2: a table of 37 x 37 for 16 x 24 patches, sampled with an offset of 0.1.
    std::vector<float> trained(37 * 37 * 8), offset(16 * 24 * 8);
    posenc::resize_grid({.table = trained,
                         .dim = 8,
                         .old_grid = {37, 37},
                         .new_grid = {16, 24},
                         .row_scale = 16.1 / 37,
                         .column_scale = 24.1 / 37},
                        std::span(offset));

    const std::vector<float> ramp = {0, 1, 2, 3};
    std::vector<float> stretched(7);
    posenc::resize_rows({.table = ramp, .dim = 1, .rows = 7, .align_corners = true}, std::span(stretched));
    for (const float x : stretched) std::printf("%.2f ", x);
    std::printf("\n");
    assert(stretched[0] == 0 && stretched[1] == 0.5f && stretched[6] == 3);

    std::vector<float> swin(13 * 13 * 4), wider(23 * 23 * 4);
    posenc::resize_bias_table({.table = swin, .heads = 4, .old_window = {7, 7}, .new_window = {12, 12}},
                              std::span(wider));
}
