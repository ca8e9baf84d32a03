// The embedding that tells a diffusion model how much noise is left.
#include <cassert>
#include <cmath>
#include <cstdio>
#include <vector>

#include "posenc/posenc.hpp"

int main() {
    const std::vector<double> steps = {0, 500, 999.5};
    std::vector<float> ddpm(3 * 8), stable_diffusion(3 * 8);
    posenc::make_timestep_embedding({.timesteps = posenc::list(steps), .dim = 8}, std::span(ddpm));
    posenc::make_timestep_embedding(
        {.timesteps = posenc::list(steps), .dim = 8, .flip_sin_to_cos = true, .downscale_freq_shift = 0},
        std::span(stable_diffusion));
    for (int row = 0; row < 3; ++row) {
        std::printf("%7.1f:", steps[row]);
        for (int c = 0; c < 8; ++c) std::printf(" %6.3f", ddpm[row * 8 + c]);
        std::printf("\n");
    }
    // Sines first in the one, cosines first in the other, and the ladders differ.
    assert(ddpm[0] == 0 && ddpm[4] == 1 && stable_diffusion[0] == 1 && stable_diffusion[4] == 0);
    assert(std::fabs(ddpm[8 + 3] - std::sin(500 / 10000.0)) < 1e-6);
    assert(std::fabs(stable_diffusion[8 + 7] - std::sin(500 / 1000.0)) < 1e-6);
}
