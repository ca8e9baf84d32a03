// NoPE: every fourth layer of Llama 4 has no position, and scales its queries instead.
#include <posenc/posenc.hpp>

#include <cmath>
#include <cstdio>
#include <vector>

int main() {
    std::vector<std::int32_t> schedule(8);
    posenc::make_nope_schedule(4, schedule);
    for (const int layer : schedule) std::printf("%s ", layer ? "rotary" : "none");
    const std::vector<double> positions = {0, 8191, 100000};
    std::vector<double> scale(3);
    posenc::compute_nope_query_scale({}, positions, scale);
    for (std::size_t k = 0; k < 3; ++k) std::printf("%8.4f", double(scale[k]));
    std::printf("\n");
    return schedule[3] == 0 && schedule[4] == 1 && scale[0] == 1 && std::fabs(scale[1] - 1.0693147) < 1e-7 ? 0 : 1;
}
