// How far float32, float16 and bfloat16 arithmetic is from the true table, and where positions become the same.
#include <cassert>
#include <cstdio>
#include <vector>

#include "posenc/lessons/lessons.hpp"
#include "posenc/posenc.hpp"

int main() {
    const double places[] = {100, 4096, 65535};
    std::vector<double> errors(3);
    posenc::compute_precision_errors({.positions = posenc::list(places), .dim = 512}, errors);
    std::printf("float32 exp/log code at d = 512: off by %.1e at 100, %.1e at 4096, %.1e at 65535\n", errors[0],
                errors[1], errors[2]);
    assert(errors[0] < 5e-6 && errors[2] > 3e-3);

    constexpr auto low = posenc::NumberFormat::bfloat16;
    const auto same =
        posenc::find_first_collision({.dim = 512, .frequencies = low, .angles = low, .values = low}, 1000);
    std::printf("bfloat16 gives positions %zu and %zu the same row\n", same.first, same.second);
    assert(same.found && same.second <= 257);
    assert(posenc::round_to_format(257, low) == 256);
}
