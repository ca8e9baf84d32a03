// The same 14 x 14 patches in three vision models: only the order of the columns differs, and all is lost.
#include <cassert>
#include <cstdio>
#include <vector>

#include "posenc/posenc.hpp"

int main() {
    using posenc::VisionConvention;
    std::vector<float> mae(14 * 14 * 64), timm(14 * 14 * 64), big_vision(14 * 14 * 64);
    posenc::make_vision_grid({VisionConvention::mae, 14, 14, 64}, std::span(mae));
    posenc::make_vision_grid({VisionConvention::timm, 14, 14, 64}, std::span(timm));
    posenc::make_vision_grid({VisionConvention::big_vision, 14, 14, 64}, std::span(big_vision));
    const std::size_t patch = (5 * 14 + 3) * 64;  // row 5, column 3
    std::printf("sin 3 first in MAE: %.4f, sin 5 first in timm: %.4f\n", mae[patch], timm[patch]);
    assert(mae[patch] == timm[patch + 16] && timm[patch] == mae[patch + 32]);
    assert(mae[patch + 1] != big_vision[patch + 1]);

    // Twice the resolution that a diffusion transformer was trained with: coordinates stay within the trained range.
    std::vector<float> small(16 * 16 * 64), large(32 * 32 * 64);
    posenc::make_diffusers_grid({.height = 16, .width = 16, .dim = 64}, std::span(small));
    posenc::make_diffusers_grid({.height = 32, .width = 32, .dim = 64}, std::span(large));
    assert(large[2 * 64] == small[1 * 64]);

    std::vector<float> video(2 * 4 * 4 * 32);
    posenc::make_diffusers_video_grid({.frames = 2, .height = 4, .width = 4, .dim = 32}, std::span(video));
    assert(video[0] == 0 && video[16 * 32] > 0.84f);
}
